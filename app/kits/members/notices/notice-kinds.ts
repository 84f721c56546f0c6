import { once } from '#app/platform/once.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'

/** A sort of things members are told of. */
export type NoticeKind = {
  /** What the settings call it: "Replies to what you wrote". */
  label: string
  icon: IconName
  /**
   * The sentence: who did it ("Mira and 2 others"), whether they are several, and a few words of the thing. A notice of the
   * house itself has nobody behind it.
   */
  words: (told: { who: string; isSeveral: boolean; subject: string }) => string
  /** Whether it goes by mail to whoever has not chosen. */
  isMailed?: boolean
  /** It cannot be switched off: what happened to the member's own things. */
  isAlways?: boolean
  /** A letter that comes by itself and never stands among the notices, such as a digest. */
  isLetter?: boolean
}

export type NoticeKindName = `${string}.${string}`

const kinds = () => once('notice-kinds', () => new Map<string, NoticeKind>())

/** Says which notices a room sends, called in the room's `*.register.server.ts`: `{ 'pulse.reply': … }`. */
export function defineNotices(defined: Readonly<Record<NoticeKindName, NoticeKind>>): void {
  for (const [name, kind] of Object.entries(defined)) kinds().set(name, kind)
}

export const findNoticeKind = (name: string): NoticeKind | null => kinds().get(name) ?? null

/** All kinds, in the order their rooms said them. */
export const listNoticeKinds = (): (NoticeKind & { name: string })[] =>
  [...kinds()].map(([name, kind]) => ({ name, ...kind }))

/** "Mira", "Mira and Jon", "Mira, Jon and 3 others": names of the newest, and how many there are in all. */
export function toWhoWords(names: readonly string[], people: number): string {
  const [first, second] = names
  if (first === undefined) return people > 1 ? `${people} members` : 'A member'
  if (people <= 1) return first
  if (second === undefined || people > 2) {
    const shown = second === undefined ? [first] : [first, second]
    const others = people - shown.length
    return `${shown.join(', ')} and ${others === 1 ? 'one other' : `${others} others`}`
  }
  return `${first} and ${second}`
}

/** Whether a kind goes to a member by mail: what they chose, else what is usual for it. */
export function isMailed(name: string, chosen: Readonly<Record<string, boolean>> | undefined): boolean {
  const kind = findNoticeKind(name)
  if (!kind) return false
  return kind.isAlways === true || (chosen?.[name] ?? kind.isMailed ?? false)
}
