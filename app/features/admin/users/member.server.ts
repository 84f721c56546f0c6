import { getScreen, isScreenId } from '#app/catalogue/screens.ts'
import { isAdministrator } from '#app/kits/members/identity/account/administrator.server.ts'
import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { listSessions } from '#app/kits/members/identity/session/session.store.server.ts'
import { toStatusLabel } from '#app/kits/members/identity/account/status-label.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { quotaOf } from '#app/kits/members/quota/quota.server.ts'
import { toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { readUsage } from '#app/kits/asking/runs/usage.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'

const USE_DAYS = 30
const SHOWN = 6

/** One member as the administrator may see them: never a password, a secret, or what they wrote. */
export async function readMember(id: string) {
  const row = await findUserById(id)
  if (!row) throw notFound('There is no such member. The account may have been erased.')
  const now = clock.now()
  const [sessions, usage, quota] = await Promise.all([
    listSessions(id, now),
    readUsage({ memberId: id }, USE_DAYS),
    quotaOf(row),
  ])
  const toWhen = (at: Date) => ({ at: at.toISOString(), words: toMomentWords(at), ago: toAgoWords(at, now) })
  return {
    ...{ id, name: row.name, username: row.username, handle: row.handle, email: row.email, plan: row.plan },
    ...{ picture: row.profilePicture, isPanda: row.isPanda, pandas: row.pandaCount, status: toStatusLabel(row) },
    ...{ country: row.country, answerLanguage: row.answerLanguage },
    isAdmin: isAdministrator(row),
    joined: toWhen(row.createdAt),
    confirmed: row.emailVerifiedAt && toWhen(row.emailVerifiedAt),
    signedIn: row.signedInAt && toWhen(row.signedInAt),
    suspended: row.suspendedAt && { ...toWhen(row.suspendedAt), reason: row.suspensionReason },
    erasedOn: row.eraseAt && toMomentWords(row.eraseAt),
    sessions: sessions.map(({ device, createdAt, lastSeenAt, isRemembered }) => ({
      device: device || 'A device',
      began: toWhen(createdAt),
      seen: toWhen(lastSeenAt),
      isRemembered,
    })),
    use: {
      days: USE_DAYS,
      ...{ runs: usage.runs, uses: usage.uses, failed: usage.failed, isCut: usage.isCut },
      today: `${quota.used.toLocaleString('en')} of ${quota.cap.toLocaleString('en')}`,
      cost: toSumWords(usage.cost.micros),
      unknown: usage.cost.unknown,
      byDay: usage.byDay.map(({ day, runs }) => ({ day, runs })),
      byScreen: usage.byScreen.slice(0, SHOWN).map(({ screen, uses }) => ({ label: toScreenWords(screen), uses })),
    },
  }
}
export type MemberView = Awaited<ReturnType<typeof readMember>>

const toScreenWords = (screen: string): string => (isScreenId(screen) ? getScreen(screen).title : screen)
