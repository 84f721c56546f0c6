import { toTable } from '#app/platform/table.ts'

const NAMED: Readonly<Record<string, string>> = toTable({
  'amp': '&',
  'lt': '<',
  'gt': '>',
  'quot': '"',
  'apos': "'",
  'nbsp': ' ',
  'lrm': '',
  'rlm': '',
  '#39': "'",
})
const MOST_CODE = 0x10ffff

/** `&amp;` and the like as the signs they stand for. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,5});/gi, (whole, name: string) => {
    const named = NAMED[name.toLowerCase()]
    if (named !== undefined) return named
    if (!name.startsWith('#')) return whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= MOST_CODE ? String.fromCodePoint(code).toWellFormed() : ''
  })

/** Without the tags that captions use for looks: <i>, <font …>, <c.yellow>, <00:01.000>, {\an8}. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/<\/?(?:i|b|u|s|c|v|font|span|ruby|rt|lang)(?:[.\s][^<>]{0,200})?\/?>/gi, '')
    .replace(/<(?:\d{1,3}:)?\d{1,3}:\d{1,2}\.\d{1,3}>/g, '')
    .replace(/\{\\[^{}]{0,200}\}/g, '')
