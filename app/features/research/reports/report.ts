import type { Disagreement } from '#app/kits/asking/cited-answer/disagreements.server.ts'

/** The words of a stored text that a sentence stands on: the text by its number, and where they stand in it. */
export type ReportCite = { n: number; quote: string; start: number; end: number }

/** `by`: the model that worded it; null: it is a quotation itself; `you`: its reader did. */
export type ReportSentence = { id: string; text: string; by: string | null; cites: ReportCite[] }
export type ReportSection = {
  sub: string
  heading: string
  sentences: ReportSentence[]
  /** What a model said that no quotation carried: never written. */
  dropped: number
  /** What was found on it stands in other sections, and is not written twice. */
  isSaidElsewhere?: boolean
}
export type ReportDispute = Disagreement & { sub: string }

/** What a pass found out. No sentence is in it without a place in a stored text. */
export type Report = { disputes: ReportDispute[]; sections: ReportSection[] }

export const sentencesIn = ({ sections }: Report): ReportSentence[] => sections.flatMap(({ sentences }) => sentences)

/** The numbers of the texts a report stands on, in the order it names them: what disagrees first. */
export const citedNumbers = ({ disputes, sections }: Report): number[] => [
  ...new Set([
    ...disputes.flatMap(({ sides }) => sides.flatMap(({ quotes }) => quotes.map(({ n }) => n))),
    ...sections.flatMap(({ sentences }) => sentences.flatMap(({ cites }) => cites.map(({ n }) => n))),
  ]),
]
