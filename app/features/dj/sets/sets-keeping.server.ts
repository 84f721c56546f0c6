import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { changeTrack, findDeletedTrack } from '../crate/tracks.store.server.ts'
import type { SetPlan } from './set-plan.ts'
import * as rows from './sets.store.server.ts'

export const toSetTopic = (id: string) => `dj-set:${id}`

/** How sets are kept. Tracks of the crate are renamed, deleted and brought back by the same forms. */
export const setsKeeping: Keeping = {
  change: async (id, owner, change) => {
    const words = change.title === undefined ? {} : { words: fold(change.title) }
    return (
      (await rows.changeSet(id, owner, { ...change, ...words })) ||
      (await changeTrack(id, owner, { ...change, ...words }))
    )
  },
  list: rows.listSets,
  count: rows.countSets,
  findDeleted: async (id, owner) => (await rows.findDeletedSet(id, owner)) ?? findDeletedTrack(id, owner),
  toAddress: (id, query = {}) => to('v2-dj', null, { ...(id !== null && { set: id }), ...query }),
}

/** The same from the list of sets, which what is done there leads back to. */
export const listedKeeping = (request: Request): Keeping => {
  const part = new URL(request.url).searchParams.get('part')
  if (part !== 'sets') return setsKeeping
  return {
    ...setsKeeping,
    toAddress: (id, query = {}) => setsKeeping.toAddress(id, id === null ? { part, ...query } : query),
  }
}

/** A set and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireSet(request: Request, id: string): Promise<Reader & { row: rows.SetRow }> {
  const row = await rows.findSet(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

export const savePlan = (id: string, plan: SetPlan) => rows.saveSet(id, { plan, updatedAt: clock.now() })
