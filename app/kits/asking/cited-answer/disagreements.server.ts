import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { log } from '#app/platform/log.server.ts'
import { typeOfQuestion } from '#app/engines/knowledge/question.ts'
import type { Span } from '#app/providers/ports.ts'
import { findQuote } from './find-quote.ts'
import type { Passage } from './passage.ts'
import { scoreSentences } from './sentence-score.ts'

/** Where sources part ways on one thing: each side with its value and the stored words that say it. */
export type Disagreement = {
  slot: string
  sides: { value: string; quotes: { n: number; quote: string; marks: Span[] }[] }[]
}

const MOST_SITES = 6
const SENTENCES_OF_A_SITE = 3
const MIN_SCORE = 0.6
const LEDGER_LIMIT_MS = 6_000

/**
 * Where sources contradict each other on what was asked, by the claim ledger over the sentences that speak to it. Texts of
 * one site are one voice. Empty when there are not two, or when the ledger is too busy.
 */
export async function findDisagreements(question: string, passages: readonly Passage[]): Promise<Disagreement[]> {
  const scored = scoreSentences(question, passages).filter(({ score }) => score >= MIN_SCORE)
  const sites = [...new Set(scored.map(({ passage }) => passage.site))].slice(0, MOST_SITES)
  if (sites.length < 2) return []
  const answers = sites.map((site) => {
    const chosen = scored.filter(({ passage }) => passage.site === site).slice(0, SENTENCES_OF_A_SITE)
    return { seat: site, family: site, text: chosen.map(({ text }) => toSentence(text)).join('\n') }
  })
  try {
    const ledger = await engineWorker().run(
      'ledger',
      { question, answers, questionType: typeOfQuestion(question) },
      { limitMs: LEDGER_LIMIT_MS },
    )
    return ledger.disputes.flatMap(({ slot, positions }) => {
      const sides = positions.flatMap(({ value, quotes }) => {
        const found = quotes.flatMap((voice) => {
          const passage = passages.find(
            ({ site, text }) => site === voice.seat && findQuote(text, voice.quote) !== null,
          )
          const marks = voice.marks.map(({ start, end }) => ({ start: start - voice.start, end: end - voice.start }))
          return passage ? [{ n: passage.n, quote: voice.quote, marks }] : []
        })
        return found.length > 0 ? [{ value, quotes: found }] : []
      })
      return sides.length > 1 ? [{ slot, sides }] : []
    })
  } catch (error) {
    log.warn({ err: error }, 'what was found could not be compared')
    return []
  }
}

const toSentence = (text: string) => text.replace(/\s+/g, ' ').trim()
