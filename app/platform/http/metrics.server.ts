import { timingSafeEqual } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'
import { findDiskRoom } from '../disk-room.server.ts'
import { hashOf } from '../secrets/ids.server.ts'
import { log } from '../log.server.ts'
import { metrics, registry, watchProcess } from '../metrics.server.ts'
import { routeOf } from './route-of.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const MS_PER_S = 1_000

/** Measures every request under the id of the route that answered it, never under its address; `cut` is one whose visitor left. */
export function requestMetrics(req: Request, res: Response, next: NextFunction) {
  const startedAt = performance.now()
  res.on('close', () => {
    const method = METHODS.includes(req.method) ? req.method : 'OTHER'
    const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'cut'
    const isStream = String(res.getHeader('content-type')).startsWith('text/event-stream')
    metrics.request(method, routeOf(req, res), status, (performance.now() - startedAt) / MS_PER_S, isStream)
  })
  next()
}

/**
 * What Prometheus reads, for whoever has the token, as `Authorization: Bearer` or as the password of Basic. Without a
 * token in the environment there is no such address.
 */
export function metricsPage(token: string | undefined) {
  if (token !== undefined) watchProcess()
  return async (req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store')
    if (token === undefined) return void res.status(404).type('text').send('There is nothing at this address.')
    if (!isToken(readToken(req.headers.authorization), token)) {
      res.set('WWW-Authenticate', 'Bearer realm="metrics"')
      return void res.status(401).type('text').send('This address needs its token.')
    }
    try {
      await measureDisk()
      const text = await registry().metrics()
      // Express would write the type in an order of its own.
      res.setHeader('Content-Type', registry().contentType)
      res.end(text)
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be read')
      res.status(500).type('text').send('The metrics could not be read.')
    }
  }
}

/** A disk that cannot be asked hides none of the other numbers. */
const measureDisk = () =>
  findDiskRoom().then(
    ({ freeBytes, sizeBytes }) => metrics.disk(freeBytes, sizeBytes),
    (error: unknown) => log.warn({ err: error }, 'the disk could not be measured'),
  )

function readToken(header = ''): string {
  const [scheme = '', value = ''] = header.split(/\s+(.*)/s)
  if (/^bearer$/i.test(scheme)) return value.trim()
  if (!/^basic$/i.test(scheme)) return ''
  return Buffer.from(value, 'base64').toString('utf8').split(/:(.*)/s)[1] ?? ''
}

/** Compared as hashes, which are equally long whatever was sent. */
const isToken = (said: string, token: string) =>
  timingSafeEqual(Buffer.from(hashOf(said), 'hex'), Buffer.from(hashOf(token), 'hex'))
