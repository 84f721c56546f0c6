import type { NextFunction, Request, Response } from 'express'
import { isOfNamedOrigin } from './cross-origin.server.ts'
import { refuse } from './refuse.server.ts'

const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses before anything else looks at the request: a Host that is no host (400), and a state-changing request that comes
 * from another site (403). Remix checks the origin of documents only, so resource routes need this too.
 * A request with neither Origin nor Sec-Fetch-Site is no browser's cross-site request and passes.
 */
export function guard(req: Request, res: Response, next: NextFunction) {
  const host = req.headers.host ?? ''
  if (!isHost(host)) return refuse(req, res, 400, 'This request names no host we could answer for.')
  const isForeign = !isOfNamedOrigin(res) && isFromElsewhere(req.headers.origin, req.headers['sec-fetch-site'], host)
  if (UNSAFE_METHODS.has(req.method) && isForeign) {
    return refuse(req, res, 403, 'This form was sent from another site, so it was not accepted.')
  }
  next()
}

/** True for `name`, `name:port`, `[v6]:port`; false for anything that carries a path, a query or a user. */
export function isHost(host: string): boolean {
  return host !== '' && !/[/@?#\\\s]/.test(host) && URL.canParse(`http://${host}`)
}

/** True when the browser says that another origin made this request; `null` is what a sandboxed page sends. */
export function isFromElsewhere(
  origin: string | undefined,
  site: string | string[] | undefined,
  host: string,
): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const { protocol, host: from } = new URL(origin)
  // Read as that origin's scheme reads it: its default port may be written out in Host.
  const asked = `${protocol}//${host}`
  return !URL.canParse(asked) || new URL(asked).host !== from || from === ''
}
