import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { helpVotes } from '#app/database/tables/support.ts'

/** Keeps one voice for an article; the same voter's earlier one is replaced. */
export const saveHelpVote = (row: Omit<typeof helpVotes.$inferInsert, 'missing'>) =>
  store()
    .db.insert(helpVotes)
    .values(row)
    .onConflictDoUpdate({
      target: [helpVotes.slug, helpVotes.voter],
      set: { isHelpful: row.isHelpful, createdAt: row.createdAt, ...(row.isHelpful && { missing: null }) },
    })

/** Adds what was missing to a voice that said no; false when there is none. */
export async function saveMissing(slug: string, voter: string, missing: string): Promise<boolean> {
  const rows = await store()
    .db.update(helpVotes)
    .set({ missing })
    .where(and(eq(helpVotes.slug, slug), eq(helpVotes.voter, voter), eq(helpVotes.isHelpful, false)))
    .returning({ slug: helpVotes.slug })
  return rows.length > 0
}

export async function findHelpVote(slug: string, voter: string): Promise<boolean | null> {
  const rows = await store()
    .db.select({ isHelpful: helpVotes.isHelpful })
    .from(helpVotes)
    .where(and(eq(helpVotes.slug, slug), eq(helpVotes.voter, voter)))
  return rows[0]?.isHelpful ?? null
}

export type VoteCount = { yes: number; no: number }

/** How many said that an article helped or did not, by slug. */
export async function countHelpVotes(): Promise<Map<string, VoteCount>> {
  const rows = await store()
    .db.select({ slug: helpVotes.slug, isHelpful: helpVotes.isHelpful, count: count() })
    .from(helpVotes)
    .groupBy(helpVotes.slug, helpVotes.isHelpful)
  const counts = new Map<string, VoteCount>()
  for (const { slug, isHelpful, count: times } of rows) {
    const { yes, no } = counts.get(slug) ?? { yes: 0, no: 0 }
    counts.set(slug, isHelpful ? { yes: times, no } : { yes, no: times })
  }
  return counts
}

/** What readers missed in an article, the newest first. */
export const listMissing = (slug: string, most: number) =>
  store()
    .db.select({ missing: helpVotes.missing, createdAt: helpVotes.createdAt })
    .from(helpVotes)
    .where(and(eq(helpVotes.slug, slug), isNotNull(helpVotes.missing)))
    .orderBy(desc(helpVotes.createdAt))
    .limit(most)
