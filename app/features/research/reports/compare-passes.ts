import { sentencesIn, type Report, type ReportSentence } from './report.ts'

export type ComparedSource = {
  n: number
  title: string
  href: string
  site: string
  sha256: string
  sameAs: number | null
}
export type PassToCompare = { report: Report; sources: readonly ComparedSource[] }

/** What one pass found that another did not. */
export type PassChanges = {
  came: ReportSentence[]
  gone: ReportSentence[]
  same: number
  sources: { came: ComparedSource[]; gone: ComparedSource[]; changed: ComparedSource[]; same: number }
  /** How many disagreements each had. */
  disputes: { before: number; now: number }
}

const toKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What changed between an earlier pass and a later one: sentences by their words, sources by address and content. */
export function comparePasses(before: PassToCompare, now: PassToCompare): PassChanges {
  const [old, fresh] = [sentencesIn(before.report), sentencesIn(now.report)]
  const [oldKeys, freshKeys] = [
    new Set(old.map(({ text }) => toKey(text))),
    new Set(fresh.map(({ text }) => toKey(text))),
  ]
  const known = new Map(before.sources.map((one) => [sourceKey(one), one]))
  const later = new Set(now.sources.map(sourceKey))
  const came: ComparedSource[] = []
  const changed: ComparedSource[] = []
  let same = 0
  for (const source of now.sources) {
    const earlier = known.get(sourceKey(source))
    if (!earlier) came.push(source)
    else if (earlier.sha256 !== source.sha256) changed.push(source)
    else same += 1
  }
  return {
    came: distinct(fresh.filter(({ text }) => !oldKeys.has(toKey(text)))),
    gone: distinct(old.filter(({ text }) => !freshKeys.has(toKey(text)))),
    same: [...freshKeys].filter((key) => oldKeys.has(key)).length,
    sources: { came, gone: before.sources.filter((one) => !later.has(sourceKey(one))), changed, same },
    disputes: { before: before.report.disputes.length, now: now.report.disputes.length },
  }
}

/** A source without an address is known by its name and words. */
const sourceKey = ({ href, title, site, sha256 }: ComparedSource) => href || `${site} ${title} ${sha256}`

const distinct = (sentences: readonly ReportSentence[]) => [
  ...new Map(sentences.map((one) => [toKey(one.text), one])).values(),
]
