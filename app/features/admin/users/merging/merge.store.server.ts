import {
  and,
  count,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  or,
  type Column,
  type SQL,
  type Table,
} from 'drizzle-orm'
import { alias as pgAlias, type PgTable } from 'drizzle-orm/pg-core'
import { alias as sqliteAlias, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { connections, type users } from '#app/database/tables/people.ts'
import { jobs } from '#app/database/tables/jobs.ts'
import { clashKeysOf, personColumnsOf } from './person-columns.store.server.ts'

/** Whose rows go to whom. */
export type Pair = { from: string; into: string }
/** Every table goes through drizzle alike; to the types each is the table of members. */
type Any = typeof users
const any = (table: Table) => table as Any

const aliasOf = (table: Table) =>
  (dialect === 'pg' ? pgAlias(table as PgTable, 'kept') : sqliteAlias(table as SQLiteTable, 'kept')) as unknown as Table

/** The rows that name somebody. */
const ofPerson = (table: Table, id: string): SQL =>
  or(...personColumnsOf(table).map(([, column]) => eq(column, id))) as SQL

/** The rows that cannot move, because their like is there, or because they would tie somebody to themselves. */
function findClashes(table: Table, { from, into }: Pair): SQL | undefined {
  const kept = aliasOf(table)
  const other = new Map(Object.values(getTableColumns(kept)).map((column) => [column.name, column]))
  const conditions = clashKeysOf(table).flatMap(({ people, rest }) =>
    people.flatMap((column) => {
      const likes = [...people.filter((one) => one !== column), ...rest].map((one) => eq(other.get(one.name)!, one))
      const isThere = exists(
        store()
          .db.select({ one: other.get(column.name)! as Any['id'] })
          .from(any(kept))
          .where(and(eq(other.get(column.name)!, into), ...likes)),
      )
      const toSelf = people
        .filter((one) => one !== column)
        .flatMap((one) => [
          and(eq(column, from), eq(one, into)),
          and(eq(column, into), eq(one, from)),
          and(eq(column, from), eq(one, from)),
        ])
      return [and(eq(column, from), isThere), ...toSelf]
    }),
  )
  return conditions.length > 0 ? or(...conditions) : undefined
}

const countWhere = async (table: Table, where: SQL | undefined): Promise<number> => {
  if (!where) return 0
  const [row] = await store().db.select({ many: count() }).from(any(table)).where(where)
  return row?.many ?? 0
}

/** How many rows name somebody, and how many of them clash with those of the other. */
export async function countRows(table: Table, pair: Pair): Promise<{ all: number; clashing: number }> {
  if (personColumnsOf(table).length === 0) return { all: 0, clashing: 0 }
  const all = await countWhere(table, ofPerson(table, pair.from))
  return { all, clashing: all === 0 ? 0 : await countWhere(table, findClashes(table, pair)) }
}

/** Gives the rows to the other one; what clashes goes, with what hangs on it. */
export async function moveRows(table: Table, pair: Pair): Promise<void> {
  const clashing = findClashes(table, pair)
  if (clashing) await store().db.delete(any(table)).where(clashing)
  for (const [name, column] of personColumnsOf(table))
    await store()
      .db.update(any(table))
      .set({ [name]: pair.into } as never)
      .where(eq(column as Column, pair.from))
}

/** Groups of a provider gave a role to the account that goes; the one that stays gets none by it. */
export const dropRolesOfGroups = (userId: string) =>
  store().db.update(connections).set({ role: null }).where(eq(connections.userId, userId))

/** Whether work of a member waits or is under way: it knows whom it is for. */
export async function hasWork(userId: string): Promise<boolean> {
  const [row] = await store()
    .db.select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.state, ['waiting', 'running', 'parked']), isNull(jobs.finishedAt)))
    .limit(1)
  return row !== undefined
}
