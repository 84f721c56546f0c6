import type { Request, Response } from 'express'

/** The page in our look that says a refusal to somebody in a browser. */
export type DrawRefusal = (status: number, message: string) => string

/** Hands the app's page for refusals to everything that refuses. */
export const drawRefusalsWith = (app: { locals: Record<string, unknown> }, draw: DrawRefusal): void =>
  void (app.locals.drawRefusal = draw)

/**
 * Answers a request before the app sees it: a call in the shape of every call, one of `/v1` as its clients read it, a
 * browser with a page, anything else in plain words.
 */
export function refuse(req: Request, res: Response, status: number, message: string): void {
  const path = req.path ?? ''
  const draw = req.app.locals.drawRefusal as DrawRefusal | undefined
  const accept = req.headers.accept
  res.status(status).set('Cache-Control', 'no-store')
  const body = toRefusalBody(path, accept, message)
  if (body) res.json(body)
  else if (draw && accept?.includes('text/html')) res.type('html').send(draw(status, message))
  else res.type('text').send(message)
}

/** What a program is told, in the shape it asked for; null for everybody else. */
export function toRefusalBody(path: string, accept: string | undefined, message: string): object | null {
  if (/^\/v1(?:\/|$)/.test(path)) return { error: { message, type: 'invalid_request_error', param: null, code: null } }
  return path.startsWith('/api/') || wantsJson(accept) ? { success: false, message } : null
}

/** A program that asks for JSON, and not a browser, which asks for pages first. */
const wantsJson = (accept: string | null | undefined): boolean =>
  !!accept && accept.includes('application/json') && !accept.includes('text/html')
