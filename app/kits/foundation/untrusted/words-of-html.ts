import { decodeHTML } from 'entities'

/** Begin a paragraph of their own; of those below it is a line. */
const BREAKS = /^\/?(?:p|br|h[1-6]|table|blockquote|ul|ol|hr|pre|section|article|caption|figcaption)\b/i
const LINES = /^\/?(?:div|tr|li|dt|dd)\b/i
const ROW = /^tr\b/i
const CELLS = /^(?:td|th)\b/i
const PRE = /^(\/?)(?:pre|textarea)\b/i
const UNSEEN = ['style', 'script', 'head', 'title', 'template']
/** Stand for a blank of preformatted text, and for what parts two cells, until the rest is tidy. */
const BLANK = '\uE000'
const CELL = '\uE001'

/**
 * The words of HTML, for a preview, for search, and for what no parser may be given. Each character is passed once,
 * whatever stands there.
 */
export function wordsOfHtml(html: string, { cell = ' ' }: { cell?: ' ' | '\t' } = {}): string {
  const words: string[] = []
  const state = { isPre: false, isFirstCell: true, isLineStart: true }
  for (let at = 0; at < html.length;) {
    const open = nextTag(html, at)
    const text = html.slice(at, open < 0 ? html.length : open)
    words.push(state.isPre ? text.replace(/[^\S\n]/g, BLANK) : text.replace(/\s+/g, ' '))
    if (text.trim() !== '') state.isLineStart = false
    if (open < 0) break
    const close = html.startsWith('<!--', open) ? endOf(html, '-->', open) : endOf(html, '>', open)
    const tag = html.slice(open + 1, close - 1)
    words.push(signOf(tag, state))
    const unseen = UNSEEN.find((name) => new RegExp(`^${name}\\b`, 'i').test(tag))
    at = unseen ? skipTo(html, unseen, close) : close
  }
  return tidy(words.join(''), cell)
}

type State = { isPre: boolean; isFirstCell: boolean; isLineStart: boolean }

/** What a tag is in a text of words: the end of a line, what parts two cells, or nothing. */
function signOf(tag: string, state: State): string {
  const pre = PRE.exec(tag)
  if (pre) state.isPre = pre[1] === ''
  if (ROW.test(tag)) state.isFirstCell = true
  if (CELLS.test(tag)) {
    const isFirst = state.isFirstCell
    state.isFirstCell = false
    return isFirst ? '' : CELL
  }
  if (!BREAKS.test(tag) && (!LINES.test(tag) || state.isLineStart)) return ''
  state.isLineStart = true
  return '\n'
}

/** A sign that no tag begins with is a sign. */
function nextTag(html: string, from: number): number {
  const tag = /<(?=[a-z/!?])/gi
  tag.lastIndex = from
  return tag.exec(html)?.index ?? -1
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

const tidy = (text: string, cell: string): string =>
  decodeHTML(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\s*\uE001\s*/g, cell)
    .trim()
    .replaceAll(BLANK, ' ')
