import { isVerb } from '../segment/clause.ts'
import { areOverlapping } from '../text/text.ts'
import type { Span } from '../text/text.ts'
import { readTokens } from '../text/tokens.ts'
import {
  CERTAINTIES,
  CONDITIONS,
  CONTRASTS,
  DENIALS,
  DUTIES,
  NONE,
  NO_CLAIM_LEADS,
  ONLY,
  SHARES,
  shares,
} from './cue-words.ts'
import type { Share } from './cue-words.ts'

/**
 * What a claim's small words say. `polarity` is -1 when it denies; `share` is how much of the subject it speaks of
 * (1 all, 0.9 unsaid, 0.6 most, 0.45 many, 0.02 some); `certainty` 2 plain, 1 probable, 0 possible; `duty` is set for
 * must and should. `conditions` are the spans that limit the claim. `spans` are all the cue words, to be left out of
 * the content.
 */
export type Cues = {
  polarity: 1 | -1
  negations: Span[]
  share: number
  isShareSaid: boolean
  shareSpan: Span | null
  certainty: 0 | 1 | 2
  certaintySpan: Span | null
  duty: 'must' | 'should' | null
  conditions: Span[]
  denied: Span[]
  spans: Span[]
}

/**
 * Reads the small words of a claim in which numbers (`taken`) are already known, so that "no more than 5" denies
 * nothing.
 */
export function readCues(text: string, taken: Span[]): Cues {
  const reader = readerOf(text, taken)
  const { spans, conditions, denied } = reader
  const negations = take(reader, DENIALS.slice(0, 1), () => true)
  const share = readShares(reader)
  negations.push(...take(reader, DENIALS.slice(1)))
  conditions.push(...take(reader, [ONLY]))
  const said = firstOf(CERTAINTIES, reader)
  const isRuledOut = negations.some(({ start, end }) => RULED_OUT.test(text.slice(start, end)))
  const doubted = negations.find(({ start, end }) => DOUBTED.test(text.slice(start, end)))
  const [certainty, certaintySpan] = doubted ? [1 as const, doubted] : said && !isRuledOut ? said : [2 as const, null]
  const duty = firstOf(DUTIES, reader)?.[0] ?? null
  const flips =
    negations.filter(
      (span, i) =>
        !negations.some((other, j) => j !== i && (isSecondOf(other, span, text) || isOfPhrase(other, span, text))),
    ).length + (share?.sign === -1 ? 1 : 0)
  const isNone = negations.some(({ start, end }) => NONE.test(text.slice(start, end)))
  return {
    polarity: flips % 2 === 1 ? -1 : 1,
    negations: [...negations, ...(share?.sign === -1 ? [share.span] : [])],
    share: share ? shares[share.kind] : isNone ? shares.all : shares.generic,
    isShareSaid: share !== null,
    shareSpan: share?.span ?? null,
    certainty,
    certaintySpan,
    duty,
    conditions,
    denied,
    spans,
  }
}

/** "There is no way that they could have" is no doubt but a plain denial. */
const RULED_OUT = /\bno (?:way|chance|possibility|question)\b/i

const DOUBTED = /^(?:unlikely|improbable|implausible|doubtful)/i

/** "Shouldn't and can't" denies once. */
function isSecondOf(first: Span, second: Span, text: string): boolean {
  return first.end <= second.start && /^,? (?:and|or|nor) (?:\w+ )?$/i.test(text.slice(first.end, second.start))
}

/** "Is not a bird with no wings" denies that it is one; "not without risk" is a risk. */
const isOfPhrase = (first: Span, second: Span, text: string): boolean =>
  first.end + MOST_BESIDE < second.start &&
  (/\bwith $/i.test(text.slice(0, second.start)) ||
    /^without(?! \p{L}+ing\b)/iu.test(text.slice(second.start, second.end + MOST_ING)))
const MOST_BESIDE = 2
const MOST_ING = 24

/** A claim being read: `spans` are the words used up, `isMain` tells what stands outside conditions and contrasts. */
type Reader = {
  text: string
  spans: Span[]
  conditions: Span[]
  denied: Span[]
  isFree: (span: Span) => boolean
  isMain: (span: Span) => boolean
}

function readerOf(text: string, taken: Span[]): Reader {
  const spans: Span[] = []
  const lead = NO_CLAIM_LEADS.exec(text)
  if (lead && lead[0].length < text.length) spans.push({ start: 0, end: lead[0].length })
  const denied = contrasts(text, taken)
  const isPlain = (span: Span): boolean => denied.every((other) => !areOverlapping(span, other))
  const isLed = (span: Span): boolean => spans.some((other) => other.start <= span.start && span.start < other.end)
  const conditions = CONDITIONS.flatMap((pattern) =>
    spansOf(pattern, text).filter((span) => isPlain(span) && !isLed(span)),
  )
    .map((span) => withinPhrase(span, text))
    .filter((span, i, all) => all.findIndex((other) => areOverlapping(other, span)) === i)
  const limits = [...conditions]
  return {
    text,
    spans,
    conditions,
    denied,
    isFree: (span) => [...taken, ...spans].every((other) => !areOverlapping(span, other)),
    isMain: (span) => isPlain(span) && limits.every((other) => !areOverlapping(span, other)),
  }
}

const EXCEPTION = /^(?:except|other than|apart from|with the exception of|excluding|aside from)\b/i

/** "Mammals other than monotremes bear live young": an exception ends where the verb of the sentence begins. */
function withinPhrase(span: Span, text: string): Span {
  if (span.start === 0 || !EXCEPTION.test(text.slice(span.start, span.end))) return span
  const tokens = readTokens(text)
  if (tokens.some((token) => token.end <= span.start && isVerb(token))) return span
  const verb = tokens.find(
    (token) => token.start > span.start + EXCEPTION_LEAD && token.end <= span.end && isVerb(token),
  )
  return verb ? { start: span.start, end: verb.start } : span
}

/** The words "other than" themselves hold no verb. */
const EXCEPTION_LEAD = 6

function spansOf(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** Uses up what the patterns find in the free words of a claim. */
function take(reader: Reader, patterns: RegExp[], isInside = reader.isMain): Span[] {
  const found: Span[] = []
  for (const pattern of patterns) {
    for (const span of spansOf(pattern, reader.text)) {
      if (span.end === span.start || !reader.isFree(span) || !isInside(span)) continue
      reader.spans.push(span)
      found.push(span)
    }
  }
  return found
}

type SaidShare = { kind: Share; sign: 1 | -1; span: Span }

function readShares(reader: Reader): SaidShare | null {
  const found = SHARES.flatMap(([kind, sign, pattern]) => take(reader, [pattern]).map((span) => ({ kind, sign, span })))
  const rank = ({ kind, sign }: SaidShare): number => (kind === 'all' ? 2 : 0) - (sign === -1 ? 1 : 0)
  return found.toSorted((a, b) => rank(a) - rank(b) || a.span.start - b.span.start)[0] ?? null
}

function firstOf<T>(table: [T, RegExp][], reader: Reader): [T, Span] | null {
  const found = table.flatMap(([kind, pattern]) => take(reader, [pattern]).map((span): [T, Span] => [kind, span]))
  return found[0] ?? null
}

/** "Canberra, not Sydney" and "not Sydney but Canberra": the named alternative is denied, the claim itself is not. */
function contrasts(text: string, taken: Span[]): Span[] {
  return CONTRASTS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ).filter((span) => span.start > 0 && taken.every((other) => other.end <= span.start || other.start >= span.start + 4))
}
