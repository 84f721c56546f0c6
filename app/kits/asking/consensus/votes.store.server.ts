import { and, desc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusVotes } from '#app/database/tables/consensus.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toTable } from '#app/platform/table.ts'

/** Writes which answer somebody found best in place of what they said before; null takes the vote back. */
export const saveVote = (runId: string, owner: Visitor, seat: string | null, createdAt: Date) =>
  store().tx(async () => {
    await store()
      .db.delete(consensusVotes)
      .where(and(eq(consensusVotes.runId, runId), belongsTo(consensusVotes, owner)))
    if (seat !== null)
      await store()
        .db.insert(consensusVotes)
        .values({ id: createId(), runId, ...owner, seat, createdAt })
  })

export type Votes = { counts: Record<string, number>; own: string | null }

/** How many found which seat's answer best, each person once, and what the asker said. */
export async function readVotes(runId: string, owner: Visitor | null): Promise<Votes> {
  const rows = await store()
    .db.select()
    .from(consensusVotes)
    .where(eq(consensusVotes.runId, runId))
    .orderBy(desc(consensusVotes.createdAt))
  const newest = new Map(rows.toReversed().map((row) => [row.userId ?? row.guestId, row.seat]))
  const counts: Record<string, number> = toTable()
  for (const seat of newest.values()) counts[seat] = (counts[seat] ?? 0) + 1
  return { counts, own: (owner && newest.get(owner.userId ?? owner.guestId)) ?? null }
}
