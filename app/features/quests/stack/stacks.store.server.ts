import { eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { stacks, type StackItem } from '#app/database/tables/quests/stacks.ts'
import { each } from '#app/kits/members/personal-data/each.ts'
import { clock } from '#app/platform/clock.ts'

export async function findStack(userId: string) {
  const [row] = await store().db.select().from(stacks).where(eq(stacks.userId, userId)).limit(1)
  return row ?? null
}

export const saveStack = (userId: string, title: string, items: StackItem[]) => {
  const updatedAt = clock.now()
  return store()
    .db.insert(stacks)
    .values({ userId, title, items, updatedAt })
    .onConflictDoUpdate({ target: stacks.userId, set: { title, items, updatedAt } })
}

export const readOwnStack = ({ id }: { id: string }) =>
  each(async () => {
    const rows = await store().db.select().from(stacks).where(eq(stacks.userId, id))
    return rows.map(({ userId: _, ...row }) => row)
  })
export const eraseStack = ({ id }: { id: string }) => store().db.delete(stacks).where(eq(stacks.userId, id))
