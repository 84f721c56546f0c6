import { randomBytes } from 'node:crypto'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, hashOf } from '#app/platform/secrets/ids.server.ts'
import { CODE_CHARS, readCode, toCode, toShownCode } from './invite-code.ts'
import { INVITES_A_DAY, OPEN_INVITES, SUSPENDED_BEFORE_REST } from './invites.limits.ts'
import * as rows from './invites.store.server.ts'

const DAY_MS = 86_400_000
const HOUR_S = 3_600
const FRESH_DAYS = 14
/** An account that is older than this came by itself. */
const NEW_DAYS = 7
const ENDING_CHARS = 4
/** Codes that open nothing, of one network. */
const misses = createKeptLimit('invite-miss', { points: 20, windowS: HOUR_S })

const hashCode = (code: string) => hashOf(`invite:${code}`)
const isNewAccount = (createdAt: Date, now: Date, days: number) => now.getTime() - createdAt.getTime() < days * DAY_MS

type Made = { code: string; id: string } | { refusal: string }

/** How many codes a member may have waiting. */
export const mostOpen = (createdAt: Date): number =>
  isNewAccount(createdAt, clock.now(), FRESH_DAYS) ? OPEN_INVITES.fresh : OPEN_INVITES.later

/** Why somebody may make no code now, as a sentence; null when they may. */
export async function findInvitingProblem({ id, createdAt }: UserRow): Promise<string | null> {
  const now = clock.now()
  if ((await rows.countSuspended(id)) >= SUSPENDED_BEFORE_REST)
    return `${SUSPENDED_BEFORE_REST} of those you brought are suspended here, so your inviting rests until that changes.`
  const most = mostOpen(createdAt)
  if ((await rows.countOpen(id, now)) >= most)
    return `${most} codes of yours are waiting, which is the most. Take one back, or wait until one is used.`
  if ((await rows.countMadeSince(id, new Date(now.getTime() - DAY_MS))) >= INVITES_A_DAY)
    return `${INVITES_A_DAY} codes are the most of a day. Tomorrow there are more.`
  return null
}

/** Makes a code for one person and gives it this once: only its hash is kept. */
export function makeInvite(
  inviter: UserRow,
  { label, words, days }: { label: string; words: string; days: number },
): Promise<Made> {
  return store().tx(async () => {
    const refusal = await findInvitingProblem(inviter)
    if (refusal) return { refusal }
    const code = toCode(randomBytes(CODE_CHARS))
    const now = clock.now()
    const id = createId(now.getTime())
    await rows.createInvite({
      ...{ id, userId: inviter.id, codeHash: hashCode(code), ending: code.slice(-ENDING_CHARS), label, words },
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    })
    return { code: toShownCode(code), id }
  })
}

export type Opened =
  | { state: 'good'; code: string; inviter: UserRow; words: string; expiresAt: Date }
  /** The reader made it. */
  | { state: 'own'; ending: string; isUsed: boolean }
  /** The reader came by it. */
  | { state: 'joined'; inviter: UserRow }
  /** Unknown, used, taken back, over, or of somebody who is gone: nobody learns which. */
  | { state: 'bad' }
  | { state: 'limited'; waitS: number }

/** What a code opens for a reader. A network that tries many that open nothing waits, and hears nothing meanwhile. */
export async function openInvite(typed: string, viewerId: string | null, network: string): Promise<Opened> {
  const waitS = await misses(network)
  if (waitS > 0) return { state: 'limited', waitS }
  const opened = await lookUp(typed, viewerId)
  if (opened.state !== 'bad') await misses.refund(network)
  return opened
}

async function lookUp(typed: string, viewerId: string | null): Promise<Opened> {
  const code = readCode(typed)
  const found = code ? await rows.findInvite(hashCode(code)) : null
  if (!code || !found) return { state: 'bad' }
  const { invite, inviter } = found
  if (viewerId === inviter.id) return { state: 'own', ending: invite.ending, isUsed: invite.usedAt !== null }
  if (viewerId && invite.usedAt && (await rows.findJoin(viewerId))?.inviteId === invite.id)
    return { state: 'joined', inviter }
  if (invite.usedAt || invite.revokedAt || invite.expiresAt <= clock.now()) return { state: 'bad' }
  if (inviter.suspendedAt || inviter.eraseAt || (await areApart(inviter.id, viewerId))) return { state: 'bad' }
  return { state: 'good', code, inviter, words: invite.words, expiresAt: invite.expiresAt }
}

/** Why a member cannot come by an invitation any more; null when they can. */
export async function findLateReason({ id, createdAt }: UserRow): Promise<'came' | 'older' | null> {
  if (await rows.findJoin(id)) return 'came'
  return isNewAccount(createdAt, clock.now(), NEW_DAYS) ? null : 'older'
}

/** Uses a code up for a new member. Of two at the same moment one joins by it. False: it opens nothing for them. */
export function joinByInvite(typed: string, member: UserRow): Promise<boolean> {
  return store().tx(async () => {
    const code = readCode(typed)
    const found = code ? await rows.findInvite(hashCode(code)) : null
    const now = clock.now()
    if (!found || found.inviter.id === member.id || (await findLateReason(member)) !== null) return false
    const { invite, inviter } = found
    if (inviter.suspendedAt || inviter.eraseAt || (await areApart(inviter.id, member.id))) return false
    // Who brought the inviter cannot be brought by them.
    if ((await rows.findJoin(inviter.id))?.inviterId === member.id) return false
    if (!(await rows.takeInvite(invite.id, now))) return false
    await rows.createJoin({ userId: member.id, inviterId: inviter.id, inviteId: invite.id, joinedAt: now })
    await sendNotice({
      kind: 'invites.joined',
      ...{ to: inviter.id, from: member.id, about: `invite/${invite.id}`, subject: invite.label },
      address: to('invites'),
    })
    return true
  })
}

/** Uses a code up for something else than joining, by a member who did not make it. False: it opens nothing. */
export async function spendInvite(typed: string, member: UserRow): Promise<boolean> {
  const opened = await lookUp(typed, member.id)
  const found = opened.state === 'good' ? await rows.findInvite(hashCode(opened.code)) : null
  return found !== null && rows.takeInvite(found.invite.id, clock.now())
}

export const revokeInvite = (userId: string, id: string) => rows.revokeInvite(userId, id, clock.now())
