import type { Request, Response } from 'express'
import { toFormKey } from '../request/form-key.server.ts'
import { joinPacked } from './packed-page.ts'
import { joinPage, splitPage, weighParts, type SlotValues, type SplitPage } from './split-page.ts'

/** A page the way it goes to any guest of its kind. */
export type KeptPage = {
  page: SplitPage
  /** The same in gzip, as soon as it is packed. */
  packed: readonly Buffer[] | null
  headers: readonly (readonly [string, string])[]
  routeId: string
  version: string
  /** On the clock of the process, which nobody turns. */
  untilMs: number
}

export type PageLocals = SlotValues & { routeId?: string; keptQuery?: readonly string[] }

const PAGE_LIFE_MS = 60_000
/** A page with any other word on it is personal, or decides for itself. */
const PERSONAL = 'private, no-store'
/** These belong to one response and its line. */
const LINE_HEADERS = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'vary',
  'date',
  'connection',
  'keep-alive',
]

/** The names in a request's query. */
export const queryNames = ({ originalUrl }: Request): string[] => {
  const [, query] = originalUrl.split(/\?(.*)/s)
  return query ? [...new Set(new URLSearchParams(query).keys())].sort() : []
}

/** What was just drawn as a page to keep, or null: its loader did not say so, or it is no plain page for everybody. */
export function toKept(
  bytes: Buffer,
  req: Request,
  res: Response,
  before: { version: string; headers: readonly string[] },
) {
  const { keptQuery, routeId, nonce, formKey, requestId } = readLocals(res)
  if (!keptQuery || res.statusCode !== 200 || res.getHeader('set-cookie') !== undefined) return null
  if (!queryNames(req).every((name) => keptQuery.includes(name))) return null
  if (res.getHeader('cache-control') !== PERSONAL) return null
  if (!String(res.getHeader('content-type')).startsWith('text/html')) return null
  const own = res.getHeaderNames().filter((name) => !before.headers.includes(name) && !LINE_HEADERS.includes(name))
  const kept: KeptPage = {
    page: splitPage(bytes, { nonce, formKey, requestId }),
    packed: null,
    headers: own.map((name) => [name, String(res.getHeader(name))]),
    routeId: routeId ?? 'root',
    version: before.version,
    untilMs: performance.now() + PAGE_LIFE_MS,
  }
  return kept.page.slots.includes('nonce') ? kept : null
}

/** Answers with a kept page, the values of this response in its slots. */
export function sendKept({ page, packed, headers, routeId }: KeptPage, req: Request, res: Response): void {
  const values = readLocals(res)
  res.locals.routeId = routeId
  for (const [name, value] of headers) res.setHeader(name, value)
  const takesPacked = packed !== null && GZIP.test(String(req.headers['accept-encoding'] ?? ''))
  if (takesPacked) res.setHeader('Content-Encoding', 'gzip')
  const body = takesPacked ? joinPacked(packed, page, values) : joinPage(page, values)
  res.setHeader('Content-Length', body.length)
  res.status(200).end(body)
}

const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i

export function readLocals({ locals }: Response): PageLocals {
  const { cspNonce, requestId, routeId, keptQuery } = locals as PageLocals & { cspNonce: string }
  return { nonce: cspNonce, formKey: toFormKey(requestId, null), requestId, routeId, keptQuery }
}

/** The memory a kept page takes. */
export const weigh = ({ page, packed }: KeptPage): number => weighParts([...page.parts, ...(packed ?? [])])
