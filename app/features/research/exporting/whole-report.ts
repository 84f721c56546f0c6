import type { Report, ReportSentence } from '../reports/report.ts'
import { citedNumbers } from '../reports/report.ts'

export type WholeSource = {
  n: number
  title: string
  href: string
  site: string
  date: string | null
  license: string | null
  sha256: string
  readAt: Date
  alsoAt: string[]
  text: string
}
/** All that a file of a report holds. Sources are those it cites, under the numbers of the page. */
export type WholeReport = {
  title: string
  question: string
  pass: number
  readAt: Date
  report: Report
  sources: WholeSource[]
  /** What was not reached, in sentences. */
  unreached: string[]
}

export const citedSources = ({ report, sources }: WholeReport): WholeSource[] => {
  const cited = new Set(citedNumbers(report))
  return sources.filter(({ n }) => cited.has(n))
}

/** How a sentence stands in a file: one that is a quotation keeps its marks. */
export const toSaid = ({ text, by }: ReportSentence): string => (by === null ? `“${text}”` : text)

export const toMarks = ({ cites }: ReportSentence): string =>
  [...new Set(cites.map(({ n }) => n))].map((n) => `[${n}]`).join('')

/** Who worded what, in one sentence for the head of a file. */
export function toMaking({ report }: WholeReport): string {
  const by = new Set(
    report.sections.flatMap(({ sentences }) => sentences.flatMap(({ by: one }) => (one && one !== 'you' ? [one] : []))),
  )
  const isEdited = report.sections.some(({ sentences }) => sentences.some(({ by: one }) => one === 'you'))
  const made =
    by.size === 0
      ? 'Made by rules, of quotations alone.'
      : `Worded by ${[...by].join(', ')}; every citation was found again, word for word, in its source.`
  return isEdited ? `${made} Some sentences were worded anew by its owner.` : made
}

/** What stands under a heading without sentences. */
export const toEmpty = (isSaidElsewhere = false): string =>
  isSaidElsewhere ? 'What was found on it stands in the other parts.' : 'Nothing that was read answers this.'
