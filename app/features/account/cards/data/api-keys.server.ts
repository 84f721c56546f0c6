import { z } from 'zod'
import { MICROS_PER_DOLLAR, toSumWords } from '#app/kits/asking/runs/money-words.ts'
import { keyCalls } from '#app/kits/members/api-keys/api-keys.limits.ts'
import { changeApiKey, createApiKey, listApiKeys, removeApiKey } from '#app/kits/members/api-keys/api-keys.server.ts'
import { readKeyUse } from '#app/kits/members/api-keys/key-budget.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { refuse } from '#app/kits/members/identity/account/refusal.ts'
import { clock } from '#app/platform/clock.ts'
import { actOn, actProved, done, refused, shown, type SettingsForms, type Visit } from '../../settings-forms.server.ts'
import { changeKeyInput, createKeyInput, toKeyRules } from './api-keys.inputs.ts'

/** Of `2026-11-22T…` the day. */
const DAY_CHARS = 10
const CREATE = 'apiKeys.create'
const CHANGE = 'apiKeys.change'
const REMOVE = 'apiKeys.remove'

const removeInput = z.object({ key: z.string().min(1) })

async function read({ signedIn, sender }: Visit) {
  const now = clock.now()
  const keys = await listApiKeys(signedIn.row.id)
  return { address: `${sender.origin}/v1`, keys: await Promise.all(keys.map((key) => toView(key, now))) }
}

async function toView(key: Awaited<ReturnType<typeof listApiKeys>>[number], now: Date) {
  const { id, name, ending, createdAt, lastUsedAt, expiresAt, calls, budgetPeriod: period, mostRuns, mostMicros } = key
  const used = mostRuns === null && mostMicros === null ? null : await readKeyUse(id, period)
  return {
    ...{ id, name, ending, period },
    calls: calls ?? [...keyCalls],
    /** Of its budget, in words; none where it has none. */
    used: used && {
      runs: mostRuns === null ? null : `${used.runs.toLocaleString('en')} of ${mostRuns.toLocaleString('en')} runs`,
      money: mostMicros === null ? null : `${toSumWords(used.micros)} of ${toSumWords(mostMicros)}`,
    },
    mostRuns: mostRuns === null ? '' : String(mostRuns),
    mostDollars: mostMicros === null ? '' : String(mostMicros / MICROS_PER_DOLLAR),
    made: toAgoWords(createdAt, now),
    lastUsed: lastUsedAt && toAgoWords(lastUsedAt, now),
    ends: expiresAt && expiresAt.toISOString().slice(0, DAY_CHARS),
    hasEnded: expiresAt !== null && expiresAt <= now,
  }
}
export type ApiKeysView = Awaited<ReturnType<typeof read>>

const create = (visit: Visit) =>
  actProved(visit, CREATE, createKeyInput, async ({ name, lifeDays, ...said }, typed) => {
    const made = await createApiKey(visit.signedIn.row.id, { name, lifeDays, rules: toKeyRules(said) })
    if (!made.isDone) return refused(CREATE, made, typed)
    return shown(CREATE, 'Here is your key. It is shown this once: copy it now.', { codes: [made.key] })
  })

const change = (visit: Visit) =>
  actProved(visit, CHANGE, changeKeyInput, async ({ key, name, lifeDays, ...said }, typed) => {
    if (await changeApiKey(visit.signedIn.row.id, key, { name, lifeDays, rules: toKeyRules(said) }))
      return done('engines', 'The key is changed', `${name} does as you say from now on.`)
    return refused(CHANGE, refuse(404, 'This key is gone already.'), typed)
  })

const remove = (visit: Visit) =>
  actOn(visit, REMOVE, removeInput, async ({ key }, typed) => {
    if (await removeApiKey(visit.signedIn.row.id, key))
      return done('engines', 'The key has ended', 'Programs that still use it are turned away.')
    return refused(REMOVE, refuse(404, 'This key is gone already.'), typed)
  })

export const apiKeysForms = { read, acts: { create, change, remove } } satisfies SettingsForms<ApiKeysView>
