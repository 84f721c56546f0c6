/** Where a link may lead in a file that is opened elsewhere. */
const OUTWARD = String.raw`(?:https?:\/\/|mailto:)`

/**
 * What acts in Markdown, outside code. An escaped character is read over; a picture becomes a link with an exclamation mark before
 * it, HTML and links to anything but web and mail addresses become text.
 */
const ACTING = new RegExp(
  [
    String.raw`\\[^<]`,
    String.raw`!(?=\[)`,
    String.raw`\\?<(?=[A-Za-z/!?%])(?!${OUTWARD}[^\s<>]*>)`,
    String.raw`\]\((?!\s{0,9}<?${OUTWARD})`,
    String.raw`\]:(?!\s{0,9}<?${OUTWARD})`,
  ].join('|'),
  'gi',
)

/** A heading, also in a quote or list. */
const HEADING = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t>]+)*)(#{1,6})(?=[ \t]|$)/
/** A line that would make a heading of the one above it. */
const UNDERLINE = /^([ \t>]*)(=+|-+)(?=[ \t]*$)/
/** A block of code that is indented or begins in a list or quote. */
const INNER_FENCE = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t>]+)*)(`{3,}(?!.*`)|~{3,})/
/** A longer block in a list is drawn as text. */
const MOST_INNER_LINES = 500
const FENCE = /^(`{3,}(?!.*`)|~{3,})/

/** Somebody's Markdown as part of a file of ours: it makes no headings there, loads nothing and leads to web and mail addresses alone. */
export function toSafeMarkdown(text: string): string {
  const out: string[] = []
  let prose: string[] = []
  let fence: string | null = null
  const endProse = () => {
    if (prose.length > 0) out.push(toSafeProse(prose))
    prose = []
  }
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (fence !== null) {
      out.push(line)
      if (isEndOf(fence, line)) fence = null
      continue
    }
    fence = FENCE.exec(line)?.[1] ?? null
    if (fence === null) prose.push(line)
    else {
      endProse()
      out.push(line)
    }
  }
  endProse()
  // A block of code that was left open would swallow what follows.
  if (fence !== null) out.push(fence)
  return out.join('\n')
}

const isEndOf = (fence: string, line: string) => {
  const end = line.replace(/^ {0,3}/, '').trimEnd()
  return end.length >= fence.length && end === fence[0]!.repeat(end.length)
}

function toSafeProse(lines: readonly string[]): string {
  const whole = lines.join('\n').replace(ACTING, (found) => {
    // A bare address swallows a backslash at its end, and would set the bracket free.
    if (found.endsWith('<')) return '&lt;'
    if (found.startsWith('\\')) return found
    return found.length === 1 ? `\\${found}` : `${found[0]}\\${found[1]}`
  })
  return withInnerFences(whole.split('\n'))
    .map((line) => line.replace(HEADING, '$1\\$2').replace(UNDERLINE, '$1\\$2'))
    .join('\n')
}

/** Blocks of code in a list stay where they end in it; one that stays open, or may, becomes text. */
function withInnerFences(lines: readonly string[]): string[] {
  const out = [...lines]
  for (let n = 0; n < out.length; n++) {
    const [, before = '', fence = ''] = INNER_FENCE.exec(out[n]!) ?? []
    if (fence === '') continue
    const end = /[\t>]/.test(before) ? -1 : findInnerEnd(out, n, before.length, fence)
    if (end === -1) out[n] = `${before}\\${out[n]!.slice(before.length)}`
    else n = end
  }
  return out
}

function findInnerEnd(lines: readonly string[], from: number, indent: number, fence: string): number {
  const inside = ' '.repeat(indent)
  for (let n = from + 1; n < lines.length && n - from <= MOST_INNER_LINES; n++) {
    const line = lines[n]!
    if (line.trim() !== '' && !line.startsWith(inside)) return -1
    if (line.startsWith(inside) && /^(?:`|~)/.test(line.slice(indent)) && isEndOf(fence, line.slice(indent))) return n
  }
  return -1
}

/** The same on one line, for a heading or an item of a list. */
export const toSafeLine = (text: string): string =>
  toSafeProse([text.replace(/\s+/g, ' ').trim()]).replace(/^(?:`{3}|~{3})/, String.raw`\$&`)

/** An address as Markdown's own link; empty when it leads elsewhere than to the web or a mailbox. */
export function toSafeAddress(url: string | null): string {
  if (url === null || !new RegExp(`^${OUTWARD}`, 'i').test(url)) return ''
  return `<${url.replace(/[\s<>\\]/g, encodeURIComponent)}>`
}
