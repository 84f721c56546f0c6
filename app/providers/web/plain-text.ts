import { toTable } from '#app/platform/table.ts'

const NAMED: Record<string, string> = toTable({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' })
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi
const MAX_CODE = 0x10ffff

/** A snippet without its markup: tags gone, entities read, blanks as one. What looks like markup afterwards is text. */
export const toPlainText = (html: string) =>
  html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16)
      return code > 0 && code <= MAX_CODE ? String.fromCodePoint(code) : ''
    })
    .replace(/\s+/g, ' ')
    .trim()
