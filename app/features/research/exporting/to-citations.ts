import { citedSources, type WholeReport, type WholeSource } from './whole-report.ts'

const isWeb = (href: string) => /^https?:/.test(href)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const partsOf = (date: string) => date.slice(0, 10).split('-').map(Number)

/** The sources a report cites in BibTeX, each under a key of its own. */
export const toBibtex = (whole: WholeReport): string =>
  citedSources(whole)
    .map(({ n, title, href, site, date, license, readAt }) => {
      const fields: [string, string | null][] = [
        ['title', title],
        ['organization', site],
        ['year', date ? date.slice(0, 4) : null],
        ['url', isWeb(href) ? href : null],
        ['urldate', isWeb(href) ? dayOf(readAt) : null],
        ['note', license],
      ]
      const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${toTex(value)}}`] : []))
      return `@${isWeb(href) ? 'online' : 'misc'}{source${n},\n${lines.join(',\n')}\n}\n`
    })
    .join('\n')

const SIGNS = new Map([
  ['\\', '\\textbackslash{}'],
  ['~', '\\textasciitilde{}'],
  ['^', '\\textasciicircum{}'],
])
const toTex = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[\\~^]|[{}&%$#_]/g, (sign) => SIGNS.get(sign) ?? `\\${sign}`)

/** The same as CSL-JSON, which reference managers read. */
export const toCsl = (whole: WholeReport): string => `${JSON.stringify(citedSources(whole).map(toCslItem), null, 2)}\n`

const toCslItem = ({ n, title, href, site, date, license, readAt }: WholeSource) => ({
  'id': `source${n}`,
  'type': isWeb(href) ? 'webpage' : 'document',
  title,
  'container-title': site,
  ...(date && { issued: { 'date-parts': [partsOf(date)] } }),
  ...(isWeb(href) && { URL: href, accessed: { 'date-parts': [partsOf(readAt.toISOString())] } }),
  ...(license && { note: license }),
})
