import { cosine } from '../similarity.ts'
import type { Shelf, Shelved, ShelvedSection } from './shelf.server.ts'
import type { Wanted } from './words.ts'

/** An article for a question. `nearness` and `coverage` are from 0 to 1: of meaning, and of the words asked about. */
export type Found = { article: Shelved; section: ShelvedSection; nearness: number; coverage: number; frontCoverage: number; isTold: boolean; strange: number; score: number }
/** `names` holds what is written with a capital, in lower case. */
export type Asked = { vector: Float32Array | undefined; wanted: Wanted[]; names: ReadonlySet<string> }

/** What a word is worth where it stands. Set by trial on the develop half of the questions in the tests. */
const inFront = 1
const inSummary = 0.9
const inBody = 0.7
const nearnessShare = 1.3
const coverageShare = 0.9
const frontShare = 0.35
const titleShare = 0.25
const sectionShare = 0.35
const searchShare = 0.05
/** An article about doing something is not meant by a question that does not speak of doing it. */
const actStems = ['delet', 'reset', 'upgrad', 'install', 'backup', 'adopt']
const otherActCost = 0.3
/** A word no article has weighs as one that stands in half an article, and less when it may be no name of a thing. */
const unknownCount = 0.5
const vagueShare = 0.5

/** The articles of the shelf for a question, best first, each with the section that fits best. */
export function rankArticles(asked: Asked, { articles, isThing }: Shelf): Found[] {
  const weights = new Map(asked.wanted.map((want) => [want, weightOf(want, articles, isThing)]))
  const strange = asked.wanted.filter((want) => !articles.some(({ front, summaryStems, body }) => want.metBy(front) || want.metBy(summaryStems) || want.metBy(body)) && (asked.names.has(want.word) || isThing(want.word))).length
  return articles.flatMap((article) => {
    const sections = article.sections.map((section) => ({ section, ...nearnessOf(section, asked, weights) }))
    const best = sections.toSorted((a, b) => b.fit - a.fit)[0]
    if (!best) return []
    const coverage = share(weights, (want) => Math.max(
      want.metBy(article.front) * inFront, want.metBy(article.summaryStems) * inSummary, want.metBy(article.body) * inBody,
    ))
    const frontCoverage = share(weights, (want) => want.metBy(article.front))
    const title = cosine(asked.vector, article.titleVector)
    const summary = cosine(asked.vector, article.summaryVector)
    const nearness = Math.max(best.nearness, title, summary)
    const score = nearness * nearnessShare + coverage * coverageShare + frontCoverage * frontShare + share(weights, (want) => want.metBy(article.titleStems)) * titleShare +
      best.covered * sectionShare + article.passage.score * searchShare - (actStems.some((act) => article.titleStems.has(act) && !asked.wanted.some((want) => want.metBy(new Set([act])) > 0)) ? otherActCost : 0)
    const isTold = asked.wanted.some((want) => want.isTelling && want.metBy(article.front) + want.metBy(article.body) > 0)
    return [{ article, section: best.section, nearness, coverage, frontCoverage, isTold, strange, score }]
  }).toSorted((a, b) => b.score - a.score)
}

function nearnessOf(section: ShelvedSection, { vector }: Asked, weights: Map<Wanted, number>) {
  const nearness = Math.max(0, ...section.headingVectors.map((heading) => cosine(vector, heading)))
  const covered = share(weights, (want) => want.metBy(section.stems))
  const headed = share(weights, (want) => want.metBy(section.headingStems))
  return { nearness, covered, fit: nearness + covered * 0.5 + headed * 0.2 + (section.isOpening ? (headed >= 0.8 ? 0.2 : 0.04) : 0) }
}

/** A word that few articles have says most. */
function weightOf(want: Wanted, articles: Shelved[], isThing: (word: string) => boolean): number {
  const count = articles.filter(({ front, body }) => want.metBy(front) === 1 || want.metBy(body) === 1).length
  const weight = Math.log(1 + articles.length / Math.max(count, unknownCount))
  return (count === 0 && !isThing(want.word) ? vagueShare : 1) * (want.isTelling ? 1 : 0.5) * weight
}

function share(weights: Map<Wanted, number>, metBy: (want: Wanted) => number): number {
  let [met, all] = [0, 0]
  for (const [want, weight] of weights) {
    met += weight * metBy(want)
    all += weight
  }
  return all === 0 ? 0 : met / all
}
