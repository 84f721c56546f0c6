import { to } from '#app/catalogue/to.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { NO_RECIPE, type Recipe, type TableFile } from '../tables/table-jobs.ts'
import * as rows from './data.store.server.ts'

export const dataKeeping: Keeping = {
  change: rows.changeSet,
  list: rows.listSets,
  count: rows.countSets,
  findDeleted: rows.findDeletedSet,
  toAddress: (id, query = {}) => to('v2-business-intelligence', null, { ...(id !== null && { data: id }), ...query }),
}

/** A table and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireSet(request: Request, id: string): Promise<Reader & { row: rows.SetRow }> {
  const row = await rows.findSet(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

export const toFile = ({ fileId, name, recipe }: Pick<rows.SetRow, 'fileId' | 'name' | 'recipe'>): TableFile => ({
  fileId,
  name,
  recipe: { ...NO_RECIPE, ...(recipe as Partial<Recipe>) },
})
