import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import type { SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { conflict, notFound } from '#app/platform/request/problem.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import type { DeskInput } from '../business.inputs.ts'
import { INVITE_DAYS, MOST_INVITES, MOST_MEMBERS } from '../business.limits.ts'
import { requireRole, type Desk } from '../desk/place.server.ts'
import * as rows from '../keeping/businesses.store.server.ts'
import { freeTasks } from '../keeping/daily.store.server.ts'
import * as invites from '../keeping/invites.store.server.ts'
import { freeServices } from '../keeping/services.store.server.ts'
import { refuse, spend, type Answer } from '../refuse.server.ts'
import { roleWords } from '../roles.ts'

const DAY_MS = 86_400_000
const peopleOf = (businessId: string) => to('business-dashboard', { businessId }, { view: 'people' })
const NOBODY =
  'Nobody with this handle can be invited. They may be named differently, be in the business already, or not be here.'

/** Invites a member by handle; nobody learns who blocks whom. */
export async function invite(
  { signedIn, business, ...desk }: Desk,
  input: DeskInput<'invite'>,
  typed: Typed,
): Promise<Answer> {
  requireRole({ signedIn, business, ...desk }, 'owner')
  const { row } = signedIn
  const refusal = toPublishingRefusal(toPublisher(row), 'links')
  if (refusal) return refuse(typed, 'handle', refusal, 403)
  const spent = await spend('invite', row.id, typed, 'handle')
  if (spent) return spent
  const person = await findMemberByHandle(input.handle, row)
  if (!person || person.id === row.id || (await rows.findMembership(business.id, person.id)))
    return refuse(typed, 'handle', NOBODY, 404)
  const now = clock.now()
  const [open, waiting] = await Promise.all([
    invites.listInvites(business.id, now),
    invites.listInvitesOf(person.id, now),
  ])
  if (open.some((one) => one.invite.userId === person.id))
    return refuse(typed, 'handle', 'They are invited already. Take that invitation back to offer another role.', 409)
  if (open.length >= MOST_INVITES) return refuse(typed, 'handle', 'So many invitations are open already.', 409)
  if (waiting.length >= MOST_INVITES) return refuse(typed, 'handle', NOBODY, 404)
  const id = createSecretId()
  await store().tx(async () => {
    await invites.createInvite({
      ...{ id, businessId: business.id, invitedBy: row.id, userId: person.id, role: input.role, createdAt: now },
      expiresAt: new Date(now.getTime() + INVITE_DAYS * DAY_MS),
    })
    await sendNotice({
      kind: 'business.invitation',
      ...{ to: person.id, from: row.id, about: `business-invite/${id}`, subject: business.name },
      address: to('my-businesses'),
    })
  })
  return redirectWithFlash(peopleOf(business.id), {
    title: `@${input.handle} is invited`,
    description: `As ${roleWords[input.role].label.toLowerCase()}. It waits for them under Your businesses.`,
  })
}

export async function revokeInvite(desk: Desk, id: string): Promise<Answer> {
  requireRole(desk, 'owner')
  await invites.endInvite(id, { businessId: desk.business.id }, clock.now())
  return redirectWithFlash(peopleOf(desk.business.id), { title: 'The invitation is taken back' })
}

const GONE = 'This invitation is not open any more.'

/** Lets a member in by an invitation of their own. */
export async function joinByInvite({ row }: SignedIn, id: string, typed: Typed): Promise<Answer> {
  const now = clock.now()
  const joined = await store().tx(async () => {
    const taken = await invites.endInvite(id, { userId: row.id }, now)
    if (!taken) throw notFound(GONE)
    const business = await rows.findBusiness(taken.businessId)
    if (!business || business.deletedAt) throw notFound(GONE)
    if ((await rows.listMembers(business.id)).length >= MOST_MEMBERS) return null
    await rows.addMember({ businessId: business.id, userId: row.id, role: taken.role, joinedAt: now })
    return business
  })
  if (!joined)
    return refuse(typed, 'invite', `A business has room for ${MOST_MEMBERS} people, and this one is full.`, 409)
  return redirectWithFlash(to('business-dashboard', { businessId: joined.id }), {
    title: `You are in “${joined.name}” now`,
  })
}

export async function declineInvite({ row }: SignedIn, id: string): Promise<Answer> {
  if (!(await invites.endInvite(id, { userId: row.id }, clock.now()))) throw notFound(GONE)
  return redirectWithFlash(to('my-businesses'), { title: 'Declined' })
}

const LAST_OWNER = 'A business needs an owner. Make somebody else an owner first, or delete it.'

async function requirePerson({ business }: Desk, userId: string) {
  const found = await rows.findMembership(business.id, userId)
  if (!found) throw conflict('They are not in this business any more. Please load the page again.')
}

export async function setRole(desk: Desk, { member, role }: DeskInput<'role'>, typed: Typed): Promise<Answer> {
  requireRole(desk, 'owner')
  await requirePerson(desk, member)
  if (!(await rows.changeMember(desk.business.id, member, role))) return refuse(typed, 'people', LAST_OWNER, 409)
  return redirectWithFlash(peopleOf(desk.business.id), { title: `They are ${roleWords[role].label.toLowerCase()} now` })
}

/** Takes somebody out, or leaves; what they did stays. */
export async function removePerson(desk: Desk, userId: string, typed: Typed): Promise<Answer> {
  const { business, signedIn } = desk
  const isSelf = userId === signedIn.row.id
  if (!isSelf) requireRole(desk, 'owner')
  await requirePerson(desk, userId)
  const isDone = await store().tx(async () => {
    if (!(await rows.changeMember(business.id, userId, null))) return false
    await freeTasks(business.id, userId)
    await freeServices(business.id, userId)
    await invites.endInvitesBy(business.id, userId, clock.now())
    return true
  })
  if (!isDone) return refuse(typed, 'people', LAST_OWNER, 409)
  return redirectWithFlash(isSelf ? to('my-businesses') : peopleOf(business.id), {
    title: isSelf ? `You left “${business.name}”` : 'They are not in the business any more',
  })
}
