/** Mathematics that a text marks off: `source` with its delimiters, `tex` without. */
export type MathSpan = { source: string; tex: string; isDisplay: boolean }
/** A text for the parser, in which a mark stands for each span of mathematics. */
export type Marked = { text: string; spans: MathSpan[] }

/** Signs of the private use area, which the parser takes for letters. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const JOIN = '\uE002'
const OURS = /[\uE000-\uE002]/
const SPAN_MARK = /\uE000(\d{1,6})\uE001/g
const MOST_TEX_CHARS = 4_000

const FENCE = /^[ >\t]*(?:[-+*]|\d{1,9}[.)])?[ \t]*(`{3,}|~{3,})/
/** What opens mathematics, or code inside a line; the rest of the pattern reads over what the parser escapes. */
const OPENER = /`+|\\\(|\\\[|\\[^]|\$\$|\$/g
/** Only letters of these scripts stand beside punctuation without a blank. */
const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}ー々]'
const SIGN = '(?![*_~`\\\\])[\\p{P}\\p{S}]'
const CLOSES_BEHIND_SIGN = new RegExp(`(${SIGN})(\\*{1,3}|~~)(?=${CJK})`, 'gu')
const OPENS_BEFORE_SIGN = new RegExp(`(?<=${CJK})(\\*{1,3}|~~)(?=${SIGN})`, 'gu')

/**
 * Makes a text ready for the Markdown parser: mathematics is taken out, because the parser eats its backslashes and reads
 * its stars and underscores as emphasis, and bold beside Chinese, Japanese or Korean punctuation is made recognisable.
 * `withoutMarks` gives back what was written. Takes time that grows with the text.
 */
export function markSpans(markdown: string): Marked {
  if (OURS.test(markdown)) return { text: markdown, spans: [] }
  const spans: MathSpan[] = []
  const text = blocksOf(markdown)
    .map((block) => (block.isCode ? block.text : markBlock(block.text, spans)))
    .join('')
  return {
    text: text.replace(CLOSES_BEHIND_SIGN, `$1${JOIN}$2`).replace(OPENS_BEFORE_SIGN, `$1${JOIN}`),
    spans,
  }
}

/** A piece of a marked text as it was written. */
export const withoutMarks = (text: string, spans: readonly MathSpan[]): string =>
  text.replaceAll(JOIN, '').replace(SPAN_MARK, (mark, n: string) => spans[Number(n)]?.source ?? mark)

/** A piece of a marked text as words and mathematics, in order. */
export function piecesOf(text: string, spans: readonly MathSpan[]): (string | MathSpan)[] {
  const words = text.replaceAll(JOIN, '').split(SPAN_MARK)
  return words.flatMap((word, n) => (n % 2 === 1 ? (spans[Number(word)] ?? []) : word === '' ? [] : word))
}

type Block = { text: string; isCode: boolean }

/** Fenced code, and what stands between blank lines; joined they are the text. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let fence: string | null = null
  let isNew = true
  for (const line of markdown.split(/(?<=\n)/)) {
    const mark = FENCE.exec(line)?.[1] ?? null
    if (fence !== null) {
      blocks.at(-1)!.text += line
      if (mark?.startsWith(fence) && line.trim().endsWith(mark)) fence = null
      isNew = fence === null
    } else if (mark !== null) {
      blocks.push({ text: line, isCode: true })
      fence = mark
    } else {
      if (isNew || blocks.at(-1)?.isCode) blocks.push({ text: '', isCode: false })
      blocks.at(-1)!.text += line
      isNew = line.trim() === ''
    }
  }
  return blocks
}

function markBlock(text: string, spans: MathSpan[]): string {
  const out: string[] = []
  /** Closers that do not come any more are not looked for again. */
  const gone = new Set<string>()
  let at = 0
  OPENER.lastIndex = 0
  for (let found = OPENER.exec(text); found; found = OPENER.exec(text)) {
    const end = /^`/.test(found[0]) ? endOfCode(text, found, gone) : null
    if (end !== null) {
      OPENER.lastIndex = end
      continue
    }
    const span = readMath(text, found, gone)
    if (!span) continue
    out.push(text.slice(at, found.index), `${OPEN}${spans.length}${CLOSE}`)
    spans.push(span)
    at = found.index + span.source.length
    OPENER.lastIndex = at
  }
  return out.join('') + text.slice(at)
}

/** Where code inside a line ends: at as many backticks as began it. */
function endOfCode(text: string, { 0: ticks, index }: RegExpExecArray, gone: Set<string>): number | null {
  if (gone.has(ticks)) return null
  const closer = new RegExp(`(?<!\`)${ticks}(?!\`)`, 'g')
  closer.lastIndex = index + ticks.length
  if (closer.test(text)) return closer.lastIndex
  gone.add(ticks)
  return null
}

const CLOSERS: Readonly<Partial<Record<string, string>>> = { '\\(': '\\)', '\\[': '\\]', '$$': '$$', '$': '$' }

function readMath(text: string, { 0: opener, index }: RegExpExecArray, gone: Set<string>): MathSpan | null {
  const closer = Object.hasOwn(CLOSERS, opener) ? CLOSERS[opener]! : null
  if (closer === null || gone.has(closer)) return null
  const from = index + opener.length
  const end = text.indexOf(closer, from)
  if (end < 0) gone.add(closer)
  if (end < 0 || end - from > MOST_TEX_CHARS) return null
  const source = text.slice(index, end + closer.length)
  const tex = text.slice(from, end).replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
  if (tex.trim() === '' || (opener === '$' && !isInlineMath(text, index, end))) return null
  return { source, tex: tex.trim(), isDisplay: opener === '\\[' || opener === '$$' }
}

/** One dollar sign is money more often: mathematics touches both of its signs and no word or figure behind. */
function isInlineMath(text: string, start: number, end: number): boolean {
  const inner = text.slice(start + 1, end)
  const before = text.slice(Math.max(0, start - 1), start)
  const after = text.slice(end + 1, end + 2)
  const isTouched = /^\S/.test(inner) && /[^\s\\]$/.test(inner) && !/[\p{L}\p{N}$\\]/u.test(before + after)
  return isTouched && /[\p{L}\p{N}\\]/u.test(inner) && !inner.includes('\n')
}
