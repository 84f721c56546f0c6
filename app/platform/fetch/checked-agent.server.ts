import { lookup as lookUpName, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { FetchRefusal } from './fetch-refusal.ts'
import { isPublicAddress } from './public-address.ts'

/** How names become addresses, and which addresses may be connected to; tests put their own in. */
export type Seams = {
  lookUp: (name: string) => Promise<LookupAddress[]>
  isAllowed: (address: string) => boolean
}

export const realSeams: Seams = {
  lookUp: (name) =>
    new Promise((resolve, reject) =>
      lookUpName(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
    ),
  isAllowed: isPublicAddress,
}

const CONNECT_LIMIT_MS = 10_000

/**
 * An agent whose sockets only ever go to addresses that were checked: a name is looked up once, all its addresses must be
 * allowed, and the socket gets those very addresses. A name that changes its mind is refused the next time.
 */
export function createCheckedAgent({ lookUp, isAllowed }: Seams, limits: { headersMs: number; bodyMs: number }): Agent {
  const lookup: LookupFunction = (name, options, done) => {
    lookUp(name).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isAllowed(address))) done(new FetchRefusal('private'), '', 0)
        else if (options.all) done(null, addresses)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
  return new Agent({
    connect: { lookup, timeout: CONNECT_LIMIT_MS },
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyMs,
  })
}

/** These names mean this machine, whatever a resolver says (RFC 6761). */
const THIS_MACHINE = /(?:^|\.)localhost\.?$/

/** No name is looked up for an address written as numbers, so it is checked here. */
export function refuseLiteral({ hostname }: URL, { isAllowed }: Seams): void {
  if (THIS_MACHINE.test(hostname)) throw new FetchRefusal('private')
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0 && !isAllowed(address)) throw new FetchRefusal('private')
}
