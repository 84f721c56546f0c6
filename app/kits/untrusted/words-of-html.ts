const UNSEEN = ['script', 'style', 'head', 'template', 'title']

/** The words of an HTML text by reading it once from front to back: for what no parser may be given. Tags become spaces. */
export function wordsOfHtml(html: string): string {
  const lower = html.toLowerCase()
  let words = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) return words + html.slice(at)
    words += html.slice(at, open)
    const unseen = UNSEEN.find((name) => lower.startsWith(name, open + 1))
    const end = unseen ? lower.indexOf(`</${unseen}`, open) : open
    const close = end < 0 ? -1 : html.indexOf('>', end)
    if (close < 0) return unseen ? words : words + html.slice(open)
    words += BREAKING.test(lower.slice(open, open + LONGEST_TAG)) ? '\n' : ' '
    at = close + 1
  }
  return words
}

const BREAKING = /^<\/?(?:p|div|br|li|tr|h[1-6]|table|blockquote)\b/
const LONGEST_TAG = 14
