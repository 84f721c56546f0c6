import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { tellWebhooks } from '#app/kits/foundation/webhooks/webhooks.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { connectedLetter } from '../account/account-letters.ts'
import { toEmailKey } from '../account/email-key.ts'
import { findWayIn } from '../account/registration.server.ts'
import { toUsernameKey } from '../account/username.ts'
import { createUser, findNamesake, findUserByEmail, findUserById, type UserRow } from '../account/users.store.server.ts'
import { toWaiting } from '../joining/approval.server.ts'
import { tellWaiting } from '../joining/waiting.server.ts'
import { findDisplayNameProblem, toPlainLine } from '../profile/display-name.ts'
import { createConnection, findConnectedUser, listConnections, type Provider } from './connections.store.server.ts'
import { usernamesFor } from './username-for.ts'

/** Who keeps accounts that open accounts here. */
export type Keeper = {
  provider: Provider
  name: string
  /**
   * Its word about addresses is good enough for members, and not for the house: who owns it or has a role there connects
   * by hand, and nobody who comes under a second subject gets the account of the first.
   */
  isCautious: boolean
}

/** Who somebody is to a keeper. `email` is null where it names none. */
export type ConnectedPerson = { subject: string; email: string | null; isEmailVerified: boolean; name: string }
type Addressed = ConnectedPerson & { email: string }

/** Why an account elsewhere opens no account here, as the address of the reason page says it. */
export type RecogniseRefusal =
  | 'account-exists'
  | 'email-not-verified'
  | 'no-email'
  | 'connect-first'
  | 'suspended'
  | 'connected-elsewhere'
  | 'another-account'
  | 'not-open'
  | 'waiting'

type Refused = { state: 'refused'; reason: RecogniseRefusal }
/** `linked`: an account of that address was there, and the one elsewhere opens it from now on; `new`: it was just made. */
export type Recognised = { state: 'known' | 'linked' | 'new'; user: UserRow } | Refused

const refuse = (reason: RecogniseRefusal): Refused => ({ state: 'refused', reason })

/**
 * Whose account an account elsewhere opens: the one connected with it; else the one of its address, when the address is
 * proved there and here; else a new one. With `onlyFor` nobody else's account counts and none is made: somebody who is
 * signed in proves who it is.
 */
export function recognise(
  keeper: Keeper,
  person: ConnectedPerson,
  sender: MailSender,
  onlyFor: string | null = null,
): Promise<Recognised> {
  return store().tx(async () => {
    const isElse = (user: UserRow | null) => onlyFor !== null && user?.id !== onlyFor
    const known = await findConnectedUser(keeper.provider, person.subject)
    if (known) return isElse(known) ? refuse('another-account') : admitted('known', known)

    const { email } = person
    const owner = email === null ? null : await findUserByEmail(toEmailKey(email))
    if (isElse(owner)) return refuse('another-account')
    if (email === null) return refuse('no-email')
    if (!person.isEmailVerified) return refuse('email-not-verified')
    if (keeper.isCautious && isOfHouse(owner, email)) return refuse('connect-first')
    const addressed = { ...person, email }
    if (owner) return linkOwner(keeper, owner, addressed, sender)
    const way = await findWayIn(email)
    return way === 'free' || way === 'approval'
      ? createAccount(keeper, addressed, sender, { waits: way === 'approval' })
      : refuse('not-open')
  })
}

const isOfHouse = (owner: UserRow | null, email: string): boolean =>
  (owner !== null && owner.role !== null) || toEmailKey(email) === toEmailKey(env().ADMIN_EMAIL ?? '')

const admitted = (state: 'known' | 'new', user: UserRow): Recognised =>
  user.suspendedAt ? refuseClosed(user) : { state, user }

const refuseClosed = ({ waitingSince }: UserRow): Refused => refuse(waitingSince ? 'waiting' : 'suspended')

/** Only a proved address counts: whoever registered a stranger's address first must not get the stranger's sign-in. */
async function linkOwner(keeper: Keeper, owner: UserRow, person: Addressed, sender: MailSender): Promise<Recognised> {
  if (!owner.emailVerifiedAt) return refuse('account-exists')
  if (owner.suspendedAt) return refuseClosed(owner)
  if (keeper.isCautious && (await listConnections(owner.id, keeper.provider)).length > 0) return refuse('connect-first')
  await connect(keeper, owner, person, sender)
  return { state: 'linked', user: owner }
}

async function createAccount(
  keeper: Keeper,
  person: Addressed,
  sender: MailSender,
  { waits }: { waits: boolean },
): Promise<Recognised> {
  const { provider } = keeper
  const { subject, email } = person
  const plainName = toPlainLine(person.name)
  const emailKey = toEmailKey(email)
  for (const username of usernamesFor(plainName, email)) {
    const usernameKey = toUsernameKey(username)
    if (await findNamesake(usernameKey)) continue
    const id = createId()
    const name = findDisplayNameProblem(plainName) ? username : plainName
    const names = { username, usernameKey, handle: usernameKey, name }
    const address = { email, emailKey, emailVerifiedAt: clock.now() }
    if (await createUser({ id, ...names, ...address, ...(waits && toWaiting()) })) {
      await createConnection({ provider, subject, userId: id, email })
      await tellWebhooks('member.registered', { id, username })
      const user = (await findUserById(id))!
      if (waits) await tellWaiting(user)
      return admitted('new', user)
    }
    // Somebody was faster: with the name, or it is the same person, back from the provider twice at once.
    const twin = await findConnectedUser(provider, subject)
    if (twin) return admitted('known', twin)
    const owner = await findUserByEmail(emailKey)
    if (owner) return linkOwner(keeper, owner, person, sender)
  }
  throw new Error('No username was free for a new account')
}

/** Connects an account elsewhere with the account of somebody who is signed in and has proved it. */
export function connectAccount(
  keeper: Keeper,
  user: UserRow,
  person: ConnectedPerson,
  sender: MailSender,
): Promise<{ state: 'connected' } | Refused> {
  return store().tx(async () => {
    const owner = await findConnectedUser(keeper.provider, person.subject)
    if (owner && owner.id !== user.id) return refuse('connected-elsewhere')
    if (!owner && !(await connect(keeper, user, person, sender))) return refuse('connected-elsewhere')
    return { state: 'connected' }
  })
}

/** Writes the connection and tells the owner; false when somebody else was faster. */
async function connect(keeper: Keeper, user: UserRow, person: ConnectedPerson, sender: MailSender): Promise<boolean> {
  const { subject, email } = person
  const isNew = await createConnection({ provider: keeper.provider, subject, userId: user.id, email: email ?? '' })
  if (isNew) await sendMail(sender, user.email, connectedLetter(user, sender.origin, { keeper: keeper.name, email }))
  return isNew
}
