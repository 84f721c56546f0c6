import { parseHTML } from 'linkedom'

/**
 * A document with a head and a body, as browsers make of any page: linkedom takes the tags as they come, and pages often
 * leave theirs out.
 */
export function parsePage(html: string): Document {
  const document = parseHTML(html).document as unknown as Document
  const body = document.getElementsByTagName('body')[0]
  if (!body || document.documentElement?.tagName.toUpperCase() !== 'HTML') return wrap(html)
  if (document.getElementsByTagName('head')[0]) return document
  const head = document.createElement('head')
  while (body.previousSibling) head.insertBefore(body.previousSibling, head.firstChild)
  body.parentNode?.insertBefore(head, body)
  return document
}

const wrap = (html: string): Document => {
  const inner = html.replace(/<\/?(?:!doctype|html|head|body)\b[^>]{0,2000}>/gi, '')
  return parseHTML(`<!doctype html><html><head></head><body>${inner}</body></html>`).document as unknown as Document
}
