import type { NextFunction, Request, Response } from 'express'

/** The largest form or JSON body; uploads get their own, larger limit on their own routes. */
export const MAX_BODY_BYTES = 1_048_576

/**
 * Refuses a body before reading it: one that says it is too large (413), and one that does not say its length (411),
 * which no browser's form does. Node itself cuts off a body longer than it said.
 */
export function bodyLimit(maxBytes = MAX_BODY_BYTES) {
  return (req: Request, res: Response, next: NextFunction) => {
    const refuse = (status: number, message: string) => {
      res.setHeader('Connection', 'close')
      res.status(status).type('text').send(message)
    }
    if (req.headers['transfer-encoding'] !== undefined) return refuse(411, 'Say how long the request is, please.')
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) {
      return refuse(413, 'That is more than this form can take. Shorten it and send it again.')
    }
    next()
  }
}
