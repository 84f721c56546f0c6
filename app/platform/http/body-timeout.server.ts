import type { NextFunction, Request, Response } from 'express'
import { refuse } from './refuse.server.ts'

/** Any body has the first; one that says it is large has a second more for as many bytes as the slowest line sends. */
const PATIENCE = { leastMs: 30_000, leastBytesPerS: 16_384, mostMs: 15 * 60_000 }
type Timeouts = typeof PATIENCE

/** No request takes longer than this to arrive. */
export const REQUEST_TIMEOUT_MS = PATIENCE.mostMs

/**
 * Cuts off a body that does not arrive: a form has half a minute, a large file as long as a slow line needs, so that
 * silent connections cannot fill the server and a village may upload. Answers 408.
 */
export function bodyTimeout({ leastMs, leastBytesPerS, mostMs }: Timeouts = PATIENCE) {
  return (req: Request, res: Response, next: NextFunction) => {
    const bytes = Number(req.headers['content-length'] ?? 0)
    if (bytes > 0) {
      const allowedMs = Math.min(mostMs, leastMs + (bytes / leastBytesPerS) * 1_000)
      const timer = setTimeout(() => end(req, res), allowedMs).unref()
      const stop = () => clearTimeout(timer)
      req.once('end', stop).once('close', stop)
    }
    next()
  }
}

function end(req: Request, res: Response): void {
  // It arrived, though nobody read it: the connection may be busy with a later request.
  if (req.complete) return
  if (res.headersSent) return void req.destroy()
  res.setHeader('Connection', 'close')
  res.once('finish', () => req.destroy())
  refuse(req, res, 408, 'It took too long to arrive. Please send it again.')
}
