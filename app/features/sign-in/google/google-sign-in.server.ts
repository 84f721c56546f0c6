import { redirect, type SessionStorage } from '@remix-run/node'
import { Authenticator, AuthorizationError } from 'remix-auth'
import { googlePaths } from '#app/catalogue/redirects.ts'
import { to } from '#app/catalogue/to.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { googleKeeper } from '#app/kits/members/identity/google/google-account.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { log } from '#app/platform/log.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findEndpoints } from '#app/providers/google/endpoints.server.ts'
import { googleSettings, type GoogleSettings } from '#app/providers/google/google-settings.server.ts'
import { GoogleWayStrategy } from '#app/providers/google/google-strategy.server.ts'
import { GoogleTrouble, type GooglePerson, type GoogleTroubleReason } from '#app/providers/google/google.ts'
import { signInStorage } from '../second-step/authenticator.server.ts'
import { arrive } from '../ways/arrival.server.ts'
import { carrying, readJourney, startJourney, toProof, type Journey } from '../ways/journey.server.ts'
import { homeOf, mayConnect, toOwnHost, toProveFirst } from '../ways/own-host.server.ts'
import { stopped } from '../ways/stopped.server.ts'
import { readReturnUrl } from '../return-url.ts'

const QUARTER_S = 900
const starts = createKeptLimit('google-start', { points: 60, windowS: QUARTER_S })
const returns = createKeptLimit('google-return', { points: 60, windowS: QUARTER_S })

const securitySettings = () => to('settings', null, { part: 'security' })

/** Leads to Google: to sign in, to prove who sits there, or with `connect=1` to connect Google with one's account. */
export async function leadToGoogle(request: Request, network: string): Promise<Response> {
  const returnTo = readReturnUrl(request)
  const settings = googleSettings()
  if (!settings) return stopped('google-not-configured', { returnTo })
  if ((await starts(network)) > 0) return stopped('too-many-tries', { returnTo })
  const home = toOwnHost(request, googlePaths.start)
  if (home) return redirect(home)

  const isConnecting = new URL(request.url).searchParams.get('connect') === '1'
  const signedIn = await findSignedIn(request)
  if (isConnecting && !signedIn) return redirect(to('login', null, { return_url: securitySettings() }))
  if (isConnecting && !mayConnect(request, signedIn))
    return redirectWithFlash(securitySettings(), toProveFirst('Google', 'Google'))

  const userId = signedIn?.row.id ?? null
  const journey = startJourney('google', { returnTo: returnTo ?? '/', isConnecting, userId })
  try {
    await walk(request, settings, journey, carrying(journey, signInStorage()))
    return stopped('state-mismatch', { returnTo })
  } catch (thrown) {
    return thrown instanceof Response ? thrown : stopped(toReason(thrown, request), { returnTo })
  }
}

/** What came back from Google: whoever it is goes on to where they wanted, or to the reason why not. */
export async function returnFromGoogle(request: Request, network: string): Promise<Response> {
  const storage = signInStorage()
  const session = await storage.getSession(request.headers.get('cookie'))
  const journey = readJourney(session, 'google')
  const answer = await finish(request, network, journey)
  answer.headers.append('Set-Cookie', await storage.destroySession(session))
  return answer
}

async function finish(request: Request, network: string, journey: Journey | null): Promise<Response> {
  const returnTo = journey?.returnTo ?? null
  const settings = googleSettings()
  if (!settings) return stopped('google-not-configured', { returnTo })
  if ((await returns(network)) > 0) return stopped('too-many-tries', { returnTo })
  if (!journey) return stopped('state-mismatch', { returnTo: null })
  try {
    const person = await walk(toCallback(request), settings, journey, signInStorage())
    await Promise.all([starts.refund(network), returns.refund(network)])
    return await arrive(request, journey, { keeper: googleKeeper, from: null, person })
  } catch (trouble) {
    return stopped(toReason(trouble, request), { returnTo })
  }
}

/** One step of the way by remix-auth: at the start it throws the redirect to Google, at the end it knows who came back. */
async function walk(
  request: Request,
  settings: GoogleSettings,
  journey: Journey,
  storage: SessionStorage,
): Promise<GooglePerson> {
  const way = new GoogleWayStrategy({
    settings,
    endpoints: await findEndpoints(settings.issuer),
    callback: homeOf(request) + googlePaths.callback,
    proof: toProof(journey),
    isChosen: journey.userId !== null,
  })
  const authenticator = new Authenticator<GooglePerson>(storage, { throwOnError: true }).use(way)
  return authenticator.authenticate(way.name, request)
}

/** Both addresses Google may lead back to are one to remix-auth. */
const toCallback = (request: Request): Request =>
  new Request(new URL(googlePaths.callback + new URL(request.url).search, request.url), { headers: request.headers })

/** What remix-auth says when the state was right and Google sent no code. */
const NO_CODE = 'Missing code.'

/** remix-auth wraps what happened; of its own refusals only the missing code is not about the state. */
function toReason(thrown: unknown, request: Request): GoogleTroubleReason {
  const trouble = thrown instanceof AuthorizationError ? thrown.cause : thrown
  if (trouble instanceof GoogleTrouble) {
    const { cause } = trouble
    const of = cause instanceof Error ? cause.message : undefined
    log.warn({ reason: trouble.reason, why: trouble.message, of }, 'a sign-in with Google ended on its way')
    return trouble.reason
  }
  if (!(thrown instanceof AuthorizationError)) throw thrown
  if (thrown.message !== NO_CODE) return 'state-mismatch'
  const error = new URL(request.url).searchParams.get('error') ?? ''
  return Object.hasOwn(refusals, error) ? refusals[error as keyof typeof refusals] : 'keys-refused'
}

/** RFC 6749, 4.1.2.1. */
const refusals = {
  access_denied: 'denied',
  server_error: 'provider-down',
  temporarily_unavailable: 'provider-down',
} as const satisfies Record<string, GoogleTroubleReason>
