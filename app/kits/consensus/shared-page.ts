import type { Ledger } from '#app/kits/ledger/ledger.ts'
import type { SeatResult } from '#app/kits/panel/seat-result.ts'
import type { Source } from '#app/providers/knowledge/knowledge.ts'
import { isEnded, type ConsensusRun } from './consensus-run.ts'

/** A run as others read it: what was asked and said, without whose it is and what was read beside it. */
export type SharedPage = {
  question: string
  askedAt: string
  version: number
  seats: Omit<SeatResult, 'startedAt' | 'promptHash'>[]
  ledger: Ledger
}

/** The page of a finished run. */
export function toSharedPage(run: ConsensusRun & { ledger: Ledger }): SharedPage {
  const { question, createdAt, version, ledger } = run
  const seats = run.seats
    .filter(isEnded)
    .map(({ position: _, version: _version, startedAt: _at, promptHash: _hash, ...seat }) => seat)
    .map((seat) => ({ ...seat, sources: seat.sources.map(withoutPrivateFile) }))
  return { question, askedAt: createdAt.toISOString(), version, seats, ledger }
}

/** A member's own file opens for nobody else, so no link leads there. */
const withoutPrivateFile = (source: Source): Source =>
  source.url?.startsWith('/files/') ? { ...source, url: null } : source
