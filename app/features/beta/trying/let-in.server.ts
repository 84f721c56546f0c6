import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { listWaiting, saveLetIn } from '#app/kits/members/beta/beta.store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { LET_IN_AT_ONCE } from '../beta.limits.ts'

const DAY_MS = 86_400_000

/** Lets those in who have waited longest, and tells them. Gives how many. */
export async function letInNext(): Promise<number> {
  const next = await listWaiting(LET_IN_AT_ONCE)
  if (next.length === 0) return 0
  await store().tx(async () => {
    await saveLetIn(
      next.map(({ userId }) => userId),
      clock.now(),
    )
    for (const { userId } of next)
      await sendNotice({ kind: 'beta.in', to: userId, from: null, about: 'beta', address: to('beta-dashboard') })
  })
  return next.length
}

defineSchedule({ name: 'let-into-beta', everyMs: DAY_MS, run: letInNext })
