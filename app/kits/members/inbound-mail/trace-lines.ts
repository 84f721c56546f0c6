import { isIP } from 'node:net'

/** Who handed a letter over at our door. */
export type Peer = { ip: string; helo: string; from: string }

const MOST_CHARS = 1_200
const HELO = /^[\w.:[\]-]{1,255}$/

/** The lines a mail server writes above what it took in (RFC 5321, 4.4): whom it came back to and who handed it over. */
export function writeTrace({ ip, helo, from }: Peer, domain: string, at: Date): string {
  const sender = from.replace(/[^\x21-\x7e]|[<>]/g, '').slice(0, 320)
  const name = HELO.test(helo) ? helo : 'unknown'
  const when = at.toUTCString().replace('GMT', '+0000')
  return `Return-Path: <${sender}>\r\nReceived: from ${name} ([${ip}])\r\n\tby ${domain} with ESMTP; ${when}\r\n`
}

const TRACE = /^Return-Path: <([^<>\r\n]*)>\r\nReceived: from (\S+) \(\[([^\]\s]+)\]\)\r\n\tby /

/** Reads those lines back from a message that came in by our door; null where they are not. */
export function readTrace(raw: Uint8Array): Peer | null {
  const [, from, helo, ip] = TRACE.exec(Buffer.from(raw.subarray(0, MOST_CHARS)).toString('latin1')) ?? []
  return from !== undefined && helo && ip && isIP(ip) ? { ip, helo, from } : null
}
