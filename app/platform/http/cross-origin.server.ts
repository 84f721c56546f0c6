import cors from 'cors'
import type { Request, RequestHandler, Response } from 'express'

const PREFLIGHT_S = 600
/** What a page of another site may read of an answer. */
const EXPOSED = [
  ...['Retry-After', 'x-should-retry', 'x-request-id', 'x-frenly-engine', 'openai-processing-ms'],
  ...['limit', 'remaining', 'reset'].map((one) => `x-ratelimit-${one}-requests`),
]

/**
 * Lets pages of other sites make the calls for programs, where the operator named their origins. A key is needed all the
 * same, and cookies are never taken along. Without origins nothing changes.
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  if (origins.length === 0) return (_req, _res, next) => next()
  const answer = cors({
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'POST', 'DELETE'],
    credentials: false,
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_S,
  })
  return (req, res, next) => {
    if (isNamed(origins, req)) res.locals.isNamedOrigin = true
    answer(req, res, next)
  }
}

const isNamed = (origins: readonly string[], { headers: { origin } }: Request): boolean =>
  origin !== undefined && (origins.includes('*') || origins.includes(origin))

/** Whether a request comes from a page that the operator lets make calls. */
export const isOfNamedOrigin = ({ locals }: Response): boolean => locals.isNamedOrigin === true
