import { toName } from '#app/engines/table-questions/to-sql.ts'
import type { ColumnType } from '#app/engines/table-questions/plan.ts'
import type { ColumnStyle } from './table-jobs.ts'

const MONEY = String.raw`[€$£¥%\s\x{00A0}]|EUR|USD|GBP|CHF`
const clean = (name: string) => `regexp_replace(${name}, '${MONEY}', '', 'g')`
const POINT = String.raw`[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?([eE][-+]?\d+)?`
const COMMA = String.raw`[-+]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?`
const ISO = String.raw`\d{4}-\d{1,2}(-\d{1,2})?([ T].*)?`
const SPLIT = String.raw`\d{1,2}[./-]\d{1,2}[./-](\d{4}|\d{2})`
const SPOKEN = String.raw`(\d{1,2}\.? )?[A-Za-z]{3,9}\.? (\d{1,2}, )?\d{4}`
const WORDS = `('true','false','yes','no','ja','nein','y','n')`

export const typeOfStyle = (style: ColumnStyle): ColumnType =>
  style.startsWith('number') ? 'number' : style.startsWith('date') ? 'date' : style === 'boolean' ? 'boolean' : 'text'

/** Counts that tell what a column holds, in the order that `tellStyle` reads them. */
export function countsOf(source: string): string[] {
  const name = toName(source)
  const fits = (pattern: string, value = name) => `count(*) FILTER (regexp_full_match(${value}, '${pattern}'))`
  return [
    `count(${name})`,
    `approx_count_distinct(${name})`,
    fits(POINT, clean(name)),
    fits(COMMA, clean(name)),
    fits(String.raw`0\d+`),
    fits(ISO),
    fits(SPLIT),
    `count(*) FILTER (try_cast(regexp_extract(${name}, '^(\\d{1,2})[./-]\\d{1,2}[./-]\\d', 1) AS INTEGER) > 12)`,
    `count(*) FILTER (try_cast(regexp_extract(${name}, '^\\d{1,2}[./-](\\d{1,2})[./-]\\d', 1) AS INTEGER) > 12)`,
    fits(SPOKEN),
    `count(*) FILTER (lower(${name}) IN ${WORDS})`,
    fits(String.raw`\d{1,2}\.\d{1,2}\.(\d{4}|\d{2})`),
  ]
}

/** So many of the values must be of a kind. */
const MOST = 0.9

export type Told = { style: ColumnStyle; filled: number; distinct: number; note: string | null }

/** What a column holds by the counts of its values. */
export function tellStyle(counts: readonly number[], name: string): Told {
  const [
    filled = 0,
    distinct = 0,
    point = 0,
    comma = 0,
    zeros = 0,
    iso = 0,
    split = 0,
    dayOver = 0,
    secondOver = 0,
    spoken = 0,
    words = 0,
    dotted = 0,
  ] = counts
  const told = (style: ColumnStyle, note: string | null = null): Told => ({ style, filled, distinct, note })
  if (filled === 0) return told('text')
  const least = filled * MOST
  if (iso + spoken >= least) return told('date')
  if (split >= least) {
    if (secondOver > dayOver) return told('date, month first')
    if (dayOver > 0 || dotted >= split / 2) return told('date, day first')
    return told(
      'date, day first',
      `“${name}” may be day or month first; day first is taken. Change it below if that is wrong.`,
    )
  }
  // What begins with a nought is a number of a house, a place or a thing.
  if (zeros > filled / 10) return told('text')
  if (point >= least && point >= comma) return told('number')
  if (comma >= least) return told('number with comma')
  if (point + comma >= least * 2 * MOST) return told('number')
  if (words >= least) return told('boolean')
  return told('text')
}

const DATE_FORMATS: Readonly<Record<'date' | 'date, day first' | 'date, month first', readonly string[]>> = {
  'date': ['%Y-%m-%d', '%Y-%m', '%d %B %Y', '%d. %B %Y', '%B %d, %Y', '%d %b %Y', '%b %d, %Y', '%B %Y', '%b %Y'],
  'date, day first': ['%d.%m.%Y', '%d/%m/%Y', '%d-%m-%Y', '%d.%m.%y', '%d/%m/%y', '%d-%m-%y', '%Y-%m-%d'],
  'date, month first': ['%m/%d/%Y', '%m.%d.%Y', '%m-%d-%Y', '%m/%d/%y', '%m.%d.%y', '%m-%d-%y', '%Y-%m-%d'],
}

/** A column of words as what it is; what does not fit becomes empty. */
export function convert(source: string, style: ColumnStyle): string {
  const name = toName(source)
  switch (style) {
    case 'number':
      return `coalesce(try_cast(${name} AS DOUBLE), try_cast(replace(${clean(name)}, ',', '') AS DOUBLE))`
    case 'number with comma':
      return `try_cast(replace(replace(${clean(name)}, '.', ''), ',', '.') AS DOUBLE)`
    case 'boolean':
      return `CASE WHEN lower(${name}) IN ('true','yes','ja','y','1') THEN true WHEN lower(${name}) IN ('false','no','nein','n','0') THEN false END`
    case 'date':
    case 'date, day first':
    case 'date, month first': {
      const day = `regexp_replace(${name}, '[ T]\\d{1,2}:.*$', '')`
      const formats = DATE_FORMATS[style].map((format) => `'${format}'`).join(', ')
      const other = `CAST(try_strptime(${day}, [${formats}]) AS DATE)`
      return style === 'date' ? `coalesce(try_cast(${name} AS DATE), ${other})` : other
    }
    default:
      return name
  }
}
