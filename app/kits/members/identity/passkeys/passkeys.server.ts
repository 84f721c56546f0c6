import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { store } from '#app/database/store.server.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { passkeyAddedLetter, passkeyRemovedLetter } from '../account/account-letters.ts'
import { toSuspendedWords } from '../leaving/suspension.ts'
import { sendGuardingLetter } from '../account/guarding-letters.server.ts'
import { refuse, type Refusal } from '../account/refusal.ts'
import { isOpenedFromElsewhere } from '../connections/ways-in.server.ts'
import { issueChallenge, takeChallenge } from './challenges.server.ts'
import type { newPasskeyInput, passkeyAnswerInput } from './passkeys.inputs.ts'
import { PASSKEYS_MAX } from './passkeys.limits.ts'
import {
  countPasskeys,
  createPasskey,
  findPasskey,
  listPasskeys,
  removePasskeyRow,
  savePasskeyUse,
} from './passkeys.store.server.ts'
import { findUserById, type UserRow } from '../account/users.store.server.ts'

type Done<T = object> = { isDone: true } & T
type NewPasskey = z.output<typeof newPasskeyInput>
type PasskeyAnswer = z.output<typeof passkeyAnswerInput>

/** Ed25519, ES256, RS256 by their COSE numbers: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 180_000

const TOO_LATE = 'That took too long, or it was answered before. Please try again.'
const UNKNOWN = 'This passkey does not open an account here. It may have been removed. Please use your password.'
const NOT_GOOD = 'This passkey could not be checked, so nobody was signed in. Please try again, or use your password.'
const NOT_ADDED = 'The passkey could not be checked, so it was not added. Please try again.'
const TOO_MANY = `There are ${PASSKEYS_MAX} passkeys, which is the most. Remove one that you do not use.`
const HERE_ALREADY = 'This passkey is here already.'

/** Who the browser deals with: a passkey belongs to one host name, and is asked for from its configured origin alone. */
const partyOf = (request: Request) => {
  const origin = brandOrigin(request)
  return { id: new URL(origin).hostname, origin, name: requestBrand(request).name }
}

/** Why an origin can't have passkeys, as a sentence for its visitor; null when it can. */
export function findPasskeyObstacle(origin: string): string | null {
  const { protocol, hostname } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    return 'Passkeys need an address with a host name and https. This server is reached by a number instead.'
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return protocol === 'https:' || isLocal ? null : 'Passkeys need an address with https. This server does not have one.'
}

/** What a browser needs to make a passkey, and the cookie that binds the answer to it. */
export async function beginPasskey(request: Request, user: UserRow) {
  const party = partyOf(request)
  const obstacle = findPasskeyObstacle(party.origin)
  if (obstacle) return refuse(409, obstacle)
  const known = await listPasskeys(user.id)
  if (known.length >= PASSKEYS_MAX) return refuse(409, TOO_MANY)
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.username,
    userDisplayName: user.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const cookie = await issueChallenge('passkey-add', { userId: user.id, challenge: options.challenge })
  return { isDone: true, options, cookie } as const
}

/** Keeps a new passkey when it answers what this person was asked. */
export async function addPasskey(
  request: Request,
  user: UserRow,
  { name, response }: { name: string; response: NewPasskey },
  sender: MailSender,
): Promise<Done | Refusal> {
  const party = partyOf(request)
  const asked = await takeChallenge(request, 'passkey-add')
  if (!asked?.challenge || asked.userId !== user.id) return refuse(409, TOO_LATE)
  const made = await orNull(
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!made?.verified) return refuse(400, NOT_ADDED)
  const { id, publicKey, counter } = made.registrationInfo.credential
  return store().tx(async () => {
    if ((await countPasskeys(user.id)) >= PASSKEYS_MAX) return refuse(409, TOO_MANY)
    const { transports } = response.response
    const key = Buffer.from(publicKey).toString('base64url')
    const row = { id, userId: user.id, publicKey: key, counter, transports, name, createdAt: clock.now() }
    if (!(await createPasskey(row))) return refuse(409, HERE_ALREADY)
    await sendGuardingLetter(user, sender, passkeyAddedLetter(user, sender.origin, name))
    return { isDone: true }
  })
}

/** Takes a passkey away, unless it is the last way into its account. */
export async function removePasskey(user: UserRow, id: string, sender: MailSender): Promise<Done | Refusal> {
  return store().tx(async () => {
    const isLast = (await countPasskeys(user.id)) <= 1
    if (isLast && user.passwordHash === null && !(await isOpenedFromElsewhere(user.id))) return refuse(409, LAST_WAY_IN)
    const gone = await removePasskeyRow(user.id, id)
    if (!gone) return refuse(409, GONE_ALREADY)
    await sendGuardingLetter(user, sender, passkeyRemovedLetter(user, sender.origin, gone.name))
    return { isDone: true }
  })
}

const GONE_ALREADY = 'This passkey is gone already.'
const LAST_WAY_IN = 'This passkey is the only way into your account. Set a password first, then remove it.'

/** What a browser needs to ask for any passkey of this site, and the cookie that binds the answer to it. */
export async function beginPasskeySignIn(request: Request) {
  const party = partyOf(request)
  const obstacle = findPasskeyObstacle(party.origin)
  if (obstacle) return refuse(409, obstacle)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  })
  const cookie = await issueChallenge('passkey-sign-in', { challenge: options.challenge })
  return { isDone: true, options, cookie } as const
}

/** Who signs in with a passkey. It asked for a finger, a face or a PIN, so it stands for password and code together. */
export async function checkPasskey(
  request: Request,
  answer: PasskeyAnswer,
): Promise<Done<{ user: UserRow }> | Refusal> {
  const party = partyOf(request)
  const asked = await takeChallenge(request, 'passkey-sign-in')
  if (!asked?.challenge) return refuse(401, TOO_LATE)
  const known = await findPasskey(answer.id)
  const user = known && (await findUserById(known.userId))
  if (!known || !user || !isHandleOf(user, answer.response.userHandle)) return refuse(401, UNKNOWN)
  const { userHandle: _, ...response } = answer.response
  const checked = await orNull(
    verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
        transports: known.transports,
      },
      requireUserVerification: true,
    }),
  )
  if (!checked?.verified) return refuse(401, NOT_GOOD)
  if (!(await savePasskeyUse(known, checked.authenticationInfo.newCounter, clock.now()))) return refuse(401, NOT_GOOD)
  if (user.suspendedAt) return refuse(403, toSuspendedWords(user))
  return { isDone: true, user }
}

/** A passkey says whose it is, if it says so at all, as it was told when it was made. */
const isHandleOf = (user: UserRow, handle: string | null | undefined): boolean =>
  !handle || Buffer.from(handle, 'base64url').toString() === user.id

/** The library throws for whatever does not fit; the reason is for the log. */
async function orNull<T>(checking: Promise<T>): Promise<T | null> {
  try {
    return await checking
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'passkey refused')
    return null
  }
}
