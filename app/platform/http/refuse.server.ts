import type { Request, Response } from 'express'

/**
 * Answers a request before the app sees it: a call in the shape of every call, one of `/v1` as its clients read it, anything
 * else in plain words.
 */
export function refuse(req: Request, res: Response, status: number, message: string): void {
  if (req.path.startsWith('/api/')) res.status(status).json({ success: false, message })
  else if (req.path.startsWith('/v1/'))
    res.status(status).json({ error: { message, type: 'invalid_request_error', param: null, code: null } })
  else res.status(status).type('text').send(message)
}
