import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { googleSettings } from '#app/providers/google/google-settings.server.ts'
import type { GooglePerson } from '#app/providers/google/google.ts'
import { googleConnectedLetter, googleDisconnectedLetter } from '../account/account-letters.ts'
import type { Refusal } from '../account/refusal.ts'
import { createConnection, findConnectedUser, listConnections, removeConnections } from './connections.store.server.ts'
import { findDisplayNameProblem, toPlainLine } from '../profile/display-name.ts'
import { toEmailKey } from '../account/email-key.ts'
import { countPasskeys } from '../passkeys/passkeys.store.server.ts'
import { ONLY_WAY_IN } from './google-account.ts'
import { toUsernameKey } from '../account/username.ts'
import { usernamesFor } from './username-for.ts'
import { createUser, findNamesake, findUserByEmail, findUserById, type UserRow } from '../account/users.store.server.ts'

const GOOGLE = 'google'

/** Why a Google account opens no account here, as the address of the reason page says it. */
export type GoogleRefusal =
  'account-exists' | 'email-not-verified' | 'suspended' | 'connected-elsewhere' | 'another-account'

type Refused = { state: 'refused'; reason: GoogleRefusal }
/** `linked`: an account of that address was there, and Google opens it from now on; `new`: it was just made. */
export type Recognised = { state: 'known' | 'linked' | 'new'; user: UserRow } | Refused

const refuse = (reason: GoogleRefusal): Refused => ({ state: 'refused', reason })

/**
 * Whose account a Google account opens: the one connected with it; else the one of its address, when the address is
 * proved there and here; else a new one. With `onlyFor` nobody else's account counts and none is made: somebody who is
 * signed in proves who it is.
 */
export function recogniseGoogle(
  person: GooglePerson,
  sender: MailSender,
  onlyFor: string | null = null,
): Promise<Recognised> {
  return store().tx(async () => {
    const isElse = (user: UserRow | null) => onlyFor !== null && user?.id !== onlyFor
    const known = await findConnectedUser(GOOGLE, person.subject)
    if (known) return isElse(known) ? refuse('another-account') : admitted('known', known)

    const owner = await findUserByEmail(toEmailKey(person.email))
    if (isElse(owner)) return refuse('another-account')
    if (!person.isEmailVerified) return refuse('email-not-verified')
    return owner ? linkOwner(owner, person, sender) : createAccount(person, sender)
  })
}

const admitted = (state: 'known' | 'linked', user: UserRow): Recognised =>
  user.suspendedAt ? refuse('suspended') : { state, user }

/** Only a proved address counts: whoever registered a stranger's address first must not get the stranger's sign-in. */
async function linkOwner(owner: UserRow, person: GooglePerson, sender: MailSender): Promise<Recognised> {
  if (!owner.emailVerifiedAt) return refuse('account-exists')
  if (owner.suspendedAt) return refuse('suspended')
  await connect(owner, person, sender)
  return { state: 'linked', user: owner }
}

async function createAccount(person: GooglePerson, sender: MailSender): Promise<Recognised> {
  const plainName = toPlainLine(person.name)
  const emailKey = toEmailKey(person.email)
  for (const username of usernamesFor(plainName, person.email)) {
    const usernameKey = toUsernameKey(username)
    if (await findNamesake(usernameKey)) continue
    const id = createId()
    const name = findDisplayNameProblem(plainName) ? username : plainName
    const names = { username, usernameKey, handle: usernameKey, name }
    if (await createUser({ id, ...names, email: person.email, emailKey, emailVerifiedAt: clock.now() })) {
      await createConnection({ provider: GOOGLE, subject: person.subject, userId: id, email: person.email })
      return { state: 'new', user: (await findUserById(id))! }
    }
    // Somebody was faster: with the name, or it is the same person, back from Google twice at once.
    const twin = await findConnectedUser(GOOGLE, person.subject)
    if (twin) return admitted('known', twin)
    const owner = await findUserByEmail(emailKey)
    if (owner) return linkOwner(owner, person, sender)
  }
  throw new Error('No username was free for a new account')
}

/** Connects a Google account with the account of somebody who is signed in and has proved it. */
export function connectGoogle(
  user: UserRow,
  person: GooglePerson,
  sender: MailSender,
): Promise<{ state: 'connected' } | Refused> {
  return store().tx(async () => {
    const owner = await findConnectedUser(GOOGLE, person.subject)
    if (owner && owner.id !== user.id) return refuse('connected-elsewhere')
    if (!owner && !(await connect(user, person, sender))) return refuse('connected-elsewhere')
    return { state: 'connected' }
  })
}

/** Writes the connection and tells the owner; false when somebody else was faster. */
async function connect(user: UserRow, person: GooglePerson, sender: MailSender): Promise<boolean> {
  const { subject, email } = person
  const isNew = await createConnection({ provider: GOOGLE, subject, userId: user.id, email })
  if (isNew) await sendMail(sender, user.email, googleConnectedLetter(user, sender.origin, email))
  return isNew
}

/** Whether somebody could still sign in without Google. */
const hasOtherWay = async (user: UserRow): Promise<boolean> =>
  user.passwordHash !== null || (await countPasskeys(user.id)) > 0

/** Takes Google away as a way in, unless it is the only one. */
export function disconnectGoogle(userId: string, sender: MailSender): Promise<{ isDone: true } | Refusal> {
  return store().tx(async () => {
    const user = await findUserById(userId)
    if (!user || (await listConnections(userId, GOOGLE)).length === 0) return { isDone: true }
    if (!(await hasOtherWay(user))) return { isDone: false, status: 409, message: ONLY_WAY_IN, errors: {} }
    await removeConnections(userId, GOOGLE)
    await sendMail(sender, user.email, googleDisconnectedLetter(user, sender.origin))
    return { isDone: true }
  })
}

/** How somebody's account stands with Google, for the settings. */
export async function readGoogleState(user: UserRow) {
  const connected = await listConnections(user.id, GOOGLE)
  return {
    isSetUp: googleSettings() !== null,
    accounts: connected.map(({ email, createdAt }) => ({ email, since: createdAt.toISOString().slice(0, 10) })),
    isOnlyWayIn: connected.length > 0 && !(await hasOtherWay(user)),
  }
}

/** Google's own sign-out, for members who may have come in through it; null for everybody else. */
export async function findGoogleLogout(userId: string | null): Promise<string | null> {
  const settings = googleSettings()
  if (!settings || userId === null) return null
  return (await listConnections(userId, GOOGLE)).length > 0 ? settings.logoutAddress : null
}
