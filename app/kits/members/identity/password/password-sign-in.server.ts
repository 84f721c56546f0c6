import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import { admitted, WRONG_SIGN_IN } from '../account/accounts.server.ts'
import { countGuess, countNetworkGuess, tellOfGuesses, type Guess } from '../account/guesses.server.ts'
import { findKnownDevice } from '../session/known-device.server.ts'
import { findByPassword, findNamed, readName, type Named } from './password-holders.server.ts'
import { refuse, refuseForNow, type Refusal } from '../account/refusal.ts'
import type { UserRow } from '../account/users.store.server.ts'

type Credentials = { usernameOrEmail: string; password: string }
type Visit = { request: Request; network: string }
/** An account that may be meant, with the guess that was counted for it; `user` is null when there is none. */
type Target = { user: UserRow | null; guess: Guess }

/** Somebody and nobody, one account of an address and several are refused in the same time. */
const REFUSAL_FLOOR_MS = 150
const OR_RESET = 'Or choose a new password by a link we mail you: it opens the account on this device at once.'

/**
 * Signs in with a password, within the budgets of guesses. Each account that may be meant has its own; one that is used
 * up is not looked at. Of an address that several accounts go by, the newest that only claims it decides whether the
 * answer is "wrong" or "wait": whoever made that account learns nothing about the others.
 */
export async function signInByPassword(
  { usernameOrEmail, password }: Credentials,
  visit: Visit,
): Promise<{ isDone: true; user: UserRow } | Refusal> {
  const floor = new Promise((resolve) => setTimeout(resolve, REFUSAL_FLOOR_MS))
  const named = readName(usernameOrEmail)
  const { targets, network } = await countTargets(named, visit)
  const open = targets.map(({ user, guess }) => (guess.waitS > 0 ? null : user))
  const isWorthLooking = named.isAddress || open.some((user) => user !== null) || targets[0]?.guess.waitS === 0
  const user = isWorthLooking ? await findByPassword(named, open, password) : null
  if (user) {
    const own = targets.find((target) => target.user?.id === user.id)
    await Promise.all([own?.guess.leave(), network?.leave()])
    return admitted(user)
  }
  for (const target of targets) if (target.user) await tellOfGuesses(target.user, target.guess, senderOf(visit.request))
  await floor
  const waitS = targets[0]?.guess.waitS ?? 0
  return waitS > 0 ? refuseForNow(waitS, `${tooManyTries(waitS)} ${OR_RESET}`) : refuse(401, WRONG_SIGN_IN)
}

/** Counts the guess at everybody who may be meant. A known browser does not wait for what its network did. */
async function countTargets(named: Named, { request, network }: Visit) {
  const users = await findNamed(named)
  const meant = await Promise.all(
    (users.length > 0 ? users : [null]).map(async (user) => ({
      user,
      device: user && (await findKnownDevice(request, user)),
    })),
  )
  const isStrange = meant.some(({ device }) => device === null)
  const fromNetwork = isStrange ? await countNetworkGuess(network) : null
  const targets: Target[] = []
  for (const { user, device } of meant) {
    const isHeldUp = device === null && fromNetwork !== null && fromNetwork.waitS > 0
    const account = user?.id ?? `nobody ${named.key}`
    targets.push({
      user,
      guess: isHeldUp ? { ...fromNetwork, day: null } : await countGuess(account, { network, device }),
    })
  }
  return { targets, network: fromNetwork }
}
