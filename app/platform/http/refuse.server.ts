import type { Request, Response } from 'express'

/** Answers a request before the app sees it: a call in the shape of every call, anything else in plain words. */
export function refuse(req: Request, res: Response, status: number, message: string): void {
  if (req.path.startsWith('/api/')) res.status(status).json({ success: false, message })
  else res.status(status).type('text').send(message)
}
