import type { SeatClaim } from '../claims.ts'
import { compareDates } from '../figures/dates.ts'
import type { DateMention } from '../figures/dates.ts'
import type { Quantity } from '../figures/quantities.ts'
import { compareValues } from '../figures/values.ts'
import type { Placed } from '../slots/slots.ts'
import type { Asked } from '../segment/question-form.ts'
import { areKeptApart, keptTime } from './kept-times.ts'
import { stemsOf } from '../text/stems-of.ts'
import { areSameStem, stem } from '../text/stem.ts'
import { areOverlapping, toKey, toPlainText } from '../text/text.ts'
import type { Span } from '../text/text.ts'
import { areSameInClaims, emptyWords } from '../text/vocabulary.ts'

type Kind = 'date' | 'number'

type Mention = Placed<Quantity> | Placed<DateMention>
/** A date or figure by which a seat may answer the question, in its own words. */
export type AskedValue = { claim: SeatClaim; value: string; condition: null; mention: Mention }

/** The dates or figures of a seat that may answer the question, the likeliest first. */
export function readValues(claims: SeatClaim[], kind: Kind, asked: Asked): AskedValue[] {
  const isOfKeeping = kind === 'number' && KEEPING.test(asked.question)
  return claims.flatMap((claim) => {
    if (!saysAsked(claim, asked) || isDenied(claim) || isOfOtherPart(claim, asked)) return []
    if (
      SUPPOSED.test(claim.text) ||
      !isOfPeriod(claim.text, asked.question) ||
      (isOfKeeping && keptTime(claim) === null)
    )
      return []
    const mentions = mentionsOf(claim, kind, asked.question)
    return mentions
      .filter((mention) => !isOfOneCase(claim, mention) && isOfDeed(claim, mention, mentions, asked))
      .map((mention) => toValue(claim, mention))
  })
}

/**
 * Of several dates in one sentence only the one behind the very deed that is asked about answers: "laid down in 1937 and launched in
 * 1940" does not say when it was built. Three and more tell a story.
 */
function isOfDeed({ text }: SeatClaim, mention: Mention, mentions: Mention[], { question, subject }: Asked): boolean {
  const dates = mentions.filter((one) => 'years' in one)
  if (!('years' in mention) || new Set(dates.map(({ text: said }) => said)).size < 2) return true
  if (dates.length > 2) return false
  const known = stemsOf(subject)
  const deed = stemsOf(question).filter((word) => !known.includes(word) && !ASKING.has(word))
  const first = Math.min(...dates.map(({ start }) => start))
  const before = stemsOf(text.slice(0, first))
  return mention.start === first && deed.some((word) => before.includes(word))
}

const toValue = (claim: SeatClaim, mention: Mention): AskedValue => ({
  claim,
  value: claim.text.slice(mention.start, mention.end).trim(),
  condition: null,
  mention,
})

/** The values of the kind asked for that the opening claims of a seat name in whatever words. */
export const readOpening = (claims: SeatClaim[], kind: Kind, asked: Asked): AskedValue[] =>
  claims
    .filter((claim) => !isDenied(claim) && !SUPPOSED.test(claim.text) && isOfPeriod(claim.text, asked.question))
    .flatMap((claim) => mentionsOf(claim, kind, asked.question).map((mention) => toValue(claim, mention)))

/** "It does not keep for 14 days" names no answer, nor does "14 days if it was never opened"; "it did not open until 1937" does. */
const isDenied = ({ slots: { cues, text } }: SeatClaim): boolean =>
  cues.polarity === -1 && !/\b(?:until|till|before|more than|less than|over|only)\b/i.test(text)

/** Whether a figure holds in one case only: a condition opens the sentence, or follows with no other figure between. */
function isOfOneCase({ slots: { cues, text, quantities } }: SeatClaim, mention: Span): boolean {
  const cases = cues.conditions.filter(({ start }) => /^(?:if|unless)\b/i.test(text.slice(start)))
  return (
    [...cases, ...cues.conditions.filter(({ start }) => /^(?:if|unless|when|once)\b/i.test(text.slice(start)))].some(
      (one) => areOverlapping(one, mention),
    ) ||
    cases.some(
      (one) =>
        one.start === 0 ||
        (one.start >= mention.end && !quantities.some(({ start }) => start >= mention.end && start < one.start)),
    )
  )
}

/** What is asked how long it keeps is not answered by when it must be cooled. */
const KEEPING = /^how long\b.*\b(?:keep|last|store|stored|stay|good|refrigerated|frozen)\b/i

/** "French Open: 1" is a part of what is asked, or beside it: its label names something the question does not. */
function isOfOtherPart({ answer, segment, text }: SeatClaim, { question }: Asked): boolean {
  const line = answer.text.slice(answer.text.lastIndexOf('\n', segment.start - 1) + 1, segment.start)
  const label = [toPlainText(line).trim(), toPlainText(segment.text), text]
    .map((said) => /^[-*•\s]*([^:.]{2,40}):(?:\s|$)/.exec(said)?.[1])
    .find((one) => one !== undefined)
  if (label === undefined || /\d/.test(label)) return false
  const [named, sought] = [label, question].map((words) => toKey(words).split(' ').map(stem))
  return !named!.every((word) => sought!.includes(word) || GENERAL_LABEL.has(word))
}

/** Labels that only say that an answer follows. */
const GENERAL_LABEL = new Set(
  'answer short adult adults most general total amount recommended daily time duration date year age'
    .split(' ')
    .map(stem),
)

/** How much of what is asked a claim must say itself: "it was sunk in 1945" does not say when it was built. */
const SAID_SHARE = 0.6
/** "You should descale it every six months" opens with what is asked about. */
const MEANT_SHARE = 0.5
export const ASKING = new Set(
  'should could would can must when where what which who why how often much many long far tall high old year date day exactly did do does kind tell know please temperature price speed height depth length width weight dose dosage distance'.split(
    ' ',
  ),
)

/** The line with a colon above the list in which a claim stands; '' where it stands in none. */
export function leadBefore({ answer, segment }: SeatClaim): string {
  const lines = answer.text.slice(Math.max(0, segment.start - MOST_LIST_CHARS), segment.start).split('\n')
  if (!ITEM.test(lines.pop() ?? '')) return ''
  const lead = lines.findLast((line) => line.trim() !== '' && !ITEM.test(line))
  return lead && /:[*_\s]*$/.test(lead) ? toPlainText(lead) : ''
}
const MOST_LIST_CHARS = 1500
const ITEM = /^\s*(?:[-+•]|\*(?!\*)|\d{1,2}[.)])\s/

function saysAsked(claim: SeatClaim, { question, subject }: Asked): boolean {
  const { text, slots } = claim
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
  const said = [
    ...wordsOf(`${leadBefore(claim)} ${text}`),
    ...slots.terms.map(({ lemma }) => lemma),
    ...(isOfSubject ? ofSubject : []),
  ]
  const known = new Set(ofSubject)
  const deed = sought.filter((word) => !known.has(word))
  const isIn = (words: readonly string[], word: string): boolean =>
    words.some((other) => other === word || areSameStem(other, word) || areSameInClaims(other, word))
  // "The British colonies" does not say that a land was colonized.
  const many = slots.terms.filter(({ kind, text: word }) => kind === 'noun' && /[^s]s$/.test(word))
  const done = said.filter((word) => !many.some((term) => term.lemma === word || term.text.toLowerCase() === word))
  const isDone = (word: string): boolean => isIn(/ed$/.test(word) ? done : said, word)
  if (deed.length > 0 && !deed.some(isDone)) return false
  const isSaid = (word: string): boolean => isIn(said, word)
  const held = sought.filter(isSaid)
  const isMeant = claim.order === 0 && /\b(?:it|them)\b/i.test(text)
  return sought.length > 0 && held.length >= sought.length * (isMeant ? MEANT_SHARE : SAID_SHARE)
}

function mentionsOf(claim: SeatClaim, kind: Kind, question: string): Mention[] {
  const { dates, quantities } = claim.slots
  if (kind === 'date')
    return dates.filter(
      ({ isAside, years, month, time, text }) =>
        !isAside && (years ?? month ?? time) !== null && (/\d/.test(text) || !isAskedOf(question, text)),
    )
  const turns = claim.slots.cues.conditions.filter(({ start }) => TURN.test(claim.slots.text.slice(start)))
  const isOfTurn = (one: Placed<Quantity>): boolean => turns.some((turn) => areOverlapping(one, turn))
  const fitting = quantities.filter(
    (one) =>
      !one.isAside &&
      !isOfTurn(one) &&
      !OF_A_YEAR.test(claim.slots.text.slice(one.start, one.end + 20)) &&
      isAskedFor(one, question) &&
      isOfWhole(one, claim.text, question),
  )
  const isMeasured = ({ dimension }: Quantity): boolean => !/^(?:count|time|frequency)/.test(dimension)
  const measured = AMOUNT.test(question) ? fitting.filter(isMeasured) : []
  return measured.length > 0 ? measured : fitting
}

/** What is worked out from something supposed, or from an example, is no answer that others could gainsay. */
export const SUPPOSED = new RegExp(
  String.raw`\b(?:assum(?:e|es|ed|ing|ptions?)|suppos(?:e|ed|ing)|hypothetical(?:ly)?|let's say|for (?:example|instance)|` +
    String.raw`in (?:this|our) (?:case|example)|(?:this|these|our) (?:data ?sets?|sample|example|numbers?))\b|[=≈]`,
  'i',
)

/** How many in a minute is not told by how many in a year. */
function isOfPeriod(text: string, question: string): boolean {
  const period =
    /^how (?:many|much)\b.*\b(?:per|each|every|an?|in an?|in one) (second|minute|hour|day|week|month|year)\b/i.exec(
      question,
    )?.[1]
  const said = [...text.matchAll(/\b(second|minute|hour|dai|day|week|month|annual|year)/gi)].map(([word]) =>
    word.toLowerCase(),
  )
  return period === undefined || said.length === 0 || said.some((word) => word.startsWith(period.slice(0, 2)))
}

/** "A 2017 study": a year, and no count. */
const OF_A_YEAR =
  /^(?:1[89]|20)\d\d (?:study|report|survey|census|estimate|paper|article|poll|analysis|data|edition)\b/i
const PERIOD = 'second|minute|hour|day|night|week|month|year|decade|century'
const RATE = new RegExp(
  String.raw`\b(?:per|each|every|an?|in an?|in one) (?:${PERIOD})\b|\b(?:dai|hour|week|month|year|annual)ly\b`,
  'i',
)
const RATE_BEHIND = new RegExp(String.raw`^[^,;.]{0,40}?\b(?:per|each|every|an?) (?:single )?(?:${PERIOD})\b`, 'i')

/** "15 times per minute" does not tell how many there are in all. */
const isOfWhole = ({ dimension, end }: Placed<Quantity>, text: string, question: string): boolean =>
  !/^how (?:many|much)\b/i.test(question) ||
  RATE.test(question) ||
  (!/frequency|\/time/.test(dimension) && !RATE_BEHIND.test(text.slice(end)))

/** Of an amount the ages that stand beside it tell nothing. */
const AMOUNT = /^how much (?!time\b)|\bhow much (?!time\b)/i

/** "In World War I" dates nothing where the question asks when it ended. */
const isAskedOf = (question: string, mention: string): boolean =>
  toKey(question).includes(toKey(mention.replace(/^(?:in|on|at|during|since|after|before) (?:the )?/i, '')))

/** "Until it reaches 165 °F" says when another thing is done. */
const TURN = /^(?:until|till|once|when|after|before)\b/i

const MEASURES: readonly [asked: RegExp, dimension: RegExp][] = [
  [/\bhow (?:tall|high|wide|deep|big|large|far|thick|short)\b/i, /^(?:length|area|volume|count|data)/],
  [/\bhow long (?:is|are|was|were)\b|\bhow long .*\b(?:grow|get|reach|stretch|extend)\b/i, /^(?:time|length)/],
  [/\bhow long\b/i, /^time/],
  [/\bhow old\b/i, /^(?:time|count)/],
  [/\b(?:what|which) (?:[\p{L}-]+ ){0,2}temperature\b/iu, /^(?:temperature|degrees)/],
  [/\b(?:what|which) (?:[\p{L}-]+ ){0,2}(?:height|depth|length|width|distance|altitude)\b/iu, /^length/],
  [/\b(?:what|which) (?:[\p{L}-]+ ){0,2}age\b/iu, /^(?:time|count)/],
  [/\b(?:what|which) (?:[\p{L}-]+ ){0,2}weight\b/iu, /^mass/],
  [/\b(?:what|which) (?:[\p{L}-]+ ){0,2}(?:dose|dosage)\b/iu, /^(?:mass|volume)/],
  [/\b(?:what|which) (?:[\p{L}-]+ ){0,2}price\b/iu, /^money/],
  [/\b(?:what|which) (?:[\p{L}-]+ ){0,2}percentage\b/iu, /^share/],
  [/\b(?:what|which) (?:[\p{L}-]+ ){0,2}speed\b/iu, /\/time$|^speed/],
  [/\b(?:what|which) (?:[\p{L}-]+ ){0,2}pressure\b/iu, /^pressure/],
  [/\bhow (?:hot|cold|warm)\b/i, /^(?:temperature|degrees)/],
  [/\bhow heavy\b|\bhow much .*\bweigh/i, /^mass/],
  [/\bhow fast\b/i, /\/time$|^speed/],
  [/\bhow much\b.*\bcost|\bprice\b|\bhow expensive\b/i, /^money/],
  [/\bhow often\b/i, /^(?:frequency|count\/time|times|length|time)/],
]

/** Whether a figure is of the kind that is asked for: "how tall" asks for a length, "how many moons" for so many moons. */
function isAskedFor(figure: Placed<Quantity>, question: string): boolean {
  if (figure.dimension === 'ordinal' || figure.dimension === 'label' || /\bsingle$/i.test(figure.text)) return false
  const measure = MEASURES.find(([asked]) => asked.test(question))
  if (measure) return measure[1].test(figure.dimension)
  const counted =
    /\bhow many ([\p{L} -]{2,40}?)(?= (?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|might|has|have|had|in|on|of|there)\b|[?.]|$)/iu.exec(
      question,
    )?.[1]
  if (!counted) return true
  const noun = counted.trim().split(' ').at(-1) ?? ''
  if (noun === 'times' && figure.dimension === 'times') return true
  return (
    figure.dimension === 'count' &&
    (figure.counted === null ||
      areSameStem(figure.counted, noun.toLowerCase()) ||
      figure.counted === noun.toLowerCase().replace(/s$/, ''))
  )
}

/** Whether two claims give one value to the question. */
export function areOneValue({ claim: x, mention: a }: AskedValue, { claim: y, mention: b }: AskedValue): boolean {
  if ('years' in a && 'years' in b) return compareDates(a, b) !== 'differs'
  if (!('dimension' in a) || !('dimension' in b)) return false
  const [own, other] = [keptTime(x), keptTime(y)]
  if (own && other && areKeptApart(own, other)) return false
  return !areFarApart(a, b) && (areOneFigure(a, b) ?? false)
}

/** "Over a billion" leaves room for a little more, not for a hundred times as much. */
const areFarApart = (a: Placed<Quantity>, b: Placed<Quantity>): boolean =>
  [a, b].some(isOpenFigure) &&
  a.dimension === b.dimension &&
  Math.max(Math.abs(a.value), Math.abs(b.value)) > MOST_MORE * Math.min(Math.abs(a.value), Math.abs(b.value))
const MOST_MORE = 3

/** Whether two figures give one value; null where they are of two kinds and nobody can tell. */
export function areOneFigure(a: Placed<Quantity>, b: Placed<Quantity>): boolean | null {
  if (a.dimension === b.dimension && a.bound === 'range' && b.bound === 'range')
    return Math.max(a.low, b.low) <= Math.min(a.high, b.high)
  if (a.dimension === b.dimension) return compareValues(asStated(a), asStated(b)) !== 'differs'
  const isBare = (one: Quantity): boolean => one.dimension === 'count'
  return isBare(a) !== isBare(b) && digitsOf(a) === digitsOf(b) ? true : null
}

/** Who asks for "at least 24 hours" asks for 24, not for 48; "over 24" leaves open how much more. */
function asStated(figure: Placed<Quantity>): Placed<Quantity> {
  const { bound, value } = figure
  if ((bound !== 'over' && bound !== 'under') || !STATED.test(figure.text)) return figure
  return { ...figure, bound: 'exact', low: value, high: value }
}

/** "Over a week": a figure without an end that nobody set as a limit. */
export const isOpenFigure = (mention: Mention): boolean => {
  if (!('dimension' in mention)) return false
  const { bound } = asStated(mention)
  return bound === 'over' || bound === 'under'
}
const STATED =
  /^(?:at least|a? ?minimum of|no less than|no fewer than|not less than|at most|up to|no more than|not more than|a? ?maximum of)\b|\b(?:or more|at least)$/i

/** The digits of a figure; of one in millions its whole wording. */
const digitsOf = ({ text }: Quantity): string =>
  /(?:hundred|thousand|million|billion|trillion|dozen|lakh|crore)\b/i.test(text)
    ? text
    : (/\d[\d.,]*/.exec(text)?.[0] ?? text)
