import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { tellWebhooks } from '#app/kits/foundation/webhooks/webhooks.server.ts'
import { standingOf } from '#app/kits/members/identity/account/administrator.server.ts'
import { mayActOn, roleWords } from '#app/kits/members/identity/account/roles.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { letIn, turnAway } from '#app/kits/members/identity/joining/approval.server.ts'
import { makeMember, sendWelcome } from '#app/kits/members/identity/joining/make-member.server.ts'
import type { AdminAct, Outcome } from '../admin-form.server.ts'
import type { UserAct } from './admin-users.inputs.ts'
import { toRefusal, toTarget, withMember } from './with-member.server.ts'

type Input<Name extends UserAct['act']> = Extract<UserAct, { act: Name }>

/** Lets somebody in who waits. */
export const approve = ({ user: id }: Input<'approve'>, { request, admin, record }: AdminAct): Promise<Outcome> =>
  withMember(id, { act: 'approve', admin }, async () => {
    const done = await letIn(id, senderOf(request))
    if (!done.isDone) return toRefusal(done)
    await record({ act: 'member.approved', target: toTarget(done.user) })
    return { title: `${done.user.name} is let in`, description: 'A letter says so.' }
  })

/** Turns somebody away who waits, with a sentence. */
export const turnAwayMember = (
  { user: id, reason }: Input<'turn-away'>,
  { request, admin, record }: AdminAct,
): Promise<Outcome> =>
  withMember(id, { act: 'turn-away', admin }, async () => {
    const done = await turnAway(id, reason, senderOf(request))
    if (!done.isDone) return toRefusal(done)
    await record({ act: 'member.turned-away', target: toTarget(done.user), detail: { reason } })
    return {
      title: `${done.user.name} was turned away`,
      description: 'A letter says why, and the account is erased.',
      to: to('admin-users', null, { state: 'waiting' }),
    }
  })

/** Makes an account by hand; its member chooses a password by a mailed link. */
export const createMember = (
  { name, email, role }: Input<'create-member'>,
  { request, admin, record }: AdminAct,
): Promise<Outcome> =>
  store().tx(async () => {
    const actor = await findUserById(admin.id)
    if (!actor || !mayActOn(standingOf(actor), 'create', role))
      return role !== null && actor && mayActOn(standingOf(actor), 'create', null)
        ? { refusal: 'Only the owner chooses administrators.', field: 'role' }
        : { refusal: 'Your role does not make accounts. An administrator can.' }
    const made = await makeMember({ name, email, role })
    if (made.state === 'there')
      return { refusal: `${made.user.name} (@${made.user.username}) has this address already.`, field: 'email' }
    const { user } = made
    await tellWebhooks('member.registered', { id: user.id, username: user.username })
    await sendWelcome(user, senderOf(request))
    await record({ act: 'member.created', target: toTarget(user), detail: { role: role ?? 'member' } })
    return {
      title: `${user.name} has an account`,
      description: `A letter with a link to choose a password is on its way.${
        role === null ? '' : ` The role ${roleWords[role].label} counts once they used it.`
      }`,
      to: to('admin-users', null, { user: user.id }),
    }
  })
