import type { SeatClaim } from '../claims.ts'
import { toPlainText } from '../text/text.ts'
import type { ListPoint } from './list-points.ts'

/** "They include", "such as": behind it things are named one after the other. */
const CUE = /\b(?:includes?|including|such as|are|like)\s*:?\s+(?:the )?/giu
const PART = /[^,]+/g
const DENIED =
  /\b(?:not|never|no|avoid|unlike|except|without|rather|instead|than|but|neither|nor|if|unless|safe|fine)\b|n['’]t\b/i
const MOST_WORDS = 4
const LEAST_ITEMS = 3
const MOST_CHARS = 500

type Item = ListPoint & { place: null; answer: SeatClaim['answer'] }

/** The things a sentence that answers the question names in a row: "the principles are care, thrift and patience". */
export function enumerated(claims: readonly SeatClaim[]): Item[] {
  return claims
    .filter(({ text, segment, isAnswer, order }) => {
      const isOwn = text === segment.text && text.length <= MOST_CHARS && !segment.denial
      return isOwn && (isAnswer || order === 0) && text.includes(',') && !DENIED.test(text)
    })
    .flatMap((claim) => {
      const plain = toPlainText(claim.text)
      const [found] = [...plain.matchAll(CUE)]
        .map(({ index, 0: cue }) => itemsFrom(plain, index + cue.length))
        .filter(isList)
      return (found ?? []).map(({ start, end }) => itemOf(claim, start, end))
    })
}

type Place = { start: number; end: number }
const isList = (items: Place[]): boolean => items.length >= LEAST_ITEMS

/** The short parts between commas, until one is a longer stretch of words. */
function itemsFrom(text: string, from: number): Place[] {
  const items: Place[] = []
  for (const { index, 0: part } of text.slice(from).matchAll(PART)) {
    const [whole = '', lead = '', named = ''] = /^(\s*(?:(?:and|or) )?)(.*?)[\s.!]*$/u.exec(part) ?? []
    const first = /^(.*?) (?:and|or) /u.exec(named)?.[1] ?? named
    const said = first.split(' ').length <= MOST_WORDS ? first : ''
    const start = from + index + lead.length
    if (whole === '' || said === '') break
    items.push({ start, end: start + said.length })
    if (said === named) continue
    const last = named.slice(said.length).replace(/^ (?:and|or) /, '')
    const at = start + named.length - last.length
    if (last.split(' ').length <= MOST_WORDS && from + index + part.length === text.length)
      items.push({ start: at, end: at + last.length })
    break
  }
  return items
}

function itemOf({ text, segment, answer }: SeatClaim, start: number, end: number): Item {
  const offsets = segment.offsets.slice(start, end)
  const own = { text: text.slice(start, end), start: offsets[0]!, end: offsets.at(-1)! + 1, offsets }
  return { segment: own, text: own.text, side: null, title: '', place: null, answer }
}
