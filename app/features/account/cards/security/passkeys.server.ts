import { z } from 'zod'
import { toDeviceWords } from '#app/kits/members/identity/session/device.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { passkeyNameInput } from '#app/kits/members/identity/passkeys/passkeys.inputs.ts'
import { findPasskeyObstacle, removePasskey } from '#app/kits/members/identity/passkeys/passkeys.server.ts'
import { listPasskeys, savePasskeyName } from '#app/kits/members/identity/passkeys/passkeys.store.server.ts'
import { refuse } from '#app/kits/members/identity/account/refusal.ts'
import { clock } from '#app/platform/clock.ts'
import {
  actOn,
  actProved,
  done,
  proofInput,
  refused,
  type SettingsForms,
  type Visit,
} from '../../settings-forms.server.ts'

export type PasskeysView = {
  passkeys: { id: string; name: string; added: string; lastUsed: string | null }[]
  /** Why this address can't have any. */
  obstacle: string | null
  /** A first name for the next one. */
  device: string
}

const renameInput = z.object({ passkey: z.string().min(1), name: passkeyNameInput })
const removeInput = proofInput.extend({ passkey: z.string().min(1) })

async function read({ request, signedIn, sender }: Visit): Promise<PasskeysView> {
  const now = clock.now()
  const rows = await listPasskeys(signedIn.row.id)
  return {
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      added: toAgoWords(createdAt, now),
      lastUsed: lastUsedAt && toAgoWords(lastUsedAt, now),
    })),
    obstacle: findPasskeyObstacle(sender.origin),
    device: toDeviceWords(request.headers.get('user-agent') ?? ''),
  }
}

const RENAME = 'passkeys.rename'
const REMOVE = 'passkeys.remove'
const GONE = 'This passkey is gone already.'

const rename = (visit: Visit) =>
  actOn(visit, RENAME, renameInput, async ({ passkey, name }, typed) => {
    if (await savePasskeyName(visit.signedIn.row.id, passkey, name))
      return done('security', `It is called “${name}” now`)
    return refused(RENAME, refuse(409, GONE), typed)
  })

const remove = (visit: Visit) =>
  actProved(visit, REMOVE, removeInput, async ({ passkey }, typed) => {
    const removed = await removePasskey(visit.signedIn.row, passkey, visit.sender)
    if (!removed.isDone) return refused(REMOVE, removed, typed)
    return done(
      'security',
      'The passkey is removed',
      'It opens nothing here any more. You can delete it on its device.',
    )
  })

export const passkeysForms = { read, acts: { rename, remove } } satisfies SettingsForms<PasskeysView>
