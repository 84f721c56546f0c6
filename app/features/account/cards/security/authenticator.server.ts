import { z } from 'zod'
import {
  confirmAuthenticator,
  readAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  stopAuthenticator,
} from '#app/kits/members/identity/passkeys/authenticator-codes.server.ts'
import { isProved } from '#app/kits/members/identity/session/proof.server.ts'
import { refuse } from '#app/kits/members/identity/account/refusal.ts'
import { removePendingAuthenticator } from '#app/kits/members/identity/passkeys/second-step.store.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import type { QrDrawing } from '#app/kits/pages/qr-code/qr-code.tsx'
import { toQrDrawing } from '#app/kits/pages/qr-code/qr-drawing.server.ts'
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

export type AuthenticatorView =
  | { state: 'off' }
  | { state: 'pending'; key: string; uri: string; qr: QrDrawing; account: string; issuer: string }
  | { state: 'on'; since: string; codesLeft: number }

const MAX_CHARS = 60
const codeInput = z.object({
  code: z.string('Please write the six digits.').trim().min(1, 'Please write the six digits.').max(MAX_CHARS),
})
const anyInput = z.object({})

/** A secret nobody confirmed is shown only for as long as the proof of who sits there counts. */
async function read({ signedIn, sender }: Visit): Promise<AuthenticatorView> {
  const { row } = signedIn
  const found = await readAuthenticator(row, sender.name)
  if (found.state === 'on') {
    return { state: 'on', since: toAgoWords(found.since, clock.now()), codesLeft: found.codesLeft }
  }
  if (found.state === 'off' || !isProved(signedIn)) return { state: 'off' }
  return { ...found, qr: toQrDrawing(found.uri), account: row.username, issuer: sender.name }
}

const START = 'authenticator.start'
const CONFIRM = 'authenticator.confirm'
const CANCEL = 'authenticator.cancel'
const RENEW = 'authenticator.renew'
const STOP = 'authenticator.stop'

const start = (visit: Visit) =>
  actProved(visit, START, proofInput, async (_, typed) => {
    const started = await startAuthenticator(visit.signedIn.row.id)
    if (!started.isDone) return refused(START, started, typed)
    return done('security', 'Now scan the code', 'It counts once the app’s first digits were right.')
  })

const TOO_LONG = 'That took more than ten minutes. Please begin again, so that nobody else can finish it for you.'

const confirm = (visit: Visit) =>
  actOn(visit, CONFIRM, codeInput, async ({ code }, typed) => {
    const { signedIn, sender } = visit
    if (!isProved(signedIn)) {
      return refused(CONFIRM, refuse(403, TOO_LONG), typed)
    }
    const confirmed = await confirmAuthenticator(signedIn.row, code, sender)
    if (!confirmed.isDone) return refused(CONFIRM, confirmed, typed)
    return shown(CONFIRM, 'It is on. Keep these recovery codes: they are shown this once.', { codes: confirmed.codes })
  })

const cancel = (visit: Visit) =>
  actOn(visit, CANCEL, anyInput, async () => {
    await removePendingAuthenticator(visit.signedIn.row.id)
    return done('security', 'Not set up', 'The authenticator app stays off. Remove the entry in the app, too.')
  })

const renew = (visit: Visit) =>
  actProved(visit, RENEW, proofInput, async (_, typed) => {
    const renewed = await renewRecoveryCodes(visit.signedIn.row, visit.sender)
    if (!renewed.isDone) return refused(RENEW, renewed, typed)
    return shown(RENEW, 'These are your new recovery codes, shown this once. The old ones have ended.', {
      codes: renewed.codes,
    })
  })

const stop = (visit: Visit) =>
  actProved(visit, STOP, proofInput, async (_, typed) => {
    const stopped = await stopAuthenticator(visit.signedIn.row, visit.sender)
    if (!stopped.isDone) return refused(STOP, stopped, typed)
    return done('security', 'The authenticator app is off', 'Signing in asks for your password alone again.')
  })

export const authenticatorForms = {
  read,
  acts: { start, confirm, cancel, renew, stop },
} satisfies SettingsForms<AuthenticatorView>
