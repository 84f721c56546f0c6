import {
  allowInsecureRequests,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import { isConfidentialAddress } from '#app/platform/secrets/confidential-address.ts'
import { askProvider, TIMEOUT_S } from './ask-provider.server.ts'
import { findTrouble, OpenIdTrouble } from './openid.ts'
import { listOpenIdProviders, type OpenIdSetting } from './openid-settings.server.ts'

/** How far two clocks may stand apart, in seconds. */
export const CLOCK_SKEW_S = 180
const KEPT_MS = 3_600_000
/** How long a provider that did not answer is said to be away before it is asked again unasked. */
const AWAY_MS = 60_000

type Kept = { until: number; configuration: Promise<Configuration>; isHere: boolean }
const kept = () => once('openid-configurations', () => new Map<string, Kept>())
const away = () => once('openid-away', () => new Map<string, number>())

/**
 * What a provider's discovery document says, kept for an hour with the keys it signs with (OpenID Connect Discovery 1.0).
 * Failures are not kept. Throws OpenIdTrouble `provider-down`.
 */
export function findConfiguration(setting: OpenIdSetting): Promise<Configuration> {
  const now = clock.now().getTime()
  const known = kept().get(setting.issuer)
  if (known && known.until > now) return known.configuration
  const one: Kept = { until: now + KEPT_MS, configuration: discover(setting), isHere: false }
  kept().set(setting.issuer, one)
  one.configuration.then(
    () => {
      one.isHere = true
      away().delete(setting.issuer)
    },
    () => {
      kept().delete(setting.issuer)
      away().set(setting.issuer, clock.now().getTime())
    },
  )
  return one.configuration
}

async function discover(setting: OpenIdSetting): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = setting
  const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
    timeout: TIMEOUT_S,
    [customFetch]: askProvider,
    // Plain http is let through for this machine alone, by askProvider.
    execute: [allowInsecureRequests],
  }).catch((error: unknown) => {
    throw findTrouble(error) ?? toUnreadable(error)
  })
  const server = found.serverMetadata()
  checkServer(server, issuer)
  const client = { client_secret: clientSecret, [clockTolerance]: CLOCK_SKEW_S }
  const asBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true
  const auth = asBasic ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret)
  const configuration = new Configuration(server, clientId, client, auth)
  configuration.timeout = TIMEOUT_S
  configuration[customFetch] = askProvider
  allowInsecureRequests(configuration)
  enableNonRepudiationChecks(configuration)
  return configuration
}

const OTHER_ISSUER = 'the discovery document names another issuer'

function toUnreadable(error: unknown): OpenIdTrouble {
  const isOther = error instanceof ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
  return new OpenIdTrouble('provider-down', isOther ? OTHER_ISSUER : 'the discovery document cannot be read', error)
}

/** openid-client lets Entra speak for every tenant of the world; here one issuer is one house. */
function checkServer(server: ServerMetadata, issuer: string): void {
  if (!URL.canParse(server.issuer) || new URL(server.issuer).href !== issuer)
    throw new OpenIdTrouble('provider-down', OTHER_ISSUER)
  for (const address of [server.authorization_endpoint, server.token_endpoint, server.jwks_uri])
    if (!address || !isConfidentialAddress(address))
      throw new OpenIdTrouble('provider-down', 'the discovery document lacks an address, or names one without https')
}

/** A way in as pages show it; `isAway` where the provider did not answer when it was asked last. */
export type OpenIdWay = { id: string; name: string; isAway: boolean }

/**
 * The providers as pages show them. With `waitMs` those that were not asked of late are, and so long is waited for them: a
 * provider that is slow holds no page up.
 */
export async function listOpenIdWays(waitMs: number): Promise<OpenIdWay[]> {
  const providers = listOpenIdProviders()
  if (waitMs > 0) await Promise.all(providers.map((one) => isKnown(one) || passing(findConfiguration(one), waitMs)))
  return providers.map(({ id, name, issuer }) => ({ id, name, isAway: waitMs > 0 && away().has(issuer) }))
}

function isKnown({ issuer }: OpenIdSetting): boolean {
  const now = clock.now().getTime()
  const failedAt = away().get(issuer)
  if (failedAt !== undefined && now - failedAt < AWAY_MS) return true
  const known = kept().get(issuer)
  return known !== undefined && known.isHere && known.until > now
}

const passing = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve(null)
    }
    work.then(end, end)
  })

/** Asks a provider anew what it says of itself, for whoever looks after the server. Throws OpenIdTrouble that says why not. */
export async function askOpenIdProvider(setting: OpenIdSetting): Promise<{ signsWith: string[] }> {
  const configuration = await discover(setting)
  return { signsWith: configuration.serverMetadata().id_token_signing_alg_values_supported ?? [] }
}
