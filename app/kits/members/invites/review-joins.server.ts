import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { countDeeds } from '#app/kits/members/deeds/deeds.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { REWARDS_A_MONTH } from './invites.limits.ts'
import * as rows from './invites.store.server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Earlier nobody knows whether somebody stays; later it is not the invitation's doing. */
const [AFTER_DAYS, UNTIL_DAYS] = [3, 120]
const MONTH_DAYS = 30
/** Real use: so many different things done, the last a day or more after the first. */
const LEAST_KINDS = 3
const EVERY_MS = 6 * HOUR_MS
const AT_ONCE = 200

/** Rewards whoever brought a member that really uses the place. Gives how many rewards there were. */
export async function reviewJoins(): Promise<number> {
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const waiting = await rows.listToReview(ago(AFTER_DAYS * DAY_MS), ago(UNTIL_DAYS * DAY_MS), ago(EVERY_MS), AT_ONCE)
  let rewarded = 0
  for (const { join, user } of waiting) {
    const isEarned =
      user.emailVerifiedAt !== null && !user.suspendedAt && !user.eraseAt && (await usesThePlace(join.userId))
    const isWithinMonth =
      isEarned && (await rows.countRewards(join.inviterId!, ago(MONTH_DAYS * DAY_MS))) < REWARDS_A_MONTH
    await store().tx(async () => {
      await rows.saveJoin(join.userId, { lookedAt: now, ...(isWithinMonth && { rewardedAt: now }) })
      if (!isWithinMonth) return
      rewarded += 1
      await sendNotice({
        kind: 'invites.stayed',
        ...{ to: join.inviterId!, from: join.userId, about: `stayed/${join.userId}` },
        address: to('invites'),
      })
    })
  }
  return rewarded
}

/** Judged by what doing things left behind, not by visits. */
async function usesThePlace(userId: string): Promise<boolean> {
  const done = [...(await countDeeds({ userId, guestId: null })).values()].filter(({ times }) => times > 0)
  const moments = done.flatMap(({ firstAt, lastAt }) => [firstAt, lastAt]).flatMap((at) => at?.getTime() ?? [])
  return done.length >= LEAST_KINDS && Math.max(...moments) - Math.min(...moments) >= DAY_MS
}

defineSchedule({ name: 'review-invites', everyMs: EVERY_MS, run: reviewJoins })

defineSchedule({
  name: 'sweep-invites',
  everyMs: DAY_MS,
  isSweep: true,
  run: () => rows.removeEnded(new Date(clock.now().getTime() - MONTH_DAYS * DAY_MS)),
})
