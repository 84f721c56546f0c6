import type { NextFunction, Request, Response } from 'express'

/**
 * Refuses a body before reading it: one that says it is larger than its address takes (413), and one that does not say
 * its length (411), which no browser's form does. Node itself cuts off a body longer than it said.
 */
export function bodyLimit(maxBytesAt: (pathname: string) => number) {
  return (req: Request, res: Response, next: NextFunction) => {
    const refuse = (status: number, message: string) => {
      res.setHeader('Connection', 'close')
      res.status(status).type('text').send(message)
    }
    if (req.headers['transfer-encoding'] !== undefined) return refuse(411, 'Say how long the request is, please.')
    if (Number(req.headers['content-length'] ?? 0) > maxBytesAt(req.path)) {
      return refuse(413, 'That is more than this form can take. Shorten it and send it again.')
    }
    next()
  }
}
