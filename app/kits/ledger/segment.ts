import { isBoilerplate } from './boilerplate.ts'
import { isSentence, isVerb, subjectOfSentence } from './clause.ts'
import { toPlainText } from './text.ts'
import { readTokens } from './tokens.ts'

/** One claim of a raw answer: `start` and `end` are offsets into the raw text, `text` is the claim without mark-up. */
export type Segment = { text: string; start: number; end: number; offsets: number[] }

const FENCE = /^\s*(?:```|~~~)/
const HEADING = /^\s*#{1,6}\s/
const RULE = /^\s*(?:[-*_]\s*){3,}$|^\s*\|?\s*:?-{2,}.*$|^\s*={3,}\s*$/
const MARKER = /^\s*(?:>\s*)*(?:[-*+•‣·]\s+(?:\[[ xX]\]\s+)?|\(?\d{1,2}[.)]\s+|[a-z]\)\s+)?/
const CODE = new RegExp(
  String.raw`^(?: {4}|\t)\S|^\s*(?:\$ |npm |pip |git |sudo |SELECT |import |const |let |var |function |` +
    String.raw`def |class |return |#include|<\w+|\{|\}|//)`,
)
const ABBREVIATIONS = new RegExp(
  String.raw`(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|etc|e\.g|i\.e|cf|approx|ca|c|no|nos|vol|pp?|fig|` +
    String.raw`figs|inc|ltd|co|corp|gen|col|capt|sen|rep|gov|rev|hon|mt|ft|jan|feb|mar|apr|jun|jul|aug|sept?|` +
    String.raw`oct|nov|dec|u\.s|u\.k|u\.n|a\.m|p\.m|b\.c|a\.d|al|ed|eds|dept|est|min|max|[a-z])\.$`,
  'i',
)
const LEADS = new RegExp(
  String.raw`^(?:(?:oh|well|so|yes|yeah|yep|yup|no(?=\s*[,.!-])|nope|sure|certainly|absolutely|definitely(?=[,!])|` +
    String.raw`of course|honestly|basically|frankly|okay|ok|in short|in summary|in brief|in a nutshell|to ` +
    String.raw`summari[sz]e|to sum up|summary|in conclusion|overall|tl;?dr|short answer|quick answer|long ` +
    String.raw`answer|the short answer is(?: that)?|the answer is that|final answer|good question|great question|` +
    String.raw`based on (?:my|the|what i)[^,]{0,50}(?=,)|from what i (?:know|remember|understand|can tell)|` +
    String.raw`as far as i (?:know|can tell|am aware)|afaik|imo|imho|to be honest|i(?:'m| am) (?:not|no) ` +
    String.raw`(?:an? |\w+ )*(?:doctor|lawyer|expert|sure|certain|specialist|chef|scientist|historian)[^,.]{0,20},? ` +
    String.raw`but|i could be wrong,? but|if i (?:remember|recall) (?:correctly|rightly|right)|note(?=:)|` +
    String.raw`fun fact|fact|remember(?=:)|happy to help|thanks for asking|here's the thing|here you go|the ` +
    String.raw`thing is,? (?:that )?|please note that|keep in mind that|it(?:'s| is) (?:important|worth) ` +
    String.raw`(?:to note|noting|mentioning|to mention|to remember)(?: that)?|result)\b[\s,.:;!-]*)+`,
  'i',
)

/**
 * Cuts an answer into claims, deterministically. Headings, lead-ins, questions, code, courtesy and orders to the reader
 * are left out; two main clauses joined by "and", "but" or a semicolon become two claims; abbreviations and decimals
 * stay whole.
 */
export function segment(raw: string): Segment[] {
  const lines = linesOf(raw)
  const claims = lines.flatMap(({ text, start, isItem }) =>
    sentencesOf(text).flatMap((sentence) => claimsOf(raw, start + sentence.start, start + sentence.end, isItem)),
  )
  return claims
}

function linesOf(raw: string): { text: string; start: number; isItem: boolean }[] {
  const lines: { text: string; start: number; isItem: boolean }[] = []
  let isCode = false
  let start = 0
  for (const line of raw.split('\n')) {
    const at = start
    start += line.length + 1
    if (FENCE.test(line)) {
      isCode = !isCode
      continue
    }
    const isTitle =
      HEADING.test(line) ||
      RULE.test(line) ||
      (/^\s*(?:\*\*|__)[^*_]{2,60}(?:\*\*|__)\s*:?\s*$/.test(line) &&
        !/[.\d]/.test(line) &&
        !/:\*\*\s*\S/.test(line) &&
        raw.trim() !== line.trim())
    if (
      isCode ||
      isTitle ||
      (CODE.test(line) && !/^\s{4,}[-*\d•]/.test(line) && /[;{}()=<>$]|^\s*(?:npm|pip|git|sudo)\b/.test(line))
    )
      continue
    const marker = MARKER.exec(line)?.[0] ?? ''
    const previous = lines.at(-1)
    const isJoined =
      previous &&
      !previous.isItem &&
      marker.trim() === '' &&
      previous.start + previous.text.length + 1 === at &&
      /[a-z,]\s*$/.test(previous.text) &&
      /^\s*[a-z]/.test(line)
    if (previous && isJoined) previous.text = raw.slice(previous.start, at + line.length)
    else lines.push({ text: line.slice(marker.length), start: at + marker.length, isItem: marker.trim() !== '' })
  }
  return lines
}

/** Ends of sentences: a stop before a space and a capital, a digit or a sign; never inside "e.g." or "3.5". */
function sentencesOf(line: string): { start: number; end: number }[] {
  const plain = toPlainText(line)
  const sentences: { start: number; end: number }[] = []
  let start = 0
  for (const match of plain.matchAll(/[.!?]+["')\]*_]*(?=\s+|$)|;(?=\s)|(?<=\s)-+(?=\s)(?=.{20,})/g)) {
    const end = match.index + match[0].length
    if (isInParentheses(plain.slice(start, match.index))) continue
    const before = plain.slice(start, end)
    const after = plain.slice(end).trimStart()
    if (match[0].startsWith('-')) {
      if (
        !/\d\s*$/.test(plain.slice(start, match.index)) &&
        isClause(before.slice(0, -1)) &&
        isClause(after.split(/[.;]/)[0] ?? '')
      ) {
        sentences.push({ start, end: match.index })
        start = end
      }
      continue
    }
    if (
      match[0].startsWith('.') &&
      after !== '' &&
      ((ABBREVIATIONS.test(before) && !/(?:a\.m|p\.m|b\.c|a\.d|etc|u\.s|u\.k)\.$/i.test(before)) ||
        !/^[\p{Lu}\d"'([*_`$€£•-]/u.test(after))
    )
      continue
    sentences.push({ start, end })
    start = end
  }
  if (plain.slice(start).trim() !== '') sentences.push({ start, end: plain.length })
  return sentences
}

/** Whether a text has opened a parenthesis that is not closed. */
function isInParentheses(text: string): boolean {
  return text.split('(').length > text.split(')').length
}

function claimsOf(raw: string, start: number, end: number, isItem: boolean): Segment[] {
  const whole = cleaned(raw, start, end)
  if (!isClaim(whole.text, raw, isItem)) return []
  const body = withoutLead(whole)
  if (!isClaim(body.text, raw, isItem)) return []
  return [...clausesOf(body), ...asidesOf(body)].filter(
    ({ text }) => /[\p{L}\p{N}]/u.test(text) && !isBoilerplate(text),
  )
}

function isClaim(text: string, raw: string, isItem: boolean): boolean {
  const bare = text.trim()
  if (!/[\p{L}\p{N}]/u.test(bare) || /\?["')\]*_]*$/.test(bare) || isBoilerplate(bare)) return false
  if (/:$/.test(bare)) return false
  if (/^https?:\/\/\S+$|^\[\d+\]/.test(bare)) return false
  const words = bare.split(/\s+/).length
  const isWhole = toPlainText(raw).replace(/[*_#>\s-]/g, '').length <= bare.replace(/[*_#>\s-]/g, '').length + 3
  return words >= 3 || isItem || isWhole || /\d|^[A-Z]/.test(bare)
}

/** The text without emphasis marks, links and citations, each character with its place in the raw answer. */
function cleaned(raw: string, start: number, end: number): Segment {
  const source = raw.slice(start, end)
  const gone = new Set<number>()
  for (const match of source.matchAll(
    /\*\*|__|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)|`|\[\^?\d+(?:,\s*\d+)*\]|\]\([^)]*\)|\[(?=[^\]]+\]\()|<\/?[a-z]+>/g,
  )) {
    for (let i = match.index; i < match.index + match[0].length; i += 1) gone.add(i)
  }
  let text = ''
  const offsets: number[] = []
  for (let i = 0; i < source.length; i += 1) {
    if (gone.has(i)) continue
    text += source[i]
    offsets.push(start + i)
  }
  return trimmed({ text, start, end, offsets })
}

/** A part of a segment, with its spaces and stray commas taken off. */
function sliced(segment: Segment, from: number, to: number): Segment {
  return trimmed({ text: segment.text.slice(from, to), start: 0, end: 0, offsets: segment.offsets.slice(from, to) })
}

function trimmed({ text, offsets }: Segment): Segment {
  const from = /^[\s,;]*/.exec(text)?.[0].length ?? 0
  const to = Math.max(from, text.length - (/[\s,;]*$/.exec(text)?.[0].length ?? 0))
  const kept = offsets.slice(from, to)
  return { text: text.slice(from, to), start: kept[0] ?? 0, end: (kept.at(-1) ?? -1) + 1, offsets: kept }
}

/** "In short," and "**Memory:**" before a whole sentence say nothing themselves. */
function withoutLead(segment: Segment): Segment {
  const plain = toPlainText(segment.text)
  const lead = LEADS.exec(plain)?.[0].length ?? 0
  const rest = lead > 0 && lead < plain.length ? sliced(segment, lead, plain.length) : segment
  const label = /^([A-Z][\w'-]*(?:\s[\w'/&()-]+){0,4}):\s+(?=\S)/.exec(toPlainText(rest.text))
  if (!label) return rest
  const body = sliced(rest, label[0].length, rest.text.length)
  const isAnswer = /^(?:the |final |my |short |direct |quick )?answer$/i.test(label[1] ?? '')
  return !isAnswer && isSentence(body.text) ? body : rest
}

function isClause(text: string): boolean {
  const tokens = readTokens(toPlainText(text))
  const verb = tokens.findIndex(isVerb)
  return verb >= 0 && tokens.length >= 3
}

/**
 * Whole sentences inside parentheses are claims of their own: "(it was Lagos until 1991; Lagos is the largest city)".
 */
function asidesOf(body: Segment): Segment[] {
  return [...toPlainText(body.text).matchAll(/\(([^()]{8,})\)/g)].flatMap((match) => {
    let at = match.index + 1
    return (match[1] ?? '').split(';').flatMap((part) => {
      const from = at
      at += part.length + 1
      return isSentence(part.trim()) ? [sliced(body, from, from + part.length)] : []
    })
  })
}

const JOINTS = /,?\s+(?:and|but|while|whereas|yet|although|though|so)\s+|[;:]\s+/gi

/** Parts of a sentence that each have a subject and a verb of their own. */
function clausesOf(segment: Segment): Segment[] {
  const plain = toPlainText(segment.text)
  if (!/[,;:]|\b(?:and|but|while|whereas)\b/.test(plain) || plain.length < 25) return [segment]
  const cuts: { at: number; to: number }[] = []
  for (const match of plain.matchAll(JOINTS)) {
    const left = plain.slice(cuts.at(-1)?.to ?? 0, match.index)
    const right = plain.slice(match.index + match[0].length)
    if (isInParentheses(plain.slice(0, match.index))) continue
    if ((standsAlone(left) && startsClause(right, /^[,;:]/.test(match[0]))) || areTwoNamings(left, match[0], right))
      cuts.push({ at: match.index, to: match.index + match[0].length })
  }
  if (cuts.length === 0) return [segment]
  return [
    ...cuts.map(({ at }, i) => sliced(segment, cuts[i - 1]?.to ?? 0, at)),
    sliced(segment, cuts.at(-1)?.to ?? 0, plain.length),
  ]
}

/** "Is the largest planet and the fifth from the sun" says two things of one subject. */
function areTwoNamings(left: string, joint: string, right: string): boolean {
  if (
    !/\band\b/i.test(joint) ||
    /\b(?:both|between|of)\b/i.test(left.slice(-25)) ||
    /,/.test(left) ||
    isSentence(right)
  )
    return false
  return (
    /^(?!there\b)\S.* (?:is|was) (?:the|an?) \S+ \S/i.test(left) &&
    /^(?:the|an?) \S+ \S/i.test(right) &&
    subjectOfSentence(left) !== null
  )
}

/** "Your hamstrings and calves before you set off": the noun ends a list, and what follows hangs on it. */
const HANGING = /^(?:before|after|until|when|where|if|because|since|than)$/i
/** "..., when coastal": so few words behind such a word need what follows. */
const MOST_HANGING = 3

/** Whether a text is a main clause; what follows a colon ("first: Goths, Vandals") must be one by itself. */
function standsAlone(whole: string): boolean {
  const text = whole.split(/:\s+/).at(-1) ?? whole
  const tokens = readTokens(text)
  const verb = tokens.findIndex((token, i) => isVerb(token) && tokens[i - 1]?.lower !== 'to')
  const hanging = tokens.findLastIndex(({ lower }) => HANGING.test(lower))
  return (
    verb > 0 &&
    tokens.length >= 3 &&
    (hanging < 0 || tokens.slice(hanging).length > MOST_HANGING || tokens.slice(hanging).some(isVerb)) &&
    !new RegExp(
      String.raw`^(?:if|when|while|although|though|because|since|unless|after|before|as|whether|both|between|` +
        String.raw`despite|to|by|in order)\b`,
      'i',
    ).test(text.trim())
  )
}

/** A subject of at most six words and then a verb. */
function startsClause(text: string, hasComma: boolean): boolean {
  const tokens = readTokens(text)
  const first = tokens[0]
  if (
    !first ||
    tokens.length < 3 ||
    isVerb(first) ||
    first.pos === 'ADP' ||
    first.lower === 'to' ||
    first.pos === 'PART'
  )
    return false
  const verb = tokens.findIndex(isVerb)
  if (
    verb < 1 ||
    verb > (hasComma ? 9 : 5) ||
    tokens.slice(0, verb).some(({ text: word }) => word === ',' || /^(?:that|which|who|whose|to)$/.test(word)) ||
    (first.pos === 'NOUN' && tokens.slice(0, verb).some(({ lower }) => HANGING.test(lower)))
  )
    return false
  const subject = tokens[verb - 1]
  return (
    first.pos === 'PRON' ||
    first.pos === 'DET' ||
    first.pos === 'PROPN' ||
    first.pos === 'NOUN' ||
    first.pos === 'ADJ' ||
    subject?.pos === 'NOUN' ||
    subject?.pos === 'PROPN'
  )
}
