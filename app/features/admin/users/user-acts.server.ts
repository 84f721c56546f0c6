import type { ActionFunctionArgs } from '@remix-run/node'
import { store } from '#app/database/store.server.ts'
import { sendVerification } from '#app/kits/members/identity/account/accounts.server.ts'
import { suspend, unsuspend } from '#app/kits/members/identity/leaving/suspension.server.ts'
import {
  findUserById,
  removeSessionsOf,
  saveUser,
  type UserRow,
} from '#app/kits/members/identity/account/users.store.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { userActInputs } from './admin-users.inputs.ts'
import { handleAdminForm, type AdminAct, type Outcome } from '../admin-form.server.ts'
import { planLabels } from './members-filter.ts'

const HOUR_S = 3_600
/** A letter nobody asked for twice is one too many. */
const confirmations = createKeptLimit('admin-confirmations', { points: 3, windowS: HOUR_S })

const toTarget = ({ id }: Pick<UserRow, 'id'>) => `member/${id}`

/** Does something with a member in one transaction, or says that there is none. */
const withMember = (id: string, work: (user: UserRow) => Promise<Outcome>): Promise<Outcome> =>
  store().tx(async () => {
    const user = await findUserById(id)
    return user ? work(user) : { refusal: 'This account does not exist any more.', status: 404 }
  })

/** What the administrator does with a member. */
export const actOnUsers = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, userActInputs, {
    plan: ({ user: id, plan }, { record }) =>
      withMember(id, async (user) => {
        if (user.plan === plan) return { refusal: `The plan is ${planLabels[plan]} already.`, field: 'plan' }
        await saveUser(id, { plan })
        await record({ act: 'member.plan-changed', target: toTarget(user), detail: { before: user.plan, after: plan } })
        return { title: `${user.name} is on ${planLabels[plan]}`, description: 'It counts from now on.' }
      }),

    suspend: ({ user: id, reason }, { request, record }) =>
      store().tx(async () => {
        const done = await suspend(id, reason, senderOf(request))
        if (!done.isDone) return toRefusal(done)
        await record({ act: 'member.suspended', target: toTarget(done.user), detail: { reason } })
        return {
          title: `${done.user.name} is suspended`,
          description: 'Every session has ended, and a letter is on its way.',
        }
      }),

    unsuspend: ({ user: id }, { request, record }) =>
      store().tx(async () => {
        const done = await unsuspend(id, senderOf(request))
        if (!done.isDone) return toRefusal(done)
        await record({ act: 'member.unsuspended', target: toTarget(done.user) })
        return { title: `${done.user.name} can sign in again` }
      }),

    'end-sessions': ({ user: id }, { admin, record }) =>
      withMember(id, async (user) => {
        if (id === admin.id) return { refusal: 'These are your own. You end them in the settings, under Devices.' }
        await removeSessionsOf(id)
        await record({ act: 'member.sessions-ended', target: toTarget(user) })
        return { title: 'Every session has ended', description: `${user.name} is asked to sign in anew.` }
      }),

    confirm: ({ user: id }, adminAct) => resendConfirmation(id, adminAct),
  })

async function resendConfirmation(id: string, { request, record }: AdminAct): Promise<Outcome> {
  const waitS = await confirmations(id)
  if (waitS > 0) return { refusal: tooManyAtOnce('letters', waitS), status: 429 }
  return withMember(id, async (user) => {
    if (user.emailVerifiedAt) return { refusal: 'This address is confirmed already.' }
    await sendVerification(user, senderOf(request))
    await record({ act: 'member.confirmation-sent', target: toTarget(user) })
    return { title: 'The letter is on its way', description: 'Its link works once, for 24 hours.' }
  })
}

const toRefusal = ({
  message,
  errors,
  status,
}: {
  message: string
  errors: Record<string, string>
  status: number
}) => ({
  refusal: message,
  field: Object.keys(errors)[0] ?? 'form',
  status: status === 404 ? (404 as const) : (409 as const),
})
