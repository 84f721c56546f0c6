import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { redirectWithFlash, toFlashCookie } from '#app/kits/pages/flash/flash.server.ts'
import type { FlashMessage } from '#app/kits/pages/flash/flash.ts'
import { admit } from '#app/kits/members/identity/session/admit.server.ts'
import {
  connectAccount,
  recognise,
  type ConnectedPerson,
  type Keeper,
  type Recognised,
} from '#app/kits/members/identity/connections/recognise.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { saveSession } from '#app/kits/members/identity/session/session.store.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Journey } from './journey.server.ts'
import { stopped } from './stopped.server.ts'

/** Who came back, and from whom. */
export type Comer = {
  keeper: Keeper
  /** The id of the OpenID provider; null for Google. */
  from: string | null
  person: ConnectedPerson
  /** Done once the person's account here is known, before it is opened. */
  onKnown?: () => Promise<void>
}

/** What follows when another site has said who somebody is: connecting, a fresh proof, or a session. */
export async function arrive(request: Request, journey: Journey, comer: Comer): Promise<Response> {
  const signedIn = await findSignedIn(request)
  const { keeper, from, person, onKnown } = comer
  const { returnTo } = journey
  if (journey.isConnecting) return connect(request, journey, comer)
  const met = await recognise(keeper, person, senderOf(request), signedIn?.row.id ?? null)
  if (met.state === 'refused') return stopped(met.reason, { returnTo, from })
  await onKnown?.()
  if (signedIn) {
    await saveSession(signedIn.session.tokenHash, { provedAt: clock.now() })
    return redirect(returnTo)
  }
  return letIn(request, { ...met, returnTo, name: keeper.name })
}

async function connect(
  request: Request,
  journey: Journey,
  { keeper, from, person, onKnown }: Comer,
): Promise<Response> {
  const signedIn = await findSignedIn(request)
  if (!signedIn || signedIn.row.id !== journey.userId) return stopped('state-mismatch', { returnTo: null, from })
  const connected = await connectAccount(keeper, signedIn.row, person, senderOf(request))
  if (connected.state === 'refused') return stopped(connected.reason, { returnTo: null, from })
  await onKnown?.()
  return redirectWithFlash(to('settings', null, { part: 'security' }), {
    title: `${keeper.name} is connected`,
    description: `${person.email ?? `Your account of ${keeper.name}`} opens your account from now on.`,
  })
}

type Met = Exclude<Recognised, { state: 'refused' }> & { returnTo: string; name: string }

async function letIn(request: Request, { state, user, returnTo, name }: Met): Promise<Response> {
  const admission = await admit(request, user, { isRemembered: true })
  const returnUrl = returnTo === '/' ? null : returnTo
  const isIn = admission.state === 'in'
  const headers = new Headers(admission.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  const words = isIn ? toWords(state, user.username, name) : null
  if (words) headers.append('Set-Cookie', await toFlashCookie(words))
  if (!isIn) return redirect(to('login', null, { step: 'code', return_url: returnUrl }), { headers })
  return redirect(state === 'new' ? to('identity-setup', null, { return_url: returnUrl }) : returnTo, { headers })
}

function toWords(state: Met['state'], username: string, name: string): FlashMessage | null {
  if (state === 'new') return { title: 'Your account is made', description: `You are ${username} here.` }
  if (state === 'linked') {
    return { title: `${name} is connected`, description: 'It opens your account from now on. We mailed you a note.' }
  }
  return null
}
