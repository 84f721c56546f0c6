import { to } from '#app/catalogue/to.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import * as rows from '../keeping/documents.store.server.ts'

/** How read documents are kept. */
export const documentsKeeping: Keeping = {
  change: rows.changeDocument,
  list: rows.listDocuments,
  count: rows.countDocuments,
  findDeleted: rows.findDeletedDocument,
  toAddress: (id, query = {}) => to('document-analyzer', null, { ...(id !== null && { doc: id }), ...query }),
}

/** A document and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireDocument(request: Request, id: string): Promise<Reader & { row: rows.DocumentRow }> {
  const row = await rows.findDocument(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}
