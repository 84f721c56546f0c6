import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { findRun } from '#app/kits/asking/consensus/runs.store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import * as rows from './claims.store.server.ts'
import type { CitedClaim } from './run-chapter.ts'
import { toOverturned } from './stand-of.ts'

const AT_ONCE = 100
/** Whether two sentences make the same claim, by the ledger's own relation. */
const isSameClaim = async (a: string, b: string): Promise<boolean> =>
  (await engineWorker().run('relate', { a, b })).relation === 'agree'

type Cited = { userId: string; kind: rows.CitedRow['kind']; thingId: string; partId: string | null; runId: string }

/** Writes down which claims of a run something cites, so that it is told when one of them falls. */
export const citeClaims = (about: Cited, cited: readonly CitedClaim[]) =>
  rows.createCited(
    cited.map((one) => ({ id: createId(clock.now().getTime()), ...about, ...one, createdAt: clock.now() })),
  )

/**
 * Looks at every run that is cited: where it changed, or was asked again, a claim that no longer stands is marked, and whoever
 * cites it is told. Gives how many fell.
 */
export async function recallClaims(): Promise<number> {
  let fell = 0
  for (let after = ''; ;) {
    const runs = await rows.listCitedRuns(after, AT_ONCE)
    for (const id of runs) fell += await recallOf(id)
    if (runs.length === 0) return fell
    after = runs.at(-1)!
    if (runs.length < AT_ONCE) return fell
  }
}

async function recallOf(runId: string): Promise<number> {
  const run = await findRun(runId)
  if (!run) return 0
  const [later] = await rows.listLaterRuns(run)
  const newest = later ? await findRun(later.id) : run
  const ledger = newest?.ledger
  if (!newest || !ledger || newest.ledgerVersion !== newest.version) return 0
  let fell = 0
  for (const row of await rows.listStandingOf(runId)) {
    const isUnchanged = newest.id === runId && newest.version === row.stood.version
    const why = isUnchanged ? null : await toOverturned(row.claim, row.stood, ledger.claims, isSameClaim)
    if (why === null) continue
    fell += 1
    await store().tx(async () => {
      await rows.saveCited(row.id, { overturned: why, overturnedAt: clock.now() })
      await sendNotice({
        kind: 'library.overturned',
        to: row.userId,
        from: null,
        about: `${row.kind}/${row.thingId}`,
        subject: row.claim,
        address:
          row.kind === 'manual'
            ? to('manual', { id: row.thingId }, { part: 'desk' })
            : to('ebook', { id: row.thingId }, { part: 'desk' }),
      })
    })
  }
  return fell
}
