import { to } from '#app/catalogue/to.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import * as rows from './content.store.server.ts'

/** How briefs are kept. */
export const briefsKeeping: Keeping = {
  change: rows.changeBrief,
  list: rows.listBriefs,
  count: rows.countBriefs,
  findDeleted: rows.findDeletedBrief,
  toAddress: (id, query = {}) =>
    to('v2-content-creation-studio', null, { ...(id !== null && { brief: id }), ...query }),
}

/** A brief and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireBrief(request: Request, id: string): Promise<Reader & { row: rows.BriefRow }> {
  const row = await rows.findBrief(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}
