import type { IncomingHttpHeaders } from 'node:http'
import type { NextFunction, Request, Response } from 'express'
import { createBoundedCache } from '../values/bounded-cache.ts'
import { log } from '../log.server.ts'
import { metrics } from '../metrics.server.ts'
import { capture } from '../pages/capture.ts'
import { queryNames, readLocals, sendKept, toKept, weigh, type KeptPage } from '../pages/kept-page.ts'
import { packParts } from '../pages/packed-page.ts'
import { fits, type SlotValues } from '../pages/split-page.ts'

/** What the app says about its guests; the server knows of them by this alone. */
export type GuestPages = {
  /** Changes whenever what guests see does. */
  version: () => string
  /** All guests of one kind get the same page. Null: whoever brings these headers is no guest like others. */
  visitorOf: (headers: IncomingHttpHeaders) => Promise<string | null>
}

const KEPT = { entries: 1_000, bytes: 64 * 1_048_576 }
const UNKEPT = { entries: 2_000, bytes: 1_048_576 }
/** How long those who ask for a page that is just being drawn wait for it before it is drawn for them alone. */
const TIMEOUT_MS = 3_000
const MAX_URL_CHARS = 512
/** These answer data, streams or files. */
const NO_PAGES = /^\/(?:api|v1|files|assets)\/|\.data$/

/**
 * Keeps pages that are the same for every guest, drawn once per host, address, kind of guest and content version. A page
 * is kept only when its loader says so (`context.keepForGuests`), and then only a plain 200 that sets no cookie. Each
 * response has a nonce and a request id of its own. Those who ask at once have it drawn once. Stands behind `compression`.
 */
export function pageCache(guests: GuestPages) {
  const cache = createBoundedCache<KeptPage>(KEPT)
  const drawing = new Map<string, Promise<void>>()
  /** Addresses that kept nothing the last time: nobody waits there for another's copy. */
  const unkept = createBoundedCache<true>(UNKEPT)

  function find(key: string, values: SlotValues): KeptPage | null {
    const kept = cache.get(key)
    if (!kept) return null
    if (kept.version === guests.version() && performance.now() < kept.untilMs && fits(kept.page, values)) return kept
    cache.remove(key)
    return null
  }

  function draw(key: string, req: Request, res: Response, next: NextFunction) {
    const before = { version: guests.version(), headers: res.getHeaderNames() }
    const group = groupOf(req)
    let done = () => {}
    drawing.set(key, new Promise((resolve) => (done = resolve)))
    capture(res, (bytes) => {
      const kept = bytes && toKept(bytes, req, res, before)
      if (kept) keep(key, kept)
      if (kept) unkept.remove(group)
      else if (bytes) unkept.set(group, true, group.length)
      metrics.pageCache(kept ? 'miss' : 'passed')
      drawing.delete(key)
      done()
    })
    next()
  }

  function keep(key: string, kept: KeptPage) {
    cache.set(key, kept, weigh(kept))
    packParts(kept.page)
      .then((packed) => {
        kept.packed = packed
        if (cache.get(key) === kept) cache.set(key, kept, weigh(kept))
      })
      .catch((error: unknown) => log.warn({ err: error }, 'a page could not be packed'))
  }

  async function answer(req: Request, res: Response, next: NextFunction) {
    const visitor = await guests.visitorOf(req.headers)
    if (visitor === null) return next()
    const key = `${req.headers.host?.toLowerCase()} ${visitor} ${req.originalUrl}`
    const give = (kept: KeptPage, outcome: 'hit' | 'shared') => {
      metrics.pageCache(outcome)
      sendKept(kept, req, res)
    }
    const known = find(key, readLocals(res))
    if (known) return give(known, 'hit')
    if (req.method === 'HEAD') return next()
    const underWay = drawing.get(key)
    if (!underWay) return draw(key, req, res, next)
    if (unkept.get(groupOf(req))) return next()
    await patiently(underWay)
    const drawn = find(key, readLocals(res))
    if (drawn) return give(drawn, 'shared')
    if (drawing.has(key) || unkept.get(groupOf(req))) return next()
    draw(key, req, res, next)
  }

  return (req: Request, res: Response, next: NextFunction) => {
    if (isAskedLikeAPage(req)) answer(req, res, next).catch(next)
    else next()
  }
}

/** A search with words is another thing than its empty page. */
const groupOf = (req: Request) => `${req.path} ${queryNames(req).join(' ')}`

function isAskedLikeAPage(req: Request): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false
  if (req.headers.authorization !== undefined || req.headers.range !== undefined) return false
  return req.originalUrl.length <= MAX_URL_CHARS && !NO_PAGES.test(req.path)
}

function patiently(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
