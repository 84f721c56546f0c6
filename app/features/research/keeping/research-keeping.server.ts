import { to } from '#app/catalogue/to.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import * as rows from './research.store.server.ts'

/** How research is kept. */
export const researchKeeping: Keeping = {
  change: rows.changeResearch,
  list: rows.listResearch,
  count: rows.countResearch,
  findDeleted: rows.findDeletedResearch,
  toAddress: (id, query = {}) => to('v2-research-assistant', null, { ...(id !== null && { research: id }), ...query }),
}

/** A research and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireResearch(request: Request, id: string): Promise<Reader & { row: rows.ResearchRow }> {
  const row = await rows.findResearch(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}
