import type { SeatClaim } from '../claims.ts'
import { compareDates } from '../figures/dates.ts'
import type { DateMention } from '../figures/dates.ts'
import type { Quantity } from '../figures/quantities.ts'
import { compareValues } from '../figures/values.ts'
import type { Placed } from '../slots/slots.ts'
import type { Asked } from '../segment/question-form.ts'
import { areKeptApart, keptTime } from './kept-times.ts'
import { areSameStem } from '../text/stem.ts'
import { areOverlapping, toKey } from '../text/text.ts'
import { areSameInClaims, emptyWords } from '../text/vocabulary.ts'

type Kind = 'date' | 'number'

/** The first date or figure of a seat that answers the question, in its own words. */
export function readValue(
  claims: SeatClaim[],
  kind: Kind,
  asked: Asked,
): { claim: SeatClaim; value: string; condition: null } | null {
  for (const claim of claims) {
    if (!saysAsked(claim, asked) || isDenied(claim)) continue
    const mention = mentionOf(claim, kind, asked.question)
    if (mention) return { claim, value: claim.text.slice(mention.start, mention.end).trim(), condition: null }
  }
  return null
}

/** "It does not keep for 14 days" names no answer, nor does "14 days if it was never opened"; "it did not open until 1937" does. */
const isDenied = ({ slots: { cues, text } }: SeatClaim): boolean =>
  (cues.polarity === -1 && !/\b(?:until|till|before|more than|less than|over|only)\b/i.test(text)) ||
  cues.conditions.some(({ start }) => /^(?:if|unless)\b/i.test(text.slice(start)))

/** How much of what is asked a claim must say itself: "it was sunk in 1945" does not say when it was built. */
const SAID_SHARE = 0.6
const ASKING = new Set(
  'when where what which who why how much many long far tall high old year date day exactly did do does kind tell know please'.split(
    ' ',
  ),
)

function saysAsked({ text, slots }: SeatClaim, { question, subject }: Asked): boolean {
  const wordsOf = (of: string): string[] =>
    toKey(of)
      .split(' ')
      .filter((word) => word !== '' && !emptyWords.has(word) && !ASKING.has(word))
  const head =
    subject
      .split(' ')
      .at(-1)
      ?.replace(/[^\p{L}\p{N}]/gu, '') ?? ''
  const isOfSubject =
    /^(?:it|they|he|she|this|that)\b/i.test(text) ||
    (head !== '' && new RegExp(`^(?:the|this|that) ${head}\\b`, 'iu').test(text))
  const [sought, ofSubject] = [wordsOf(question), wordsOf(subject)]
  const said = [...wordsOf(text), ...slots.terms.map(({ lemma }) => lemma), ...(isOfSubject ? ofSubject : [])]
  const known = new Set(ofSubject)
  const deed = sought.filter((word) => !known.has(word))
  const isSaid = (word: string): boolean =>
    said.some((other) => other === word || areSameStem(other, word) || areSameInClaims(other, word))
  if (deed.length > 0 && !deed.some(isSaid)) return false
  const held = sought.filter(isSaid)
  return sought.length > 0 && held.length >= sought.length * SAID_SHARE
}

function mentionOf(claim: SeatClaim, kind: Kind, question: string): Placed<Quantity> | Placed<DateMention> | null {
  const { dates, quantities } = claim.slots
  if (kind === 'date')
    return (
      dates.find(
        ({ isAside, years, month, time, text }) =>
          !isAside && (years ?? month ?? time) !== null && (/\d/.test(text) || !isIn(question, text)),
      ) ?? null
    )
  const turns = claim.slots.cues.conditions.filter(({ start }) => TURN.test(claim.slots.text.slice(start)))
  const isOfTurn = (one: Placed<Quantity>): boolean => turns.some((turn) => areOverlapping(one, turn))
  return quantities.find((one) => !one.isAside && !isOfTurn(one) && isAskedFor(one, question)) ?? null
}

/** "In World War I" dates nothing where the question asks when it ended. */
const isIn = (question: string, mention: string): boolean =>
  toKey(question).includes(toKey(mention.replace(/^(?:in|on|at|during|since|after|before) (?:the )?/i, '')))

/** "Until it reaches 165 °F" says when another thing is done. */
const TURN = /^(?:until|till|once|when|after|before)\b/i

const MEASURES: readonly [asked: RegExp, dimension: RegExp][] = [
  [/\bhow (?:tall|high|wide|deep|big|large|far|thick|short)\b/i, /^(?:length|area|volume|count|data)/],
  [/\bhow long\b/i, /^(?:time|length)/],
  [/\bhow old\b/i, /^(?:time|count)/],
  [/\b(?:what|which) temperature\b/i, /^(?:temperature|degrees)/],
  [/\b(?:what|which) (?:height|depth|length|width|distance|altitude)\b/i, /^length/],
  [/\b(?:what|which) age\b/i, /^(?:time|count)/],
  [/\b(?:what|which) (?:weight)\b/i, /^mass/],
  [/\b(?:what|which) (?:dose|dosage)\b/i, /^(?:mass|volume)/],
  [/\b(?:what|which) price\b/i, /^money/],
  [/\b(?:what|which) percentage\b/i, /^share/],
  [/\b(?:what|which) speed\b/i, /\/time$|^speed/],
  [/\b(?:what|which) pressure\b/i, /^pressure/],
  [/\bhow (?:hot|cold|warm)\b/i, /^(?:temperature|degrees)/],
  [/\bhow heavy\b|\bhow much .*\bweigh/i, /^mass/],
  [/\bhow fast\b/i, /\/time$|^speed/],
  [/\bhow much\b.*\bcost|\bprice\b|\bhow expensive\b/i, /^money/],
  [/\bhow often\b/i, /^(?:frequency|count\/time|times)/],
]

/** Whether a figure is of the kind that is asked for: "how tall" asks for a length, "how many moons" for so many moons. */
function isAskedFor(figure: Placed<Quantity>, question: string): boolean {
  if (figure.dimension === 'ordinal' || figure.dimension === 'label') return false
  const measure = MEASURES.find(([asked]) => asked.test(question))
  if (measure) return measure[1].test(figure.dimension)
  const counted =
    /\bhow many ([\p{L} -]{2,40}?)(?= (?:is|are|was|were|do|does|did|can|has|have|in|on|of|there)\b|[?.]|$)/iu.exec(
      question,
    )?.[1]
  if (!counted) return true
  const noun = counted.trim().split(' ').at(-1) ?? ''
  return (
    figure.dimension === 'count' &&
    (figure.counted === null ||
      areSameStem(figure.counted, noun.toLowerCase()) ||
      figure.counted === noun.toLowerCase().replace(/s$/, ''))
  )
}

/** Whether two claims give one value to the question. */
export function areOneValue(x: SeatClaim, y: SeatClaim, kind: Kind, question: string): boolean {
  const [a, b] = [mentionOf(x, kind, question), mentionOf(y, kind, question)]
  if (!a || !b) return false
  if ('years' in a && 'years' in b) return compareDates(a, b) !== 'differs'
  if (!('dimension' in a) || !('dimension' in b)) return false
  const [own, other] = [keptTime(x), keptTime(y)]
  if (own && other && areKeptApart(own, other)) return false
  if (a.dimension === b.dimension) return compareValues(a, b) !== 'differs'
  const isBare = (one: Quantity): boolean => one.dimension === 'count'
  return isBare(a) !== isBare(b) && digitsOf(a) === digitsOf(b)
}

const digitsOf = ({ text }: Quantity): string => /\d[\d.,]*/.exec(text)?.[0] ?? text
