import type { NextFunction, Request, Response } from 'express'
import { refuse } from './refuse.server.ts'

const MAX_URL_CHARS = 8_192
const MAX_QUERY_PARTS = 500
/** Node drops what comes after as many headers (`maxHeadersCount`), so that many is already too many. */
export const MAX_HEADERS = 200
/** What addresses here answer; a page or call says 405 itself to the one it does not take. */
const ALLOWED = 'GET, HEAD, POST'
const TAKEN = new Set(['GET', 'HEAD', 'POST'])
const KNOWN = new Set(['PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT'])
/** The one folder with a dot that the web knows (RFC 8615). */
const WELL_KNOWN = '.well-known'

type Refusal = { status: number; message: string; headers?: Record<string, string> }

/**
 * Stands before everything that reads an address: brings the request line into the one form the app knows (an absolute
 * form becomes Host and path, RFC 9112 3.2.2; a default port is left out of Host) and refuses with a sentence what no page or call can answer.
 */
export function requestTarget({ isHttps, trustsProxy }: { isHttps: boolean; trustsProxy: boolean }) {
  return (req: Request, res: Response, next: NextFunction) => {
    if (req.method === 'OPTIONS') return void res.status(204).set('Allow', ALLOWED).end()
    const refusal = toOriginForm(req) ?? findHostFault(req) ?? findMethodFault(req) ?? findAddressFault(req)
    dropUntrusted(req, trustsProxy)
    req.headers.host = withoutDefaultPort(req.headers.host ?? '', isHttps)
    if (!refusal) return next()
    if (refusal.headers) res.set(refusal.headers)
    refuse(req, res, refusal.status, refusal.message)
  }
}

/** `name:443` on https and `name:80` on http are `name`. */
export const withoutDefaultPort = (host: string, isHttps: boolean): string =>
  host.replace(isHttps ? /:443$/ : /:80$/, '')

function toOriginForm(req: Request): Refusal | null {
  if (req.url.startsWith('/')) return null
  const [, authority, rest] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(req.url) ?? []
  // What follows may ask for a path: it has one that can be read.
  req.url = req.originalUrl = rest?.startsWith('/') ? rest : `/${rest ?? ''}`
  if (authority === undefined) return { status: 400, message: 'This request names no address on this server.' }
  req.headers.host = authority
  return null
}

function findHostFault({ rawHeaders }: Request): Refusal | null {
  const names = rawHeaders.filter((_, n) => n % 2 === 0)
  if (names.length >= MAX_HEADERS) return { status: 431, message: 'This request has more headers than we read.' }
  const isTwice = names.filter((name) => name.toLowerCase() === 'host').length > 1
  return isTwice ? { status: 400, message: 'This request names two hosts.' } : null
}

function findMethodFault({ method }: Request): Refusal | null {
  if (TAKEN.has(method)) return null
  if (KNOWN.has(method))
    return { status: 405, message: `No address here takes ${method}.`, headers: { Allow: ALLOWED } }
  return { status: 501, message: `This server does not know what ${method} means.` }
}

function findAddressFault({ url }: Request): Refusal | null {
  if (url.length > MAX_URL_CHARS) return { status: 414, message: 'This address is too long.' }
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  if (countOf(query, '&') >= MAX_QUERY_PARTS)
    return { status: 400, message: 'This address has more parts after its question mark than we read.' }
  return findPathFault(path)
}

const countOf = (text: string, mark: string): number => text.split(mark).length - 1

/** What is wrong with a path, as it was sent; null for one that may lead somewhere. */
export function findPathFault(path: string): Refusal | null {
  const decoded = decode(path)
  if (decoded === null || hasUnreadable(decoded)) return { status: 400, message: 'This address cannot be read.' }
  const segments = decoded.split('/')
  if (segments.some((segment) => /^\.\.?(?:;|$)/.test(segment)))
    return { status: 400, message: 'This address points to itself or above itself. Please write it out.' }
  const isEmptyInside = /\/\//.test(path)
  const isHidden = segments.some((segment) => segment.startsWith('.') && segment !== WELL_KNOWN)
  return isEmptyInside || isHidden ? { status: 404, message: 'There is nothing at this address.' } : null
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

// eslint-disable-next-line no-control-regex -- control characters are exactly what must be found
const hasUnreadable = (text: string) => /[\u0000-\u001f\u007f\\]/.test(text) || !text.isWellFormed()

/** Where no proxy is trusted to say it, nobody says which host or scheme was asked; and nobody says nonsense. */
function dropUntrusted({ headers }: Request, trustsProxy: boolean) {
  const host = headers['x-forwarded-host']
  if (!trustsProxy || (host !== undefined && !URL.canParse(`http://${String(host)}`)))
    delete headers['x-forwarded-host']
  if (!trustsProxy || !/^https?(?:\s*,|$)/i.test(String(headers['x-forwarded-proto'] ?? '')))
    delete headers['x-forwarded-proto']
}
