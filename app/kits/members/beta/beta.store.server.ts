import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { betaMembers, betaSwitches } from '#app/database/tables/quests/beta.ts'
import { each } from '#app/kits/members/personal-data/each.ts'

type Person = { id: string }

export async function findBetaMember(userId: string) {
  const [row] = await store().db.select().from(betaMembers).where(eq(betaMembers.userId, userId)).limit(1)
  return row ?? null
}

export const putBetaMember = (row: typeof betaMembers.$inferInsert) =>
  store()
    .db.insert(betaMembers)
    .values(row)
    .onConflictDoUpdate({ target: betaMembers.userId, set: { letInAt: row.letInAt, by: row.by } })

export const removeBetaMember = (userId: string) => store().db.delete(betaMembers).where(eq(betaMembers.userId, userId))

/** Who waits, the longest first. */
export const listWaiting = (most: number) =>
  store()
    .db.select({ userId: betaMembers.userId, askedAt: betaMembers.askedAt, name: users.name, handle: users.handle })
    .from(betaMembers)
    .innerJoin(users, eq(users.id, betaMembers.userId))
    .where(and(isNull(betaMembers.letInAt), isNull(users.suspendedAt), isNull(users.eraseAt)))
    .orderBy(asc(betaMembers.askedAt), asc(betaMembers.userId))
    .limit(most)

export async function countBeta(): Promise<{ inside: number; waiting: number }> {
  const of = async (condition: ReturnType<typeof isNull>) => {
    const [row] = await store().db.select({ n: count() }).from(betaMembers).where(condition)
    return row?.n ?? 0
  }
  return { inside: await of(isNotNull(betaMembers.letInAt)), waiting: await of(isNull(betaMembers.letInAt)) }
}

export const saveLetIn = (userIds: readonly string[], letInAt: Date) =>
  store()
    .db.update(betaMembers)
    .set({ letInAt })
    .where(and(inArray(betaMembers.userId, [...userIds]), isNull(betaMembers.letInAt)))

export const listSwitches = (userId: string) =>
  store().db.select().from(betaSwitches).where(eq(betaSwitches.userId, userId))

export const saveSwitch = (row: typeof betaSwitches.$inferInsert) =>
  store()
    .db.insert(betaSwitches)
    .values(row)
    .onConflictDoUpdate({
      target: [betaSwitches.userId, betaSwitches.feature],
      set: { isOn: row.isOn, changedAt: row.changedAt },
    })

/** How many have each feature on. */
export async function countSwitchedOn(features: readonly string[]): Promise<Map<string, number>> {
  const rows = await store()
    .db.select({ feature: betaSwitches.feature, n: count() })
    .from(betaSwitches)
    .where(and(inArray(betaSwitches.feature, [...features]), eq(betaSwitches.isOn, true)))
    .groupBy(betaSwitches.feature)
  return new Map(rows.map(({ feature, n }) => [feature, n]))
}

export const readOwnBeta = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(betaMembers).where(eq(betaMembers.userId, id))
    return rows.map(({ userId: _, ...row }) => row)
  })
export const eraseBeta = ({ id }: Person) => removeBetaMember(id)

export const readOwnSwitches = ({ id }: Person) =>
  each(async () => (await listSwitches(id)).map(({ userId: _, ...row }) => row))
export const eraseSwitches = ({ id }: Person) => store().db.delete(betaSwitches).where(eq(betaSwitches.userId, id))
