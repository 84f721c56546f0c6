import type { NextFunction, Request, Response } from 'express'
import { createId } from '../secrets/ids.server.ts'
import { log } from '../log.server.ts'

/**
 * Gives every request an id (`X-Request-Id` of the answer, `res.locals.requestId`, and in place of what the visitor sent
 * as `X-Request-Id`) and logs its end in one line, also when the visitor left
 * before it (`isCut`).
 */
export function requestLog(req: Request, res: Response, next: NextFunction) {
  const startedAt = performance.now()
  const requestId = createId()
  res.locals.requestId = requestId
  req.headers['x-request-id'] = requestId
  res.setHeader('X-Request-Id', requestId)
  res.on('close', () => {
    const tookMs = Math.round(performance.now() - startedAt)
    const path = req.originalUrl.split('?')[0]
    const isCut = !res.writableFinished
    log[res.statusCode >= 500 ? 'error' : 'info'](
      { requestId, method: req.method, path, status: res.statusCode, tookMs, ...(isCut && { isCut }) },
      'request',
    )
  })
  next()
}
