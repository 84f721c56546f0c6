import { triage, type Triage } from '#app/engines/mail-triage/triage.ts'
import { sayAgain } from '#app/engines/mail-triage/wall-time.ts'
import { toTable } from '#app/platform/table.ts'

/** The bundles of the inbox: those of the sorting engine, and two that it does not know. */
export const bundles = ['people', 'invitations', 'notices', 'newsletters', 'receipts', 'travel'] as const
export type Bundle = (typeof bundles)[number]

const names = toTable<string>({
  people: 'People',
  invitations: 'Invitations',
  notices: 'Notices',
  newsletters: 'Newsletters',
  receipts: 'Receipts',
  travel: 'Travel',
})
export const toBundleName = (bundle: string): string => names[bundle] ?? 'Notices'

/** The engine reads the beginning; what somebody quotes below is not theirs. */
const READ_CHARS = 6_000
const TRAVEL =
  /\b(?:boarding pass|your flight|flight [A-Z]{1,3} ?\d{2,4}|itinerary|check-in (?:opens|is open)|train ticket|hotel reservation|your booking|e-?ticket|departure|platform \d)\b/i

export type Sorted = Omit<Triage, 'pile'> & { pile: Bundle }
export type ToSort = {
  from: string
  subject: string
  text: string
  hasInvitation: boolean
  isList: boolean
  /** What goes along calls an event off. */
  isOff?: boolean
}

/** A text without the lines it quotes. */
export const withoutQuotes = (text: string): string =>
  text
    .slice(0, READ_CHARS * 2)
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .split(/\n(?:On .{5,120} wrote:|-{2,} ?(?:Original Message|Forwarded message))/i)[0]!
    .slice(0, READ_CHARS)
    .trim()

/** The reason of a priority that was found at one moment, in words about days that hold now. */
export const whyNow = (why: string, at: Date, now: Date): string => sayAgain(why, toWallTime(at), toWallTime(now))
const toWallTime = (at: Date) => at.toISOString().slice(0, 16)

/** Sorts a message as it was at a moment: its bundle and priority, each with reasons. */
export function sortMail({ from, subject, text, hasInvitation, isList, isOff }: ToSort, at: Date): Sorted {
  const found = triage({ from, subject, text: withoutQuotes(text) }, toWallTime(at))
  if (isOff) return { ...withPile(found, 'invitations', 'An event is called off'), ...CALLED_OFF }
  if (hasInvitation) return withPile(found, 'invitations', 'An invitation to a date goes along')
  const travel = TRAVEL.exec(`${subject}\n${text.slice(0, READ_CHARS)}`)
  if (travel && found.pile !== 'people') return withPile(found, 'travel', `Speaks of a journey: “${travel[0]}”`)
  if (isList && found.pile === 'people')
    return {
      ...withPile(found, 'newsletters', 'It says how to unsubscribe'),
      priority: 'calm',
      why: 'Reading, any time',
    }
  return found
}

const CALLED_OFF: Pick<Triage, 'priority' | 'why' | 'whyInFull' | 'asks' | 'dates'> = {
  ...{ priority: 'calm', why: 'Called off', whyInFull: 'The event was called off.' },
  ...{ asks: [], dates: [] },
}

const withPile = (found: Triage, pile: Bundle, reason: string): Sorted => ({
  ...found,
  pile,
  pileReasons: [reason, ...found.pileReasons.slice(0, 3)],
})

/** Whether a word of an address names a bundle. */
export const isBundle = (word: string | null): word is Bundle => bundles.some((one) => one === word)
