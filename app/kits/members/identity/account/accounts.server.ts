import { clock } from '#app/platform/clock.ts'
import { createId, hashOf } from '#app/platform/secrets/ids.server.ts'
import { tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { store } from '#app/database/store.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { tellWebhooks } from '#app/kits/foundation/webhooks/webhooks.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { alreadyHereLetter, passwordChangedLetter, resetLetter, verifyLetter } from './account-letters.ts'
import { toEmailKey } from './email-key.ts'
import { tellMemberChange } from './member-changes.server.ts'
import { issueToken, TOKEN_LIFE_MS } from './mail-token.server.ts'
import { findPasswordProblem } from '../password/password-rules.server.ts'
import { findByPassword, findNamed, readName } from '../password/password-holders.server.ts'
import { hashPassword, isPassword } from '../password/password.server.ts'
import { lettersToAddress } from './guarding-letters.server.ts'
import { refuse, refuseForNow, type Refusal } from './refusal.ts'
import { letOwnerIn } from '../joining/approval.server.ts'
import { tellWaiting } from '../joining/waiting.server.ts'
import { toSuspendedWords } from '../leaving/suspension.ts'
import { findUsernameProblem, toUsernameKey } from './username.ts'
import {
  createUser,
  findNamesake,
  findToken,
  findOwnerOfEmail,
  findUserById,
  removeSessionsOf,
  saveUser,
  takeToken,
  type UserRow,
} from './users.store.server.ts'

type Done<T> = { isDone: true } & T

const MS_PER_S = 1_000

/**
 * Makes an account and mails the link that proves its address. A taken username is said. An address that belongs to
 * somebody else is not: the account is made all the same and only claims the address, which it never gets, and the owner
 * hears of it. So whoever cannot read the mailbox meets the same thing in both cases, whatever they try afterwards.
 */
export async function register(
  { username, email, password }: { username: string; email: string; password: string },
  sender: MailSender,
  join: Join = () => Promise.resolve(null),
): Promise<Done<object> | Refusal> {
  const nameProblem = findUsernameProblem(username)
  if (nameProblem) return refuse(400, nameProblem, 'username')
  const passwordProblem = findPasswordProblem(password, [username, email.split('@')[0] ?? ''])
  if (passwordProblem) return refuse(400, passwordProblem, 'password')
  const [usernameKey, emailKey] = [toUsernameKey(username), toEmailKey(email)]
  const namesake = await findNamesake(usernameKey)
  if (namesake) {
    const isSentTwice =
      isJustMade(namesake, usernameKey, emailKey) && (await isPassword(password, namesake.passwordHash))
    if (isSentTwice) return { isDone: true }
    return refuse(409, NAME_TAKEN, 'username')
  }

  const waitS = await lettersToAddress(emailKey)
  if (waitS > 0) return refuseForNow(waitS, tooManyAtOnce('letters', waitS), 'email')
  const passwordHash = await hashPassword(password)
  const make = async (): Promise<Done<object> | Refusal> => {
    const id = createId()
    const person = { id, username, usernameKey, handle: usernameKey, name: username, email, emailKey, passwordHash }
    if (await createUser({ ...person, passwordChangedAt: clock.now() })) {
      const refusal = await join((await findUserById(id))!)
      if (refusal) throw new NotLetIn(refusal)
      await tellWebhooks('member.registered', { id, username })
      await sendVerification(person, sender)
    }
    // Somebody was faster with the name, or the same form came twice at once.
    else {
      const faster = await findNamesake(usernameKey)
      if (faster && faster.emailKey !== emailKey) return refuse(409, NAME_TAKEN, 'username')
    }
    return { isDone: true }
  }
  try {
    return await store().tx(make)
  } catch (error) {
    if (error instanceof NotLetIn) return error.refusal
    throw error
  }
}

/** What lets a new account in, in the transaction that makes it: a refusal unmakes the account. */
export type Join = (user: UserRow) => Promise<Refusal | null>

class NotLetIn extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/** A form that is pressed twice arrives twice; the second time is answered as the first. */
const SENT_TWICE_MS = 60_000

const isJustMade = (known: UserRow, usernameKey: string, emailKey: string): boolean =>
  known.usernameKey === usernameKey &&
  known.emailKey === emailKey &&
  clock.now().getTime() - known.createdAt.getTime() <= SENT_TWICE_MS

/** Whether somebody has the username. */
export const isUsernameTaken = async (username: string): Promise<boolean> =>
  (await findNamesake(toUsernameKey(username))) !== null

export const NAME_TAKEN = 'This username is taken. Please choose another.'
export const WRONG_SIGN_IN = 'Wrong username, email or password.'

/** Who signs in with a password: by username, or by address where there is an @. The same work is done for nobody. */
export async function checkPassword(
  usernameOrEmail: string,
  password: string,
): Promise<Done<{ user: UserRow }> | Refusal> {
  const named = readName(usernameOrEmail)
  const user = await findByPassword(named, await findNamed(named), password)
  return user ? admitted(user) : refuse(401, WRONG_SIGN_IN)
}

/** Somebody whose password was right, unless the account is closed. */
export const admitted = (user: UserRow): Done<{ user: UserRow }> | Refusal =>
  user.suspendedAt ? refuse(403, toSuspendedWords(user)) : { isDone: true, user }

/**
 * Mails a link for a new password when there is such a person; nobody learns whether there is. While a link sent to the
 * same account still works and several went out, no further one does: the newest is in the mailbox.
 */
export async function requestReset(usernameOrEmail: string, sender: MailSender): Promise<void> {
  const named = readName(usernameOrEmail)
  const found = await findNamed(named)
  const owner = found.find(({ emailVerifiedAt }) => emailVerifiedAt !== null)
  for (const user of named.isAddress && owner ? [owner] : found) {
    if (user.suspendedAt || (await resetLetters(user.id)) > 0) continue
    await store().tx(async () => {
      const token = await issueToken(user.id, 'reset-password', user.email)
      await sendMail(sender, user.email, resetLetter(user, sender.origin, token))
    })
  }
}

/** As long as a link works, so that who is refused another one has a working one. */
const resetLetters = createKeptLimit('reset-letters', {
  points: 3,
  windowS: TOKEN_LIFE_MS['reset-password'] / MS_PER_S,
})

export const LINK_GONE = 'This link does not work any more. It was used, replaced by a newer one, or has expired.'

/** Whether a mailed link would still set a password, without using it: mail scanners open links too. */
export const canReset = async (token: string): Promise<boolean> => (await findPasswordToken(token)) !== null

const findPasswordToken = async (token: string) =>
  (await findToken(hashOf(token), 'reset-password', clock.now())) ??
  (await findToken(hashOf(token), 'first-password', clock.now()))

/**
 * Sets a new password by a mailed link, which is used up with it, and ends every session; `user` is as they are now. The
 * first password of an account that was made for somebody proves its address too.
 */
export async function resetPassword(
  token: string,
  password: string,
  sender: MailSender,
): Promise<Done<{ user: UserRow }> | Refusal> {
  const known = await findPasswordToken(token)
  const user = known && (await findUserById(known.userId))
  if (!user) return refuse(400, LINK_GONE, 'token')
  const passwordProblem = findPasswordProblem(password, [user.username, user.email.split('@')[0] ?? ''])
  if (passwordProblem) return refuse(400, passwordProblem, 'password')
  const passwordHash = await hashPassword(password)
  return store().tx(async () => {
    if (!(await takeToken(hashOf(token), known.purpose, clock.now()))) return refuse(400, LINK_GONE, 'token')
    if (known.purpose === 'first-password') await proveAddress(user, known.email)
    const passwordChangedAt = clock.now()
    await changePassword(user, { passwordHash, passwordChangedAt }, sender)
    return { isDone: true, user: { ...user, passwordHash, passwordChangedAt } }
  })
}

/** By the link of a letter that went to it, unless somebody else has it or the member left it since. */
async function proveAddress(user: UserRow, email: string): Promise<void> {
  if (user.emailVerifiedAt || user.email !== email || (await findOwnerOfEmail(user.emailKey))) return
  await saveUser(user.id, { emailVerifiedAt: clock.now() })
  await tellMemberChange(user.id)
}

type NewPassword = { passwordHash: string; passwordChangedAt: Date }

async function changePassword(user: UserRow, changes: NewPassword, sender: MailSender): Promise<void> {
  await saveUser(user.id, changes)
  await removeSessionsOf(user.id)
  await sendMail(sender, user.email, passwordChangedLetter(user, sender.origin))
}

/** Mails the link that proves an address, or tells the account it belongs to already that somebody else claims it. */
export async function sendVerification(person: Claimant, sender: MailSender): Promise<void> {
  const owner = await findOwnerOfEmail(person.emailKey)
  if (owner && owner.id !== person.id) {
    await sendMail(sender, owner.email, alreadyHereLetter(owner, sender.origin))
    return
  }
  const token = await issueToken(person.id, 'verify-email', person.email)
  await sendMail(sender, person.email, verifyLetter(person, sender.origin, token))
}

type Claimant = Pick<UserRow, 'id' | 'username' | 'name' | 'email' | 'emailKey'>

/** Whether a mailed link would still prove an address, without using it. */
export const canVerify = async (token: string): Promise<boolean> =>
  (await findToken(hashOf(token), 'verify-email', clock.now())) !== null

/** Proves an address by its link. A link to an address the person has left since proves nothing. */
export async function verifyEmail(token: string): Promise<Done<{ email: string; isWaiting: boolean }> | Refusal> {
  return store().tx(async () => {
    const used = await takeToken(hashOf(token), 'verify-email', clock.now())
    const user = used && (await findUserById(used.userId))
    if (!user || user.email !== used.email) return refuse(400, LINK_GONE, 'token')
    const owner = await findOwnerOfEmail(user.emailKey)
    if (owner && owner.id !== user.id) return refuse(409, OWNED, 'token')
    await saveUser(user.id, { emailVerifiedAt: clock.now() })
    await tellMemberChange(user.id)
    await letOwnerIn()
    const isWaiting = ((await findUserById(user.id))?.waitingSince ?? null) !== null
    if (isWaiting) await tellWaiting(user)
    return { isDone: true, email: user.email, isWaiting }
  })
}

const OWNED = 'This address is confirmed by another account already. Nothing was changed.'
