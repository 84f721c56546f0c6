import { z } from 'zod'
import { sendVerification } from '#app/kits/members/identity/account/accounts.server.ts'
import {
  askEmailChange,
  readEmailChange,
  withdrawEmailChange,
} from '#app/kits/members/identity/account/change-email.server.ts'
import { lettersToAddress } from '#app/kits/members/identity/account/guarding-letters.server.ts'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import {
  actOn,
  actProved,
  done,
  refused,
  refusedForNow,
  type Outcome,
  type SettingsForms,
  type Visit,
} from '../../settings-forms.server.ts'
import { emailChangeInputs } from './email.inputs.ts'

const HOUR_S = 3_600
const changes = createKeptLimit('change-email', { points: 5, windowS: HOUR_S })
/** One limit with the page /verify-email, which sends the same letter. */
const again = createKeptLimit('verify-again', { points: 5, windowS: HOUR_S })

async function read({ signedIn: { row } }: Visit) {
  const waiting = await readEmailChange(row.id)
  return {
    email: row.email,
    isConfirmed: row.emailVerifiedAt !== null,
    waiting: waiting && {
      email: waiting.email,
      until: waiting.expiresAt.toISOString(),
      untilWords: toMomentWords(waiting.expiresAt),
    },
  }
}
export type EmailView = Awaited<ReturnType<typeof read>>

const change = (visit: Visit): Promise<Outcome> =>
  actProved(visit, 'email.change', emailChangeInputs, async ({ email }, typed) => {
    const { signedIn, sender } = visit
    const waitS = await changes(signedIn.row.id)
    if (waitS > 0) return refusedForNow('email.change', waitS, typed)
    const asked = await askEmailChange(signedIn.row, email, sender)
    if (!asked.isDone) return refused('email.change', asked, typed)
    return done('security', 'Look into your mail', `The change is made by the link we sent to ${email}.`)
  })

const resend = (visit: Visit): Promise<Outcome> =>
  actOn(visit, 'email.resend', z.object({}), async (_, typed) => {
    const { row } = visit.signedIn
    if (row.emailVerifiedAt) return done('security', 'Your address is confirmed already')
    const waitS = (await again(row.id)) || (await lettersToAddress(row.emailKey))
    if (waitS > 0) return refusedForNow('email.resend', waitS, typed)
    await sendVerification(row, visit.sender)
    return done('security', 'Look into your mail', `We sent a fresh link to ${row.email}.`)
  })

async function withdraw({ signedIn }: Visit): Promise<Outcome> {
  await withdrawEmailChange(signedIn.row.id)
  return done('security', 'Change withdrawn', `Your address stays ${signedIn.row.email}.`)
}

export const emailForms = { read, acts: { change, resend, withdraw } } satisfies SettingsForms<EmailView>
