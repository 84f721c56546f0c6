import type { ParkReason } from './parked-words.ts'
import type { RunPurpose } from '#app/database/tables/consensus.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { Helpers, RunLedger } from './model-help/model-help.ts'

/** A place at the table as it stands: `text` of a waiting one is what it has said so far. */
export type RunSeat = Omit<SeatResult, 'state'> & {
  /** Order on the page, from 0. */
  position: number
  state: SeatResult['state'] | 'waiting'
  /** The version of the run its answer came with. */
  version: number
}

/** A consensus run as it stands. */
export type ConsensusRun = Helpers & {
  id: string
  question: string
  userId: string | null
  guestId: string | null
  state: 'running' | 'done'
  version: number
  purpose: RunPurpose
  parentId: string | null
  target: string | null
  talkId: string | null
  turn: number | null
  context: string
  /** Null while no ledger was made yet; of an older version while `ledgerVersion` is less than `version`. */
  ledger: RunLedger | null
  ledgerVersion: number
  /** Why its comparison was given up; null while it was not. */
  parked: ParkReason | null
  estimateMicros: number | null
  createdAt: Date
  finishedAt: Date | null
  seats: RunSeat[]
}

/** Whether a seat has spoken its last word, whatever that was. */
export const isEnded = (seat: RunSeat): seat is RunSeat & SeatResult => seat.state !== 'waiting'

/** What an ended seat said, without its place at the table. */
export function toResult({ position: _, version: _version, ...result }: RunSeat & SeatResult): SeatResult {
  return result
}

/** The topic on which a run says that it changed. */
export const toTopic = (runId: string) => `consensus:${runId}`
