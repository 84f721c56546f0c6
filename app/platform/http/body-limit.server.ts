import type { NextFunction, Request, Response } from 'express'
import { refuse } from './refuse.server.ts'

/**
 * Refuses a body before reading it: one that says it is larger than its address takes (413), and one that does not say
 * its length (411), which no browser's form does. Node itself cuts off a body longer than it said.
 */
export function bodyLimit(maxBytesAt: (pathname: string) => number) {
  return (req: Request, res: Response, next: NextFunction) => {
    if (req.headers['transfer-encoding'] !== undefined)
      return end(req, res, 411, 'Say how long the request is, please.')
    if (Number(req.headers['content-length'] ?? 0) > maxBytesAt(req.path)) {
      return end(req, res, 413, 'That is more than this form can take. Shorten it and send it again.')
    }
    next()
  }
}

/** How much of an unwanted body is read and dropped, so that its sender, who writes before reading, sees the answer. */
const DROPPED_BYTES = 64 * 1_048_576
const DROPPED_MS = 30_000

/** The rest of the body is not wanted. A connection closed on a sender who still writes is reset, and the answer lost. */
function end(req: Request, res: Response, status: number, message: string): void {
  let dropped = 0
  const timer = setTimeout(() => req.destroy(), DROPPED_MS).unref()
  req.once('close', () => clearTimeout(timer))
  req.on('data', (part: Buffer) => {
    dropped += part.length
    if (dropped > DROPPED_BYTES) req.destroy()
  })
  refuse(req, res, status, message)
}
