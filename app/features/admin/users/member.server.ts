import { getScreen, isScreenId } from '#app/catalogue/screens.ts'
import { holderOf } from '#app/kits/members/identity/account/administrator.server.ts'
import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { mayActOnAccount, memberActNames, rolesToGive } from '#app/kits/members/identity/account/roles.ts'
import { hasSecondStep } from '#app/kits/members/identity/passkeys/second-step.server.ts'
import { listSessions } from '#app/kits/members/identity/session/session.store.server.ts'
import { toStatusLabel } from '#app/kits/members/identity/account/status-label.ts'
import { nameCountry } from '#app/kits/members/identity/profile/countries.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { quotaOf } from '#app/kits/members/quota/quota.server.ts'
import { nameLanguage } from '#app/kits/asking/intent/languages.ts'
import { toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { readUsage } from '#app/kits/asking/runs/usage.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'

const USE_DAYS = 30
const SHOWN = 6

/** One member as the administration may see them: never a password, a secret, or what they wrote. */
export async function readMember(id: string, reader: CurrentUser) {
  const [row, own] = [await findUserById(id), await findUserById(reader.id)]
  if (!row || !own) throw notFound('There is no such member. The account may have been erased.')
  const [actor, member] = [holderOf(own), holderOf(row)]
  const now = clock.now()
  const [sessions, secondStep, usage, quota] = await Promise.all([
    listSessions(id, now),
    hasSecondStep(id),
    readUsage({ memberId: id }, USE_DAYS),
    quotaOf(row),
  ])
  const toWhen = (at: Date) => ({ at: at.toISOString(), words: toMomentWords(at), ago: toAgoWords(at, now) })
  return {
    ...{ id, name: row.name, username: row.username, handle: row.handle, email: row.email, plan: row.plan },
    ...{ picture: row.profilePicture, isPanda: row.isPanda, pandas: row.pandaCount, status: toStatusLabel(row) },
    ...{ country: row.country && nameCountry(row.country), answerLanguage: nameLanguage(row.answerLanguage) },
    standing: member.standing,
    role: row.role,
    isOwn: id === reader.id,
    may: memberActNames.filter((act) => mayActOnAccount(actor, act, member)),
    rolesToGive: rolesToGive(actor.standing),
    isAudited: reader.isAdmin,
    joined: toWhen(row.createdAt),
    confirmed: row.emailVerifiedAt && toWhen(row.emailVerifiedAt),
    signedIn: row.signedInAt && toWhen(row.signedInAt),
    waiting: row.waitingSince && toWhen(row.waitingSince),
    hasSecondStep: secondStep,
    suspended:
      row.suspendedAt && !row.waitingSince ? { ...toWhen(row.suspendedAt), reason: row.suspensionReason } : null,
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
