import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { Source } from '#app/engines/knowledge/knowledge.ts'
import { isEnded, toResult, type ConsensusRun } from '../consensus-run.ts'
import type { RunLedger } from '../model-help/model-help.ts'

/** A run as others read it: what was asked and said, without whose it is and what was read beside it. */
export type SharedPage = {
  question: string
  askedAt: string
  version: number
  seats: Omit<SeatResult, 'startedAt' | 'promptHash'>[]
  ledger: RunLedger
}

/** The page of a finished run. */
export function toSharedPage(run: ConsensusRun & { ledger: RunLedger }): SharedPage {
  const { question, createdAt, version, ledger } = run
  const seats = run.seats
    .filter(isEnded)
    .map(toResult)
    .map(({ startedAt: _, promptHash: _hash, ...seat }) => withoutPrivateFiles(seat))
  return { question, askedAt: createdAt.toISOString(), version, seats, ledger }
}

/** What a voice said, as somebody else may read it: the links to its owner's files are the owner's alone. */
export const withoutPrivateFiles = <Seat extends { sources: Source[] }>(seat: Seat): Seat => ({
  ...seat,
  sources: seat.sources.map(withoutPrivateFile),
})

/** A member's own file opens for nobody else, so no link leads there. */
const withoutPrivateFile = (source: Source): Source =>
  source.url?.startsWith('/files/') ? { ...source, url: null } : source
