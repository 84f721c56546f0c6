import readXlsx from 'read-excel-file/node'
import { DocumentError } from './documents-jobs.ts'
import { toRowLine, type RawDocument, type RawPage } from './read-parts.ts'
import { decodePart, unpack } from './unpack.ts'

/** A cell as it stands in a sheet. */
export type SheetCell = string | number | boolean | Date | null
export type Sheet = { name: string; rows: SheetCell[][]; isHidden: boolean }

const PARTS = /^(?:xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|worksheets\/[^/]{1,80}\.xml)|[^/]*\/?_rels\/)/

/** The sheets of an Excel workbook with their values; formulas give what was last worked out. Throws DocumentError. */
export async function readWorkbook(bytes: Uint8Array): Promise<{ sheets: Sheet[]; troubles: string[] }> {
  // Its size is measured before anything opens it.
  const files = unpack(bytes, PARTS)
  const book = decodePart(files['xl/workbook.xml'])
  if (book === '') throw new DocumentError('other')
  const hidden = new Set(
    [...book.matchAll(/<sheet\b[^>]{0,800}>/g)].flatMap(([tag]) =>
      /\bstate="(?:hidden|veryHidden)"/.test(tag) ? [/\bname="([^"]{0,200})"/.exec(tag)?.[1] ?? ''] : [],
    ),
  )
  const sheets = await readXlsx(Buffer.from(bytes)).catch((error: unknown) => {
    throw new DocumentError('broken', error)
  })
  const merged = Object.entries(files)
    .filter(([name]) => name.startsWith('xl/worksheets/'))
    .reduce((sum, [, part]) => sum + (decodePart(part).match(/<mergeCell\b/g)?.length ?? 0), 0)
  return {
    sheets: sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data as SheetCell[][],
      isHidden: hidden.has(sheet),
    })),
    troubles:
      merged > 0 ? [`${merged} merged ranges: their value stands in the first cell, the others are empty.`] : [],
  }
}

/** The words of a workbook, a sheet a page. */
export async function readSheets(bytes: Uint8Array): Promise<RawDocument> {
  const { sheets, troubles } = await readWorkbook(bytes)
  const pages = sheets.map(({ name, rows, isHidden }, n): RawPage => {
    const lines = rows.map((row) => toRowLine(row.map(toCellText))).filter((line) => line.trim() !== '')
    return { number: n + 1, text: lines.join('\n'), label: isHidden ? `${name} (hidden)` : name }
  })
  return { pages, pageCount: pages.length, troubles }
}

const MIDNIGHT = /T00:00:00\.000Z$/
/** A value as a person writes it: days without a clock, numbers without noise. */
export function toCellText(cell: SheetCell): string {
  if (cell === null) return ''
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return ''
    const iso = cell.toISOString()
    return MIDNIGHT.test(iso) ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ')
  }
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell)
}
