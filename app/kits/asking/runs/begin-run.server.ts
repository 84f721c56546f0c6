import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { needKeyRun } from '#app/kits/members/api-keys/key-budget.server.ts'
import { spendGuestRun, spendRun, type Quota } from '#app/kits/members/quota/quota.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { traced } from '#app/platform/tracing.server.ts'
import { createRun, findRunRow } from './runs.store.server.ts'
import type { Run } from './run.ts'

/** Who starts a run: a member, or a guest by the network they come from. */
export type Runner = { member: { id: string; plan: 'free' | 'plus' | 'pro' } | null; network: string }

type Start = {
  /** The catalogue id of the screen, or the name of the call. */
  screen: string
  id?: string
  apiKeyId?: string | null
}

/**
 * Writes a run, with what the screen keeps of it in one transaction, when the runs of today allow one more; else gives the
 * quota that is used up. Throws KeyBudgetSpent when the key it is begun with has no run left.
 */
export async function beginRun(
  runner: Runner,
  start: Start,
  write: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ isDone: true; value: Run } | { isDone: false; quota: Quota }> {
  const writeBoth = async () => {
    if (start.apiKeyId) await needKeyRun(start.apiKeyId)
    const run = await writeRun(runner, start, true)
    await write()
    return run
  }
  return runner.member ? spendRun(runner.member, writeBoth) : spendGuestRun(runner.network, () => store().tx(writeBoth))
}

/** Writes a run of help that is free: no cap counts it, and it is never refused. */
export const beginFreeRun = (runner: Runner, start: Start): Promise<Run> => writeRun(runner, start, false)

async function writeRun({ member }: Runner, { screen, id = createId(), apiKeyId = null }: Start, isCounted: boolean) {
  const viewer = toViewer(member)
  await traced('run', { 'frenly.run': id, 'frenly.screen': screen, 'frenly.run.is_counted': isCounted }, () =>
    createRun({ id, userId: viewer.id, screen, apiKeyId, isCounted, createdAt: clock.now() }),
  )
  return { id, viewer, screen, apiKeyId }
}

/** A run that was begun before, to go on with: its owner's plan is the one of now. Null when there is none. */
export async function findRun(id: string): Promise<Run | null> {
  const row = await findRunRow(id)
  return (
    row && {
      id,
      screen: row.screen,
      apiKeyId: row.apiKeyId,
      viewer: toViewer(row.userId && row.plan ? { id: row.userId, plan: row.plan } : null),
    }
  )
}
