/** A piece of a text that is translated by itself, and what stands before it: line breaks, bullets, indents. */
export type TextUnit = { before: string; text: string }

/** A line as long as this may go on in the next one. */
const WRAPPED_LINE_CHARS = 55
const LINE_START = /^[^\S\n]*(?:(?:[-*•–—>]|\d{1,3}[.)]|#{1,6})[^\S\n]+)*/

/**
 * Cuts a text into pieces that mean something alone, so that no sentence runs into the next line's. A line that was only
 * wrapped stays with the next. The pieces and what stands before them are the whole text, in order.
 */
export function toUnits(text: string): TextUnit[] {
  const units: TextUnit[] = []
  let before = ''
  for (const [index, line] of text.split('\n').entries()) {
    const last = units.at(-1)
    const start = LINE_START.exec(line)?.[0] ?? ''
    const rest = line.slice(start.length)
    if (index > 0) before += '\n'
    if (last && before === '\n' && start === '' && isWrapped(last.text, rest)) {
      last.text += `\n${rest}`
      before = ''
      continue
    }
    before += start
    if (rest.trim() === '') {
      before += rest
      continue
    }
    units.push({ before, text: rest })
    before = ''
  }
  if (before) units.push({ before, text: '' })
  return units
}

function isWrapped(text: string, next: string): boolean {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return line.length >= WRAPPED_LINE_CHARS && !/[.!?:;]\s*$/.test(line) && /^\p{Ll}/u.test(next)
}
