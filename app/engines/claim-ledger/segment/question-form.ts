import { cutSentences } from '#app/engines/english/sentences.ts'
import { toPlainText } from '../text/text.ts'
import { readTokens } from '../text/tokens.ts'
import type { Token } from '../text/tokens.ts'
import { withoutRequest } from './requests.ts'
import { isLimit, readYesOrNo } from './yes-or-no.ts'

/** What a question asks for, so that a bare "1937" can be read as a sentence. `expectsOne` says it has one answer. */
export type Asked = {
  question: string
  subject: string
  expectsOne: boolean
  expects: 'date' | 'number' | 'place' | 'name' | 'any'
  isYesNo: boolean
  isWho: boolean
  isNaming?: boolean
  toSentence: (value: string) => string
}

const BE_DO = '(?:is|are|was|were|did|does|do|has|have|had|will|would|can|could|should|must|may|might)'
const MEASURES = 'tall|high|long|wide|deep|old|far|fast|heavy|big|large|hot|cold|thick|short|small|expensive'
const MEASURED = new RegExp(`\\s(?:${MEASURES})$`, 'i')

const QUANTITIES =
  'temperature|price|speed|height|depth|length|width|weight|age|dose|dosage|percentage|distance|pressure|altitude|voltage|power'

/** "How long does it take, and how far away is it": the first of two questions is the one that is read. */
const SECOND = new RegExp(
  String.raw`(?<=^(?:how|what|when|who|where|which|why|${BE_DO})\b.{8,}),? and (?:(?:how|what|when|who|where|which|why)|` +
    String.raw`${BE_DO} (?:it|they|he|she|there|this|that|these|those|you|we|I))\b.*$`,
  'i',
)

/** Reads a question into a sentence with a gap; null when it is no question this can be done with. */
export function readQuestion(question: string): Asked | null {
  const [first = '', ...others] = withoutRequest(toPlainText(question).trim()).split(/(?<=\?)\s+/)
  const last = cutSentences(first).at(-1)
  return readOne(first) ?? (others.length === 0 && last !== undefined && last !== first ? readOne(last) : null)
}

function readOne(question: string): Asked | null {
  const text = withoutRequest(question.replace(/^(?:so|hey|hi|hello|ok)\b[\s,!]*/i, ''))
    .replace(/[?.!\s]+$/, '')
    .replace(SECOND, '')
    .replace(/^(?:please|tell me|do you know|i wonder)\b[\s,]*(?:tell me|please)?\s*/i, '')
    .replace(/^(what|who|where|when|how)'?s\b/i, '$1 is')
    .replace(/^(what|who|where|when|how)'re\b/i, '$1 are')
  return text ? byShape(inSecondPerson(text)) : null
}

/** "Can I freeze my rice" is answered with "You can freeze your rice". */
function inSecondPerson(text: string): string {
  return text
    .replace(/\bam i\b/i, 'are you')
    .replace(/\bwas i\b/i, 'were you')
    .replace(/\bI'm\b/g, "you're")
    .replace(/\bI've\b/g, "you've")
    .replace(BESIDE_I, 'you')
    .replace(/(?<=^(?:can|could|should|do|did|are|will|would|must|may|have) )we\b/i, 'you')
    .replace(/\b(?:my|our)\b/g, 'your')
    .replace(/\bmyself\b/g, 'yourself')
    .replace(/\b(?:me|us)\b/g, 'you')
}

/** An "I" that is nobody's ordinal: "World War I". */
const BESIDE_I = new RegExp(
  String.raw`(?<=\b(?:can|could|should|shall|do|did|would|must|may|might|need|have|had|will|if|when|that|while|before|after|` +
    String.raw`because|since|until|and|or|than|as|what|where) )I\b`,
  'gi',
)

type Read = Omit<Asked, 'question'>
type Shape = [pattern: RegExp, read: (groups: string[], text: string) => Read]

const shape = (source: string, read: Shape[1]): Shape => [new RegExp(source, 'iu'), read]

const SHAPES: Shape[] = [
  shape(
    `^(?:when|(?:in|on|by|since)? ?(?:what|which) (?:year|date|day|month|century|decade|time))(?: ` +
      `exactly)? (${BE_DO}) (.+)$`,
    ([verb = '', rest = '']) =>
      asked({ rest, verb, expects: 'date' }, (value) => `${inserted(verb, rest)} ${prefixed(value, dateWord(value))}`),
  ),
  shape(
    `^(?:where|in (?:what|which) (?:city|country|place|state|town|region|continent))(?: exactly)? (${BE_DO}) (.+)$`,
    ([verb = '', rest = '']) =>
      asked({ rest, verb, expects: 'place' }, (value) => `${inserted(verb, rest)} ${prefixed(value, 'in')}`),
  ),
  shape(
    `^how (${MEASURES})(?: away| apart| up| off)? (is|are|was|were|does|do|did|can) (.+)$`,
    ([measure = '', verb = '', rest = '']) =>
      asked({ rest, expects: 'number' }, (value) => measuredText(value, measure, verb, rest)),
  ),
  shape(`^how (?:much|long|often)(?: [a-z]+){0,3}? (${BE_DO}) (.+)$`, ([verb = '', rest = '']) =>
    asked({ rest, verb, expects: 'number' }, (value) => `${inserted(verb, rest)} ${value}`),
  ),
  shape(`^how many ([a-z -]+?) (${BE_DO}) (.+)$`, ([noun = '', verb = '', rest = '']) =>
    asked({ rest, verb, expects: 'number' }, (value) => manyText(value, noun, verb, rest)),
  ),
  shape('^how many (.+)$', ([rest = '']) =>
    asked({ rest, expects: 'number' }, (value) => `${withoutNoun(value, rest)} ${rest}`),
  ),
  shape(
    `^(at|to|for|in|on|under)? ?(?:what|which) (?:(?!is |are |was |were )[\\p{L}-]+ ){0,2}(?:${QUANTITIES})(?: range)? (${BE_DO}) (.+)$`,
    ([preposition = '', verb = '', rest = '']) =>
      asked({ rest, verb, expects: 'number' }, (value) => `${inserted(verb, rest)} ${prefixed(value, preposition)}`),
  ),
  shape('^(?:what|which|who)(?: exactly)? (is|are|was|were) (.+)$', ([be = '', rest = ''], text) =>
    naming(be, rest, /^who/i.test(text)),
  ),
  shape(
    '^(?:what|which) ([a-z ]+?) (is|are|was|were|has|have|had|won|invented|discovered|wrote|causes?|' +
      'produces?|makes?|made|did|does|do) (.+)$',
    ([kind = '', verb = '', rest = '']) => ofKind(kind, verb, rest),
  ),
  shape('^what (do|does|did) (.+) (mean|stand for|cost|weigh|measure)$', ([verb = '', subject = '', deed = '']) =>
    asked(
      { rest: `${subject} ${deed}`, verb, expects: /cost|weigh|measure/i.test(deed) ? 'number' : 'any' },
      (value) => `${subject} ${inflected(verb.toLowerCase(), deed)} ${value}`,
    ),
  ),
  shape('^(?:what|who|which) (.+)$', ([rest = ''], text) => ({
    ...asked({ rest, expectsOne: /^who|^which/i.test(text), expects: 'name' }, (value) => `${value} ${rest}`),
    subject: objectOf(rest),
    isWho: /^who/i.test(text),
  })),
  shape(`^(${BE_DO}|am|shall|need) (.+)$`, ([verb = '', rest = '']) => ({
    ...asked({ rest, verb, expectsOne: false, expects: 'any' }, (value) => yesNoText(value, verb, rest)),
    isYesNo: true,
  })),
]

function byShape(text: string): Asked | null {
  for (const [pattern, read] of SHAPES) {
    const match = pattern.exec(text)
    if (match) {
      const groups = match.slice(1).map((group) => group ?? '')
      return { ...read(groups, text), question: text }
    }
  }
  return null
}

type Form = { rest: string; expects: Asked['expects']; expectsOne?: boolean; verb?: string }

function asked({ rest, expects, expectsOne = true, verb = '' }: Form, toSentence: (value: string) => string): Read {
  const { subject } = parted(rest, /^(?:did|does|do)$/i.test(verb))
  const whole = (value: string): string =>
    toSentence(value.replace(/[\s.!]+$/, ''))
      .replace(/\s+/g, ' ')
      .trim()
  return {
    subject,
    expectsOne,
    isYesNo: false,
    isWho: false,
    expects,
    toSentence: (value) => capitalised(`${whole(value)}.`),
  }
}

function dateWord(value: string): 'at' | 'on' | 'in' {
  if (/\d{1,2}:\d|o'clock|\b[ap]\.?m\b/i.test(value)) return 'at'
  return /\b\d{1,2}(?:st|nd|rd|th)? [A-Z]|[A-Z][a-z]+ \d{1,2}\b(?!\d)|day$/.test(value) ? 'on' : 'in'
}

/** "wrote 1984" is about 1984: what follows the verb. */
function objectOf(rest: string): string {
  const tokens = readTokens(rest)
  const object = rest.slice(tokens[0]?.end ?? 0).trim()
  return object === '' ? '' : /^\d+$/.test(object) ? object : subjectOf(object)
}

/** With a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "The speed of sound", "the contribution limit for 2024": what has one figure for an answer. */
const FIGURE_ASKED = new RegExp(
  String.raw`^the (?:[\w'-]+ ){0,4}(?:${QUANTITIES}|limit|population|boiling point|melting point|freezing point|minimum wage|circumference|diameter|radius|mass)` +
    String.raw`(?= (?:of|for|in|to|between|on|at|from)\b|$)`,
  'i',
)

function naming(be: string, rest: string, isWho: boolean): Read {
  const isPlural = /^(?:are|were)$/i.test(be)
  const isUnique = /^(?:the|'s)\b|'s\b|\b(?:most|[a-z]+est|first|last|capital|name)\b/i.test(rest) || isWho
  return {
    ...asked(
      { rest, expectsOne: isUnique && !isPlural, expects: isWho ? 'name' : FIGURE_ASKED.test(rest) ? 'number' : 'any' },
      (value) => `${rest} ${be} ${value}`,
    ),
    isNaming: true,
  }
}

function ofKind(kind: string, verb: string, rest: string): Read {
  if (/^(?:did|does|do)$/i.test(verb))
    return asked({ rest, expects: 'any' }, (value) => `${inserted(verb, rest)} ${value}`)
  const isList = /\b(?:foods|things|factors|countries|animals|causes|reasons|ways)\b/i.test(kind)
  return asked({ rest, expectsOne: !isList, expects: 'any' }, (value) => `${value} ${verb} ${rest}`)
}

function manyText(value: string, noun: string, verb: string, rest: string): string {
  const amount = withoutNoun(value, noun)
  if (/^there\b/i.test(rest)) return `there ${verb} ${amount} ${noun} ${rest.replace(/^there\s*/i, '')}`
  if (/^(?:is|are|was|were|live|make)$/i.test(verb) && /^in\b/i.test(rest))
    return `there ${verb} ${amount} ${noun} ${rest}`
  return `${inserted(verb, rest)} ${amount} ${noun}`
}

/** "The Moon is 384,400 km far from the Earth": the measure stands where the question opens. */
function measuredText(value: string, measure: string, verb: string, rest: string): string {
  const measured = `${value.replace(MEASURED, '')} ${measure}`
  if (!/^(?:is|are|was|were)$/i.test(verb)) return `${inserted(verb, rest)} ${measured}`
  const { subject, after } = parted(rest, false)
  return `${subject} ${verb.toLowerCase()} ${measured} ${after}`
}

function withoutNoun(value: string, noun: string): string {
  const last = noun.split(' ').at(-1) ?? ''
  return value.replace(new RegExp(`\\s${last.replace(/[^a-z]/gi, '')}\\w*$`, 'i'), '')
}

/** The question's words in order of a statement: "was", "the bridge opened" gives "the bridge was opened". */
function inserted(verb: string, rest: string): string {
  const auxiliary = verb.toLowerCase()
  const isDoing = /^(?:did|does|do)$/.test(auxiliary)
  const { subject, after } = parted(rest, isDoing)
  return `${subject} ${isDoing ? inflected(auxiliary, after) : `${auxiliary} ${after}`}`.trim()
}

/** Subject and rest; after "did" the rest must begin with a verb, which the tagger may have taken for a noun. */
function parted(rest: string, isDoing: boolean): { subject: string; after: string } {
  const pronoun = /^(?:it|there|you|they|he|she|we)(?= )/.exec(rest)?.[0]
  if (pronoun) return { subject: pronoun, after: rest.slice(pronoun.length).trim() }
  const tokens = readTokens(rest)
  const cut = tokens.findIndex((token, i) => endsSubject(token, tokens[i + 1], hasNoun(tokens.slice(0, i))))
  const at = cut < 0 ? tokens.length : cut
  const isVerbNext = ['VERB', 'AUX', 'ADJ'].includes(tokens[at]?.pos ?? '')
  const last = tokens[at - 1]
  const isVerbLast = isDoing && at > 1 && !isVerbNext && last !== undefined && /^[a-z]+$/.test(last.text)
  const isObjectLast = isVerbLast && cut < 0 && at > 2 && THING_DONE_TO.test(last.text)
  const end = (isVerbLast ? tokens[at - (isObjectLast ? 3 : 2)] : last)?.end ?? rest.length
  return { subject: rest.slice(0, end), after: rest.slice(end).trim() }
}

/** Nouns that are no verbs: "stunt growth", "harm plants". */
const THING_DONE_TO = /(?:wth|alth|tion|sion|ness|ity|ism|ance|ence|ship|ment|[^s]s)$/

const PAST = new Map(
  (
    'begin began,bear bore,become became,bend bent,bet bet,bind bound,bite bit,bleed bled,blow blew,break broke,bring brought,' +
    'build built,burst burst,buy bought,cast cast,catch caught,choose chose,come came,cost cost,cut cut,deal dealt,dig dug,' +
    'draw drew,drink drank,drive drove,eat ate,fall fell,feed fed,feel felt,fight fought,find found,flee fled,fly flew,' +
    'forget forgot,freeze froze,get got,give gave,go went,grind ground,grow grew,hang hung,have had,hear heard,hide hid,hit hit,' +
    'hold held,hurt hurt,keep kept,know knew,lay laid,lead led,leave left,lend lent,let let,light lit,lose lost,make made,' +
    'mean meant,meet met,pay paid,put put,quit quit,read read,ride rode,ring rang,rise rose,run ran,say said,see saw,seek sought,' +
    'sell sold,send sent,set set,shake shook,shine shone,shoot shot,shut shut,sing sang,sink sank,sit sat,sleep slept,slide slid,' +
    'speak spoke,spend spent,spin spun,split split,spread spread,stand stood,steal stole,stick stuck,sting stung,strike struck,' +
    'swear swore,swim swam,swing swung,take took,teach taught,tear tore,tell told,think thought,throw threw,' +
    'understand understood,wake woke,wear wore,win won,wind wound,write wrote'
  )
    .split(',')
    .map((verb): [string, string] => [verb.split(' ')[0] ?? '', verb.split(' ')[1] ?? '']),
)

/** "did open" is "opened", "does cost" is "costs": the first word of the rest takes the ending. */
function inflected(auxiliary: string, rest: string): string {
  const adverb = /^(?:really|actually|ever|also|still|always|often|usually|first|\w+ly) (?=[a-z])/.exec(rest)?.[0] ?? ''
  const [verb = '', ...others] = rest.slice(adverb.length).split(' ')
  if (!/^[a-z]+$/.test(verb) || auxiliary === 'do') return rest
  const past =
    PAST.get(verb) ??
    (verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`)
  const present = verb === 'have' ? 'has' : /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`
  return adverb + [auxiliary === 'did' ? past : present, ...others].join(' ')
}

/** The first noun phrase: up to the verb, or up to an adjective or preposition after its noun ("of" stays inside). */
function subjectOf(rest: string): string {
  return parted(rest, false).subject
}

function isNominal({ pos }: Token): boolean {
  return pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON'
}

/** Whether a noun stands there, behind an "of" another one: "the cause of" is no subject yet. */
function hasNoun(tokens: readonly Token[]): boolean {
  return tokens.slice(tokens.findLastIndex(({ lower }) => lower === 'of') + 1).some(isNominal)
}

function endsSubject(token: Token, next: Token | undefined, isNamed: boolean): boolean {
  if (!isNamed) return false
  if (token.lower === 'of' || token.lower === "'s" || token.lower === 'and') return false
  if (token.pos === 'ADJ' && (next?.pos === 'VERB' || next?.pos === 'AUX')) return false
  if (token.pos === 'VERB' || token.pos === 'AUX' || token.pos === 'ADJ' || token.pos === 'ADV') return true
  if (token.pos === 'ADP' || token.pos === 'PART' || token.pos === 'SCONJ') return true
  return token.pos === 'DET' && next !== undefined
}

function prefixed(value: string, preposition: string): string {
  return new RegExp(
    String.raw`^(?:only|just|mostly|mainly|in|on|at|by|since|from|during|around|about|circa|between|before|after|near|under|along|` +
      String.raw`off|to|until|inside|across|within|outside|the (?:early|late|mid))\b`,
    'i',
  ).test(value)
    ? value.replace(/^[A-Z][a-z]/, (first) => first.toLowerCase())
    : `${preposition} ${value}`
}

/** What a yes or no says in full, with what limits it: "Only if it is dry" is "You can paint it only if it is dry". */
function yesNoText(value: string, verb: string, rest: string): string {
  const said = readYesOrNo(value, `${verb} ${rest}`)
  if (!said) return `${inserted(verb, rest)}: ${value}`
  const { isYes, behind } = said
  const statement = isYes ? inserted(verb, rest) : negated(verb, rest)
  if (!isLimit(behind)) return statement
  return /^only\b/i.test(behind) ? `${statement} o${behind.slice(1)}` : `${statement}, ${behind}`
}

/** "did not open", "cannot keep", "is no longer a planet". */
function negated(verb: string, rest: string): string {
  const auxiliary = verb.toLowerCase()
  const { subject, after } = parted(rest, /^(?:did|does|do)$/.test(auxiliary))
  if (auxiliary === 'need' && !/^to\b/.test(after)) return `${subject} need not ${after}`
  if (/^still\b/.test(after)) return `${subject} ${auxiliary} no longer ${after.replace(/^still\s*/, '')}`
  return `${subject} ${auxiliary === 'can' ? 'cannot' : `${auxiliary} not`} ${after}`
}
