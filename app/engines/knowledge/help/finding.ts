import { cosine } from '../similarity.ts'
import type { Shelf, Shelved, ShelvedSection } from './shelf.server.ts'
import { isBare } from './words.ts'
import type { Wanted } from './words.ts'

/**
 * An article for a question. `nearness` and the coverages are from 0 to 1: of meaning, and of the words asked about
 * anywhere and in title, tags and headings. `strange` counts words for things that no article has.
 */
export type Found = {
  article: Shelved
  section: ShelvedSection
  nearness: number
  coverage: number
  frontCoverage: number
  isTold: boolean
  strange: number
  /** How near the nearest of the ways of asking is: by meaning, by the words they share, by both, and the nearest few. */
  asked: number
  shared: number
  askedAlike: number
  askedOften: number
  /** The share of the question's words that one way of asking has. */
  within: number
  score: number
  /** All of it together: what the articles are ordered by. */
  fit: number
}
/** `names` holds what is written with a capital, in lower case. */
export type Asked = { question: string; vector: Float32Array | undefined; wanted: Wanted[]; names: ReadonlySet<string> }

/** What a word is worth where it stands. Set by trial on the questions in the tests that are not held out. */
const inSummary = 0.9
const inBody = 0.7
const nearnessShare = 1.3
const coverageShare = 0.9
const frontShare = 0.35
const titleShare = 0.25
const sectionShare = 0.35
const searchShare = 0.05
/** The same for a section inside its article; the opening stands for the title. */
const textShare = 0.7
const headingShare = 0.2
const mostOfIt = 0.8
const openingMeant = 0.2
const openingShare = 0.04
/** An article about doing something is not meant by a question that does not speak of doing it. */
const actStems = ['delet', 'reset', 'upgrad', 'install', 'backup', 'adopt']
const otherActCost = 0.3
/** "What can I do here" is about the product as such. */
const bareShare = 0.4
/** A word no article has weighs as one that stands in half an article, and less when it may be no name of a thing. */
const unknownCount = 0.5
const vagueShare = 0.5
const weakShare = 0.5

/**
 * How an article's own measures and its ways of asking go together: a choice model over the articles, rounded, fitted on the
 * questions of the tests and of the panda's set that are not held out.
 */
const fits = {
  coverage: 1.6,
  front: -0.7,
  asked: 2.2,
  shared: 0.8,
  askedAlike: 3.1,
  askedOften: 1.9,
  within: 1.5,
  score: 2.4,
}

type Weights = ReadonlyMap<Wanted, number>

/** The articles of the shelf for a question, best first, each with the section that fits best. */
export function rankArticles(asked: Asked, shelf: Shelf): Found[] {
  const weights: Weights = new Map(asked.wanted.map((want) => [want, weightOf(want, shelf)]))
  const weightOfStem = stemWeights(shelf)
  const strange = asked.wanted.filter((want) => isStrange(want, asked, shelf)).length
  return shelf.articles
    .flatMap((article) => measure(article, asked, weights, strange, weightOfStem))
    .toSorted((a, b) => b.fit - a.fit)
}

function measure(
  article: Shelved,
  asked: Asked,
  weights: Weights,
  strange: number,
  weightOfStem: (stem: string) => number,
): Found[] {
  const sections = article.sections.map((section) => ({ section, ...fitOf(section, asked, weights) }))
  const best = sections.toSorted((a, b) => b.fit - a.fit)[0]
  if (!best) return []
  const { front, summaryStems, body, asked: askedStems, titleStems, titleVector, summaryVector } = article
  const coverage = share(weights, (want) =>
    Math.max(
      want.metBy(front),
      want.metBy(askedStems) * inSummary,
      want.metBy(summaryStems) * inSummary,
      want.metBy(body) * inBody,
    ),
  )
  const frontCoverage = share(weights, (want) => want.metBy(front))
  const titled = share(weights, (want) => want.metBy(titleStems))
  const nearness = Math.max(best.nearness, cosine(asked.vector, titleVector), cosine(asked.vector, summaryVector))
  const score =
    nearness * nearnessShare +
    coverage * coverageShare +
    frontCoverage * frontShare +
    titled * titleShare +
    best.covered * sectionShare +
    article.passage.score * searchShare +
    (asked.wanted.length === 0 && isBare(article.passage.title) ? bareShare : 0) -
    (isAboutOtherAct(article, asked) ? otherActCost : 0)
  const alike = alikeness(article, asked, weights, weightOfStem)
  const isTold = asked.wanted.some((want) => want.isTelling && want.metBy(front) + want.metBy(body) > 0)
  const { asked: near, shared, askedAlike, askedOften, within } = alike
  const fit =
    coverage * fits.coverage +
    near * fits.asked +
    shared * fits.shared +
    askedAlike * fits.askedAlike +
    askedOften * fits.askedOften +
    within * fits.within +
    frontCoverage * fits.front +
    score * fits.score
  return [{ article, section: best.section, nearness, coverage, frontCoverage, isTold, strange, ...alike, score, fit }]
}

/** An article is meant the more surely the more of its ways of asking are near. */
const MOST_WAYS = 3

/** How like a way of asking for the article the question is. Words both have, as a share of the words of both. */
function alikeness({ ways }: Shelved, { vector }: Asked, weights: Weights, weightOfStem: (stem: string) => number) {
  let [asked, shared, askedAlike, within] = [0, 0, 0, 0]
  const nearest: number[] = []
  for (const way of ways) {
    const near = Math.max(0, cosine(vector, way.vector))
    let [met, all] = [0, 0]
    for (const [want, weight] of weights) {
      met += 2 * weight * want.metBy(way.stems)
      all += weight
    }
    const own = all
    for (const stem of way.stems) all += weightOfStem(stem)
    const same = all === 0 ? 0 : Math.min(1, met / all)
    asked = Math.max(asked, near)
    shared = Math.max(shared, same)
    nearest.push(near)
    within = Math.max(within, own === 0 ? 0 : met / 2 / own)
    askedAlike = Math.max(askedAlike, near + same)
  }
  const most = nearest.toSorted((a, b) => b - a).slice(0, MOST_WAYS)
  const askedOften = most.reduce((sum, near) => sum + near, 0) / Math.max(1, most.length)
  return { asked, shared, askedAlike, askedOften, within }
}

function stemWeights({ articles }: Shelf): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const { front, body, asked } of articles)
    for (const stem of new Set([...front, ...body, ...asked])) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => Math.log(1 + articles.length / (counts.get(stem) ?? unknownCount))
}

function isStrange(want: Wanted, { names }: Asked, { articles, isThing }: Shelf): boolean {
  if (!names.has(want.word) && !isThing(want.word)) return false
  return !articles.some(({ front, summaryStems, body }) =>
    [front, summaryStems, body].some((stems) => want.metBy(stems) > 0),
  )
}

function isAboutOtherAct({ titleStems }: Shelved, { wanted }: Asked): boolean {
  const acts = actStems.filter((act) => titleStems.has(act))
  return acts.length > 0 && !wanted.some((want) => want.metBy(new Set(acts)) > 0)
}

function fitOf(section: ShelvedSection, { vector }: Asked, weights: Weights) {
  const nearness = Math.max(0, ...section.headingVectors.map((heading) => cosine(vector, heading)))
  const covered = share(weights, (want) => want.metBy(section.stems))
  const headed = share(weights, (want) => want.metBy(section.headingStems))
  const isMeant = weights.size === 0 || headed >= mostOfIt
  const ofOpening = !section.isOpening ? 0 : isMeant ? openingMeant : openingShare
  return { nearness, covered, fit: nearness + covered * textShare + headed * headingShare + ofOpening }
}

/** A word that few articles have says most. */
function weightOf(want: Wanted, { articles, isThing }: Shelf): number {
  const count = articles.filter(({ front, body }) => want.metBy(front) === 1 || want.metBy(body) === 1).length
  const weight = Math.log(1 + articles.length / Math.max(count, unknownCount))
  return (count === 0 && !isThing(want.word) ? vagueShare : 1) * (want.isTelling ? 1 : weakShare) * weight
}

function share(weights: Weights, metBy: (want: Wanted) => number): number {
  let [met, all] = [0, 0]
  for (const [want, weight] of weights) {
    met += weight * metBy(want)
    all += weight
  }
  return all === 0 ? 0 : met / all
}
