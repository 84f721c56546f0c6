import type { ReadDocument } from '#app/kits/foundation/documents/document.ts'
import { sharedWords } from '#app/kits/asking/cited-answer/sentence-score.ts'
import { cosineOf, type Embed } from '#app/engines/similarity/embedding.ts'
import { sentencesOfDocument, type DocumentSentence } from './sentences-of-document.ts'
import { scoreByWords } from './word-score.ts'

/** What a document says to a question: sentences as they stand in it; none of them speaks to it: the nearest ones. */
export type Found = { sentences: DocumentSentence[]; nearest: DocumentSentence | null; near: DocumentSentence[] }

/** Sentences whose meaning is compared: about 10 ms each. */
const MOST_COMPARED = 96
const MOST_BY_WORDS = 48
const MOST_SENTENCES = 3
const MOST_NEAR = 3
/** Below this a sentence answers another question. */
const MIN_SCORE = 0.5
/** Meaning without any word is not enough, nor are words about something else. */
const MIN_COSINE = 0.25
const SURE_COSINE = 0.62
const MIN_WORDS = 0.3
const MIN_OWN = 0.5
/** What is further behind the best says something else. */
const NEAR_BEST = 0.88
const SAME_WORDS = 0.8
const WORDS_SHARE = 0.6
const FIGURE_BONUS = 0.08
const FIGURE_MALUS = 0.2
const WANTS_FIGURE =
  /\b(?:when|how (?:many|much|long|tall|high|deep|far|old|big|large|heavy|fast|often)|(?:what|which|in what|in which) (?:year|date|day|number|time|percentage|price|cost))\b/i
const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|once|twice|never|daily|weekly|monthly|yearly|always|free|none|half)\b/i

type Scored = DocumentSentence & { n: number; words: number; own: number; cosine: number; score: number }

/**
 * Finds the one to three sentences of a document that answer a question, by words and by meaning. Runs nothing that stands in it.
 * `mostCompared`: of passages that a search found, the words have chosen already, and the meaning of fewer tells.
 */
export async function findInDocument(
  question: string,
  document: ReadDocument,
  embed: Embed,
  { mostCompared = MOST_COMPARED }: { mostCompared?: number } = {},
): Promise<Found> {
  const sentences = sentencesOfDocument(document)
  if (sentences.length === 0) return { sentences: [], nearest: null, near: [] }
  const { scores, own, missing } = scoreByWords(question, sentences, document.title)
  const compared = toCompared(scores, mostCompared)
  const [asked, ...vectors] = await embed([question, ...compared.map((n) => sentences[n]!.text)])
  const wantsFigure = WANTS_FIGURE.test(question)
  const scored = compared
    .map((n, at): Scored => {
      const sentence = sentences[n]!
      const cosine = Math.max(0, vectors[at] ? cosineOf(asked!, vectors[at]) : 0)
      const figure = !wantsFigure ? 0 : FIGURE.test(sentence.text) ? FIGURE_BONUS : -FIGURE_MALUS
      const score = WORDS_SHARE * scores[n]! + (1 - WORDS_SHARE) * toShare(cosine) + figure
      return { ...sentence, n, words: scores[n]!, own: own[n]!, cosine, score }
    })
    .toSorted((a, b) => b.score - a.score || a.n - b.n)
  const [best] = scored
  if (!best || missing > 0 || !isAnswer(best)) {
    const near = scored.filter(({ score }) => score > 0).slice(0, MOST_NEAR)
    return { sentences: [], nearest: near[0] ?? null, near }
  }
  return { sentences: choose(scored, best), nearest: null, near: [] }
}

/** Which sentences are compared by meaning: the best by words, and a fair sample of the rest. */
function toCompared(scores: readonly number[], most: number): number[] {
  const order = scores.map((_, n) => n).toSorted((a, b) => scores[b]! - scores[a]! || a - b)
  const chosen = order.filter((n) => scores[n]! > 0).slice(0, Math.min(MOST_BY_WORDS, most))
  const rest = order.filter((n) => !chosen.includes(n)).toSorted((a, b) => a - b)
  const step = Math.max(1, rest.length / Math.max(1, most - chosen.length))
  for (let at = 0; at < rest.length && chosen.length < most; at += step) chosen.push(rest[Math.floor(at)]!)
  return chosen
}

/** A cosine as a share: below the first one it is another topic, above the second the same. */
const toShare = (cosine: number) => Math.min(1, Math.max(0, (cosine - MIN_COSINE) / (SURE_COSINE - MIN_COSINE)))

const isAnswer = ({ score, words, own, cosine }: Scored) =>
  score >= MIN_SCORE && ((words >= MIN_WORDS && own >= MIN_OWN) || cosine >= SURE_COSINE)

function choose(scored: readonly Scored[], best: Scored): DocumentSentence[] {
  const chosen: Scored[] = []
  for (const one of scored) {
    if (chosen.length === MOST_SENTENCES || one.score < best.score * NEAR_BEST || !isAnswer(one)) break
    if (!chosen.some(({ text }) => sharedWords(text, one.text) >= SAME_WORDS)) chosen.push(one)
  }
  return chosen.toSorted((a, b) => a.n - b.n).map(({ text, quote, page, around }) => ({ text, quote, page, around }))
}
