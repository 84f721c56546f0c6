import { monthPattern } from '#app/engines/english/english.ts'
import { toTable } from '#app/platform/table.ts'
import { toPlainText } from '../text/text.ts'
import { readTokens } from '../text/tokens.ts'
import { isSentence, isVerb, lacksSubject, subjectOfSentence } from './clause.ts'
import { isAnnouncement, isDenyingLabel } from './lead-ins.ts'
import { capitalised } from './question-form.ts'
import type { Asked } from './question-form.ts'
import { isLimit, readYesOrNo } from './yes-or-no.ts'

const PRONOUN =
  /^(?:it|they|he|she|(?:this|that|these|those)(?=\s(?:is|are|was|were|has|have|had|can|will|does|did)\b))(?=\s|')/i
const COPY = new RegExp(
  String.raw`^(?:it|they|he|she|this|that|these|those|there(?= (?:is|are) (?:about |around |roughly |approximately ` +
    String.raw`)?[\w,.-]+[.]?$)|the answer|the year|the date|the number|the name|my answer|the correct answer)(?:'s|` +
    String.raw`'re| is| are| was| were| would be| will be)\s+(?:that\s+)?`,
  'i',
)
const LABEL = /^(?:[A-Z][\w ]{1,30}|answer):\s+/i
const DATED = new RegExp(
  String.raw`\d|\b(?:century|ago|today|yesterday|tomorrow|noon|midnight|dawn|spring|summer|autumn|winter|` +
    String.raw`\w+day)\b|\b[A-Z]\w+(?:ber|ary|uary|il|ly|ust|une|arch)\b`,
)
/** "2,200 metres long", "40 dollars": no date, for all its figures. */
const MEASURED =
  /\d[\d.,]*\s*(?:%|per ?cent|m|km|cm|mm|ft|metres?|meters?|kilomet(?:re|er)s?|feet|miles?|tonnes?|tons?|kg|dollars?|euros?|pounds?|people|pages?|times)\b|\b(?:long|tall|high|wide|deep|heavy|old)$/i
const COUNTED = new RegExp(
  String.raw`\d|\b(?:an?|half|none|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|` +
    String.raw`\w+teen|\w+ty|hundred|thousand|million|billion|dozen|once|twice|daily|weekly|monthly|yearly|` +
    String.raw`every|never|many|few)\b`,
  'i',
)
const MOST_VALUE_WORDS = 9

/** What an answer has said just before a claim: its wording, whether that was a bare value, and what stands between. */
export type Said = { text: string; gap: string; isValue: boolean; isSameLine: boolean }

/**
 * A claim made to stand on its own: by the question for a bare value or "It's 1937", by its head for a gloss ("Abuja:
 * capital of Nigeria"), by what was said `before` for a clause without a subject. A later sentence is never filled up
 * with the question's predicate, and a pronoun that could mean two things stays.
 */
export function completed(claim: string, asked: Asked | null, before: Said | null = null): string {
  const text = toPlainText(claim).trim()
  const gloss = definition(text)
  if (gloss) return gloss
  if (before && !before.isValue) return continued(text, claim, asked, before)
  if (!asked) return claim
  if (asked.isYesNo)
    return isYesOrNo(text, asked.question) ? asked.toSentence(text) : withSubject(text, claim, asked, before)
  const isList = before !== null
  return (
    (isList && before.isSameLine ? null : valueSentence(text, asked)) ??
    (isList ? continued(text, claim, asked, before) : withSubject(text, claim, asked, null))
  )
}

/** Whether a claim is no more than a yes or no to a question, with what limits it. */
export function isYesOrNo(claim: string, question: string): boolean {
  const said = readYesOrNo(claim.trim(), question)
  return said !== null && (said.behind === '' || isLimit(said.behind))
}

/** Whether a claim was nothing but the value asked for. */
export function isBareValue(claim: string, asked: Asked | null): boolean {
  const text = toPlainText(claim).trim()
  return asked !== null && !asked.isYesNo && definition(text) === null && valueSentence(text, asked) !== null
}

/** "Abuja: capital of Nigeria" is "Abuja is capital of Nigeria", also in a row of a list; "Height: 330 m" is a value. */
function definition(text: string): string | null {
  const row = /^(\p{Lu}[\w'.]*(?:\s\p{Lu}[\w'.]*){0,3})\s+[-–—]+\s+((?:about |around |roughly |some )?\d.*)$/u.exec(
    text,
  )
  if (row && !readTokens(row[2] ?? '').some(isVerb)) return `${row[1] ?? ''} is ${row[2] ?? ''}`
  const parts = /^(\p{Lu}[\w'.-]*(?:\s[\w'.&/-]+){0,4}):\s+(\p{Ll}.*|(?:The|An?)\s.+|\p{Lu}\S+\s.*\p{Ll}.*)$/u.exec(
    text,
  )
  const [, head = '', body = ''] = parts ?? []
  if (body === '' || isSentence(body) || CHANGES.test(body) || isAnnouncement(head) || isDenyingLabel(head)) return null
  if (isSaying(head) || isOrder(body)) return null
  const isPhrase =
    /^(?:an?|the|any|one)\s/i.test(body) ||
    (body.split(/\s+/).length >= 3 &&
      /^\p{Ll}[^,]* (?:of|for|in|by|to|from|that|which|with|on|at) /u.test(body) &&
      !/^(?:higher|lower|more|less|fewer|better|larger|smaller|longer|shorter)\b/i.test(body) &&
      !/^(?:in|on|at|by|from|until|till|after|before|since|within|about|around|between|over|under)\b/i.test(body))
  return isPhrase && !COUNTED.test(body.split(/\s+/)[0]?.replace(/^an?$/i, '') ?? '') ? `${head} is ${body}` : null
}

/** "The speed of sound increases with air pressure": a verb that the tagger takes for a noun. */
const CHANGES =
  /^(?:The|An?)\s(?:[\p{L}-]+ ){1,6}?(?:increases?|decreases?|rises?|falls?|drops?|grows?|varies|changes|depends?|runs|works|stops|starts) (?:with|as|when|if|until|on|by|faster|slower|more|less)\b/u

/** "Leave the blooms in place: …", "2001: A Space Odyssey" in a sentence: a colon behind more than a name. */
function isSaying(head: string): boolean {
  const tokens = readTokens(head)
  return tokens.length > 1 && tokens.some(isVerb)
}

const PAST = /(?:ed|en|wn|lt|pt|ught|ound|ung|ade|aid)$/

/** "Concussion: avoid sport", "Delays: if it rains, wait": no gloss of what stands before the colon. */
const ORDERED = new RegExp(
  String.raw`^(?:if|when|should|don't|do|never|always|please|make|keep|store|use|avoid|check|ask|call|contact|look|read|` +
    String.raw`wear|wash|eat|drink|take|apply|choose|follow|try|consider|be|go|let|remove|cover|wait|plant|cook|cool|heat|` +
    String.raw`visit|start|stop|limit|set|turn|seek)\b`,
  'i',
)

function isOrder(body: string): boolean {
  const [first] = readTokens(body)
  if (ORDERED.test(body)) return true
  return first?.pos === 'VERB' && !/(?:ing|[^s]s)$/.test(first.lower) && !PAST.test(first.lower)
}

/** Verbs that open an order, and no name: "Type 2 diabetes" and "Set theory" are values. */
const ORDERING = 'use|try|take|put|keep|add|choose|avoid|get|click|install'
/** "Use 12 AWG copper" tells what to do, however the tagger reads it. */
const ORDER = new RegExp(String.raw`^(?:${ORDERING})\s`, 'i')

/** The sentence the question makes of a bare value of the kind it asks for; null where the claim is no such value. */
function valueSentence(text: string, asked: Asked): string | null {
  const label = LABEL.exec(text.replace(COPY, ''))?.[0] ?? ''
  if (!isOfAsked(label, asked)) return null
  const bare = text.replace(COPY, '').replace(LABEL, '')
  const isPhrase = !ORDER.test(bare) && !readTokens(bare).some(isVerb) && bare.split(/\s+/).length <= MOST_VALUE_WORDS
  if (!isPhrase || (bare === text && readTokens(text).some(isVerb)) || !isFitting(bare, asked, bare !== text))
    return null
  const [value = bare, tail] = bare.split(/, (?=(?:with|in|on|at|by|from|around|about) )/)
  if (!tail) return asked.toSentence(bare)
  return asked.toSentence(value).replace(/\.$/, `, ${tail.replace(/[.\s]+$/, '')}.`)
}

/** "Height: 330 m" answers how high it is; "Adults over 70: 800 IU" answers for some alone. */
const isOfAsked = (label: string, { question }: Asked): boolean =>
  /^(?:answer|total|result|date|year|height|length|distance|duration|name|location|place|amount|short|final|the|final answer|short answer|\s)*:?\s*$/i.test(
    label,
  ) || (label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => question.toLowerCase().includes(word))

/** Whether a value is of the kind asked for. "It is a composer" answers neither where nor when; a lone value may. */
function isFitting(value: string, { expects }: Asked, isCopied: boolean): boolean {
  if (expects === 'date') return DATED.test(value) && !MEASURED.test(value)
  if (expects === 'number') return COUNTED.test(value)
  if (!isCopied) return true
  if (expects === 'place') return !/^an?\s/i.test(value) && /\p{Lu}|^(?:in|on|at|near|the)\s/u.test(value)
  return expects !== 'name' || !/^(?:in|on|at|by|from|near|an?)\s/i.test(value)
}

/** A later claim of an answer: a clause takes the subject before it, a pronoun what it plainly means. */
function continued(text: string, claim: string, asked: Asked | null, before: Said): string {
  const subject = subjectOfSentence(before.text)
  const isCarried =
    before.isSameLine && /^[\s;,()]*(?:and|but)?[\s,]*$/.test(before.gap) && !/[.!?]$/.test(before.text.trim())
  if (subject && isCarried && /^\p{Ll}/u.test(text)) {
    if (lacksSubject(text) && isSubject(subject)) return `${subject} ${text}`
    if (isNaming(text) && isSubject(subject))
      return `${subject} ${/\b(?:was|were)\b/.test(before.text) ? 'was' : 'is'} ${text}`
  }
  if (asked && !asked.isYesNo && COPY.test(text) && isTimely(asked, text, before))
    return valueSentence(text, asked) ?? claim
  return withSubject(text, claim, asked, before)
}

/** "The fifth from the sun" behind "is the largest planet and": a second name of the same thing. */
function isNaming(text: string): boolean {
  const tokens = readTokens(text)
  return /^(?:the|an?|one)\s/i.test(text) && !tokens.some(({ pos }) => pos === 'AUX') && !isSentence(text)
}

/** Words before a verb that name nothing a later "it" could take up: "Never", "Simply", "Hardly anyone", "No gold". */
const NAMELESS = new RegExp(
  String.raw`^(?:${ORDERING}|` +
    'never|always|simply|just|hardly|scarcely|barely|no|not|nobody|nothing|none|few|any|anyone|neither|' +
    "its|their|his|her|this|that|these|those|such|other|both|either|please|don't|since|during|from|to|before|after|until|above|below|under|over|without|within|" +
    String.raw`unless|because|as|so|and|but|or|run|make|let|type|enter|remove|only|each|every|everyone|somebody)\b`,
  'i',
)
const HALF =
  /(?:\b(?:when|while|if|that|which|who|whose|where|because|your|my|our|their|his|her|its|the|an?|is|are|was|were|be|they|it|we|you|he|she)|'s)$/i

/** Whether the words before a verb are a name or noun rather than half of a sentence the tagger has misread. */
function isSubject(subject: string): boolean {
  const tokens = readTokens(subject)
  return (
    tokens.length > 0 &&
    !NAMELESS.test(subject) &&
    !HALF.test(subject) &&
    !tokens.some(
      (token, i) =>
        (isVerb(token) && (i > 0 || tokens[1]?.pos !== 'ADP')) ||
        /^(?:when|while|if|because|they|it|he|she|that)$/.test(token.lower),
    )
  )
}

const KIN: Record<string, RegExp> = toTable({
  he: /^(?:my|our|his|her|their|the)\s(?:great-)?(?:grand)?(?:father|dad|son|brother|uncle|husband|nephew)$/i,
  she: /^(?:my|our|his|her|their|the)\s(?:great-)?(?:grand)?(?:mother|mum|mom|daughter|sister|aunt|wife|niece)$/i,
})

/** Whether a "he" or "she" may take up a subject: a name, kin, or one who does something; never "a virus". */
function isPersonal(subject: string, pronoun: string): boolean {
  return (
    KIN[pronoun]?.test(subject) === true ||
    /^(?:(?:Dr|Mr|Mrs|Ms|Sir|Lady|Lord|King|Queen|Saint|St)\.?\s)?\p{Lu}[\p{L}.'-]*(?<!'s)(?:\s(?:of|de|van|von|da|di|al|\p{Lu}[\p{L}.'-]*(?<!'s)))*$/u.test(
      subject,
    ) ||
    /^(?:the|an?)\s(?:\p{L}+\s)?\p{L}*(?:er|or|ist|ian|man|woman|king|queen|president|poet|saint)$/iu.test(subject)
  )
}

/** "The bridge opened long ago. It was 1937": a date or figure that nothing before has given. */
function isTimely({ expects }: Asked, text: string, before: Said): boolean {
  const pattern = expects === 'date' ? DATED : expects === 'number' ? /\d/ : null
  return pattern !== null && pattern.test(text) && !pattern.test(before.text)
}

const LONG: Record<string, string> = toTable({ s: ' is', re: ' are', d: ' would', ll: ' will', ve: ' have' })

/** "It's been" behind a name: "has been", and "they'd" is "would". */
function inFull(_: string, short: string, participle?: string): string {
  const isPast = participle !== undefined
  if (isPast && short.toLowerCase() === 's') return ' has'
  return isPast && short.toLowerCase() === 'd' ? ' had' : (LONG[short.toLowerCase()] ?? '')
}

/** "It depends", "This is called refraction", "This means": said of the whole matter, not of the thing named last. */
const OF_THE_MATTER = new RegExp(
  String.raw`^(?:it|this|that) (?:(?:all|also|really|largely|mostly|partly|often|usually|generally) )?(?:depends?|var(?:y|ies)|means|` +
    String.raw`happens|occurs|(?:is|was) (?:(?:commonly |often |usually |typically |sometimes |best )?(?:called|known|termed|seen|observed|noticed|visible)|due|caused|what|the (?:reason|result|cause|effect)|an? (?:process|phenomenon|effect|result)))\b`,
  'i',
)

function withSubject(text: string, claim: string, asked: Asked | null, before: Said | null): string {
  const pronoun = PRONOUN.exec(text)?.[0].toLowerCase()
  if (
    !pronoun ||
    new RegExp(
      String.raw`^(?:it|this|that)(?:'s| is| was)? (?:takes?|important|possible|true|likely|said|thought|believed|` +
        String.raw`known|a myth|because|best|better|hard|easy|wise|worth|clear|why|when|where|how)\b|^it(?:'s| is| was) (?:not )?(?:he|she|` +
        String.raw`they|(?:the )?\w+|the \w+ \w+) (?:who|that|which)\b`,
      'i',
    ).test(text) ||
    OF_THE_MATTER.test(text)
  )
    return claim
  const subject = meantBy(pronoun, asked, before)
  if (subject === null) return claim
  return capitalised(
    `${subject}${text.slice(pronoun.length).replace(/^'(s|re|d|ll|ve)\b(?=\s+(been|had|got|become)?)/i, inFull)}`,
  )
}

/** What a pronoun means: the thing asked about, or the subject just spoken of where no other name stands beside it. */
function meantBy(pronoun: string, asked: Asked | null, before: Said | null): string | null {
  const topic = asked && isNameable(asked.subject) ? asked.subject : null
  const isMany = /^(?:they|these|those)$/.test(pronoun)
  const isPerson = /^(?:he|she)$/.test(pronoun)
  const isFit = (subject: string | null): subject is string => subject !== null && isPlural(subject) === isMany
  const isThing = (subject: string): boolean =>
    asked?.question.includes(` ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`) ?? false
  const isMeant = (subject: string | null): subject is string =>
    isFit(subject) && isSubject(subject) && (!isPerson || (isPersonal(subject, pronoun) && !isThing(subject)))
  if (before === null) return isFit(topic) && !(asked?.isWho && (isPerson || isMany)) ? topic : null
  const subject = subjectOfSentence(before.text)
  if (asked?.isWho && !isPerson && !isMany) return isFit(topic) && holds(before.text, topic) ? topic : null
  if (subject === null && isPerson && topic !== null && isName(topic) && !isSentence(before.text)) return topic
  if (!isMeant(subject)) return isFit(topic) && holds(before.text, topic) && !isPerson ? topic : null
  const isTopic = topic !== null && (holds(topic, subject) || holds(subject, topic))
  return isTopic || !namesBeside(before.text, subject) ? subject : null
}

/** "Marie Curie", as the question writes it. */
const isName = (subject: string): boolean =>
  /^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|de|van|von|da|di|al))* \p{Lu}\S*$/u.test(subject)

function isNameable(subject: string): boolean {
  return subject !== '' && subject.split(/\s+/).length <= 6 && !/^(?:there|it|you|i|we)\b/i.test(subject)
}

function isPlural(subject: string): boolean {
  const head = subject.split(/\s(?:of|in|on|at|from|for|with)\s/)[0] ?? subject
  return (
    /\band\b|(?:[a-rt-z]s|people|children|men|women|mice|feet|teeth)$/i.test(head) &&
    !/(?:us|is|ss|Netherlands|States|Games|Nations|Wars)$/.test(head)
  )
}

/** Whether all telling words of a name or phrase stand in a text. */
function holds(text: string, phrase: string): boolean {
  const words =
    phrase
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => !/^(?:the|an?|of|in|on)$/.test(word)) ?? []
  const lower = text.toLowerCase()
  return words.length > 0 && words.every((word) => lower.includes(word))
}

const MONTH_OR_DAY = new RegExp(String.raw`\b(?:${monthPattern}|\w+day)\b`, 'g')

/** Whether another name stands in a sentence beside its subject, so that "it" could mean either. */
function namesBeside(text: string, subject: string): boolean {
  const rest = text.slice(text.indexOf(subject) + subject.length).replace(MONTH_OR_DAY, '')
  return /\p{Lu}\p{Ll}/u.test(rest)
}
