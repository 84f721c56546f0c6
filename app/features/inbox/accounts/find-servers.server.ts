import { Resolver } from 'node:dns/promises'
import { fetchPublic } from '#app/platform/public-fetch.server.ts'
import { splitAddress, toAsciiDomain } from '#app/platform/mail-address.ts'
import { readAutoconfig } from './autoconfig.ts'
import { guessServers, serversOfExchange, serversOfProvider, type FoundServers } from './known-servers.ts'

const LOOK_MS = 3_000

/**
 * The servers of an address: of the big providers by a table; else what the domain says of itself by HTTPS and by the DNS;
 * else what such servers are mostly called. A name of the DNS counts only inside the domain: the DNS can be lied about, and
 * a password would go there.
 */
export async function findServers(address: string): Promise<FoundServers> {
  const domain = toAsciiDomain(splitAddress(address).domain)
  const known = serversOfProvider(domain)
  if (known) return known
  const [file, exchange, services] = await Promise.all([
    askDomain(domain, address).catch(() => null),
    askExchange(domain).catch(() => null),
    askServices(domain).catch(() => null),
  ])
  return file ?? exchange ?? services ?? guessServers(domain)
}

async function askDomain(domain: string, address: string): Promise<FoundServers | null> {
  const places = [
    `https://autoconfig.${domain}/mail/config-v1.1.xml?emailaddress=${encodeURIComponent(address)}`,
    `https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml`,
  ]
  const read = await Promise.all(
    places.map(async (place) => {
      const answer = await fetchPublic(place, { limitMs: LOOK_MS, maxBytes: 100_000 }).catch(() => null)
      return answer?.status === 200 ? readAutoconfig(new TextDecoder().decode(answer.bytes)) : null
    }),
  )
  return read.find((one) => one !== null) ?? null
}

const resolver = () => new Resolver({ timeout: LOOK_MS, tries: 1 })

async function askExchange(domain: string): Promise<FoundServers | null> {
  const found = await resolver().resolveMx(domain)
  for (const { exchange } of found.toSorted((a, b) => a.priority - b.priority)) {
    const servers = serversOfExchange(exchange.toLowerCase().replace(/\.$/, ''))
    if (servers) return servers
  }
  return null
}

/** RFC 6186 and RFC 8314. */
async function askServices(domain: string): Promise<FoundServers | null> {
  const ask = async (service: string) => {
    const [first] = await resolver().resolveSrv(`${service}._tcp.${domain}`)
    const host = first?.name.toLowerCase().replace(/\.$/, '') ?? ''
    if (!first || !(host === domain || host.endsWith(`.${domain}`))) throw new Error('No such service')
    return { host, port: first.port }
  }
  const either = async (safe: string, later: string) => {
    const tls = await ask(safe).catch(() => null)
    if (tls) return { ...tls, security: 'tls' as const }
    return { ...(await ask(later)), security: 'starttls' as const }
  }
  const [imap, smtp] = await Promise.all([either('_imaps', '_imap'), either('_submissions', '_submission')])
  return { imap, smtp }
}
