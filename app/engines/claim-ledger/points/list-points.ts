import { ANSWER_CHARS } from '../bounds.ts'
import { denialIn } from '../segment/denied-lists.ts'
import { masked } from '../segment/masked.ts'
import type { Segment } from '../segment/segment.ts'
import { toPlainText } from '../text/text.ts'
import { plainForm, pointWords } from './point-words.ts'

/** What the heading above a list says of what stands in it: good or bad. */
export type Side = 'for' | 'against'

/** What an item of a list names before it tells more: "1. **Keep a journal:** write down …". `title` is the heading above. */
export type ListPoint = { segment: Segment; text: string; side: Side | null; title: string }

const MOST_POINTS = 40
const MOST_WORDS = 7
const FENCE = /^\s*(?:```|~~~)/
const MARKER =
  /^\s*(?:#{1,6}\s+)?(?:>\s*)*(?:\*\*|__)?(?:[-+*•‣·›]\s+(?:\[[ xX]\]\s+)?|\(?\d{1,2}[.)]\s*(?!\d))(?:\*\*|__)?\s*/
const HEADING = /^\s*#{1,6}\s+|^\s*(?:\*\*|__)[^*_]{2,80}(?:\*\*|__)\s*:?\s*$|:[*_\s]*$/
/** What stands before the colon, the dash or the stop. */
const NAMED = /^([^:.!?]{2,90}?)(?:\s*:(?=\s|$)|\s+[-–—]+\s|[.!](?=\s|$)|$)/
/** "Blur - Song 2", "Dickens - "Hard Times" (1854)": a name and the title of a work are one. */
const WORK =
  /^((?:\p{Lu}[^\s:.!?]*\s(?:(?:of|the|and|de|van) )*){1,4}-\s(?:"[^"]{1,60}"|\p{Lu}[\p{L}\p{N}']*(?:\s(?:\p{Lu}[\p{L}\p{N}']*|\d+|of|the|and|in|a|to|on|my)){0,6}))\s*(?:\(|$)/u
const LABEL = /^(\p{Lu}[^:.!?,;\n]{1,60}):\s+\S+\s+\S+\s+\S/u

const SIDES: readonly [Side, RegExp][] = [
  ['against', /\b(?:cons|disadvantages?|drawbacks?|downsides?|limitations|(?:arguments|reasons|case) against)\b/i],
  [
    'for',
    /\b(?:pros|advantages?|(?<!\band (?:their|its) )benefits|strengths|upsides?|(?:arguments|reasons|case) for)\b/i,
  ],
]
/** These name a side in a short heading; in a sentence they may be anything. */
const SHORT_AGAINST = /\b(?:challenges|risks|problems|weaknesses|dangers|concerns|criticisms?|costs)\b/i
const MOST_SHORT = 6
/** Only the end of a line leads to the list below it. */
const MOST_LEAD = 14

const sidesIn = (text: string): Side[] => SIDES.filter(([, pattern]) => pattern.test(text)).map(([side]) => side)

/** The side that a question asks for, however long it is. */
export function sideOfQuestion(question: string): Side | null {
  const found = sidesIn(question)
  return found.length === 1 ? found[0]! : sideIn(question)
}

/** The side that the words of a heading take; null where they take none, or both. */
export function sideIn(text: string): Side | null {
  const words = text.trim().split(/\s+/)
  const found = sidesIn(words.slice(-MOST_LEAD).join(' '))
  if (found.length > 0) return found.length === 1 ? found[0]! : null
  return SHORT_AGAINST.test(text) && words.length <= MOST_SHORT ? 'against' : null
}

/** Headings of any answer, and what anything can be told of: they name no point. */
const NO_POINT = new Set(
  (
    'introduction intro conclusion summary overview background example note tip ingredient instruction direction step method ' +
    'material takeaway thought reference source disclaimer solution definition why how what when where who bonus result answer ' +
    'other more remember important warning caution yes no day week part option question fact impact effect purpose use usage ' +
    'pro con advantage disadvantage benefit drawback challenge risk difference similarity feature characteristic explanation ' +
    'cost price size speed weight color colour taste flavor flavour texture appearance climate weather population area capital ' +
    'language location geography history cuisine name age date time type kind range scope scale origin etymology structure ' +
    'format function genre plot setting character style form shape level number key main final point premise reason argument phase stage chapter item section'
  )
    .split(' ')
    .map(plainForm),
)
/** "Its roof is flat" says something itself; "there is a flat roof" names a point. */
const IS_SENTENCE = /^(?!(?:there|it|they)\b)\S.{0,80}\b(?:is|are|was|were)\b/i
const isNoPoint = (text: string): boolean =>
  [...pointWords(text).all].every((word) => NO_POINT.has(word) || /^\d+$/.test(word))

/** The points of the lists of an answer, in order. */
export function listPoints(answer: string): ListPoint[] {
  const raw = masked(answer.slice(0, ANSWER_CHARS))
  const points: ListPoint[] = []
  const labels: ListPoint[] = []
  let [at, title, isCode, isDenied] = [0, '', false, false]
  for (const line of raw.split('\n')) {
    const start = at
    at += line.length + 1
    if (FENCE.test(line)) isCode = !isCode
    if (isCode || FENCE.test(line) || line.trim() === '') continue
    const marker = MARKER.exec(line)?.[0]
    if (marker === undefined) isDenied = denialIn(line) !== null
    const place = start + (marker?.length ?? 0)
    const said = line.slice(marker?.length ?? 0)
    const named = isDenied ? null : marker === undefined ? labelOf(line, start) : pointOf(said, place)
    const point = named && { segment: named, text: named.text, side: sideIn(title), title }
    if (point && points.length + labels.length < MOST_POINTS) (marker === undefined ? labels : points).push(point)
    if (HEADING.test(line) && !point) title = toPlainText(line.replace(/[*_#]/g, '')).trim()
    else if (HEADING.test(line)) title = point!.text
  }
  return [...points, ...(labels.length > 1 ? labels : [])].toSorted((x, y) => x.segment.start - y.segment.start)
}

/** "Confidentiality: only those who may …", on a line of its own without a sign before it. */
const labelOf = (line: string, start: number): Segment | null =>
  LABEL.test(line.replace(/[*_]/g, '')) ? pointOf(line, start) : null

function pointOf(said: string, start: number): Segment | null {
  const signs = said.split('')
  const places = signs.map((_, i) => i)
  const isWord = (i: number): boolean => /[\p{L}\p{N}]/u.test(signs[i] ?? '')
  const isMark = (i: number): boolean =>
    '*`\0'.includes(signs[i]!) || (signs[i] === '_' && !(isWord(i - 1) && isWord(i + 1)))
  const kept = places.filter((i) => !isMark(i))
  const plain = toPlainText(kept.map((i) => signs[i]).join(''))
  const found = WORK.exec(plain)?.[1] ?? NAMED.exec(plain)?.[1]
  if (found === undefined) return null
  const from = /^[^\p{L}\p{N}"(<>=+$€£-]*/u.exec(found)![0].length
  const text = found
    .slice(from)
    .trim()
    .replace(/\s*(?:\([^()]*\)\s*)+$/, '')
  const bare = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '').trim()
  const words = bare.split(/\s+/).length
  if (bare === '' || words > MOST_WORDS || IS_SENTENCE.test(bare) || isNoPoint(bare) || !/\p{L}{2}/u.test(bare))
    return null
  const offsets = kept.slice(from, from + text.length).map((i) => start + i)
  const own = offsets.map((i) => said[i - start]).join('')
  return { text: own, start: offsets[0]!, end: offsets.at(-1)! + 1, offsets }
}
