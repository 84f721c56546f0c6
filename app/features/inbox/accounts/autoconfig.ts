import type { FoundServer, FoundServers } from './known-servers.ts'

const READ_CHARS = 50_000
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?$/i
const MOST_PORT = 65_535

/** The servers that an autoconfig file of a domain names, as mail programs read it; null when it names no safe ones. */
export function readAutoconfig(xml: string): FoundServers | null {
  const text = xml.slice(0, READ_CHARS)
  const imap = blocksOf(text, 'incomingServer').filter((block) => /\btype="imap"/i.test(block.slice(0, 200)))
  const smtp = blocksOf(text, 'outgoingServer').filter((block) => /\btype="smtp"/i.test(block.slice(0, 200)))
  const [incoming, outgoing] = [pick(imap), pick(smtp)]
  if (!incoming || !outgoing) return null
  const isLocal = /EMAILLOCALPART/.test(valueOf(incoming.block, 'username'))
  return { imap: incoming.server, smtp: outgoing.server, ...(isLocal && { login: 'local' as const }) }
}

function blocksOf(text: string, tag: string): string[] {
  return text
    .split(`<${tag}`)
    .slice(1)
    .map((rest) => rest.split(`</${tag}>`)[0]!)
}

const valueOf = (block: string, tag: string): string =>
  (block.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? '').trim().slice(0, 300)

/** TLS at once before STARTTLS; what is open to be read by all is no way. */
function pick(blocks: readonly string[]): { block: string; server: FoundServer } | null {
  const read = blocks.flatMap((block) => {
    const host = valueOf(block, 'hostname').toLowerCase()
    const port = Number(valueOf(block, 'port'))
    const kind = valueOf(block, 'socketType').toUpperCase()
    const security = kind === 'SSL' ? 'tls' : kind === 'STARTTLS' ? 'starttls' : null
    const isRight = HOST.test(host) && Number.isInteger(port) && port > 0 && port <= MOST_PORT
    return security && isRight ? [{ block, server: { host, port, security } as FoundServer }] : []
  })
  return read.find(({ server }) => server.security === 'tls') ?? read[0] ?? null
}
