import { data } from '@remix-run/node'
import { z } from 'zod'
import { canVerify, sendVerification, verifyEmail } from '#app/kits/members/identity/account/accounts.server.ts'
import { confirmEmailChange, findChangeOf } from '#app/kits/members/identity/account/change-email.server.ts'
import { lettersToAddress } from '#app/kits/members/identity/account/guarding-letters.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { overLimit, tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import type { CallAnswer } from '#app/kits/members/account-form/call-answer.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'

const HOUR_S = 3_600
const perPerson = createKeptLimit('verify-again', { points: 5, windowS: HOUR_S })
const perNetwork = createKeptLimit('verify-network', { points: 60, windowS: HOUR_S })

const verifyInputs = z.union([z.object({ again: z.literal('1') }), z.object({ token: z.string().min(1).max(100) })])
type Verified = CallAnswer & { isSent?: boolean; isWaiting?: boolean }
type State = 'usable' | 'change' | 'spent' | 'waiting' | 'guest' | 'proved'

/** How far an address is: by the link in the query, else by who is signed in. */
export async function viewVerification(request: Request) {
  const token = new URL(request.url).searchParams.get('token')
  const row = (await findSignedIn(request))?.row ?? null
  const email = row?.email ?? null
  const view = (state: State) => ({ state, token, email, isMember: row !== null })
  const newEmail = token === null ? null : await findChangeOf(token)
  if (newEmail !== null) return { ...view('change'), email: newEmail }
  if (token !== null) return view((await canVerify(token)) ? 'usable' : 'spent')
  if (!row) return view('guest')
  return view(row.emailVerifiedAt ? 'proved' : 'waiting')
}

/** Proves an address by its link, makes a change of address by its own, or mails the link again to whoever is signed in. */
export async function verify(request: Request, network: string) {
  const { input, problem } = await readForm(request, verifyInputs)
  if (problem) return data<Verified>({ success: false, message: 'Please open the link from the mail again.' }, 400)
  const waitS = await perNetwork(network)
  if (waitS > 0) return data<Verified>({ success: false, message: tooManyTries(waitS) }, overLimit(waitS))
  if ('again' in input) return sendAgain(request)
  if ((await findChangeOf(input.token)) !== null) return change(request, input.token)
  const done = await verifyEmail(input.token)
  if (!done.isDone) return data<Verified>({ success: false, message: done.message }, done.status)
  if (done.isWaiting) return data<Verified>({ success: true, isWaiting: true, message: toWaitingWords(done.email) })
  return data<Verified>({ success: true, message: `${done.email} is confirmed. You can publish and send mail.` })
}

const toWaitingWords = (email: string) =>
  `${email} is confirmed. Now an administrator looks at your account, and we write to you when it opens.`

async function change(request: Request, token: string) {
  const done = await confirmEmailChange(token, senderOf(request))
  if (!done.isDone) return data<Verified>({ success: false, message: done.message }, done.status)
  return data<Verified>({ success: true, message: `From now on your account has the address ${done.email}.` })
}

async function sendAgain(request: Request) {
  const row = (await findSignedIn(request))?.row
  if (!row) return data<Verified>({ success: false, message: 'Please sign in first.' }, 401)
  if (row.emailVerifiedAt) return data<Verified>({ success: true, message: 'Your address is confirmed already.' })
  const waitS = (await perPerson(row.id)) || (await lettersToAddress(row.emailKey))
  if (waitS > 0) return data<Verified>({ success: false, message: tooManyTries(waitS) }, overLimit(waitS))
  await sendVerification(row, senderOf(request))
  return data<Verified>({ success: true, isSent: true, message: `We sent a fresh link to ${row.email}.` })
}
