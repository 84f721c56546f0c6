import { aboutOf, alsoOf } from '#app/catalogue/abouts.ts'
import { ACTION_CATEGORY, actions, type ActionEntry, type ActionId } from '#app/catalogue/actions.ts'
import { isOpen } from '#app/catalogue/doors.ts'
import { categories, type Category } from '#app/catalogue/screen.ts'
import { getScreen, screenIds, type ScreenId } from '#app/catalogue/screens.ts'
import { shortcuts, type Shortcut } from '#app/catalogue/shortcuts.ts'
import { fillPath, to } from '#app/catalogue/to.ts'

/** `also`: further words it is looked for by. `isComing`: its tool does not work yet. */
type Words = { title: string; about: string; also: string; shortcut: Shortcut | null; isComing?: true }
export type ScreenLine = Words & { kind: 'screen'; id: ScreenId; category: Category; href: string }
export type ActionLine = Words & { kind: 'action'; id: ActionId; category: typeof ACTION_CATEGORY }
export type HelpLine = Words & { kind: 'help'; id: string; category: typeof HELP_CATEGORY; href: string }
export type PaletteEntry = ScreenLine | ActionLine | HelpLine
/** An article of the help centre, as the server lists it. */
export type HelpTitle = { slug: string; title: string; summary: string; tags: string }
export type PaletteGroup = { label: string; entries: PaletteEntry[] }
/** What decides over the lines somebody is offered. */
export type PaletteReader = { isMember: boolean; staffScreens: readonly ScreenId[] }

export const HELP_CATEGORY = 'Help'
/** The last group: screens whose tool does not work yet. */
export const COMING = 'Coming, not open yet'

const allActions: Readonly<Record<ActionId, ActionEntry>> = actions

/** Every action, then every listed screen that opens without a parameter; what only some may use is for them. */
export function listPaletteEntries({ isMember, staffScreens }: PaletteReader): PaletteEntry[] {
  const screenLines = screenIds.flatMap((id): ScreenLine[] => {
    const { title, category, paths, access, listed } = getScreen(id)
    const about = aboutOf(id)
    if (listed === false || (access === 'admin' && !staffScreens.includes(id))) return []
    const line = { kind: 'screen', id, title, about, also: alsoOf(id), category } as const
    const isComing = isOpen(id) ? {} : ({ isComing: true } as const)
    return [{ ...line, href: fillPath(paths[0], {}), shortcut: shortcutTo(id), ...isComing }]
  })
  const actionLines = (Object.keys(actions) as ActionId[]).flatMap((id): ActionLine[] => {
    const { title, about, for: readers, does } = allActions[id]
    if (readers === 'member' && !isMember) return []
    const shortcut = 'opens' in does ? shortcutTo(does.opens) : null
    return [{ kind: 'action', id, title, about, also: '', category: ACTION_CATEGORY, shortcut }]
  })
  return [...actionLines, ...screenLines]
}

/** Articles of the help centre: found by their titles and tags once something is typed. */
export const toHelpLines = (titles: readonly HelpTitle[]): HelpLine[] =>
  titles.map(({ slug, title, summary, tags }) => ({
    ...{ kind: 'help', id: `help/${slug}`, title, about: summary, also: tags, category: HELP_CATEGORY, shortcut: null },
    href: to('support', null, { article: slug }),
  }))

const shortcutTo = (opens: Shortcut['opens']): Shortcut | null =>
  shortcuts.find((candidate) => candidate.opens === opens) ?? null

/**
 * Groups in the order of the categories; the recent screens come first while nothing is typed, then those that a member put
 * first, and both before others that fit a query as well.
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly ScreenId[],
  first: readonly ScreenId[] = [],
): PaletteGroup[] {
  const words = toWords(query)
  if (words.length === 0) {
    const linesOf = (ids: readonly ScreenId[]) => ids.flatMap((id) => entries.filter((entry) => entry.id === id))
    const before = [
      { label: 'Recent', entries: linesOf(recent) },
      { label: 'Yours', entries: linesOf(first.filter((id) => !recent.includes(id))) },
    ]
    return [...before.filter((group) => group.entries.length > 0), ...byCategory(entries)]
  }
  const found = entries
    .map((entry) => ({ entry, rank: rankOf(entry, words), opened: openedAt(entry, [...recent, ...first]) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.opened - b.opened)
    .map(({ entry }) => entry)
  return byFirstFound(found)
}

/** The place among the recent screens, newest 0; behind all of them for what was not opened. */
function openedAt(entry: PaletteEntry, recent: readonly string[]): number {
  const place = recent.indexOf(entry.id)
  return place < 0 ? recent.length : place
}

/**
 * Every word, or its singular, must stand in the title, the description, the further words or the category; 0 is no match, a
 * title counts most.
 */
function rankOf({ title, about, also, category, isComing }: PaletteEntry, words: readonly string[]): number {
  const name = title.toLowerCase()
  const rest = `${also} ${about} ${category}`.toLowerCase()
  const ranks = words.map((word) => Math.max(...withSingular(word).map((one) => placeOf(one, name, rest, also))))
  if (ranks.some((rank) => rank === 0)) return 0
  const mean = ranks.reduce<number>((sum, rank) => sum + rank, 0) / ranks.length
  return isComing || category === HELP_CATEGORY ? mean / LATER_DIVISOR : mean
}

/** What is coming and what only explains stand behind tools that fit about as well. */
const LATER_DIVISOR = 2

function placeOf(word: string, name: string, rest: string, also: string): number {
  if (startsAWord(name, word)) return 5
  if (name.includes(word)) return 4
  if (startsAWord(also, word)) return 3
  if (startsAWord(rest, word)) return 2
  return rest.includes(word) ? 1 : 0
}

/** "images" is looked for as "image" too. */
const withSingular = (word: string): string[] =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? [word, word.slice(0, -1)] : [word]

const startsAWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`)

const byCategory = (entries: readonly PaletteEntry[]): PaletteGroup[] =>
  withComing(
    [...categories, ACTION_CATEGORY].map((label) => ({
      label,
      entries: entries.filter((entry) => entry.category === label),
    })),
  )

const byFirstFound = (found: readonly PaletteEntry[]): PaletteGroup[] =>
  [...new Set(found.map(toGroupLabel))].map((label) => ({
    label,
    entries: found.filter((entry) => toGroupLabel(entry) === label),
  }))

const toGroupLabel = ({ isComing, category }: PaletteEntry): string => (isComing ? COMING : category)

/** What is coming leaves the groups and stands together at the end. */
const withComing = (groups: readonly PaletteGroup[]): PaletteGroup[] =>
  [
    ...groups.map(({ label, entries }) => ({ label, entries: entries.filter(({ isComing }) => !isComing) })),
    { label: COMING, entries: groups.flatMap(({ entries }) => entries.filter(({ isComing }) => isComing)) },
  ].filter(({ entries }) => entries.length > 0)

/** A text in pieces, those that were typed marked. */
export function markMatches(text: string, query: string): { text: string; isMatch: boolean }[] {
  const words = toWords(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ text, isMatch: false }]
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'gi'))
  return pieces.map((piece, n) => ({ text: piece, isMatch: n % 2 === 1 })).filter((piece) => piece.text)
}

const toWords = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)
