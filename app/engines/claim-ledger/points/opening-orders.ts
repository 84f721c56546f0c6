import type { SeatClaim } from '../claims.ts'
import type { ListPoint } from './list-points.ts'

/** What an order says first: up to where it tells when, how, why and what else. */
const MORE = String.raw`and|or|by|to|for|with|so|as|that|which|because|since|during|throughout|such|like|whenever|in order|every|at least|each|from|on|in|at`
const OPENING = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}+(?: [\p{L}\p{N}'’"“”-]+){1,6}?)(?=[,;:.!(]|$| (?:${MORE})\b)(?! to\b| or\b)([^]*)$`,
  'u',
)
/** Behind these an order holds in a case only, or is taken back. */
const LIMITED =
  /\b(?:only|unless|if|until|instead|rather|when|while|before|after|not|never|without|except|avoid|but)\b|n['’]t\b/i
const MOST_ORDERS = 40

/** "Keep a diary and write …": the orders that open a claim, as points of their own. */
export function openingOrders(
  claims: readonly SeatClaim[],
): (ListPoint & { place: null; answer: SeatClaim['answer'] })[] {
  return claims
    .filter(({ slots, segment, isPoint, isYes, text }) => {
      const [first] = slots.terms
      return (
        first?.kind === 'verb' &&
        first.start === 0 &&
        !segment.denial &&
        !isPoint &&
        isYes === null &&
        text === segment.text
      )
    })
    .slice(0, MOST_ORDERS * 5)
    .flatMap(({ text, segment, answer }) => {
      const [, said, rest = ''] = OPENING.exec(text) ?? []
      if (said === undefined || LIMITED.test(said) || LIMITED.test(rest)) return []
      const offsets = segment.offsets.slice(0, said.length)
      const part = { text: said, start: offsets[0]!, end: offsets.at(-1)! + 1, offsets }
      return [{ segment: part, text: said, side: null, title: '', place: null, answer }]
    })
}
