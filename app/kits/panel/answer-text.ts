import type { Ledger } from '#app/kits/ledger/ledger.ts'
import type { SeatResult } from './panel.server.ts'

const NO_SOURCE = 'I do not have a reliable source for this.'

/**
 * The plain answer a person would read: the only voice's own words, or the assembly of several. When nobody spoke, the
 * honest refusal: with the most telling reason where a seat gave one, such as that the question is about the future.
 */
export function toAnswerText(ledger: Pick<Ledger, 'answer'>, seats: readonly SeatResult[]): string {
  const [only, ...others] = seats.filter(({ state }) => state === 'answered')
  if (only && others.length === 0) return only.text
  if (ledger.answer) return ledger.answer
  const reasons = seats.filter(({ state }) => state === 'abstained').map(({ text }) => text)
  return mostShared(reasons) ?? NO_SOURCE
}

/** The reason that more than one seat gave, if any. */
function mostShared(reasons: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const [reason, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return count > 1 ? reason : null
}
