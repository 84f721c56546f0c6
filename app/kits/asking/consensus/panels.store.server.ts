import { and, asc, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { consensusPanels } from '#app/database/tables/consensus.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import type { Helpers } from './model-help/model-help.ts'

export type SavedPanel = Helpers & { id: string; name: string; seats: string[] }

/** As many choices of seats as one person may keep. */
export const MOST_PANELS = 20

const seatIds = z.array(z.string()).catch([])

/** Somebody's saved choices of seats, by name. */
export async function listPanels(owner: Visitor): Promise<SavedPanel[]> {
  const rows = await store()
    .db.select()
    .from(consensusPanels)
    .where(belongsTo(consensusPanels, owner))
    .orderBy(asc(consensusPanels.name))
  return rows.map(({ id, name, seats, judge, rewriter }) => ({
    id,
    name,
    seats: seatIds.parse(seats),
    judge,
    rewriter,
  }))
}

/** Keeps a choice of seats and helpers under a name, in place of an older one of that name. False when there is no room for another. */
export const savePanel = (
  owner: Visitor,
  name: string,
  { seats, judge, rewriter }: Omit<SavedPanel, 'id' | 'name'>,
): Promise<boolean> =>
  store().tx(async () => {
    const own = belongsTo(consensusPanels, owner)
    await store()
      .db.delete(consensusPanels)
      .where(and(own, eq(consensusPanels.name, name)))
    const [kept] = await store().db.select({ count: count() }).from(consensusPanels).where(own)
    if ((kept?.count ?? 0) >= MOST_PANELS) return false
    await store()
      .db.insert(consensusPanels)
      .values({ id: createId(), ...owner, name, seats, judge, rewriter, createdAt: clock.now() })
    return true
  })

export const removePanel = (owner: Visitor, id: string) =>
  store()
    .db.delete(consensusPanels)
    .where(and(belongsTo(consensusPanels, owner), eq(consensusPanels.id, id)))
