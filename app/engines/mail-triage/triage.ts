import { findAmounts, type Amount } from './amounts.ts'
import { findAsks, type Ask } from './asks.ts'
import { findDates } from './dates.ts'
import type { FoundDate } from './found-days.ts'
import { piles, type Mail, type Pile, type Priority, type WallTime } from './mail.ts'
import { weigh } from './priority.ts'
import { readSender } from './sender.ts'
import { findSignals } from './signals.ts'

/**
 * Where a mail belongs and why. Places of dates, asks and amounts count in `wholeOf(mail)`: the subject, a line end, the
 * text.
 */
export type Triage = {
  pile: Pile
  pileReasons: readonly string[]
  priority: Priority
  /** The reason of the priority in a few words, and in a sentence. */
  why: string
  whyInFull: string
  dates: readonly FoundDate[]
  asks: readonly Ask[]
  amounts: readonly Amount[]
}

const wholeOf = ({ subject, text }: Pick<Mail, 'subject' | 'text'>) => `${subject}\n${text}`

/** Sorts one mail: the same mail seen at the same time always gets the same answer, with its reasons. */
export function triage(mail: Mail, now: WallTime): Triage {
  const whole = wholeOf(mail)
  const sender = readSender(mail.from)
  const asks = findAsks(whole)
  const amounts = findAmounts(whole)
  const dates = findDates(whole, now)
  const { pile, pileReasons } = choosePile({ ...mail, sender, asks, amounts })
  const asked = pile === 'people' ? asks : []
  return { pile, pileReasons, ...weigh({ pile, whole, asks: asked, amounts, dates }, now), dates, asks: asked, amounts }
}

/** A tie goes to the bundle that can wait longest: a machine is taken for a person less often than the other way. */
const TIE_ORDER: readonly Pile[] = ['receipts', 'newsletters', 'notices', 'people']

function choosePile(reading: Parameters<typeof findSignals>[0]) {
  const signals = findSignals(reading)
  const pointsOf = (pile: Pile) => signals.reduce((sum, { points }) => sum + (points[pile] ?? 0), 0)
  const best = Math.max(...piles.map(pointsOf))
  const pile = best > 0 ? (TIE_ORDER.find((each) => pointsOf(each) === best) ?? 'notices') : 'notices'
  const reasons = signals.filter(({ points }) => (points[pile] ?? 0) > 0).map(({ reason }) => reason)
  return { pile, pileReasons: reasons.length ? reasons : ['Nothing in it speaks for another bundle'] }
}
