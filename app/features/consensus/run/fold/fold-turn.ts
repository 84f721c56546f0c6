import { isEnded, type ConsensusRun, type RunSeat } from '#app/kits/asking/consensus/consensus-run.ts'
import { toShownAnswer } from '#app/kits/asking/consensus/shown-answer.ts'
import { toPlaceOf } from './fold-run.ts'

/** Sources named under a turn; its run lists them all. */
const SHOWN_SOURCES = 3

/** A run as a turn of a conversation: the answer, how far it is agreed, and what is disputed; the rest stands on its own page. */
export function foldTurn({ id, question, target, state, ledger, parked, seats }: ConsensusRun) {
  const ended = seats.filter(isEnded)
  const voices = ended.filter((seat) => seat.state === 'answered')
  return {
    ...{ id, question, typed: target ?? question, state, parked },
    shown: ledger && toShownAnswer(ledger, ended),
    sources: voices.flatMap((seat) => seat.sources).slice(0, SHOWN_SOURCES),
    ledger: ledger && {
      ...ledger,
      answer: '',
      possible: [],
      claims: ledger.claims
        .filter(({ oppose }, n) => n === 0 || oppose.length > 0)
        .map((claim) => ({ ...claim, silent: [], voices: [] })),
      disputes: ledger.disputes.map(toPlaceOf),
      ...(ledger.smoothing && { smoothing: { ...ledger.smoothing, text: null } }),
    },
    seats: seats.map((seat): RunSeat => ({ ...seat, sources: [], text: isEnded(seat) ? '' : seat.text })),
  }
}
