import type { ActionFunctionArgs } from '@remix-run/node'
import { tellMemberChange } from '#app/kits/members/identity/account/member-changes.server.ts'
import { rolesToGive, roleWords } from '#app/kits/members/identity/account/roles.ts'
import { suspend, unsuspend } from '#app/kits/members/identity/leaving/suspension.server.ts'
import { removeSessionsOf, saveUser } from '#app/kits/members/identity/account/users.store.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { handleAdminForm } from '../admin-form.server.ts'
import { resendConfirmation, takeSecondStepOff } from './access-acts.server.ts'
import { userActInputs } from './admin-users.inputs.ts'
import { startImport } from './importing/import-acts.server.ts'
import { merge } from './merging/merge-acts.server.ts'
import { approve, createMember, turnAwayMember } from './joining-acts.server.ts'
import { planLabels } from './members-filter.ts'
import { toRefusal, toTarget, withMember } from './with-member.server.ts'

/** What the administration does with a member. */
export const actOnUsers = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, userActInputs, {
    plan: ({ user: id, plan }, { admin, record }) =>
      withMember(id, { act: 'plan', admin }, async (user) => {
        if (user.plan === plan) return { refusal: `The plan is ${planLabels[plan]} already.`, field: 'plan' }
        await saveUser(id, { plan })
        await record({ act: 'member.plan-changed', target: toTarget(user), detail: { before: user.plan, after: plan } })
        return { title: `${user.name} is on ${planLabels[plan]}`, description: 'It counts from now on.' }
      }),

    'approve': approve,
    'turn-away': turnAwayMember,
    'create-member': createMember,
    'import-members': startImport,

    suspend: ({ user: id, reason }, { request, admin, record }) =>
      withMember(id, { act: 'suspend', admin }, async () => {
        const done = await suspend(id, reason, senderOf(request))
        if (!done.isDone) return toRefusal(done)
        await record({ act: 'member.suspended', target: toTarget(done.user), detail: { reason } })
        return {
          title: `${done.user.name} is suspended`,
          description: 'Every session has ended, and a letter is on its way.',
        }
      }),

    unsuspend: ({ user: id }, { request, admin, record }) =>
      withMember(id, { act: 'unsuspend', admin }, async () => {
        const done = await unsuspend(id, senderOf(request))
        if (!done.isDone) return toRefusal(done)
        await record({ act: 'member.unsuspended', target: toTarget(done.user) })
        return { title: `${done.user.name} can sign in again` }
      }),

    'end-sessions': ({ user: id }, { admin, record }) =>
      withMember(id, { act: 'end-sessions', admin }, async (user) => {
        await removeSessionsOf(id)
        await record({ act: 'member.sessions-ended', target: toTarget(user) })
        return { title: 'Every session has ended', description: `${user.name} is asked to sign in anew.` }
      }),

    'reset-second-step': takeSecondStepOff,
    confirm: resendConfirmation,
    merge,

    role: ({ user: id, role }, { admin, record }) =>
      withMember(id, { act: 'role', admin }, async (user, actor) => {
        if (user.role === role) return { refusal: 'This is the role they have already.', field: 'role' }
        if (role !== null && !rolesToGive(actor).includes(role))
          return { refusal: 'Only the owner chooses administrators.', field: 'role' }
        if (role !== null && user.emailVerifiedAt === null)
          return { refusal: 'The address of this account is not confirmed: whose it is, nobody knows.', field: 'role' }
        await saveUser(id, { role })
        await tellMemberChange(id)
        await record({
          act: 'member.role-changed',
          target: toTarget(user),
          detail: { before: user.role ?? 'member', after: role ?? 'member' },
        })
        return role === null
          ? { title: `${user.name} is a member like others` }
          : { title: `${user.name}: ${roleWords[role].label}`, description: roleWords[role].about }
      }),
  })
