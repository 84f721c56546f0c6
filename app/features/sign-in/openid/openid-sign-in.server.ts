import { redirect } from '@remix-run/node'
import { toOpenIdCallback, toOpenIdStart } from '#app/catalogue/redirects.ts'
import { to } from '#app/catalogue/to.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { takeGroups } from '#app/kits/members/identity/openid/group-roles.server.ts'
import { toKeeper } from '#app/kits/members/identity/openid/openid-account.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { log } from '#app/platform/log.server.ts'
import { OpenIdTrouble, type OpenIdTroubleReason } from '#app/providers/openid/openid.ts'
import { findOpenIdProvider, type OpenIdSetting } from '#app/providers/openid/openid-settings.server.ts'
import { leadAddress, readReturned } from '#app/providers/openid/openid-way.server.ts'
import { readReturnUrl } from '../return-url.ts'
import { signInStorage } from '../second-step/authenticator.server.ts'
import { arrive } from '../ways/arrival.server.ts'
import { carrying, readJourney, startJourney, toProof, type Journey } from '../ways/journey.server.ts'
import { homeOf, mayConnect, toOwnHost, toProveFirst } from '../ways/own-host.server.ts'
import { stopped } from '../ways/stopped.server.ts'

const QUARTER_S = 900
const starts = createKeptLimit('openid-start', { points: 60, windowS: QUARTER_S })
const returns = createKeptLimit('openid-return', { points: 60, windowS: QUARTER_S })

const securitySettings = () => to('settings', null, { part: 'security' })

/** Leads to an OpenID provider: to sign in, to prove who sits there, or with `connect=1` to connect its account with one's own. */
export async function leadToProvider(request: Request, id: string, network: string): Promise<Response> {
  const stop = { returnTo: readReturnUrl(request), from: id }
  const setting = findOpenIdProvider(id)
  if (!setting) return stopped('provider-not-configured', { returnTo: stop.returnTo })
  if ((await starts(network)) > 0) return stopped('too-many-tries', stop)
  const home = toOwnHost(request, toOpenIdStart(id))
  if (home) return redirect(home)

  const isConnecting = new URL(request.url).searchParams.get('connect') === '1'
  const signedIn = await findSignedIn(request)
  if (isConnecting && !signedIn) return redirect(to('login', null, { return_url: securitySettings() }))
  if (isConnecting && !mayConnect(request, signedIn))
    return redirectWithFlash(securitySettings(), toProveFirst(setting.name, 'Other accounts'))

  const userId = signedIn?.row.id ?? null
  const journey = startJourney(`openid/${id}`, { returnTo: stop.returnTo ?? '/', isConnecting, userId })
  try {
    const callback = homeOf(request) + toOpenIdCallback(id)
    const address = await leadAddress(setting, { callback, proof: toProof(journey), isFresh: userId !== null })
    return redirect(address, { headers: { 'Set-Cookie': await toCookie(journey) } })
  } catch (thrown) {
    return stopped(toReason(thrown, id), stop)
  }
}

async function toCookie(journey: Journey): Promise<string> {
  const storage = signInStorage()
  return storage.commitSession(await carrying(journey, storage).getSession())
}

/** What came back from a provider: whoever it is goes on to where they wanted, or to the reason why not. */
export async function returnFromProvider(request: Request, id: string, network: string): Promise<Response> {
  const storage = signInStorage()
  const session = await storage.getSession(request.headers.get('cookie'))
  const answer = await finish(request, network, { id, journey: readJourney(session, `openid/${id}`) })
  answer.headers.append('Set-Cookie', await storage.destroySession(session))
  return answer
}

type Way = { id: string; journey: Journey | null }

async function finish(request: Request, network: string, { id, journey }: Way): Promise<Response> {
  const stop = { returnTo: journey?.returnTo ?? null, from: id }
  const setting = findOpenIdProvider(id)
  if (!setting) return stopped('provider-not-configured', { returnTo: stop.returnTo })
  if ((await returns(network)) > 0) return stopped('too-many-tries', stop)
  if (!journey) return stopped('state-mismatch', stop)
  try {
    const freshSince = journey.userId === null ? null : new Date(journey.startedAt)
    const returned = { address: toBack(request, setting), proof: toProof(journey), freshSince }
    const person = await readReturned(setting, returned)
    await Promise.all([starts.refund(network), returns.refund(network)])
    const onKnown = () => takeGroups(request, setting, person)
    return await arrive(request, journey, { keeper: toKeeper(setting), from: id, person, onKnown })
  } catch (thrown) {
    return stopped(toReason(thrown, id), stop)
  }
}

/** The redirect address as the provider knows it, with what it added. */
const toBack = (request: Request, { id }: OpenIdSetting): URL =>
  new URL(homeOf(request) + toOpenIdCallback(id) + new URL(request.url).search)

function toReason(thrown: unknown, provider: string): OpenIdTroubleReason {
  if (!(thrown instanceof OpenIdTrouble)) throw thrown
  const { cause } = thrown
  const of = cause instanceof Error ? cause.message : undefined
  log.warn({ provider, reason: thrown.reason, why: thrown.message, of }, 'a sign-in by OpenID ended on its way')
  return thrown.reason
}
