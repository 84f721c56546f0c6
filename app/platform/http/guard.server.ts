import type { NextFunction, Request, Response } from 'express'
import { refuse } from './refuse.server.ts'

const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses before anything else looks at the request: a Host that is no host and a path that cannot be decoded (400),
 * and a state-changing request that comes from another site (403). Remix checks the origin of documents only, so resource routes need this too.
 * A request with neither Origin nor Sec-Fetch-Site is no browser's cross-site request and passes.
 */
export function guard(req: Request, res: Response, next: NextFunction) {
  const host = req.headers.host ?? ''
  if (!isHost(host)) return refuse(req, res, 400, 'This request names no host we could answer for.')
  if (!isReadable(req.path)) return refuse(req, res, 400, 'This address cannot be read.')
  if (UNSAFE_METHODS.has(req.method) && isFromElsewhere(req.headers.origin, req.headers['sec-fetch-site'], host)) {
    return refuse(req, res, 403, 'This form was sent from another site, so it was not accepted.')
  }
  next()
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
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
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase()
}
