import type { CitedAnswer, CitedSentence, Passage } from './passage.ts'
import { scoreSentences, sharedWords } from './sentence-score.ts'

const MOST_SENTENCES = 3
const MOST_OF_A_PASSAGE = 2
/** A sentence that speaks to less of the question answers another one. */
const MIN_SCORE = 0.62
/** What is further behind the best says something else. */
const NEAR_BEST = 0.75
const SAME_WORDS = 0.75

/**
 * An answer made of nothing but sentences of the passages, word for word, each with its number; a sentence that another
 * site says too is cited for both. Null when no sentence speaks to enough of the question.
 */
export function quoteAnswer(question: string, passages: readonly Passage[]): CitedAnswer | null {
  const scored = scoreSentences(question, passages)
  const best = scored[0]?.score ?? 0
  if (best < MIN_SCORE) return null
  const chosen: CitedSentence[] = []
  for (const { passage, text, score } of scored) {
    if (score < Math.max(MIN_SCORE, best * NEAR_BEST)) break
    const said = chosen.find((sentence) => sharedWords(sentence.text, text) >= SAME_WORDS)
    if (said) {
      const isNew = said.cites.every(({ n }) => n !== passage.n)
      if (isNew && toDigits(said.text) === toDigits(text)) said.cites.push({ n: passage.n, quote: text })
      continue
    }
    const ofPassage = chosen.filter(({ cites }) => cites[0]?.n === passage.n).length
    if (chosen.length >= MOST_SENTENCES || ofPassage >= MOST_OF_A_PASSAGE) continue
    chosen.push({ text, cites: [{ n: passage.n, quote: text }] })
  }
  return { sentences: chosen, by: null, dropped: 0 }
}

/** Sentences of the same words but other figures do not say the same. */
const toDigits = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ')
