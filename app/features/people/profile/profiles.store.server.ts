import { eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { profiles } from '#app/database/tables/together/profiles.ts'

export type ProfileRow = typeof profiles.$inferSelect

export async function findProfile(userId: string): Promise<ProfileRow | null> {
  const [row] = await store().db.select().from(profiles).where(eq(profiles.userId, userId)).limit(1)
  return row ?? null
}

/** Writes what a member says of themselves; what is not named stays. */
export async function saveProfileRow(row: typeof profiles.$inferInsert): Promise<void> {
  const { userId: _, ...change } = row
  await store().db.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.userId, set: change })
}

export async function findMember(userId: string) {
  const [row] = await store().db.select().from(users).where(eq(users.id, userId)).limit(1)
  return row ?? null
}
