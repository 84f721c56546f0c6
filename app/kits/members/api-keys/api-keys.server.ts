import { store } from '#app/database/store.server.ts'
import { refuse, type Refusal } from '#app/kits/members/identity/account/refusal.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, createSecretToken, hashOf } from '#app/platform/secrets/ids.server.ts'
import { API_KEYS_MAX, keyCalls, type KeyCall } from './api-keys.limits.ts'
import type { BudgetPeriod } from './key-budget.server.ts'
import {
  changeApiKeyRow,
  countApiKeys,
  createApiKeyRow,
  findKeyWithOwner,
  listApiKeyRows,
  markApiKeyUsed,
  removeApiKeyRow,
} from './api-keys.store.server.ts'

/** Tells a leaked key apart from anybody else's. */
const PREFIX = 'frenly-'
const ENDING_CHARS = 4
const DAY_MS = 86_400_000
/** The last use is written at most so often. */
const USE_NOTE_MS = 60_000

/** A member's keys, oldest first, with what each may do. */
export const listApiKeys = async (userId: string) =>
  (await listApiKeyRows(userId)).map(({ hash: _, userId: _user, calls, ...key }) => ({ ...key, calls: toCalls(calls) }))

const toCalls = (kept: readonly string[] | null): readonly KeyCall[] | null =>
  kept && keyCalls.filter((call) => kept.includes(call))

/** What its owner lets a key do. */
export type KeyRules = {
  /** The calls it may make; null: every one. */
  calls: readonly KeyCall[] | null
  budget: { period: BudgetPeriod; mostRuns: number | null; mostMicros: number | null }
}
const ALL: KeyRules = { calls: null, budget: { period: 'day', mostRuns: null, mostMicros: null } }

/** Makes a key and gives it this once: only its hash is kept. `lifeDays` 0: until it is removed. */
export async function createApiKey(
  userId: string,
  { name, lifeDays, rules = ALL }: { name: string; lifeDays: number; rules?: KeyRules },
): Promise<{ isDone: true; key: string } | Refusal> {
  const key = PREFIX + createSecretToken()
  const now = clock.now()
  return store().tx(async () => {
    if ((await countApiKeys(userId)) >= API_KEYS_MAX)
      return refuse(409, `There are ${API_KEYS_MAX} keys, which is the most. Remove one that you do not use.`, 'name')
    await createApiKeyRow({
      id: createId(),
      userId,
      name,
      hash: hashOf(key),
      ending: key.slice(-ENDING_CHARS),
      createdAt: now,
      expiresAt: toEnd(now, lifeDays),
      ...toRow(rules),
    })
    return { isDone: true, key }
  })
}

/**
 * Changes a key that goes on as it is; false when its owner has none of this id. `lifeDays` counts from now; null leaves
 * its end as it was.
 */
export const changeApiKey = (
  userId: string,
  id: string,
  { name, lifeDays, rules }: { name: string; lifeDays: number | null; rules: KeyRules },
): Promise<boolean> =>
  changeApiKeyRow(userId, id, {
    name,
    ...(lifeDays !== null && { expiresAt: toEnd(clock.now(), lifeDays) }),
    ...toRow(rules),
  })

const toEnd = (now: Date, lifeDays: number) => (lifeDays === 0 ? null : new Date(now.getTime() + lifeDays * DAY_MS))

const toRow = ({ calls, budget: { period, mostRuns, mostMicros } }: KeyRules) => ({
  calls: calls && [...calls],
  budgetPeriod: period,
  mostRuns,
  mostMicros,
})

/** Ends a key at once; false when there is none of this id. */
export const removeApiKey = removeApiKeyRow

/** Whose key it is, and the calls it may make; null: every one. */
export type KeyOwner = {
  keyId: string
  id: string
  plan: 'free' | 'plus' | 'pro'
  calls: readonly KeyCall[] | null
}

/** Whose key an `Authorization: Bearer` header carries; null when none, unknown, expired, or of an account that is closed. */
export async function findKeyOwner(request: Request): Promise<KeyOwner | null> {
  const [, key] = /^Bearer\s+(\S{1,200})$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!key?.startsWith(PREFIX)) return null
  const found = await findKeyWithOwner(hashOf(key))
  const now = clock.now()
  if (!found || found.suspendedAt || found.eraseAt || (found.key.expiresAt && found.key.expiresAt <= now)) return null
  const { id: keyId, userId: id, lastUsedAt, calls } = found.key
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > USE_NOTE_MS) await markApiKeyUsed(keyId, now)
  return { keyId, id, plan: found.plan, calls: toCalls(calls) }
}
