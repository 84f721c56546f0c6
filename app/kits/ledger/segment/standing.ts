import { completed, isBareValue, isYesOrNo } from './complete.ts'
import type { Said } from './complete.ts'
import { YES_OR_NO_SAID } from './lead-ins.ts'
import type { Asked } from './question-form.ts'
import { segment } from './segment.ts'
import type { Segment } from './segment.ts'

/** The claims of a raw answer, each with its place (`part`) and the wording that stands alone (`text`). */
export function standing(raw: string, asked: Asked | null): { part: Segment; text: string }[] {
  const said = segment(raw)
  const parts = asked?.isYesNo || said.length < 2 ? said : said.filter(({ text }) => !isYesOrNo(text))
  const opener = asked?.isYesNo ? yesOrNo(raw, parts[0]) : null
  let before: Said | null = null
  return [...(opener ? [opener] : []), ...parts].map((part, i, all) => {
    const text = completed(part.text, asked, before && { ...before, ...between(raw, all[i - 1], part) })
    const isValue = part === opener || ((before === null || before.isValue) && isBareValue(part.text, asked))
    before =
      part === opener ? null : { text: spokenOf(part.text, text, isValue, asked), gap: '', isValue, isSameLine: false }
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

const OPENER = new RegExp(
  String.raw`^[\s*_>#-]*(yes|no|yeah|yep|nope|nah|${YES_OR_NO_SAID})\b(?=\s*[,.!;:*_\n-]|$)`,
  'i',
)

/** The "No" that opens an answer is a claim of its own to a question of yes or no. */
function yesOrNo(raw: string, first: Segment | undefined): Segment | null {
  const found = OPENER.exec(raw)
  const word = found?.[1]
  if (!found || !word) return null
  const start = found[0].length - word.length
  const end = found[0].length
  if (first && first.start < end) return null
  return { text: word, start, end, offsets: Array.from({ length: word.length }, (_, i) => start + i) }
}
