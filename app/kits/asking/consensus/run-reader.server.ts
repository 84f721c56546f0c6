import { inVariant } from '#app/catalogue/in-variant.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findRunOwner } from './runs.store.server.ts'

export const NO_RUN =
  'There is no answer of yours under this address. It may have been removed, or it was asked in another browser. Whoever asked it can share it by a link.'

/** Whom a run opens for. Throws the same 404 for a run of somebody else as for none. */
export async function requireRunReader(request: Request, id: string, member?: CurrentUser | null): Promise<Reader> {
  const reader = await findReader(request, id, await findRunOwner(id), member)
  if (!reader) throw notFound(NO_RUN)
  return reader
}

/**
 * Where somebody is led who started a run, in the variant of the screen they came from. A guest without a mark so far (`isMarked` false) gets the run's key along: a browser
 * that keeps no cookies has nothing else.
 */
export const toRunAddress = (pathname: string, id: string, owner: Visitor, isMarked: boolean): string =>
  inVariant(pathname, 'consensus-run') + toQuery({ run: id, key: toKeyFor(id, owner, isMarked) })
