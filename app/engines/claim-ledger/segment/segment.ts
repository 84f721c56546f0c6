import { ANSWER_CHARS, LINE_CHARS, SENTENCES_PER_ANSWER, SENTENCE_CHARS, cutAt } from '../bounds.ts'
import { toPlainText } from '../text/text.ts'
import { readTokens } from '../text/tokens.ts'
import { isBoilerplate, isCourtesy, isOrder, isReferral } from './boilerplate.ts'
import { isInParentheses, isSentence, isVerb, LEANS_ON_BEFORE } from './clause.ts'
import { isNamingPhrase, jointsOf } from './joints.ts'
import { beforeTail, isDenyingLabel, leadIn } from './lead-ins.ts'
import { GONE, masked } from './masked.ts'
import { denialIn, isDeniedPlainly } from './denied-lists.ts'
import type { Denial } from './denied-lists.ts'

/** What was left out: `isCut` whole sentences, `isShortened` the rest of an endless one. */
export type Within = { isCut: boolean; isShortened: boolean }

/** One claim of a raw answer: `start` and `end` are offsets into the raw text, `text` is the claim without mark-up. */
export type Segment = {
  text: string
  start: number
  end: number
  offsets: number[]
  /** What the heading of its list says of it: "Don't", "Avoid". */
  denial?: Denial
  /** The heading of its list, where that says what to think of it: "Drawbacks". */
  under?: string
}

/** Beside a dash between two clauses no more is read. */
const MOST_BESIDE_DASH = 750
const FENCE = /^\s*(?:```|~~~)/
const HEADING = /^\s*#{1,6}\s/
const RULE = /^\s*(?:[-*_]\s*){3,}$|^\s*(?:\|\s*)?:?-{2,}.*$|^\s*={3,}\s*$/
const MARKER = /^\s*(?:#{1,6}\s+)?(?:>\s*)*(?:[-*+•‣·]\s+(?:\[[ xX]\]\s+)?|\(?\d{1,2}[.)]\s+|[a-z]\)\s+)?/
const ITEM = /^\s*(?:[-+•‣·]|\*(?!\*)|\(?\d{1,2}[.)])\s/
const CODE = new RegExp(
  String.raw`^(?: {4}|\t)\S|^\s*(?:\$ |npm |pip |git |sudo |SELECT |import |const |let |var |function |` +
    String.raw`def |class |return |#include|<\w+|\{|\}|//)`,
)
const ABBREVIATIONS = new RegExp(
  String.raw`(?:^|[\s(["“*])(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|etc|e\.g|i\.e|cf|approx|ca|c|no|nos|vol|pp?|fig|` +
    String.raw`figs|inc|ltd|co|corp|gen|col|capt|sen|rep|gov|rev|hon|mt|ft|jan|feb|mar|apr|jun|jul|aug|sept?|` +
    String.raw`oct|nov|dec|u\.s|u\.k|u\.n|a\.m|p\.m|b\.c|a\.d|al|ed|eds|dept|est|min|max|refs?|[a-z])\.$`,
  'i',
)
/** "W.C. Handy", "J.R.R. Tolkien": the letters before a name. */
const INITIALS = /(?:^|[\s("“*[])(?:\p{Lu}\.){2,5}$/u
const NO_INITIALS = /(?:U\.[SKN]\.|U\.S\.A\.|E\.U\.|D\.C\.|B\.C\.|A\.D\.|A\.I\.|I\.T\.|T\.V\.|[AP]\.M\.)$/
const OPENS_SENTENCE =
  'The|This|That|These|Those|It|He|She|They|We|You|I|In|On|At|For|But|And|Or|So|However|His|Her|Its|Their|There|When|While|' +
  'After|Before|As|If|A|An|To|Who|What|Some|Many|Most|Both|Today|Later|Also'
const NAME_NEXT = new RegExp(String.raw`^(?!(?:${OPENS_SENTENCE})\b)\p{Lu}\p{Ll}`, 'u')
/** "Its main span is 1,280 m. The colour is": a unit behind a figure ends a sentence. */
const MEASURE_END = /\d\s?(?:[a-z]|ft|min|max|oz|lb|km|kg)\.$/i
/** Words of languages that part none of them. */
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]{4}/u

/**
 * Cuts an answer into claims, deterministically. Headings, lead-ins, questions, code, courtesy and orders to the reader
 * are left out; two main clauses joined by "and", "but" or a semicolon become two claims; abbreviations and decimals
 * stay whole.
 */
export function segment(raw: string): Segment[] {
  return segmentWithin(raw).segments
}

/** The same, and whether there was more than is read of one answer or of one sentence. */
export function segmentWithin(whole: string): Within & { segments: Segment[] } {
  const raw = masked(whole.slice(0, ANSWER_CHARS))
  const size = sizeOf(toPlainText(raw))
  const sentences = linesOf(raw)
    .flatMap(windowsOf)
    .flatMap(({ text, start, isItem, denial }) =>
      sentencesOf(text).map((sentence) => ({
        start: start + sentence.start,
        end: start + sentence.end,
        isItem,
        denial,
      })),
    )
  const claims = sentences
    .slice(0, SENTENCES_PER_ANSWER)
    .flatMap(({ start, end, isItem, denial }) =>
      deniedBy(
        denial,
        claimsOf(raw, size, start, end - start > SENTENCE_CHARS ? cutAt(raw, start, SENTENCE_CHARS) : end, isItem),
      ),
    )
  const own = claims.filter(({ text }) => !isReferral(text))
  return {
    segments: own.length > 0 ? own : claims,
    isCut: whole.length > raw.length || sentences.length > SENTENCES_PER_ANSWER,
    isShortened: sentences.some(({ start, end }) => end - start > SENTENCE_CHARS),
  }
}

type Line = { text: string; start: number; isItem: boolean; denial?: Denial | null }

/** What stands in a list of what not to do; what cannot be read as denied there says nothing. */
const deniedBy = (denial: Denial | null | undefined, claims: Segment[]): Segment[] =>
  !denial
    ? claims
    : denial === 'in case'
      ? []
      : claims.flatMap((claim) =>
          isDeniedPlainly(claim.text) ? [claim] : denial === 'unclear' ? [] : [{ ...claim, denial }],
        )

const SENTENCE_END = /[.!?]\s/g

/** A line of ordinary length; of a longer one pieces that end with a sentence. Of an endless sentence the rest is left out. */
function windowsOf(line: Line): Line[] {
  const ends = line.text.length > LINE_CHARS ? [...line.text.matchAll(SENTENCE_END)].map(({ index }) => index + 1) : []
  const windows: Line[] = []
  let from = 0
  for (const [i, end] of [...ends, line.text.length].entries()) {
    const next = ends[i + 1] ?? line.text.length
    if (next - from <= LINE_CHARS && end < line.text.length) continue
    windows.push({ ...line, text: line.text.slice(from, Math.min(end, from + LINE_CHARS)), start: line.start + from })
    from = end
  }
  return windows
}

function linesOf(raw: string): Line[] {
  const lines: Line[] = []
  let isCode = false
  let start = 0
  let denial: Denial | null = null
  for (const line of raw.split('\n')) {
    const at = start
    start += line.length + 1
    if (line.trim() !== '' && !ITEM.test(line)) denial = denialIn(line)
    if (FENCE.test(line)) {
      isCode = !isCode
      continue
    }
    const isTitle =
      (HEADING.test(line) && raw.trim() !== line.trim()) ||
      RULE.test(line) ||
      (/^\s*(?:\*\*|__)[^*_]{2,60}(?:\*\*|__)\s*:?\s*$/.test(line) &&
        !/[.\d]/.test(line) &&
        !/:\*\*\s*\S/.test(line) &&
        raw.trim() !== line.trim())
    if (
      isCode ||
      isTitle ||
      (CODE.test(line) &&
        !/^\s{4,}[-*\d•]/.test(line) &&
        /[;{}()=<>$]|^\s*(?:npm|pip|git|sudo)\b(?!.*\s(?:is|are|your?|the|an?|to)\s.*[.!]\s*$)/.test(line))
    )
      continue
    const marker = MARKER.exec(line)?.[0] ?? ''
    const previous = lines.at(-1)
    const isJoined =
      previous &&
      !previous.isItem &&
      previous.text.length < LINE_CHARS &&
      marker.trim() === '' &&
      previous.start + previous.text.length + 1 === at &&
      /[a-z,]\s*$/.test(previous.text) &&
      /^\s*[a-z]/.test(line)
    if (previous && isJoined) previous.text = raw.slice(previous.start, at + line.length)
    else {
      const isItem = marker.trim() !== ''
      lines.push({ text: line.slice(marker.length), start: at + marker.length, isItem, denial: isItem ? denial : null })
    }
  }
  return lines
}

const ENDS = /(?<![.!?])[.!?]+["')\]*_]*(?=[\s\0]|$)|[。！？।॥؟۔።]+["')\]*_»」』]*|;(?=\s)|(?<=\s)-+(?=\s)(?=.{20})/g

/** "Three things - a, b and c - are needed": what stands between two dashes, and what follows them. */
const BESIDE_DASHES =
  /^(?:[^.;!?]{2,80}\s-+\s)?(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|does|do|did)\b/i
/** "Call `f(n - 1)`": a sign of code is no dash. */
const isInCode = (before: string): boolean => before.split('`').length % 2 === 0

/** Ends of sentences: a stop before a space and a capital, a digit or a sign; never inside "e.g." or "3.5". */
function sentencesOf(line: string): { start: number; end: number }[] {
  const plain = toPlainText(line)
  const sentences: { start: number; end: number }[] = []
  let start = 0
  for (const match of plain.matchAll(ENDS)) {
    const end = match.index + match[0].length
    if (isInParentheses(plain.slice(start, Math.min(match.index, start + SENTENCE_CHARS)))) continue
    const before = plain.slice(Math.max(start, end - SENTENCE_CHARS), end)
    const after = plain.slice(end, end + MOST_BESIDE_DASH).trimStart()
    if (match[0] === ';' && LEANS_ON_BEFORE.test(after)) continue
    if (match[0].startsWith('-')) {
      if (
        !isInCode(line.slice(start, match.index)) &&
        !BESIDE_DASHES.test(after) &&
        before.length < MOST_BESIDE_DASH &&
        !/\d\s*$/.test(before.slice(0, -match[0].length)) &&
        isClause(before.slice(0, -1)) &&
        isClause(after.split(/[.;]/)[0] ?? '')
      ) {
        sentences.push({ start, end: match.index })
        start = end
      }
      continue
    }
    if (match[0].startsWith('.') && !endsSentence(before, after)) continue
    // "From "Little Busters!" and": the mark is of the title.
    if (/^[!?]["')\]]/.test(match[0]) && /^\p{Ll}/u.test(after)) continue
    sentences.push({ start, end })
    start = end
  }
  if (plain.slice(start).trim() !== '') sentences.push({ start, end: plain.length })
  return sentences
}

/** Whether a full stop ends a sentence, by what stands before it, itself with it, and after it. */
export function endsSentence(before: string, after: string): boolean {
  const isAbbreviated =
    ABBREVIATIONS.test(before) &&
    !MEASURE_END.test(before) &&
    !/(?:a\.m|p\.m|b\.c|a\.d|etc|u\.s|u\.k|\b(?:and|or|vitamin|hepatitis|type|group|letter|plus) [A-Z])\.$/i.test(
      before,
    )
  const isOfName = INITIALS.test(before) && !NO_INITIALS.test(before) && NAME_NEXT.test(after)
  return (
    after === '' ||
    (!isAbbreviated &&
      !isOfName &&
      !/^\s*(?:in |for )?(?:the |a )?u\.[sk]\.$/i.test(before) &&
      /^[\p{Lu}\d"'([*_`$€£•-]/u.test(after))
  )
}

function claimsOf(raw: string, size: number, start: number, end: number, isItem: boolean): Segment[] {
  const whole = cleaned(raw, start, end)
  if (isOrder(whole.text) || (!/:\s/.test(whole.text) && isCourtesy(toPlainText(whole.text)))) return []
  const lead = withoutLead(whole)
  const body = withoutOpenEnd(lead)
  const isLong = whole.text.split(/\s+/).length >= LEAST_WORDS && !/!$/.test(body.text)
  if (!isClaim(body.text, size, isItem || isLong)) return []
  return [...clausesOf(body).map(withoutFrame), ...asidesOf(body)].filter(
    ({ text }) => /[\p{L}\p{N}]/u.test(text) && !isBoilerplate(text),
  )
}

/** How many signs a text has without spaces and mark-up. */
const sizeOf = (text: string): number => text.replace(/[*_#>\s\0-]/g, '').length

/** "It's never too late, is it?" is said, not asked. */
const TAG_QUESTION = /,\s+(?:is|are|was|were|do|does|did|has|have|can|will|would)(?:n't)? (?:it|they|he|she|there)\?$/i

const LEAST_WORDS = 3

/** A line above a list without what only leads to it: the colon, or ", or sooner if:". */
function withoutOpenEnd(line: Segment): Segment {
  const told = TO_CASES.exec(line.text)
  const before = line.text.slice(0, told?.index ?? 0)
  if (/\d/.test(before) && before.split(/\s+/).length >= LEAST_LEAD_WORDS) return sliced(line, 0, before.length)
  return isTellingLead(line.text) ? sliced(line, 0, line.text.replace(/[:\s]+$/, '').length) : line
}
const TO_CASES = /,\s(?:(?:or|and|but)\s)?(?:\p{L}+\s){0,2}(?:if|when|whenever|unless|in case)\s?:\s*$/iu

/** "She won 20 titles:" says so itself; "Here are 5 tips:" and "The limit is:" only lead to what follows. */
function isTellingLead(text: string): boolean {
  const said = toPlainText(text)
  return (
    /:\s*$/.test(said) &&
    /\d/.test(said) &&
    said.split(/\s+/).length >= LEAST_LEAD_WORDS &&
    isSentence(said.replace(/[:\s]+$/, '')) &&
    !/^(?:here|there|these|those|the following|to|if|when|for|you|let|i|we)\b/i.test(said) &&
    !/\b(?:is|are|was|were|be|includes?|including|follow(?:s|ing)?|below|as|into|by|on|of|for|with|to|roughly|about|approximately|around|exactly)\s*:\s*$/i.test(
      said,
    ) &&
    !/\b(?:ways?|tips?|steps?|things?|reasons?|options?|factors?|types?|kinds?|points?|examples?|rules?|parts?|stages?|phases?|categories|methods?|components?|questions?)\b/i.test(
      said,
    )
  )
}
const LEAST_LEAD_WORDS = 5

/** `size` is how much the whole answer says, see `sizeOf`. */
function isClaim(text: string, size: number, isLong: boolean): boolean {
  const bare = text.trim()
  if (!/[\p{L}\p{N}]/u.test(bare) || isBoilerplate(bare)) return false
  if (/[?？؟]["')\]*_]*$/.test(bare) && !TAG_QUESTION.test(toPlainText(bare))) return false
  if (/:$/.test(bare) || (size > sizeOf(bare) + 3 && isFormula(bare))) return false
  if (/^https?:\/\/\S+$|^\[\d+\]/.test(bare)) return false
  const words = bare.split(/\s+/).length
  const isWhole = size <= sizeOf(bare) + 3
  if (!isWhole && /^(?:here(?:'s| is| are)\b.*:\s*)?\d{1,2}[.)]$/i.test(bare)) return false
  return words >= LEAST_WORDS || isLong || isWhole || /\d|^[A-Z]/.test(bare) || UNPARTED.test(bare)
}

/** A line of LaTeX: commands and signs, and no words beside them. */
const isFormula = (text: string): boolean =>
  /\\[a-z]{2,}/i.test(text) && (text.replace(/\\[a-z]+|[{}$\\]/gi, ' ').match(/\b\p{L}{3,}\b/gu) ?? []).length === 0

const EMOJI = String.raw`(?:(?![✅❌❎⛔])\p{Emoji_Presentation}|[\u2600-\u27bf]\ufe0f)`
/** Signs that are no words: emphasis, code, citations with the space before them, links, tags, emoji at either end. */
const MARK_UP = new RegExp(
  String.raw`\*\*|__|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)|` +
    '`|' +
    String.raw`(?<!(?:^|\s)(?:from|in|see|per|by|to)\s?)\s{0,2}\[(?:\^?\d+(?:,\s*\d+)*|(?:ref|source|note|citation)s?\.?\s*\d*)\]|\]\([^)]*\)|\[(?=[^\]]+\]\()|<\/?[a-z]+>|` +
    String.raw`^\s*${EMOJI}+|\s{0,2}${EMOJI}+(?=[\s*_]*$)`,
  'gu',
)

/** Addresses and names of files keep every sign: "https://example.com/a_(b)?x=1", "__init__.py". */
const VERBATIM = /(?<![(\]])\b(?:https?:\/\/|www\.)[^\s<>"]+|(?<!\S)_{0,2}\w+_\w*\.[a-z]{1,5}\b/g

/** The text without emphasis marks, links and citations, each character with its place in the raw answer. */
function cleaned(raw: string, start: number, end: number): Segment {
  const source = raw.slice(start, end)
  const gone = new Set<number>()
  const kept = [...source.matchAll(VERBATIM)].map(({ index, 0: all }) => ({ start: index, end: index + all.length }))
  for (const match of source.matchAll(MARK_UP)) {
    if (kept.some(({ start: from, end: to }) => match.index >= from && match.index < to)) continue
    for (let i = match.index; i < match.index + match[0].length; i += 1) gone.add(i)
  }
  let text = ''
  const offsets: number[] = []
  for (let i = 0; i < source.length; i += 1) {
    if (gone.has(i) || source[i] === GONE) continue
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

/** "In short," and "**Memory:**" before a whole sentence say nothing themselves, nor does ", I'm afraid" behind it. */
function withoutLead(segment: Segment): Segment {
  const rest = withoutFrame(segment)
  const label = /^([A-Z][\w'-]*(?:\s[\w'/&()-]+){0,4}):\s+(?=\S)/.exec(toPlainText(rest.text))
  if (!label || isSaying(label[1] ?? '')) return rest
  const body = sliced(rest, label[0].length, rest.text.length)
  if (/^[~≈<>]?\s?\p{Sc}?\d/u.test(body.text)) return rest
  return (isSentence(body.text) || PLAIN_SENTENCE.test(body.text)) &&
    !isNamingPhrase(body.text) &&
    !/^(?:it|they|that|this|these|those|he|she)\b/i.test(body.text)
    ? body
    : rest
}

/** "Air fryers use less energy": the tagger takes the verb behind a plural for a noun. */
const PLAIN_SENTENCE =
  /^\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,3}s (?:use|need|cost|hold|cause|work|cook|heat|last|run|produce|offer|require|tend|contain|make|taste|weigh|cover)s? /u

function withoutFrame(segment: Segment): Segment {
  const plain = toPlainText(segment.text)
  const lead = leadIn(plain)
  return sliced(segment, lead, Math.max(lead, beforeTail(plain)))
}

/** Whether a label says something itself: "Never wash raw chicken: …", "Myth: …". */
function isSaying(label: string): boolean {
  const tokens = readTokens(label)
  return isDenyingLabel(label) || (tokens.length > 1 && tokens.some(isVerb))
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
      return isSentence(part.trim()) && !NO_ASIDE.test(part.trim()) ? [sliced(body, from, from + part.length)] : []
    })
  })
}

/** "(optional, for coloured glass)", "(home-made or store-bought)" only say more of what stands before. */
const NO_ASIDE = /^(?:optional|or|e\.g|i\.e|such as|for|like|including|preferably|about)\b|^\S+ (?:or|and) \S+$/i

/** Parts of a sentence that each have a subject and a verb of their own. */
function clausesOf(segment: Segment): Segment[] {
  const plain = toPlainText(segment.text)
  const cuts = jointsOf(plain)
  if (cuts.length === 0) return [segment]
  return [
    ...cuts.map(({ at }, i) => sliced(segment, cuts[i - 1]?.to ?? 0, at)),
    sliced(segment, cuts.at(-1)?.to ?? 0, plain.length),
  ]
}
