import { clock } from '#app/platform/clock.ts'
import { seal, unseal } from '#app/platform/secrets/seal.server.ts'
import { store } from '#app/database/store.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { newRecoveryCodesLetter, secondStepOffLetter, secondStepOnLetter } from '../account/account-letters.ts'
import { sendGuardingLetter } from '../account/guarding-letters.server.ts'
import { refuse, type Refusal } from '../account/refusal.ts'
import { createAuthenticatorSecret, findCodeStep, toKeyGroups, toKeyUri } from './authenticator-codes.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.server.ts'
import { AUTHENTICATOR } from './second-step.server.ts'
import {
  confirmAuthenticatorRow,
  countRecoveryCodes,
  createRecoveryRows,
  findAuthenticator,
  removeAuthenticator,
  removeRecoveryCodes,
  savePendingAuthenticator,
} from './second-step.store.server.ts'
import type { UserRow } from '../account/users.store.server.ts'

type Codes = { isDone: true; codes: string[] }

const ON_ALREADY = 'The authenticator app is on already.'
const NOT_ON = 'The authenticator app is not on, so there is nothing to change.'
const SECRET_GONE = 'This set-up does not count any more. Please begin it again.'

/** How far somebody's authenticator app is. */
export type AuthenticatorState =
  { state: 'off' } | { state: 'pending'; key: string; uri: string } | { state: 'on'; since: Date; codesLeft: number }

/** Reads it; `issuer` is the name the app will show beside the username. */
export async function readAuthenticator(user: UserRow, issuer: string): Promise<AuthenticatorState> {
  const row = await findAuthenticator(user.id)
  if (row?.confirmedAt) return { state: 'on', since: row.confirmedAt, codesLeft: await countRecoveryCodes(user.id) }
  const secret = row && unseal(row.sealedSecret, AUTHENTICATOR)
  if (!secret) return { state: 'off' }
  return { state: 'pending', key: toKeyGroups(secret), uri: toKeyUri(secret, issuer, user.username) }
}

/** Makes a secret to be scanned. It counts for nothing until its first code was right. */
export async function startAuthenticator(userId: string): Promise<{ isDone: true } | Refusal> {
  const isKept = await savePendingAuthenticator(userId, seal(createAuthenticatorSecret(), AUTHENTICATOR))
  return isKept ? { isDone: true } : refuse(409, ON_ALREADY)
}

/** Turns the second step on with the first right code, and gives the recovery codes, which are never shown again. */
export async function confirmAuthenticator(user: UserRow, said: string, sender: MailSender): Promise<Codes | Refusal> {
  const row = await findAuthenticator(user.id)
  if (row?.confirmedAt) return refuse(409, ON_ALREADY)
  const secret = row && unseal(row.sealedSecret, AUTHENTICATOR)
  if (!secret) return refuse(409, SECRET_GONE)
  const step = findCodeStep(secret, said, clock.now())
  if (step === null) return refuse(400, WRONG_FIRST_CODE, 'code')
  return store().tx(async () => {
    if (!(await confirmAuthenticatorRow(row, step, clock.now()))) return refuse(409, SECRET_GONE)
    const codes = await replaceRecoveryCodes(user.id)
    await sendGuardingLetter(user, sender, secondStepOnLetter(user, sender.origin))
    return { isDone: true, codes }
  })
}

const WRONG_FIRST_CODE =
  'These are not the digits the app should show now. Take the newest ones, and check that the clock of the phone is right.'

/** Makes new recovery codes; the old ones end. */
export async function renewRecoveryCodes(user: UserRow, sender: MailSender): Promise<Codes | Refusal> {
  return store().tx(async () => {
    if (!(await findAuthenticator(user.id))?.confirmedAt) return refuse(409, NOT_ON)
    const codes = await replaceRecoveryCodes(user.id)
    await sendGuardingLetter(user, sender, newRecoveryCodesLetter(user, sender.origin))
    return { isDone: true, codes }
  })
}

/** Turns the second step off; its secret and the recovery codes are gone. */
export async function stopAuthenticator(user: UserRow, sender: MailSender): Promise<{ isDone: true } | Refusal> {
  return store().tx(async () => {
    if (!(await removeAuthenticator(user.id))) return refuse(409, NOT_ON)
    await removeRecoveryCodes(user.id)
    await sendGuardingLetter(user, sender, secondStepOffLetter(user, sender.origin))
    return { isDone: true }
  })
}

async function replaceRecoveryCodes(userId: string): Promise<string[]> {
  const codes = createRecoveryCodes()
  await removeRecoveryCodes(userId)
  await createRecoveryRows(
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  )
  return codes
}
