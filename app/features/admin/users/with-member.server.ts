import { store } from '#app/database/store.server.ts'
import { holderOf, standingOf } from '#app/kits/members/identity/account/administrator.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import type { Refusal } from '#app/kits/members/identity/account/refusal.ts'
import { mayActOnAccount, type MemberAct, type Standing } from '#app/kits/members/identity/account/roles.ts'
import { findUserById, type UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import type { Outcome } from '../admin-form.server.ts'

export const toTarget = ({ id }: Pick<UserRow, 'id'>) => `member/${id}`

const GONE: Outcome = { refusal: 'This account does not exist any more.', status: 404 }

/** Does something with a member in one transaction, or says that there is none, or that it is not for who acts. */
export const withMember = (
  id: string,
  { act, admin }: { act: MemberAct; admin: CurrentUser },
  work: (user: UserRow, actor: Standing) => Promise<Outcome>,
): Promise<Outcome> =>
  store().tx(async () => {
    const [user, actor] = [await findUserById(id), await findUserById(admin.id)]
    if (!user || !actor) return GONE
    if (!mayActOnAccount(holderOf(actor), act, holderOf(user))) return { refusal: toNotYours(user, admin) }
    return work(user, standingOf(actor))
  })

function toNotYours(user: UserRow, admin: CurrentUser): string {
  if (user.id === admin.id) return 'This is your own account. Sessions are ended in the settings, under Devices.'
  return standingOf(user) === null
    ? 'Your role does not do this with accounts. An administrator can.'
    : `${user.name} has a role here. Only somebody above it may do this.`
}

/** A refusal of the account as the answer of an administrator's form. */
export const toRefusal = ({ message, errors, status }: Refusal) => ({
  refusal: message,
  field: Object.keys(errors)[0] ?? 'form',
  status: status === 404 ? (404 as const) : (409 as const),
})
