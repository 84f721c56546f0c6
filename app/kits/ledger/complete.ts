import { toPlainText } from './text.ts'
import { readTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** What a question asks for, so that a bare "1937" can be read as a sentence. `expectsOne` says it has one answer. */
export type Asked = {
  subject: string
  expectsOne: boolean
  isYesNo: boolean
  isWho?: boolean
  toSentence: (value: string) => string
}

const BE_DO = '(?:is|are|was|were|did|does|do|has|have|had|will|would|can|could|should|must|may|might)'
const MEASURES = 'tall|high|long|wide|deep|old|far|fast|heavy|big|large|hot|cold|thick|short|small|expensive'

/** Reads a question into a sentence with a gap; null when it is no question this can be done with. */
export function readQuestion(question: string): Asked | null {
  const text = toPlainText(question)
    .trim()
    .split(/(?<=\?)\s+/)[0]
    ?.replace(/[?.!\s]+$/, '')
    .replace(/^(?:please|can you|could you|tell me|do you know|i wonder|so|hey|hi|ok)\b[\s,]*(?:tell me|please)?\s*/i, '')
    .replace(/^(what|who|where|when|how)'s\b/i, '$1 is')
    .replace(/^(what|who|where|when|how)'re\b/i, '$1 are')
  if (!text) return null
  return byShape(text) ?? null
}

function byShape(text: string): Asked | null {
  const when = new RegExp(`^(?:when|(?:in|on|by|since)? ?(?:what|which) (?:year|date|day|month|century|decade|time))(?: exactly)? (${BE_DO}) (.+)$`, 'i').exec(text)
  if (when) return asked(when[2] ?? '', true, (value) => `${inserted(when[1] ?? '', when[2] ?? '')} ${prefixed(value, /\d{1,2}:\d|o'clock|\b[ap]\.?m\b/i.test(value) ? 'at' : /\b\d{1,2}(?:st|nd|rd|th)? [A-Z]|[A-Z][a-z]+ \d{1,2}\b(?!\d)|day$/.test(value) ? 'on' : 'in')}`, when[1])
  const where = new RegExp(`^(?:where|in (?:what|which) (?:city|country|place|state|town|region|continent))(?: exactly)? (${BE_DO}) (.+)$`, 'i').exec(text)
  if (where) return asked(where[2] ?? '', true, (value) => `${inserted(where[1] ?? '', where[2] ?? '')} ${prefixed(value, 'in')}`, where[1])
  const measure = new RegExp(`^how (${MEASURES}) (is|are|was|were|does|do|did|can) (.+)$`, 'i').exec(text)
  if (measure) return asked(measure[3] ?? '', true, (value) => `${inserted(measure[2] ?? '', measure[3] ?? '')} ${value.replace(new RegExp(`\\s(?:${MEASURES})$`, 'i'), '')} ${measure[1]}`)
  const much = new RegExp(`^how (?:much|long|often)(?: [a-z]+)? (${BE_DO}) (.+)$`, 'i').exec(text)
  if (much) return asked(much[2] ?? '', true, (value) => `${inserted(much[1] ?? '', much[2] ?? '')} ${value}`, much[1])
  const manyOf = new RegExp(`^how many ([a-z -]+?) (${BE_DO}) (.+)$`, 'i').exec(text)
  if (manyOf) return asked(manyOf[3] ?? '', true, (value) => manyText(value, manyOf[1] ?? '', manyOf[2] ?? '', manyOf[3] ?? ''))
  const many = /^how many (.+)$/i.exec(text)
  if (many) return asked(many[1] ?? '', true, (value) => `${withoutNoun(value, many[1] ?? '')} ${many[1]}`)
  const named = /^(?:what|which|who)(?: exactly)? (is|are|was|were) (.+)$/i.exec(text)
  if (named) return naming(named[1] ?? '', named[2] ?? '', /^who/i.test(text))
  const kind = new RegExp(`^(?:what|which) ([a-z ]+?) (is|are|was|were|has|have|had|won|invented|discovered|wrote|causes?|produces?|makes?|made|did|does|do) (.+)$`, 'i').exec(text)
  if (kind) return ofKind(kind[1] ?? '', kind[2] ?? '', kind[3] ?? '')
  const doing = /^(?:what|who|which) (.+)$/i.exec(text)
  if (doing) return { ...asked(doing[1] ?? '', /^who|^which/i.test(text), (value) => `${value} ${doing[1]}`), subject: objectOf(doing[1] ?? ''), isWho: /^who/i.test(text) }
  const yesNo = new RegExp(`^(${BE_DO}|am|shall|need) (.+)$`, 'i').exec(text)
  if (yesNo) return { ...asked(yesNo[2] ?? '', false, (value) => yesNoText(value, yesNo[1] ?? '', yesNo[2] ?? '')), isYesNo: true }
  return null
}

function asked(rest: string, expectsOne: boolean, toSentence: (value: string) => string, verb = ''): Asked {
  return { subject: parted(rest, /^(?:did|does|do)$/i.test(verb)).subject, expectsOne, isYesNo: false, toSentence: (value) => capitalised(`${toSentence(value.replace(/[\s.!]+$/, '')).replace(/\s+/g, ' ').trim()}.`) }
}

/** "wrote 1984" is about 1984: what follows the verb. */
function objectOf(rest: string): string {
  const tokens = readTokens(rest)
  const object = rest.slice(tokens[0]?.end ?? 0).trim()
  return object === '' ? '' : /^\d+$/.test(object) ? object : subjectOf(object)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function naming(be: string, rest: string, isWho: boolean): Asked {
  const isPlural = /^(?:are|were)$/i.test(be)
  const isUnique = /^(?:the|'s)\b|'s\b|\b(?:most|[a-z]+est|first|last|capital|name)\b/i.test(rest) || isWho
  return asked(rest, isUnique && !isPlural, (value) => `${rest} ${be} ${value}`)
}

function ofKind(kind: string, verb: string, rest: string): Asked {
  if (/^(?:did|does|do)$/i.test(verb)) return asked(rest, true, (value) => `${inserted(verb, rest)} ${value}`)
  const isList = /\b(?:foods|things|factors|countries|animals|causes|reasons|ways)\b/i.test(kind)
  return asked(rest, !isList, (value) => `${value} ${verb} ${rest}`)
}

function manyText(value: string, noun: string, verb: string, rest: string): string {
  const amount = withoutNoun(value, noun)
  if (/^there\b/i.test(rest)) return `there ${verb} ${amount} ${noun} ${rest.replace(/^there\s*/i, '')}`
  if (/^(?:is|are|was|were|live|make)$/i.test(verb) && /^in\b/i.test(rest)) return `there ${verb} ${amount} ${noun} ${rest}`
  return `${inserted(verb, rest)} ${amount} ${noun}`
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
  const subject = subjectOf(rest)
  const after = rest.slice(subject.length).trim()
  const words = subject.split(' ')
  const last = words.at(-1) ?? ''
  if (!isDoing || words.length < 2 || !/^[a-z]+$/.test(last) || !/^(?:|ADP|DET|NUM|SCONJ)$/.test(readTokens(after)[0]?.pos ?? '')) return { subject, after }
  return { subject: words.slice(0, -1).join(' '), after: `${last} ${after}`.trim() }
}

const PAST: Record<string, string> = {
  begin: 'began', fall: 'fell', win: 'won', write: 'wrote', become: 'became', build: 'built', take: 'took', make: 'made', find: 'found', get: 'got',
  lose: 'lost', leave: 'left', come: 'came', go: 'went', grow: 'grew', rise: 'rose', break: 'broke', sink: 'sank', hold: 'held', give: 'gave', meet: 'met',
  have: 'had', say: 'said', sell: 'sold', buy: 'bought', cost: 'cost', hit: 'hit', set: 'set', put: 'put', run: 'ran', fly: 'flew', fight: 'fought', lead: 'led',
}

/** "did open" is "opened", "does cost" is "costs": the first word of the rest takes the ending. */
function inflected(auxiliary: string, rest: string): string {
  const [verb = '', ...others] = rest.split(' ')
  if (!/^[a-z]+$/.test(verb) || auxiliary === 'do') return rest
  const past = PAST[verb] ?? (verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`)
  const present = verb === 'have' ? 'has' : /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`
  return [auxiliary === 'did' ? past : present, ...others].join(' ')
}

/** The first noun phrase: up to the verb, or up to an adjective or preposition after its noun ("of" stays inside). */
function subjectOf(rest: string): string {
  const tokens = readTokens(rest)
  let end = 0
  let hasNoun = false
  for (const [i, token] of tokens.entries()) {
    if (endsSubject(token, tokens[i + 1], hasNoun)) break
    if (token.pos === 'NOUN' || token.pos === 'PROPN' || token.pos === 'PRON') hasNoun = true
    end = token.end
  }
  return rest.slice(0, end === 0 ? rest.length : end)
}

function endsSubject(token: Token, next: Token | undefined, hasNoun: boolean): boolean {
  if (!hasNoun) return false
  if (token.lower === 'of' || token.lower === "'s" || token.lower === 'and') return false
  if (token.pos === 'VERB' || token.pos === 'AUX' || token.pos === 'ADJ' || token.pos === 'ADV') return true
  if (token.pos === 'ADP' || token.pos === 'PART' || token.pos === 'SCONJ') return true
  return token.pos === 'DET' && next !== undefined
}

function prefixed(value: string, preposition: string): string {
  return /^(?:in|on|at|by|since|from|during|around|about|circa|between|before|after|near|under|along|off|to|until|inside|across|within|outside|the (?:early|late|mid))\b/i.test(value) ? value.replace(/^[A-Z][a-z]/, (first) => first.toLowerCase()) : `${preposition} ${value}`
}

function yesNoText(value: string, verb: string, rest: string): string {
  const statement = inserted(verb, rest)
  if (/^(?:yes|yeah|yep|yup|correct|right|true|indeed|absolutely|definitely|certainly|sure|of course)\b/i.test(value)) return statement
  if (/^(?:no|nope|nah|false|incorrect|wrong|not really|never|not at all)\b/i.test(value)) return negated(verb, rest)
  return `${statement}: ${value}`
}

function negated(verb: string, rest: string): string {
  const subject = subjectOf(rest)
  const auxiliary = verb.toLowerCase()
  return `${subject} ${auxiliary} not ${rest.slice(subject.length).trim()}`
}

const PRONOUN = /^(?:it|they|he|she|this|that|these|those)(?=\s|')/i
const COPY = /^(?:it|they|he|she|this|that|these|those|there(?= (?:is|are) (?:about |around |roughly |approximately )?[\w,.-]+[.]?$)|the answer|the year|the date|the number|the name|my answer|the correct answer)(?:'s|'re| is| are| was| were| would be| will be)\s+(?:that\s+)?/i
const YES_NO = /^(?:yes|no|yeah|nope|yep|nah|correct|incorrect|true|false|absolutely not|definitely not|certainly not|absolutely|definitely|not really|of course)[.!,]?$/i

/**
 * A claim made to stand on its own by the question: a bare value or "It's 1937" becomes a sentence, "It opened in 1937"
 * gets its subject. Other claims are returned as they are.
 */
export function completed(claim: string, question: Asked | null): string {
  if (!question) return claim
  const text = toPlainText(claim).trim()
  if (question.isYesNo) return YES_NO.test(text) ? question.toSentence(text) : withSubject(text, claim, question)
  const bare = text.replace(COPY, '').replace(/^(?:[A-Z][\w ]{1,30}|answer):\s+/i, '')
  const isBare = !readTokens(bare).some((token) => (token.pos === 'VERB' && !/ing$/.test(token.lower)) || token.pos === 'AUX') && bare.split(/\s+/).length <= 9
  if (isBare && (bare !== text || !hasVerb(text))) {
    const [value = bare, tail] = bare.split(/, (?=(?:with|in|on|at|by|from|around|about) )/)
    return tail ? question.toSentence(value).replace(/\.$/, `, ${tail.replace(/[.\s]+$/, '')}.`) : question.toSentence(bare)
  }
  return withSubject(text, claim, question)
}

function hasVerb(text: string): boolean {
  return readTokens(text).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
}

function withSubject(text: string, claim: string, { subject, isWho }: Asked): string {
  if (isWho && /^(?:he|she|they)\b/i.test(text)) return claim
  if (!PRONOUN.test(text) || subject === '' || subject.split(/\s+/).length > 6 || /^(?:there|it|you|i|we)\b/i.test(subject)) return claim
  if (/^(?:it|this|that)(?:'s| is| was)? (?:takes?|important|possible|true|likely|said|thought|believed|known|a myth|because)\b/i.test(text)) return claim
  return capitalised(text.replace(PRONOUN, subject))
}
