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

/** A condition that is longer is read below, in its answer. */
const CONDITION_MAX_CHARS = 110

/** "Yes, if it was cooled quickly" or "Two say 29,032 ft, one says 29,028 ft": what is answered to the thing asked; null where none was found. */
export function toAskedHeadline(asked: Ledger['asked']): string | null {
  if (!asked || asked.positions.some(({ value }) => value.length > VALUE_MAX_CHARS)) return null
  const words = asked.positions.map(({ value, condition }) =>
    condition && condition.length <= CONDITION_MAX_CHARS
      ? `${value}${value === 'In part' ? ':' : ','} ${toLower(condition)}`
      : value,
  )
  if (asked.positions.length === 1) return `${toUpper(words[0]!)}.`
  const sides = asked.positions.map(({ seats }, n) => {
    const count = toCountWord(seats.length)
    const said = asked.kind === 'yes or no' ? toLower(words[n]!) : words[n]!
    return `${n === 0 ? count : count.toLowerCase()} ${seats.length === 1 ? 'says' : 'say'} ${said}`
  })
  return sides.join('; ')
}

const toLower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) && /^(?:Yes|No|In|If|For|Only|As|Provided|Unless|When|With|Not|It)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
const toUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
