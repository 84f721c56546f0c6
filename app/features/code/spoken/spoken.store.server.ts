import { asc, eq, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { codeSpoken } from '#app/database/tables/code/code.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export type SpokenRow = typeof codeSpoken.$inferSelect

export const createSpoken = (row: typeof codeSpoken.$inferInsert) => store().db.insert(codeSpoken).values(row)
export const saveSpoken = (id: string, change: Partial<typeof codeSpoken.$inferInsert>) =>
  store().db.update(codeSpoken).set(change).where(eq(codeSpoken.id, id))
export const removeSpoken = (id: string) => store().db.delete(codeSpoken).where(eq(codeSpoken.id, id))

export async function findSpoken(id: string): Promise<SpokenRow | null> {
  const [row] = await store().db.select().from(codeSpoken).where(eq(codeSpoken.id, id))
  return row ?? null
}

export const listSpokenBefore = (moment: Date, most: number) =>
  store()
    .db.select({ id: codeSpoken.id, fileId: codeSpoken.fileId })
    .from(codeSpoken)
    .where(lt(codeSpoken.createdAt, moment))
    .limit(most)

export async function* readOwnSpoken({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(codeSpoken)
    .where(eq(codeSpoken.userId, id))
    .orderBy(asc(codeSpoken.createdAt), asc(codeSpoken.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}
export const eraseSpoken = ({ id }: Person) => store().db.delete(codeSpoken).where(eq(codeSpoken.userId, id))
