import { isIP } from 'node:net'
import { realSeams, type Seams } from './checked-agent.server.ts'
import { FetchRefusal } from './fetch-refusal.ts'

/** These names mean this machine, whatever a resolver says (RFC 6761). */
const THIS_MACHINE = /(?:^|\.)localhost\.?$/i

/** Reached from every network; the others only from some. */
const IPV4 = 4

/**
 * The address to connect to for the name of a server that somebody gave us: looked up once, all its addresses must be of the
 * public internet, and the socket is opened to the one that is given here. Throws FetchRefusal, or what the resolver threw.
 */
export async function lookUpPublic(name: string, { lookUp, isAllowed }: Seams = realSeams): Promise<string> {
  const bare = name.replace(/^\[|\]$/g, '')
  if (THIS_MACHINE.test(bare)) throw new FetchRefusal('private')
  const addresses = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await lookUp(bare)
  const first = addresses.find(({ family }) => family === IPV4) ?? addresses[0]
  if (!first || !addresses.every(({ address }) => isAllowed(address))) throw new FetchRefusal('private')
  return first.address
}
