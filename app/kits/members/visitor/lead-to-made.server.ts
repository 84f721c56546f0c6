import { redirect } from '@remix-run/node'
import { toKeyFor } from './visit-key.server.ts'
import { toVisitorHeaders } from './visitor.server.ts'
import type { Visitor } from './visitor.ts'

/** Whoever makes something: the mark of a new guest goes along as a cookie. */
type Maker = { owner: Visitor; cookie: string | null }

/**
 * Leads somebody to what they just made. A guest whose browser showed no mark so far gets one, and the key to the thing in
 * the address, because nobody knows yet whether that browser keeps cookies.
 */
export const leadToMade = ({ owner, cookie }: Maker, id: string, toAddress: (key: string | null) => string): Response =>
  redirect(toAddress(toKeyFor(id, owner, cookie === null)), { status: 303, headers: toVisitorHeaders(cookie) })
