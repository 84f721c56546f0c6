import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { toShareEnd } from '#app/kits/pages/share-link/share-term.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { conflict, forbidden } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import * as invites from '../keeping/invites.store.server.ts'
import * as rows from '../keeping/threads.store.server.ts'
import { addNote } from '../talking/notes.server.ts'
import { requireOwner, requireOwnerAlone, requireWriter, tellThread, type Place } from '../talking/place.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { tellInvited } from '../talking/tell-named.server.ts'
import type { ThreadInput } from '../threads.inputs.ts'
import { MOST_MEMBERS } from '../threads.limits.ts'

const spendInvite = createRateLimit('thread-invite', { points: 30, windowS: 600 })
const MOST_OPEN = 50

export const peopleOf = (id: string) => to('threads', null, { t: id, view: 'people' })

/** Why somebody cannot bring others in; null when they can. */
export const refuseUnready = async (request: Request): Promise<string | null> =>
  toPublishingRefusal(await readPublisher(request), 'links')

/** Makes a link that lets whoever has it in. */
export async function makeLink(
  request: Request,
  place: Place,
  { role, term, once }: ThreadInput<'link'>,
  typed: Typed,
) {
  requireOwner(place)
  const refusal = await refuseUnready(request)
  if (refusal) return refuse(typed, 'term', refusal, 403)
  const waitS = await spendInvite(place.user.id)
  if (waitS > 0) return refuse(typed, 'term', tooManyAtOnce('invitations', waitS), overLimit(waitS))
  const now = clock.now()
  if ((await invites.listInvites(place.thread.id, now)).length >= MOST_OPEN)
    return refuse(typed, 'term', 'So many invitations are open already. Take some back first.', 409)
  await invites.createInvite({
    ...{ id: createSecretId(), threadId: place.thread.id, invitedBy: place.user.id, userId: null, role },
    ...{ isOnce: once === 'on', uses: 0, createdAt: now, expiresAt: toShareEnd(term, now)!, endedAt: null },
  })
  return redirect(peopleOf(place.thread.id), 303)
}

const NOBODY =
  'Nobody with this handle can be invited. They may be named differently, be in the thread already, or not be here.'

/** Invites a member by handle. Writers may bring readers and writers; nobody learns who blocks whom. */
export async function inviteByHandle(request: Request, place: Place, input: ThreadInput<'invite'>, typed: Typed) {
  requireWriter(place)
  const refusal = await refuseUnready(request)
  if (refusal) return refuse(typed, 'handle', refusal, 403)
  const waitS = await spendInvite(place.user.id)
  if (waitS > 0) return refuse(typed, 'handle', tooManyAtOnce('invitations', waitS), overLimit(waitS))
  const isDone = await inviteMember(place, input.handle, input.role)
  if (!isDone) return refuse(typed, 'handle', NOBODY, 404)
  return redirectWithFlash(peopleOf(place.thread.id), {
    title: `@${input.handle} is invited`,
    description: 'The invitation waits for them under Threads.',
  })
}

const INVITE_DAYS = 'month'

/** False when there is nobody of this handle to invite. */
export async function inviteMember(
  { thread, user }: Place,
  handle: string,
  role: 'writer' | 'reader',
): Promise<boolean> {
  const person = await findMemberByHandle(handle, await findUserById(user.id))
  if (!person || person.id === user.id || (await rows.findMembership(thread.id, person.id))) return false
  const now = clock.now()
  const waiting = await invites.listInvitesOf(person.id, now)
  if (waiting.some(({ invite }) => invite.threadId === thread.id)) return true
  if (waiting.length >= MOST_OPEN) return false
  await invites.createInvite({
    ...{
      id: createSecretId(),
      threadId: thread.id,
      invitedBy: user.id,
      userId: person.id,
      role,
      isOnce: true,
      uses: 0,
    },
    ...{ createdAt: now, expiresAt: toShareEnd(INVITE_DAYS, now)!, endedAt: null },
  })
  await tellInvited(user, thread, person.id)
  return true
}

export async function revokeInvite(place: Place, { invite }: ThreadInput<'revoke'>) {
  requireWriter(place)
  const now = clock.now()
  const found = (await invites.listInvites(place.thread.id, now)).find((one) => one.invite.id === invite)
  if (found && place.member.role !== 'owner' && found.invite.invitedBy !== place.user.id)
    throw forbidden('Whoever invited may take it back, and the owner of the thread.')
  await invites.endInvite(invite, { threadId: place.thread.id }, now)
  return redirect(peopleOf(place.thread.id), 303)
}

async function requireOther({ thread, user }: Place, id: string) {
  const found = id === user.id ? null : await rows.findMembership(thread.id, id)
  if (!found) throw conflict('They are not in this thread any more. Please load the page again.')
  if (found.member.role === 'owner') throw forbidden('The owner of this thread stays its owner.')
  return found.member
}

export async function setRole(place: Place, { member, role }: ThreadInput<'role'>) {
  requireOwner(place)
  await requireOther(place, member)
  await rows.saveMember(place.thread.id, member, { role })
  await tellThread(place.thread.id)
  return redirect(peopleOf(place.thread.id), 303)
}

/** Takes somebody out; what they said stays under their name. */
export async function removeFromThread(place: Place, { member }: ThreadInput<'remove'>) {
  requireOwner(place)
  await requireOther(place, member)
  await rows.removeMember(place.thread.id, member)
  await invites.endInvitesBy(place.thread.id, member, clock.now())
  await addNote({ thread: place.thread, user: { id: member } }, 'was taken out of the thread')
  return redirect(peopleOf(place.thread.id), 303)
}

export async function handOver(place: Place, { member }: ThreadInput<'hand-over'>) {
  requireOwnerAlone(place)
  await requireOther(place, member)
  const next = await findUserById(member)
  if (!next || next.suspendedAt || next.eraseAt)
    throw conflict('Their account is closed for now. Make somebody else the owner.')
  await rows.handOverTo(place.thread.id, member)
  await addNote({ thread: place.thread, user: { id: member } }, 'owns the thread now')
  return redirect(peopleOf(place.thread.id), 303)
}

/** Leaves a thread. Its owner hands it over first, or is the last and deletes it. */
export async function leave(place: Place, typed: Typed) {
  const { thread, user, member, standIn } = place
  if (member.role === 'owner' && standIn === null)
    return refuse(typed, 'leave', 'Hand the thread over to somebody first, or delete it.', 409)
  await addNote(place, 'left')
  await rows.removeMember(thread.id, user.id)
  await invites.endInvitesBy(thread.id, user.id, clock.now())
  await tellThread(thread.id)
  return redirectWithFlash(to('threads'), { title: `You left “${thread.title}”` })
}

/** Lets a member in by an invitation that was looked up; gives why not in a sentence. */
export async function join(
  { invite, thread }: NonNullable<Awaited<ReturnType<typeof invites.findInvite>>>,
  user: { id: string },
): Promise<string | null> {
  const known = await rows.findMembership(thread.id, user.id)
  if (known) return null
  const counted = (await rows.countMembers([thread.id])).get(thread.id) ?? 0
  if (counted >= MOST_MEMBERS) return `A thread has room for ${MOST_MEMBERS} members, and this one is full.`
  const now = clock.now()
  if (!(await invites.takeInvite(invite.id, now)))
    return 'This invitation was used by somebody else just now. Ask for another.'
  const place = { threadId: thread.id, userId: user.id, role: invite.role, joinedAt: now }
  // What was said before they came is there to read; the mark stands where they begin.
  const isNew = await rows.addMember({ ...place, seenId: thread.tipId, seenCount: thread.messageCount, leftId: null })
  if (isNew) await addNote({ thread, user }, 'joined')
  return null
}
