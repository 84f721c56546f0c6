import { z } from 'zod'
import { API_KEY_LIVES, API_KEY_NAME_MAX_CHARS } from '#app/kits/members/api-keys/api-keys.limits.ts'
import { createApiKey, listApiKeys, removeApiKey } from '#app/kits/members/api-keys/api-keys.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { refuse } from '#app/kits/members/identity/account/refusal.ts'
import { clock } from '#app/platform/clock.ts'
import {
  actOn,
  actProved,
  done,
  proofInput,
  refused,
  shown,
  type SettingsForms,
  type Visit,
} from '../../settings-forms.server.ts'

/** Of `2026-11-22T…` the day. */
const DAY_CHARS = 10
const CREATE = 'apiKeys.create'
const REMOVE = 'apiKeys.remove'

const createInput = proofInput.extend({
  name: z
    .string('Please give it a name.')
    .trim()
    .min(1, 'Please give it a name.')
    .max(API_KEY_NAME_MAX_CHARS, `Please keep the name under ${API_KEY_NAME_MAX_CHARS} characters.`),
  lifeDays: z.coerce
    .number()
    .refine((days) => (API_KEY_LIVES as readonly number[]).includes(days), 'Please choose how long it works.'),
})
const removeInput = z.object({ key: z.string().min(1) })

async function read({ signedIn, sender }: Visit) {
  const now = clock.now()
  const keys = await listApiKeys(signedIn.row.id)
  return {
    address: `${sender.origin}/v1`,
    keys: keys.map(({ id, name, ending, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      name,
      ending,
      made: toAgoWords(createdAt, now),
      lastUsed: lastUsedAt && toAgoWords(lastUsedAt, now),
      ends: expiresAt && expiresAt.toISOString().slice(0, DAY_CHARS),
      hasEnded: expiresAt !== null && expiresAt <= now,
    })),
  }
}
export type ApiKeysView = Awaited<ReturnType<typeof read>>

const create = (visit: Visit) =>
  actProved(visit, CREATE, createInput, async ({ name, lifeDays }, typed) => {
    const made = await createApiKey(visit.signedIn.row.id, { name, lifeDays })
    if (!made.isDone) return refused(CREATE, made, typed)
    return shown(CREATE, 'Here is your key. It is shown this once: copy it now.', { codes: [made.key] })
  })

const remove = (visit: Visit) =>
  actOn(visit, REMOVE, removeInput, async ({ key }, typed) => {
    if (await removeApiKey(visit.signedIn.row.id, key))
      return done('engines', 'The key has ended', 'Programs that still use it are turned away.')
    return refused(REMOVE, refuse(404, 'This key is gone already.'), typed)
  })

export const apiKeysForms = { read, acts: { create, remove } } satisfies SettingsForms<ApiKeysView>
