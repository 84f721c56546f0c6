import type { Quota } from '#app/kits/members/quota/quota.server.ts'
import { claim, type Before, type SendingKey } from '#app/kits/members/sendings/claim.server.ts'
import { beginRun, type Runner } from './begin-run.server.ts'
import type { Run } from './run.ts'

export type KeyedRun = Run & {
  /** Keeps what came of it for a day, sealed: a repeated call gets it. */
  keep(outcome: unknown): Promise<void>
  /** Gives the key back: nothing was done, so another try is no second time. */
  free(): Promise<void>
}

/**
 * Begins a run that a key names, once for its member however often the call is repeated, on whichever server. A call that
 * was begun before is not begun again; then what is known of it is given.
 */
export async function beginKeyedRun(
  runner: Runner & { member: { id: string } },
  start: { screen: string; apiKeyId: string | null },
  { key, digest }: SendingKey,
): Promise<{ isDone: true; value: KeyedRun } | { isDone: false; quota: Quota } | { isDone: false; before: Before }> {
  const taken = await claim({ key: `run ${runner.member.id} ${key}`, digest })
  if ('before' in taken) return { isDone: false, before: taken.before }
  const { keep, free } = taken.mine
  try {
    const begun = await beginRun(runner, start)
    if (!begun.isDone) await free()
    return begun.isDone ? { isDone: true, value: { ...begun.value, keep, free } } : begun
  } catch (error) {
    await free()
    throw error
  }
}
