import { mobilePlans } from '#app/catalogue/menus.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { readOpenIdState } from '#app/kits/members/identity/openid/openid-account.server.ts'
import { countPasskeys } from '#app/kits/members/identity/passkeys/passkeys.store.server.ts'
import { countRecoveryCodes, findAuthenticator } from '#app/kits/members/identity/passkeys/second-step.store.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { listSessions } from '#app/kits/members/identity/session/session.store.server.ts'
import { toStatusLabel } from '#app/kits/members/identity/account/status-label.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { quotaOf, toResetWords } from '#app/kits/members/quota/quota.server.ts'
import { walletOf } from '#app/kits/members/wallets/wallets.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { toChecks } from './access-checks.ts'
import { findGoogleAddress, listLatestRuns } from './access.store.server.ts'
import { toEraseDay } from './erase-day.ts'

const LATEST_RUNS = 5

/** The account on one page: who, what is left of today, what was asked lately, and how the account is guarded. */
export async function readAccess(request: Request) {
  const { row } = await requireSignedIn(request)
  const [quota, latest, checks, wallet] = await Promise.all([
    quotaOf(row),
    listLatestRuns(row.id, LATEST_RUNS),
    readGuards(row).then(toChecks),
    walletOf(row.id),
  ])
  const now = clock.now()
  return {
    variant: screenAt(new URL(request.url).pathname).variant,
    who: toWho(row),
    eraseDay: row.eraseAt && toEraseDay(row.eraseAt),
    plan: toPlan(row.plan),
    pandas: row.pandaCount,
    wallet,
    quota: { used: Math.min(quota.used, quota.cap), cap: quota.cap, resets: toResetWords(quota) },
    latest: latest.map(({ createdAt, ...run }) => ({
      ...run,
      at: createdAt.toISOString(),
      ago: toAgoWords(createdAt, now),
    })),
    checks,
  }
}

export type AccessView = Awaited<ReturnType<typeof readAccess>>

function toWho(row: UserRow) {
  const { id, name, handle, profilePicture, country, interests } = row
  return {
    id,
    name,
    handle,
    profilePicture,
    status: toStatusLabel(row),
    isPanda: row.isPanda,
    since: toLongDay(row.createdAt),
    /** Nobody could tell yet who this is: not a picture, a country or an interest is known. */
    isBlank: !profilePicture && !country && interests.length === 0,
  }
}

function toPlan(plan: UserRow['plan']) {
  const { name, dollarsPerMonth } = mobilePlans.find((one) => one.name.toLowerCase() === plan) ?? mobilePlans[0]
  return { name, price: dollarsPerMonth === 0 ? '$0' : `$${dollarsPerMonth} a month` }
}

async function readGuards(row: UserRow) {
  const { id, email, emailVerifiedAt, passwordHash, passwordChangedAt, createdAt } = row
  const now = clock.now()
  const [authenticator, codesLeft, passkeys, sessions, googleAddress, openId] = await Promise.all([
    findAuthenticator(id),
    countRecoveryCodes(id),
    countPasskeys(id),
    listSessions(id, now),
    findGoogleAddress(id),
    readOpenIdState(row),
  ])
  return {
    email,
    isEmailConfirmed: emailVerifiedAt !== null,
    passwordAge: passwordHash === null ? null : toAgoWords(passwordChangedAt ?? createdAt, now),
    hasSecondStep: authenticator?.confirmedAt != null,
    codesLeft,
    passkeys,
    devices: sessions.length,
    googleAddress,
    providers: openId
      .filter(({ id }) => id !== null)
      .map(({ name, accounts }) => ({ name, isConnected: accounts.length > 0 })),
  }
}
