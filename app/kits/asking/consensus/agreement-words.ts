import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

/** A count as the design writes it: words up to ten. */
export const toCountWord = (n: number) => NUMBERS[n] ?? String(n)

/** The longest value that still reads as a word in a headline. */
const VALUE_MAX_CHARS = 40

/** "Two say 1937, one says 1973", the headline of a panel that is not of one mind; null when nothing short says it. */
export function toDisputeHeadline(disputes: Ledger['disputes']): string | null {
  const [first] = disputes
  if (!first || first.positions.some(({ value }) => value.length > VALUE_MAX_CHARS)) return null
  const sides = first.positions.map(({ seats, value }, n) => {
    const count = toCountWord(seats.length)
    return `${n === 0 ? count : count.toLowerCase()} ${seats.length === 1 ? 'says' : 'say'} ${value}`
  })
  return sides.join(', ')
}
