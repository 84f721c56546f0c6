import { z } from 'zod'
import { clock } from '#app/platform/clock.ts'
import { isConfidentialAddress } from '#app/platform/secrets/confidential-address.ts'
import { once } from '#app/platform/once.ts'
import { askGoogle, readJson } from './ask-google.server.ts'
import { GoogleTrouble } from './google.ts'

/** `userInfo`: where a provider tells of a person what its token does not; null where it has no such address. */
export type GoogleEndpoints = { authorization: string; token: string; keys: string; userInfo: string | null }

/** Google's own document may be kept for an hour. */
const KEPT_MS = 3_600_000

const address = z.string().refine(isConfidentialAddress)
const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional().catch(undefined),
})

type Kept = { until: number; endpoints: Promise<GoogleEndpoints> }
const kept = () => once('google-endpoints', () => new Map<string, Kept>())

/** Where an issuer wants to be asked, by its discovery document (OpenID Connect Discovery 1.0). Failures are not kept. */
export function findEndpoints(issuer: string): Promise<GoogleEndpoints> {
  const now = clock.now().getTime()
  const known = kept().get(issuer)
  if (known && known.until > now) return known.endpoints
  const endpoints = readEndpoints(issuer)
  kept().set(issuer, { until: now + KEPT_MS, endpoints })
  endpoints.catch(() => kept().delete(issuer))
  return endpoints
}

async function readEndpoints(issuer: string): Promise<GoogleEndpoints> {
  const answer = await askGoogle(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const read = documentSchema.safeParse(await readJson(answer))
  if (!read.success) throw new GoogleTrouble('provider-down', 'the discovery document cannot be read')
  const { data } = read
  if (data.issuer !== issuer) throw new GoogleTrouble('provider-down', 'the discovery document names another issuer')
  return {
    authorization: data.authorization_endpoint,
    token: data.token_endpoint,
    keys: data.jwks_uri,
    userInfo: data.userinfo_endpoint ?? null,
  }
}
