import { daysBetween, toWords } from './calendar.ts'
import { GAP_MIN_DAYS, SAME_EVENT_SHARE } from './chronology.limits.ts'
import type { ChronologyEvent } from './chronology.ts'
import type { Sentence } from './sentences.ts'

export type Gap = { from: string; to: string; days: number }
export type Conflict = { about: string; first: string; second: string }

const IDLE = new Set(
  (
    'a an the and or but i we he she they it my our his her their me us him them to of in on at by for from with was were is are be been had has have that this ' +
    'then later again there when as not no did do so very also after before since until about first next day week month year'
  ).split(' '),
)
const SUM =
  /(?<name>\b(?:rent|deposit|fee|price|salary|wage|loan|debt|fine|damage|repair|bill|invoice|bonus|maintenance)\b)[^.;]{0,30}?(?<sum>[£€$] ?\d[\d.,]*\d|\d[\d.,]* ?(?:pounds|euros?|dollars))/gi
const CHANGED = /\b(?:raised|increased|lowered|reduced|new|went up|part|rest|half|instead|more|another|second)\b/i

/** Long stretches between two certain dates in which nothing is told. */
export function findGaps(events: readonly ChronologyEvent[]): Gap[] {
  const days = events.filter(({ when }) => when.precision === 'day')
  return days.slice(1).flatMap((event, index) => {
    const before = days[index]!
    const from = before.when.endIso ?? before.when.iso
    const count = daysBetween(from, event.when.iso)
    if (count < GAP_MIN_DAYS) return []
    return [{ from: toWords(from, 'day'), to: toWords(event.when.iso, 'day'), days: count }]
  })
}

/** A story of the longest allowed length has some hundred; each is held against each. */
const MOST_HELD_AGAINST = 200

/** What of a long story was not held against the rest, for its reader; nothing where all was. */
export function toCutNotes(events: readonly unknown[], sentences: readonly unknown[]): string[] {
  const most = MOST_HELD_AGAINST
  return [
    events.length > most ? `Of ${events.length} dates only the first ${most} were held against each other.` : '',
    sentences.length > most
      ? `Only the first ${most} of ${sentences.length} sentences were searched for two sums of one thing.`
      : '',
  ].filter((note) => note !== '')
}

/** Two dates for what reads like one event, and two sums for one thing. */
export function findConflicts(all: readonly ChronologyEvent[], sentences: readonly Sentence[]): Conflict[] {
  const events = all.slice(0, MOST_HELD_AGAINST)
  const dates = events.flatMap((one, index) =>
    events.slice(index + 1).flatMap((other) => {
      if (one.when.iso === other.when.iso || one.sentence === other.sentence) return []
      if (shareOf(one.what, other.what) < SAME_EVENT_SHARE) return []
      return [{ about: 'Two dates for what reads like one event', first: one.sentence, second: other.sentence }]
    }),
  )
  return [...dates, ...findSums(sentences)]
}

function findSums(sentences: readonly Sentence[]): Conflict[] {
  const sums = sentences.slice(0, MOST_HELD_AGAINST).flatMap(({ text }) =>
    [...text.matchAll(SUM)].map((match) => ({
      name: (match.groups?.['name'] ?? '').toLowerCase(),
      sum: (match.groups?.['sum'] ?? '').replace(/[^\d]/g, ''),
      sentence: text,
    })),
  )
  return sums.flatMap((one, index) =>
    sums.slice(index + 1).flatMap((other) => {
      const isSame = one.name !== other.name || one.sum === other.sum || one.sentence === other.sentence
      if (isSame || CHANGED.test(other.sentence)) return []
      return [{ about: `Two sums for the ${one.name}`, first: one.sentence, second: other.sentence }]
    }),
  )
}

/** Content words in common, over those of the shorter sentence; at least two must be shared. */
function shareOf(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared < 2 ? 0 : shared / Math.min(a.size, b.size)
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !IDLE.has(word))
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  )
