import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { clock } from '#app/platform/clock.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { forbidden, notFound } from '#app/platform/request/problem.ts'
import * as rows from '../keeping/threads.store.server.ts'

export const NO_THREAD =
  'There is no thread of yours under this address. It may have been deleted, or you are not in it: ask whoever told you of it to invite you.'

/**
 * A member in a thread, with what they may do there. `standIn`: whose place it is to do what the owner does while the
 * owner's account is closed; to them the thread is as their own, but for what cannot be taken back.
 */
export type Place = { user: CurrentUser; thread: rows.ThreadRow; member: rows.MemberRow; standIn: string | null }

async function enter(user: CurrentUser, id: string): Promise<Place | null> {
  const found = await rows.findMembership(id, user.id)
  if (!found || found.thread.deletedAt !== null) return null
  const { thread, member, isOwnerAway } = found
  const standIn = isOwnerAway ? await rows.findStandIn(id) : null
  return { user, thread, member: standIn === user.id ? { ...member, role: 'owner' } : member, standIn }
}

/** The thread of an address for somebody who is in it; a stranger gets the same 404 as for none, a guest is asked to sign in. */
export async function requirePlace(request: Request, id: string): Promise<Place> {
  const user = await requireMember(request)
  const place = await enter(user, id)
  if (!place) throw notFound(NO_THREAD)
  return place
}

/** The same for an address that gives a file or a stream: nobody is asked to sign in there. */
export async function findPlace(request: Request, id: string): Promise<Place | null> {
  const user = await findUser(request)
  return user && (await enter(user, id))
}

/** For whoever may write there. */
export function requireWriter({ member }: Place): void {
  if (member.role === 'reader') throw forbidden('You read along in this thread. Its owner can let you write.')
}

/** For the owner, and whoever stands in for one whose account is closed. */
export function requireOwner({ member }: Place): void {
  if (member.role !== 'owner') throw forbidden('Only the owner of this thread may do that.')
}

/** For the owner alone: what whoever stands in may not do. */
export function requireOwnerAlone(place: Place): void {
  requireOwner(place)
  if (place.standIn !== null)
    throw forbidden('You stand in for the owner, whose account is closed for now. That is left to the owner.')
}

export const toTopic = (threadId: string): string => `thread:${threadId}`

/** Says that a thread changed: to its revision, and to whoever has it open. With a message, that it is the newest. */
export async function tellThread(threadId: string, message: string | null = null, name = 'change'): Promise<void> {
  await rows.touchThread(threadId, clock.now(), message)
  await publish(toTopic(threadId), name, { message })
}
