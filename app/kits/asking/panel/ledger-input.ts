import type { LedgerInput } from '#app/engines/claim-ledger/ledger.ts'
import { typeOfQuestion } from '#app/engines/knowledge/question.ts'
import type { SeatResult } from './seat-result.ts'

/** What the ledger is made from: abstaining and failed seats have no voice in it. */
export function toLedgerInput(question: string, seats: readonly SeatResult[]): LedgerInput {
  const answers = seats
    .filter(({ state }) => state === 'answered')
    .map(({ seat, text, family, sources, isRecomputed, weight }) => ({
      seat,
      text,
      family,
      sources,
      isRecomputed,
      weight: weight ?? undefined,
    }))
  return { question, answers, questionType: typeOfQuestion(question) }
}
