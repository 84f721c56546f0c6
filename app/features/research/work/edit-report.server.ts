import { isCarried } from '#app/kits/asking/cited-answer/support.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import * as passes from '../keeping/passes.store.server.ts'
import type { ResearchRow } from '../keeping/research.store.server.ts'
import type { Report, ReportSection } from '../reports/report.ts'
import { toLine } from '../reports/write-section.ts'
import type { ResearchInput } from './research.inputs.ts'

type Problem = { message: string; status: number }
const NO_REPORT = 'There is no report to change.'

/**
 * Keeps somebody's wording of a report as its newest version. A sentence may be worded anew as long as its quotations carry
 * it, and is gone when nothing is left of it. Gives what is wrong, else null.
 */
export async function saveEdited(
  { passId, question }: ResearchRow,
  { report: id, sentence, text }: ResearchInput<'edit'>,
): Promise<Problem | null> {
  const last = passId ? await passes.findLastReport(passId) : null
  if (!passId || !last) throw notFound(NO_REPORT)
  if (last.id !== id)
    return {
      message: 'The report was changed elsewhere meanwhile. Your words appear here; load the page to see the newest.',
      status: 409,
    }
  const titles = new Map((await passes.listSources(passId)).map(({ n, title }) => [n, title]))
  const typed = new Map(sentence.map((one, at) => [one, toLine(text[at] ?? '')]))
  const report = last.report as Report
  const wrong: string[] = []
  const sections = report.sections.map((section): ReportSection => {
    const sentences = section.sentences.flatMap((one) => {
      const words = typed.get(one.id)
      if (words === undefined || words === one.text) return [one]
      if (words === '') return []
      const around = [question, section.heading, ...one.cites.map(({ n }) => titles.get(n) ?? '')]
      const quotes = one.cites.map(({ quote }) => quote)
      if (!isCarried(words, quotes, around)) wrong.push(words)
      return [{ ...one, text: words, by: 'you' }]
    })
    return { ...section, sentences }
  })
  if (wrong.length > 0)
    return { message: `The quotation below it does not say this: “${wrong[0]!.slice(0, 160)}”`, status: 422 }
  await keep(passId, last.number, 'edited', { ...report, sections })
  return null
}

/** Puts an older wording on top again, as a version of its own. */
export async function bringBack({ passId }: ResearchRow, id: string): Promise<void> {
  const all = passId ? await passes.listReports(passId) : []
  const wanted = all.find((one) => one.id === id)
  if (!passId || !wanted) throw notFound(NO_REPORT)
  await keep(passId, all[0]!.number, 'brought back', wanted.report as Report)
}

const keep = (passId: string, last: number, why: passes.ReportRow['why'], report: Report) =>
  passes.createReport({ id: createId(), passId, number: last + 1, why, report, createdAt: clock.now() })
