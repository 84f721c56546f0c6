import { to } from '#app/catalogue/to.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { env } from '#app/platform/env.server.ts'
import { standingOf } from '#app/kits/members/identity/account/administrator.server.ts'
import { toEmailKey } from '#app/kits/members/identity/account/email-key.ts'
import { mayActOn, roles } from '#app/kits/members/identity/account/roles.ts'
import { findOwnerOfEmail, type UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { countWaiting, listByRole } from '#app/kits/members/identity/joining/joining.store.server.ts'

/** The thing that the notices of those who wait are about: one line tells of all of them until it is read. */
export const ABOUT_WAITING = 'members/waiting'

/** Tells all who may let people in that somebody with a proved address waits. */
export async function tellOfWaiting(person: UserRow): Promise<void> {
  const others = (await countWaiting()) - 1
  const subject = others > 0 ? `${person.name} and ${others === 1 ? 'one other' : `${others} others`}` : person.name
  for (const { id } of await listDoorkeepers())
    await sendNotice({
      ...{ kind: 'house.waiting', to: id, from: null, about: ABOUT_WAITING, subject },
      address: to('admin-users', null, { state: 'waiting' }),
    })
}

async function listDoorkeepers(): Promise<UserRow[]> {
  const doing = roles.filter((role) => mayActOn(role, 'approve', null))
  const owner = await findOwnerOfEmail(toEmailKey(env().ADMIN_EMAIL ?? ''))
  const all = [...(owner ? [owner] : []), ...(await listByRole(doing))]
  const able = all.filter((user) => mayActOn(standingOf(user), 'approve', null))
  return [...new Map(able.map((user) => [user.id, user])).values()]
}
