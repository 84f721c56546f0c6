/** A stretch of a text, in characters. */
export type Stretch = { start: number; end: number }

const FENCE = /^ {0,3}(?:```|~~~)/
/** Signs at the beginning of a line: its indent, marks of quotes, lists, tasks, headings, notes. */
const LEAD = /^(?:\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)|#{1,6}(?=\s)|\[[ x]\](?=\s)|\[\^[^\]\s]{1,60}\]:))*\s*/
/** What is written for machines inside a line: code, addresses, pictures, marks of footnotes, tags. */
const INSIDE = /`[^`\n]+`|\]\([^)\s]+\)|!\[|https?:\/\/\S+|\[\^[^\]\s]{1,60}\]|<\/?[a-z][^>\n]{0,200}>/gi

/**
 * The stretches of a Markdown text that are its signs and no prose: a checker of prose has nothing to say there, and a change would break
 * them. In reading order, apart from each other.
 */
export function signsIn(markdown: string): Stretch[] {
  const signs: Stretch[] = []
  const add = (start: number, end: number) => {
    if (end > start) signs.push({ start, end })
  }
  let at = 0
  let isCode = false
  for (const line of markdown.split('\n')) {
    const end = at + line.length
    const isFence = FENCE.test(line)
    if (isFence) isCode = !isCode
    if (isCode || isFence || /^\s{4}/.test(line)) add(at, end + 1)
    else if (/^\s*\|/.test(line) || /^[\s|:-]+$/.test(line)) addTable(line, at, add)
    else {
      const lead = LEAD.exec(line)?.[0].length ?? 0
      add(at, at + lead)
      for (const { index, 0: found } of line.slice(lead).matchAll(INSIDE))
        add(at + lead + index, at + lead + index + found.length)
    }
    at = end + 1
  }
  return signs
}

/** Bars with the blanks around them; a line of dashes is nothing else. */
function addTable(line: string, at: number, add: (start: number, end: number) => void): void {
  if (/^[\s|:-]+$/.test(line)) return add(at, at + line.length + 1)
  for (const { index, 0: found } of line.matchAll(/\s*\|\s*/g)) add(at + index, at + index + found.length)
}

/** Whether a stretch touches one of some; what only stands beside one does not. An insertion counts where it stands. */
export function meetsAny(signs: readonly Stretch[], start: number, end: number): boolean {
  let [low, high] = [0, signs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (signs[middle]!.end <= start) low = middle + 1
    else high = middle
  }
  const next = signs[low]
  return next !== undefined && (next.start < end || (start === end && next.start < start))
}
