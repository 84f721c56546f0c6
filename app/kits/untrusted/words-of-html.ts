import { toTable } from '#app/platform/table.ts'

const ENTITIES: Readonly<Record<string, string>> = toTable({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
})
const BREAKS = /^\/?(?:p|div|br|tr|li|h[1-6]|table|blockquote|ul|ol|hr)\b/i
const UNSEEN = ['style', 'script', 'head', 'title', 'template']
const MOST_CODE_POINT = 0x10ffff

/**
 * The words of HTML, for a preview, for search, and for what no parser may be given. Each character is passed once,
 * whatever stands there.
 */
export function wordsOfHtml(html: string): string {
  let words = ''
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    if (open < 0) return tidy(words + html.slice(at))
    words += html.slice(at, open)
    const close = html.startsWith('<!--', open) ? endOf(html, '-->', open) : endOf(html, '>', open)
    const tag = html.slice(open + 1, close - 1)
    if (BREAKS.test(tag)) words += '\n'
    const unseen = UNSEEN.find((name) => new RegExp(`^${name}\\b`, 'i').test(tag))
    at = unseen ? skipTo(html, unseen, close) : close
  }
  return tidy(words)
}

/** Behind a mark; the end of the text when it does not come. */
function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

function skipTo(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi')
  end.lastIndex = from
  const found = end.exec(html)
  return found ? endOf(html, '>', found.index) : html.length
}

const tidy = (text: string): string =>
  text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name: string | undefined) => {
      const point = decimal ? Number(decimal) : hex ? parseInt(hex as string, 16) : null
      if (point !== null) return point <= MOST_CODE_POINT ? String.fromCodePoint(point) : whole
      return ENTITIES[(name ?? '').toLowerCase()] ?? whole
    })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
