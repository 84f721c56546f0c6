import { CLAIM_CHARS, SENTENCE_CHARS } from '../bounds.ts'
import { completed, isBareValue, isYesOrNo } from './complete.ts'
import type { Said } from './complete.ts'
import { deniedText } from './denied-lists.ts'
import type { Asked } from './question-form.ts'
import { segmentWithin } from './segment.ts'
import type { Segment, Within } from './segment.ts'
import { isBareYesOrNo, isLimit, isOnly, readYesOrNo } from './yes-or-no.ts'

/** A claim of a raw answer: its place, the wording that stands alone, and what it answers to a question of yes or no. */
export type Standing = { part: Segment; text: string; isYes: boolean | null }

/** The claims of a raw answer, made to stand alone. */
export const standing = (raw: string, asked: Asked | null): Standing[] => standingWithin(raw, asked).claims

/** The same, and what of the answer was left out. */
export function standingWithin(raw: string, asked: Asked | null): Within & { claims: Standing[] } {
  const { segments: said, ...left } = segmentWithin(raw)
  if (asked?.isYesNo) return { claims: answering(raw, said, asked).map(within), ...left }
  const parts = said.length < 2 ? said : said.filter(({ text }) => !isBareYesOrNo(text))
  return { claims: inTurn(raw, parts, asked).map((one) => within({ ...one, isYes: null })), ...left }
}

/** A wording that the question makes too long stays as it was said. */
const within = (one: Standing): Standing => (one.text.length > CLAIM_CHARS ? { ...one, text: one.part.text } : one)

/** The claims of an answer to a question of yes or no: the yes or no it opens with is one of its own. */
function answering(raw: string, said: Segment[], asked: Asked): Standing[] {
  const { opener, parts } = withOpener(raw, said, asked.question)
  const isYesOf = (text: string): boolean | null => readYesOrNo(text, asked.question)?.isYes ?? null
  const [first, ...others] = inTurn(raw, parts, asked)
  if (!first) return opener ? [{ part: opener, text: asked.toSentence(opener.text), isYes: isYesOf(opener.text) }] : []
  const rest = others.map((one) => ({ ...one, isYes: null }))
  if (!opener) {
    const isWhole = isYesOrNo(first.part.text, asked.question) && !isOnly(first.part.text)
    return [{ ...first, isYes: isWhole ? isYesOf(first.part.text) : null }, ...rest]
  }
  const isYes = isYesOf(opener.text)
  const isLimiting = isLimit(first.part.text) && !/[.!?\n]/.test(raw.slice(opener.end, first.part.start))
  const limited = { ...first, text: asked.toSentence(`${opener.text}, ${first.part.text}`), isYes }
  return [
    { part: opener, text: asked.toSentence(opener.text), isYes },
    isLimiting ? limited : { ...first, isYes: null },
    ...rest,
  ]
}

function inTurn(raw: string, parts: Segment[], asked: Asked | null): { part: Segment; text: string }[] {
  let before: Said | null = null
  return parts.map((part, i, all) => {
    const text = part.denial
      ? deniedText(part.text, part.denial)
      : completed(part.text, asked, before && { ...before, ...between(raw, all[i - 1], part) })
    const isValue = (before === null || before.isValue) && isBareValue(part.text, asked)
    before = { text: spokenOf(part.text, text, isValue, asked), gap: '', isValue, isSameLine: false }
    return { part, text }
  })
}

/** After "The yen." a pronoun means the yen, not the phrase of the question that it filled. */
function spokenOf(value: string, text: string, isValue: boolean, asked: Asked | null): string {
  const name = value.replace(/[\s.!]+$/, '')
  return isValue && asked?.isNaming && /^(?:the\s)?\p{L}/iu.test(name) && /^\p{Lu}/u.test(name)
    ? `${name} is it.`
    : text
}

function between(raw: string, before: Segment | undefined, part: Segment): Pick<Said, 'gap' | 'isSameLine'> {
  const gap = before && before.end <= part.start ? raw.slice(before.end, part.start) : '.'
  return { gap, isSameLine: !gap.includes('\n') }
}

/** The "No" that opens an answer is a claim of its own to a question of yes or no, before what it says besides. */
function withOpener(raw: string, parts: Segment[], question: string): { opener: Segment | null; parts: Segment[] } {
  const [first, ...others] = parts
  const skipped = beforeFirst(raw.slice(0, first?.start ?? raw.length), question)
  if (skipped) return { opener: skipped, parts }
  const said = first && !isYesOrNo(first.text, question) ? readYesOrNo(first.text, question) : null
  if (!first || !said || said.end === 0) return { opener: null, parts }
  const left = said.behind.replace(/^(?:because|since|as(?! far\b)|and|but|though|although)\s/, '')
  const isSaying = left.split(/\s+/).length >= LEAST_WORDS && !/^as far as\b/i.test(left)
  const rest = isSaying ? [sliceOf(first, first.text.length - left.length, first.text.length)] : []
  return { opener: sliceOf(first, 0, said.end), parts: [...rest, ...others] }
}

/** Fewer words behind a yes or no say nothing more: "total myth lol". */
const LEAST_WORDS = 3

/** The yes or no among the words that were left out before the first claim: "Hi there! Absolutely, I do it weekly". */
function beforeFirst(before: string, question: string): Segment | null {
  const skipped = before.slice(0, SENTENCE_CHARS)
  for (const { index } of skipped.matchAll(/(?<=^|[.!,:;\n]\s*|[*_>#]+\s*)\p{L}/gu)) {
    const places = Array.from(skipped.slice(index), (_, i) => index + i).filter((at) => !/[*_]/.test(skipped[at]!))
    const bare = places.map((at) => skipped[at]).join('')
    const said = readYesOrNo(bare, question)
    if (!said || said.end === 0) continue
    const offsets = places.slice(0, said.end)
    return { text: bare.slice(0, said.end), start: index, end: offsets.at(-1)! + 1, offsets }
  }
  return null
}

/** A part of a claim as a claim of its own. */
function sliceOf({ text, offsets }: Segment, from: number, to: number): Segment {
  const own = offsets.slice(from, to)
  return { text: text.slice(from, to), start: own[0]!, end: own.at(-1)! + 1, offsets: own }
}
