import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toEmailKey } from '../account/email-key.ts'
import { issueToken } from '../account/mail-token.server.ts'
import type { Role } from '../account/roles.ts'
import { toUsernameKey } from '../account/username.ts'
import { createUser, findNamesake, findUserByEmail, findUserById, type UserRow } from '../account/users.store.server.ts'
import { usernamesFor } from '../connections/username-for.ts'
import { welcomeLetter } from './joining-letters.ts'

export type NewMember = {
  name: string
  email: string
  /** It rests until the address is proved. */
  role: Role | null
  /** The id the account gets; who makes many says it, so that a second run makes nobody twice. */
  id?: string
}

type Made = { state: 'made'; user: UserRow } | { state: 'there'; user: UserRow }

/**
 * Makes an account for somebody else: without a password, its address not proved yet. `there` with the account that has
 * the address, or the id, already.
 */
export const makeMember = ({ name, email, role, id = createId() }: NewMember): Promise<Made> =>
  store().tx(async () => {
    const emailKey = toEmailKey(email)
    for (const username of usernamesFor(name, email)) {
      const there = (await findUserById(id)) ?? (await findUserByEmail(emailKey))
      if (there) return { state: 'there', user: there }
      const usernameKey = toUsernameKey(username)
      if (await findNamesake(usernameKey)) continue
      const names = { username, usernameKey, handle: usernameKey, name }
      if (await createUser({ id, ...names, email, emailKey, role }))
        return { state: 'made', user: (await findUserById(id))! }
    }
    throw new Error('No username was free for a new account')
  })

/** Mails somebody whose account was made for them the link by which they choose a password and prove the address. */
export async function sendWelcome(user: UserRow, sender: MailSender): Promise<void> {
  const token = await issueToken(user.id, 'first-password', user.email)
  await sendMail(sender, user.email, welcomeLetter(user, sender, token))
}
