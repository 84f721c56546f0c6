import { timingSafeEqual } from 'node:crypto'
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  fetchUserInfo,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
  type Configuration,
} from 'openid-client'
import { toTable } from '#app/platform/table.ts'
import { lacksSomething, readPerson, type Claims } from './claims.ts'
import { CLOCK_SKEW_S, findConfiguration } from './configurations.server.ts'
import { findTrouble, OpenIdTrouble, type OpenIdPerson, type OpenIdTroubleReason } from './openid.ts'
import type { OpenIdSetting } from './openid-settings.server.ts'

/** Secrets of one sign-in that only this browser and we know. */
export type OpenIdProof = { verifier: string; nonce: string; state: string }

type Lead = { callback: string; proof: OpenIdProof; isFresh: boolean }

/**
 * The address at the provider where somebody says who they are: authorization code with PKCE (RFC 7636), state and nonce.
 * `isFresh` has the provider ask again who sits there, even where it knows. Throws OpenIdTrouble.
 */
export async function leadAddress(setting: OpenIdSetting, { callback, proof, isFresh }: Lead): Promise<string> {
  const configuration = await findConfiguration(setting)
  const asked = new URLSearchParams({
    redirect_uri: callback,
    scope: setting.scopes,
    state: proof.state,
    nonce: proof.nonce,
    code_challenge: await calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
  })
  if (isFresh) {
    asked.set('prompt', 'login')
    // Has the token say when that was.
    asked.set('max_age', '0')
  }
  return buildAuthorizationUrl(configuration, asked).href
}

type Return = {
  /** The redirect address with all that the provider added. */
  address: URL
  proof: OpenIdProof
  /** Since when the provider was to ask again who sits there; null when it need not. */
  freshSince?: Date | null
}

/**
 * Who came back from a provider: state and `iss` (RFC 9207) are checked, the code is exchanged, and the ID token is believed
 * only with the right signature, issuer, audience, time and nonce. Throws OpenIdTrouble.
 */
export async function readReturned(
  setting: OpenIdSetting,
  { address, proof, freshSince = null }: Return,
): Promise<OpenIdPerson> {
  if (!isSame(address.searchParams.get('state') ?? '', proof.state))
    throw new OpenIdTrouble('state-mismatch', 'the state is another one')
  const configuration = await findConfiguration(setting)
  const tokens = await authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: proof.verifier,
    expectedState: proof.state,
    expectedNonce: proof.nonce,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    throw toTrouble(error)
  })
  const token = tokens.claims()
  if (!token) throw new OpenIdTrouble('token-not-right', 'no ID token came')
  checkToken(token, setting)
  if (freshSince) checkFresh(token, freshSince)
  const reading = { ...setting, hasRoles: setting.roles.size > 0 }
  const asks = lacksSomething(token, reading) && configuration.serverMetadata().userinfo_endpoint !== undefined
  const people = asks ? await askPeople(configuration, tokens.access_token, token.sub) : null
  return readPerson(token.sub, token, people, reading)
}

const MS_PER_S = 1_000
const SUBJECT_MAX_CHARS = 255

/** What openid-client leaves to us: other audiences beside ours, and an empty or endless name. */
function checkToken({ aud, azp, sub }: Claims, { clientId }: OpenIdSetting): void {
  const others = Array.isArray(aud) ? aud.filter((one) => one !== clientId) : []
  if (azp === undefined ? others.length > 0 : azp !== clientId)
    throw new OpenIdTrouble('token-not-right', 'the token was issued to another client')
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_MAX_CHARS)
    throw new OpenIdTrouble('token-not-right', 'the token names nobody')
}

/**
 * A provider that was to ask again and did not (OpenID Connect Core 3.1.2.1). Some leave `auth_time` out though they were
 * asked for it; those are believed, as nothing says otherwise.
 */
function checkFresh({ auth_time: at }: Claims, since: Date): void {
  if (typeof at === 'number' && at < since.getTime() / MS_PER_S - CLOCK_SKEW_S)
    throw new OpenIdTrouble('token-not-right', 'the provider did not ask again who sits there')
}

/** What the provider's address of people says, for the very person of the token (OpenID Connect Core 5.3). */
const askPeople = (configuration: Configuration, accessToken: string, subject: string): Promise<Claims> =>
  fetchUserInfo(configuration, accessToken, subject).catch((error: unknown) => {
    const trouble = toTrouble(error)
    throw trouble.reason === 'keys-refused' ? new OpenIdTrouble('token-not-right', trouble.message) : trouble
  })

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** RFC 6749, 4.1.2.1 and OpenID Connect Core 3.1.2.6: what leads back without a code. */
const refusals = toTable<OpenIdTroubleReason>({
  access_denied: 'denied',
  consent_required: 'denied',
  interaction_required: 'denied',
  login_required: 'denied',
  account_selection_required: 'denied',
  server_error: 'provider-down',
  temporarily_unavailable: 'provider-down',
})

/** openid-client wraps what happened; what it carries along (claims, bodies) goes into no log. */
function toTrouble(thrown: unknown): OpenIdTrouble {
  const own = findTrouble(thrown)
  if (own) return own
  if (thrown instanceof AuthorizationResponseError)
    return refused(refusals[thrown.error] ?? 'keys-refused', thrown.error)
  if (thrown instanceof ResponseBodyError)
    return refused(thrown.error === 'invalid_grant' ? 'state-mismatch' : 'keys-refused', thrown.error)
  if (thrown instanceof WWWAuthenticateChallengeError) return refused('keys-refused', String(thrown.status))
  if (thrown instanceof ClientError) return new OpenIdTrouble('token-not-right', thrown.code ?? thrown.message)
  // Keys and answers that are no such thing at all.
  if (thrown instanceof TypeError) return new OpenIdTrouble('token-not-right', thrown.message)
  throw thrown
}

const ERROR_MAX_CHARS = 60

const refused = (reason: OpenIdTroubleReason, said: string) =>
  new OpenIdTrouble(reason, `the provider answered ${said.slice(0, ERROR_MAX_CHARS)}`)
