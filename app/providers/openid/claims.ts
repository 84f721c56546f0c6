import { z } from 'zod'
import { isMailAddress } from '#app/platform/mail-address.ts'
import type { OpenIdPerson } from './openid.ts'

/** What a provider says of somebody, in the ID token or at its address of people. */
export type Claims = Readonly<Record<string, unknown>>

/** More groups of one person than any directory has; the rest is not looked at. */
export const MOST_GROUPS = 10_000
const GROUP_MAX_CHARS = 500
const NAME_MAX_CHARS = 200
const EMAIL_MAX_CHARS = 254

const emailSchema = z.string().trim().max(EMAIL_MAX_CHARS).refine(isMailAddress)
const wordSchema = z
  .string()
  .trim()
  .min(1)
  .transform((said) => said.slice(0, NAME_MAX_CHARS))

type Reading = { groupsClaim: string; hasRoles: boolean; trustEmail: boolean }

/** Whether the token leaves something open that the address of people may tell. */
export function lacksSomething(token: Claims, { groupsClaim, hasRoles, trustEmail }: Reading): boolean {
  const hasAddress = readEmail(token) !== null && (trustEmail || token['email_verified'] !== undefined)
  return !hasAddress || readName(token) === '' || (hasRoles && !hasGroups(token, groupsClaim))
}

/**
 * Who somebody is by the token, and by the address of people where the token is silent. An address counts as verified only
 * by the word that came with this very address, or by the operator's.
 */
export function readPerson(subject: string, token: Claims, people: Claims | null, reading: Reading): OpenIdPerson {
  const [inToken, there] = [readEmail(token), people && readEmail(people)]
  const email = inToken ?? there
  const isSame = inToken === null || inToken.toLowerCase() === there?.toLowerCase()
  const said = inToken !== null && token['email_verified'] !== undefined ? token : isSame ? people : null
  const groups = hasGroups(token, reading.groupsClaim) ? token : (people ?? token)
  return {
    subject,
    email,
    isEmailVerified: email !== null && (reading.trustEmail || isTrue(said?.['email_verified'])),
    name: readName(token) || (people ? readName(people) : ''),
    groups: reading.hasRoles ? readGroups(groups, reading.groupsClaim) : null,
  }
}

const isTrue = (said: unknown) => said === true || said === 'true'

function readEmail(claims: Claims): string | null {
  const read = emailSchema.safeParse(claims['email'])
  return read.success ? read.data : null
}

function readName(claims: Claims): string {
  for (const claim of ['name', 'preferred_username', 'nickname']) {
    const read = wordSchema.safeParse(claims[claim])
    if (read.success) return read.data
  }
  return ''
}

const hasGroups = (claims: Claims, name: string) => findClaim(claims, name) !== undefined || isElsewhere(claims, name)

/** A claim by its name, or by the way to it: Keycloak keeps roles in `realm_access.roles`. */
function findClaim(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let found: unknown = claims
  for (const step of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Claims)[step]
  }
  return found
}

/** Entra names the place of groups that are too many for a token (OpenID Connect Core 5.6.2). */
function isElsewhere(claims: Claims, name: string): boolean {
  const names = claims['_claim_names']
  return typeof names === 'object' && names !== null && Object.hasOwn(names, name)
}

/**
 * The groups of somebody: a list, one word, or an object whose keys they are, as Zitadel writes roles. Nothing said is no
 * group; null when they are kept elsewhere.
 */
export function readGroups(claims: Claims, name: string): readonly string[] | null {
  const found = findClaim(claims, name)
  if (found === undefined && isElsewhere(claims, name)) return null
  const listed: readonly unknown[] = Array.isArray(found) ? found : toList(found)
  return listed
    .slice(0, MOST_GROUPS)
    .filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= GROUP_MAX_CHARS)
}

const toList = (found: unknown): readonly unknown[] =>
  typeof found === 'string' ? [found] : typeof found === 'object' && found !== null ? Object.keys(found) : []
