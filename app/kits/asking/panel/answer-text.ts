import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import type { SeatResult } from './seat-result.ts'

/** What of a ledger is said in plain words. */
export type SaidOfLedger = Pick<Ledger, 'answer' | 'claims' | 'disputes'>

const NO_SOURCE = 'I do not have a reliable source for this.'

/**
 * The plain answer a person would read. The only voice's own words; a typed fact or a calculation, said once, with the
 * names of those who contradict it; else the assembly of all. When nobody spoke, the honest refusal, with the most telling
 * reason where a seat gave one, such as that the question is about the future.
 */
export function toAnswerText(ledger: SaidOfLedger, seats: readonly SeatResult[]): string {
  const voices = seats.filter(({ state }) => state === 'answered')
  if (voices.length === 0)
    return mostShared(seats.filter(({ state }) => state === 'abstained').map(({ text }) => text)) ?? NO_SOURCE
  const [only, ...others] = voices
  if (only && others.length === 0) return only.text
  const typed = voices.filter(({ weight }) => weight === 'typed')
  if (typed.length === 0) return ledger.answer
  return [...withoutRepeats(ledger, typed).map(({ text }) => text), ...otherwise(ledger, voices)].join('\n')
}

/** Those of the voices that claim what none before them did. */
const withoutRepeats = ({ claims }: SaidOfLedger, voices: readonly SeatResult[]): SeatResult[] =>
  voices.filter(({ seat, text }, i) => {
    const before = voices.slice(0, i)
    const own = claims.filter(({ support }) => support.includes(seat))
    const isKnown = own.every(({ support }) => before.some((voice) => support.includes(voice.seat)))
    const isRepeated = before.some((voice) => voice.text === text) || (own.length > 0 && isKnown)
    return !isRepeated
  })

/** "WordNet says otherwise.": who contradicts a typed fact is named, and never outvotes it. */
function otherwise({ disputes }: SaidOfLedger, voices: readonly SeatResult[]): string[] {
  const typed = new Set(voices.filter(({ weight }) => weight === 'typed').map(({ seat }) => seat))
  const isOfTyped = (seats: readonly string[]) => seats.some((seat) => typed.has(seat))
  const disputing = new Set(
    disputes
      .filter(({ positions }) => positions.some(({ seats }) => isOfTyped(seats)))
      .flatMap(({ positions }) => positions.filter(({ seats }) => !isOfTyped(seats)).flatMap(({ seats }) => seats)),
  )
  const rivals = voices
    .filter(({ seat, weight }) => weight !== 'typed' && disputing.has(seat))
    .map(({ label }) => label)
  return rivals.length === 0 ? [] : [`${rivals.join(' and ')} ${rivals.length === 1 ? 'says' : 'say'} otherwise.`]
}

/** The reason that more than one seat gave, if any. */
function mostShared(reasons: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const [reason, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return count > 1 ? reason : null
}
