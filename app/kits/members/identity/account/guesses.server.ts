import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { RateLimit, Spent } from '#app/platform/request/rate-limit.server.ts'
import { guessedAtLetter } from './account-letters.ts'
import { toMomentWords } from './moment-words.ts'
import { sendGuardingLetter } from './guarding-letters.server.ts'
import type { UserRow } from './users.store.server.ts'

const QUARTER_S = 900
const DAY_S = 86_400
const MS_PER_S = 1_000

const perNetwork = createKeptLimit('guesses-network', { points: 60, windowS: QUARTER_S })
/** One network at one account. */
const perPair = createKeptLimit('guesses-pair', { points: 10, windowS: QUARTER_S })
/** All networks together at one account: a pace of its own, and NIST's hundred wrong passwords a day. */
const perAccount = createKeptLimit('guesses-account', { points: 20, windowS: QUARTER_S })
const perAccountDay = createKeptLimit('guesses-account-day', { points: 100, windowS: DAY_S })
/** A browser its owner signed in with: what strangers guess does not use it up. */
const perDevice = createKeptLimit('guesses-device', { points: 10, windowS: QUARTER_S })
const perDeviceDay = createKeptLimit('guesses-device-day', { points: 60, windowS: DAY_S })
const perLetter = createKeptLimit('guesses-letter', { points: 1, windowS: DAY_S })

/** Wrong tries within a day that are no slip of the owner's finger any more. */
const ATTACK_FROM = 20

/** Where a guess comes from; `device` names a browser known to the account, null any other. */
export type GuessFrom = { network: string; device: string | null }

/** A guess that was counted: `waitS` above 0 says that it must not be looked at. `leave` gives it back when it was right. */
export type Guess = { waitS: number; day: Spent | null; leave: () => Promise<void> }

/**
 * Counts a guess at one account, or at nobody under the name that was said. A known browser has a budget of its own,
 * any other shares those of its network and of the account; a limit that refuses spares the ones behind it.
 */
export function countGuess(account: string, { network, device }: GuessFrom): Promise<Guess> {
  if (device !== null) {
    const key = `${account} ${device}`
    return countAll([
      [perDevice, key],
      [perDeviceDay, key],
    ])
  }
  return countAll([
    [perPair, `${network} ${account}`],
    [perAccount, account],
    [perAccountDay, account],
  ])
}

/** Counts a guess of a network, whoever it is at. */
export const countNetworkGuess = (network: string): Promise<Guess> => countAll([[perNetwork, network]])

async function countAll(limits: readonly (readonly [RateLimit, string])[]): Promise<Guess> {
  let last: Spent | null = null
  const spent: (readonly [RateLimit, string])[] = []
  for (const [limit, key] of limits) {
    last = await limit.spend(key)
    spent.push([limit, key])
    if (last.waitS > 0) break
  }
  const day = spent.length === limits.length ? last : null
  const leave = async () => void (await Promise.all(spent.map(([limit, key]) => limit.refund(key))))
  return { waitS: last?.waitS ?? 0, day, leave }
}

/** Tells the owner, once a day, when the wrong tries of a day are more than slips. */
export async function tellOfGuesses(user: UserRow, { day }: Guess, sender: MailSender): Promise<void> {
  if (day === null || day.used < ATTACK_FROM || (await perLetter(user.id)) > 0) return
  const since = new Date(clock.now().getTime() - (DAY_S * MS_PER_S - day.leftMs))
  const letter = guessedAtLetter(user, sender.origin, { tries: day.used, since: toMomentWords(since) })
  await sendGuardingLetter(user, sender, letter)
}
