import { store } from '#app/database/store.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { erasePerson } from '#app/kits/members/personal-data/erase-person.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { toEmailKey } from '../account/email-key.ts'
import { sendGuardingLetter } from '../account/guarding-letters.server.ts'
import { tellMemberChange } from '../account/member-changes.server.ts'
import { refuse, type Refusal } from '../account/refusal.ts'
import { toUsernameKey } from '../account/username.ts'
import {
  findOwnerOfEmail,
  findUserById,
  findUserByUsername,
  saveUser,
  type UserRow,
} from '../account/users.store.server.ts'
import { letInLetter, turnedAwayLetter } from './joining-letters.ts'

type Done = { isDone: true; user: UserRow }

const GONE = 'This account does not exist any more.'
const NOT_WAITING = 'This account does not wait any more: somebody else was faster.'

/** What a new account has while it waits: it is closed as a suspended one is, so that nothing opens for it. */
export function toWaiting(): Pick<UserRow, 'waitingSince' | 'suspendedAt'> {
  const now = clock.now()
  return { waitingSince: now, suspendedAt: now }
}

/** Closes a new account until somebody lets its member in. */
export const holdForApproval = (userId: string) => saveUser(userId, toWaiting())

/** Whether somebody's account waits. */
export const isWaiting = async (username: string): Promise<boolean> =>
  ((await findUserByUsername(toUsernameKey(username)))?.waitingSince ?? null) !== null

/**
 * Lets in whoever has the proved address of ADMIN_EMAIL: nobody else could, where the operator registered before naming it.
 */
export async function letOwnerIn(): Promise<void> {
  const owner = await findOwnerOfEmail(toEmailKey(env().ADMIN_EMAIL ?? ''))
  if (owner?.waitingSince) await saveUser(owner.id, OPEN)
}

/** What an account has that waits no more. */
const OPEN = { waitingSince: null, suspendedAt: null } as const

/** Opens an account that waits; its member hears of it by mail. */
export const letIn = (userId: string, sender: MailSender): Promise<Done | Refusal> =>
  store().tx(async () => {
    const user = await findUserById(userId)
    if (!user) return refuse(404, GONE)
    if (!user.waitingSince) return refuse(409, NOT_WAITING)
    await saveUser(user.id, OPEN)
    await tellMemberChange(user.id)
    await sendGuardingLetter(user, sender, letInLetter(user, sender.origin))
    return { isDone: true, user }
  })

/**
 * Erases an account that waits, with a letter that says why and leaves no row behind. Who was never let in has no files.
 */
export const turnAway = (userId: string, reason: string, sender: MailSender): Promise<Done | Refusal> =>
  store().tx(async () => {
    const user = await findUserById(userId)
    if (!user) return refuse(404, GONE)
    if (!user.waitingSince) return refuse(409, NOT_WAITING)
    await erasePerson(user)
    await sendGuardingLetter(user, sender, turnedAwayLetter(user, sender.origin, reason), { isPassing: true })
    return { isDone: true, user }
  })
