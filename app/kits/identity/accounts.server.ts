import { clock } from '#app/platform/clock.ts'
import { createId, hashOf } from '#app/platform/ids.server.ts'
import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/mail/send-mail.server.ts'
import { alreadyHereLetter, passwordChangedLetter, resetLetter, verifyLetter } from './account-letters.ts'
import { toEmailKey } from './email-key.ts'
import { issueToken } from './mail-token.server.ts'
import { findPasswordProblem } from './password-rules.server.ts'
import { hashPassword, isPassword } from './password.server.ts'
import { refuse, type Refusal } from './refusal.ts'
import { toSuspendedWords } from './suspension.ts'
import { findUsernameProblem, toUsernameKey } from './username.ts'
import {
  createUser,
  findNamesake,
  findToken,
  findUserByEmail,
  findUserById,
  findUserByUsername,
  removeSessionsOf,
  saveUser,
  takeToken,
  type UserRow,
} from './users.store.server.ts'

type Done<T> = { isDone: true } & T

/**
 * Makes an account and mails the link that proves its address. A taken username is said; a taken address gets the same
 * answer as a free one, and its owner a letter.
 */
export async function register(
  { username, email, password }: { username: string; email: string; password: string },
  sender: MailSender,
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

  const passwordHash = await hashPassword(password)
  return store().tx(async () => {
    const owner = await findUserByEmail(emailKey)
    if (owner) {
      if (!isJustMade(owner, usernameKey, emailKey))
        await sendMail(sender, owner.email, alreadyHereLetter(owner, sender.origin))
      return { isDone: true }
    }
    const id = createId()
    const person = { id, username, usernameKey, handle: usernameKey, name: username, email, emailKey, passwordHash }
    if (await createUser({ ...person, passwordChangedAt: clock.now() })) await sendVerification(person, sender)
    // Somebody was faster: with the name, which is said, or with the address, which is not.
    else {
      const faster = await findNamesake(usernameKey)
      if (faster && faster.emailKey !== emailKey) return refuse(409, NAME_TAKEN, 'username')
    }
    return { isDone: true }
  })
}

/** A form that is pressed twice arrives twice; the second time is answered as the first. */
const SENT_TWICE_MS = 60_000

const isJustMade = (known: UserRow, usernameKey: string, emailKey: string): boolean =>
  known.usernameKey === usernameKey &&
  known.emailKey === emailKey &&
  clock.now().getTime() - known.createdAt.getTime() <= SENT_TWICE_MS

export const NAME_TAKEN = 'This username is taken. Please choose another.'
export const WRONG_SIGN_IN = 'Wrong username, email or password.'

/** Who signs in with a password: by username, or by address where there is an @. The same work is done for nobody. */
export async function checkPassword(
  usernameOrEmail: string,
  password: string,
): Promise<Done<{ user: UserRow }> | Refusal> {
  const user = await findByUsernameOrEmail(usernameOrEmail)
  const isRight = await isPassword(password, user?.passwordHash ?? null)
  if (!user || !isRight) return refuse(401, WRONG_SIGN_IN)
  if (user.suspendedAt) return refuse(403, toSuspendedWords(user))
  return { isDone: true, user }
}

/** Mails a link for a new password when there is such a person; nobody learns whether there is. */
export async function requestReset(usernameOrEmail: string, sender: MailSender): Promise<void> {
  const user = await findByUsernameOrEmail(usernameOrEmail)
  if (!user || user.suspendedAt) return
  await store().tx(async () => {
    const token = await issueToken(user.id, 'reset-password', user.email)
    await sendMail(sender, user.email, resetLetter(user, sender.origin, token))
  })
}

export const LINK_GONE = 'This link does not work any more. It was used, replaced by a newer one, or has expired.'

/** Whether a mailed link would still set a password, without using it: mail scanners open links too. */
export const canReset = async (token: string): Promise<boolean> =>
  (await findToken(hashOf(token), 'reset-password', clock.now())) !== null

/** Sets a new password by a mailed link, which is used up with it, and ends every session. */
export async function resetPassword(
  token: string,
  password: string,
  sender: MailSender,
): Promise<Done<object> | Refusal> {
  const known = await findToken(hashOf(token), 'reset-password', clock.now())
  const user = known && (await findUserById(known.userId))
  if (!user) return refuse(400, LINK_GONE, 'token')
  const passwordProblem = findPasswordProblem(password, [user.username, user.email.split('@')[0] ?? ''])
  if (passwordProblem) return refuse(400, passwordProblem, 'password')
  const passwordHash = await hashPassword(password)
  return store().tx(async () => {
    if (!(await takeToken(hashOf(token), 'reset-password', clock.now()))) return refuse(400, LINK_GONE, 'token')
    await changePassword(user, passwordHash, sender)
    return { isDone: true }
  })
}

async function changePassword(user: UserRow, passwordHash: string, sender: MailSender): Promise<void> {
  await saveUser(user.id, { passwordHash, passwordChangedAt: clock.now() })
  await removeSessionsOf(user.id)
  await sendMail(sender, user.email, passwordChangedLetter(user, sender.origin))
}

export async function sendVerification(
  person: Pick<UserRow, 'id' | 'name' | 'email'>,
  sender: MailSender,
): Promise<void> {
  const token = await issueToken(person.id, 'verify-email', person.email)
  await sendMail(sender, person.email, verifyLetter(person, sender.origin, token))
}

/** Whether a mailed link would still prove an address, without using it. */
export const canVerify = async (token: string): Promise<boolean> =>
  (await findToken(hashOf(token), 'verify-email', clock.now())) !== null

/** Proves an address by its link. A link to an address the person has left since proves nothing. */
export async function verifyEmail(token: string): Promise<Done<{ email: string }> | Refusal> {
  return store().tx(async () => {
    const used = await takeToken(hashOf(token), 'verify-email', clock.now())
    const user = used && (await findUserById(used.userId))
    if (!user || user.email !== used.email) return refuse(400, LINK_GONE, 'token')
    await saveUser(user.id, { emailVerifiedAt: clock.now() })
    return { isDone: true, email: user.email }
  })
}

const findByUsernameOrEmail = (said: string): Promise<UserRow | null> =>
  said.includes('@') ? findUserByEmail(toEmailKey(said)) : findUserByUsername(toUsernameKey(said))
