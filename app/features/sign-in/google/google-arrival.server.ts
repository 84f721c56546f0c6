import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { redirectWithFlash, toFlashCookie } from '#app/kits/pages/flash/flash.server.ts'
import type { FlashMessage } from '#app/kits/pages/flash/flash.ts'
import { admit } from '#app/kits/members/identity/session/admit.server.ts'
import {
  connectGoogle,
  recogniseGoogle,
  type Recognised,
} from '#app/kits/members/identity/google/google-account.server.ts'
import { findSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { saveSession } from '#app/kits/members/identity/session/session.store.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { GooglePerson } from '#app/providers/google/google.ts'
import type { Journey } from './google-journey.server.ts'
import { stopped } from './google-stopped.server.ts'

/** What follows when Google has said who somebody is: connecting, a fresh proof, or a session. */
export async function arrive(request: Request, journey: Journey, person: GooglePerson): Promise<Response> {
  const signedIn = await findSignedIn(request)
  if (journey.isConnecting) return connect(request, journey, person, signedIn)
  const met = await recogniseGoogle(person, senderOf(request), signedIn?.row.id ?? null)
  if (met.state === 'refused') return stopped(met.reason, journey.returnTo)
  if (signedIn) {
    await saveSession(signedIn.session.tokenHash, { provedAt: clock.now() })
    return redirect(journey.returnTo)
  }
  return letIn(request, journey, met)
}

async function connect(
  request: Request,
  journey: Journey,
  person: GooglePerson,
  signedIn: SignedIn | null,
): Promise<Response> {
  if (!signedIn || signedIn.row.id !== journey.userId) return stopped('state-mismatch', null)
  const connected = await connectGoogle(signedIn.row, person, senderOf(request))
  if (connected.state === 'refused') return stopped(connected.reason, null)
  return redirectWithFlash(to('settings', null, { part: 'security' }), {
    title: 'Google is connected',
    description: `${person.email} opens your account from now on.`,
  })
}

async function letIn(
  request: Request,
  { returnTo }: Journey,
  { state, user }: Exclude<Recognised, { state: 'refused' }>,
): Promise<Response> {
  const admission = await admit(request, user, { isRemembered: true })
  const returnUrl = returnTo === '/' ? null : returnTo
  const isIn = admission.state === 'in'
  const headers = new Headers(admission.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  const words = isIn ? toWords(state, user.username) : null
  if (words) headers.append('Set-Cookie', await toFlashCookie(words))
  if (!isIn) return redirect(to('login', null, { step: 'code', return_url: returnUrl }), { headers })
  return redirect(state === 'new' ? to('identity-setup', null, { return_url: returnUrl }) : returnTo, { headers })
}

function toWords(state: 'known' | 'linked' | 'new', username: string): FlashMessage | null {
  if (state === 'new') return { title: 'Your account is made', description: `You are ${username} here.` }
  if (state === 'linked') {
    return { title: 'Google is connected', description: 'It opens your account from now on. We mailed you a note.' }
  }
  return null
}
