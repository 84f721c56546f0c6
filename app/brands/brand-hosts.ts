import { brandIds, type BrandId } from './brand.ts'
import { brands } from './brands.ts'

/** Every host name a brand answers to, lower case, without port. A brand's canonical host comes first among its own. */
export type BrandHosts = ReadonlyMap<string, BrandId>

const HOST =
  /^(?=.{1,253}(?::|$))([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)(?::\d{1,5})?$/i

/**
 * The host name inside a Host header or `domain=` value: lower case, port cut off.
 * Null for everything that is not exactly one host name (user info, lists, paths, brackets, spaces).
 */
export function readHostName(value: string | null): string | null {
  return HOST.exec(value ?? '')?.[1]?.toLowerCase() ?? null
}

/**
 * The allow-list of hosts: the operator's own first, then the development defaults.
 * `BRAND_HOSTS` reads `voice2email=voice2email.example,v2e.example;inbox=mail.example`.
 * Throws an Error with a sentence for the operator on an unknown brand, a bad host or a host named twice.
 */
export function brandHosts(env: { BRAND_HOSTS?: string }): BrandHosts {
  const hosts = new Map<string, BrandId>()
  for (const entry of (env.BRAND_HOSTS ?? '').split(';').filter((part) => part.trim())) {
    const [name = '', list = '', ...rest] = entry.split('=').map((part) => part.trim())
    const id = brandIds.find((known) => known === name)
    if (!id || !list || rest.length) throw new Error(`BRAND_HOSTS: "${entry.trim()}" is not a brand and its hosts.`)
    for (const value of list.split(',')) claimHost(hosts, value.trim(), id)
  }
  for (const id of brandIds) {
    for (const host of brands[id].hosts) if (!hosts.has(host)) hosts.set(host, id)
  }
  return hosts
}

function claimHost(hosts: Map<string, BrandId>, value: string, id: BrandId): void {
  const host = readHostName(value)
  if (!host) throw new Error(`BRAND_HOSTS: "${value}" is not a host name.`)
  const owner = hosts.get(host)
  if (owner && owner !== id) throw new Error(`BRAND_HOSTS: ${host} belongs to both ${owner} and ${id}.`)
  hosts.set(host, id)
}

/** The host a brand's own links use, or null for a brand without one. */
export function canonicalHost(hosts: BrandHosts, id: BrandId): string | null {
  for (const [host, owner] of hosts) if (owner === id) return host
  return null
}
