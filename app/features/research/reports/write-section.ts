import { isSame, type Note } from './notes.ts'
import type { ReportSentence } from './report.ts'

const MOST_SENTENCES = 5

/** A section of nothing but quotations, best first; one that several texts say is written once and cited for all of them. */
export function quoteSection(notes: readonly Note[], told: readonly string[] = []): ReportSentence[] {
  const chosen: ReportSentence[] = []
  for (const { n, start, end, quote } of notes) {
    if (told.some((words) => words.includes(quote) || quote.includes(words))) continue
    const cite = { n, quote, start, end }
    const said = chosen.find((sentence) => isSame(sentence.text, quote))
    if (said) {
      if (said.cites.every((one) => one.n !== n)) said.cites.push(cite)
    } else if (chosen.length < MOST_SENTENCES)
      chosen.push({ id: `${n}-${start}`, text: toLine(quote), by: null, cites: [cite] })
  }
  return chosen
}

export const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()
