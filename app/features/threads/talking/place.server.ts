import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { clock } from '#app/platform/clock.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { forbidden, notFound } from '#app/platform/request/problem.ts'
import * as rows from '../keeping/threads.store.server.ts'

export const NO_THREAD =
  'There is no thread of yours under this address. It may have been deleted, or you are not in it: ask whoever told you of it to invite you.'

/** A member in a thread, with what they may do there. */
export type Place = { user: CurrentUser; thread: rows.ThreadRow; member: rows.MemberRow }

/** The thread of an address for somebody who is in it; a stranger gets the same 404 as for none, a guest is asked to sign in. */
export async function requirePlace(request: Request, id: string): Promise<Place> {
  const user = await requireMember(request)
  const found = await rows.findMembership(id, user.id)
  if (!found || found.thread.deletedAt !== null) throw notFound(NO_THREAD)
  return { user, ...found }
}

/** The same for an address that gives a file or a stream: nobody is asked to sign in there. */
export async function findPlace(request: Request, id: string): Promise<Place | null> {
  const user = await findUser(request)
  const found = user && (await rows.findMembership(id, user.id))
  return user && found && found.thread.deletedAt === null ? { user, ...found } : null
}

/** For whoever may write there. */
export function requireWriter({ member }: Place): void {
  if (member.role === 'reader') throw forbidden('You read along in this thread. Its owner can let you write.')
}

export function requireOwner({ member }: Place): void {
  if (member.role !== 'owner') throw forbidden('Only the owner of this thread may do that.')
}

export const toTopic = (threadId: string): string => `thread:${threadId}`

/** Says that a thread changed: to its revision, and to whoever has it open. With a message, that it is the newest. */
export async function tellThread(threadId: string, message: string | null = null, name = 'change'): Promise<void> {
  await rows.touchThread(threadId, clock.now(), message)
  await publish(toTopic(threadId), name, { message })
}
