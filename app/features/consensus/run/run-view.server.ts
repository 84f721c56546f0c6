import type { AppLoadContext } from '@remix-run/node'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { isEnded, type ConsensusRun } from '#app/kits/asking/consensus/consensus-run.ts'
import { toLedgerChanges } from '#app/kits/asking/consensus/ledger-changes.ts'
import { followRun } from '#app/kits/asking/consensus/follow-run.server.ts'
import { NO_RUN } from '#app/kits/asking/consensus/run-reader.server.ts'
import { findRunQuestion, listVersions, type OldVersion } from '#app/kits/asking/consensus/runs.store.server.ts'
import { toSeatValue } from '#app/kits/asking/consensus/seat-value.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { listSeats, toSeatInfo } from '#app/kits/asking/panel/panel.server.ts'
import { readVotes } from '#app/kits/asking/consensus/votes.store.server.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { SeatInfo } from '#app/kits/asking/panel/seat-info.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { listOwnDocuments } from '../bring-documents.server.ts'
import { toTimeoutMs } from '../timeouts.ts'
import { foldRun } from './fold/fold-run.ts'
import { openRun } from './open-run.server.ts'
import type { ShownChanges, VersionName } from './versions.tsx'

/** The page of a run, for its owner alone. */
export async function readRunPage(request: Request, context: AppLoadContext) {
  const { id, member, owner, key, params } = await openRun(request)
  const seats = (await listSeats(toViewer(member))).map(toSeatInfo)
  const since = Number(params.get('since') ?? 0)
  const view = await readRun(id, { owner, seats, since, isDocument: context.isDocument, params })
  const asker = { ownFiles: await listOwnDocuments(member), isMember: member !== null, isByKey: key !== null }
  return { variant: screenAt(new URL(request.url).pathname).variant, ...asker, ...view }
}

export type RunPageView = Awaited<ReturnType<typeof readRunPage>>

/** Everything the page of a run shows its owner. A document waits a while for the comparison. */
async function readRun(
  id: string,
  {
    owner,
    seats,
    since,
    isDocument,
    params,
  }: {
    owner: Visitor
    seats: readonly SeatInfo[]
    since: number
    isDocument: boolean
    params: URLSearchParams
  },
) {
  const liveMark = createLiveMark()
  const run = await followRun(owner, id, isDocument ? toTimeoutMs(seats) : 0)
  if (!run) throw notFound(NO_RUN)
  const older = run.version > 1 ? await listVersions(id) : []
  const old = older.find(({ version }) => version === since)
  const { userId: _, guestId: _guest, context: _context, ...shown } = run
  const folded = shown.ledger && foldRun({ seats: shown.seats, ledger: shown.ledger }, params)
  return {
    run: folded ? { ...shown, seats: folded.seats, ledger: folded.ledger } : shown,
    fold: folded?.fold ?? null,
    // A run that has ended is not followed.
    liveMark: run.state === 'running' ? liveMark : '',
    votes: await readVotes(id, owner),
    values: run.ledger ? toValues(run) : {},
    parent: run.parentId ? await findRunQuestion(owner, run.parentId) : null,
    older: older.map(toVersionName),
    changes: old?.ledger && run.ledger ? await changesSince(old, run) : null,
    others: seats.filter(({ id: seat }) => !run.seats.some((one) => one.seat === seat)),
  }
}

function toValues({ ledger, seats }: ConsensusRun) {
  return Object.fromEntries(
    seats
      .filter(isEnded)
      .flatMap(({ seat, state }) => (ledger && state === 'answered' ? [[seat, toSeatValue(ledger, seat)]] : [])),
  )
}

const BECAUSE = { again: 'was asked again', late: 'came late', added: 'was added' } as const

/** "before World facts was asked again". */
function toVersionName({ version, because, seat, seats }: OldVersion): VersionName {
  const names = seat.split(' ').map((id) => seats.find((one) => one.seat === id)?.label ?? toPlainName(id))
  return { version, words: `before ${names.join(', ')} ${BECAUSE[because]}` }
}

const toPlainName = (id: string) =>
  id.startsWith('pasted-')
    ? 'a pasted answer'
    : id.startsWith('document:')
      ? 'a document'
      : id.replace(/^embedded:/, '')

async function changesSince(old: OldVersion, run: ConsensusRun): Promise<ShownChanges> {
  const changes = await toLedgerChanges(old.ledger!, run.ledger!, isSameClaim)
  return { from: `Version ${old.version}`, to: `version ${run.version}`, changes }
}

/** Whether two sentences make the same claim, by the ledger's own relation. */
export const isSameClaim = async (a: string, b: string): Promise<boolean> =>
  (await engineWorker().run('relate', { a, b })).relation === 'agree'
