import { eq, getTableColumns, type Column, type Table } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import type { users } from '#app/database/tables/people.ts'
import { listPersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'

/**
 * A row of somebody in every table that a tool registered and nobody filled by hand, made from its columns. A table that
 * refers to others by rows of its own wants one by hand in kept-things.ts.
 */
export async function fillRest(userId: string): Promise<void> {
  for (const { table } of listPersonalTables().toReversed()) {
    const columns = getTableColumns(table) as Record<string, Column>
    const owner = columns['userId']
    if (!owner || (await countOf(table, owner, userId)) > 0) continue
    const row = Object.entries(columns).flatMap(([name, column]) =>
      name === 'userId'
        ? [[name, userId]]
        : column.notNull && !column.hasDefault
          ? [[name, sample(column, userId)]]
          : [],
    )
    await store()
      .db.insert(table as typeof users)
      .values(Object.fromEntries(row) as typeof users.$inferInsert)
  }
}

async function countOf(table: Table, owner: Column, userId: string): Promise<number> {
  const rows = await store()
    .db.select()
    .from(table as typeof users)
    .where(eq(owner, userId))
  return rows.length
}

function sample({ dataType, name, isUnique }: Column, userId: string): unknown {
  if (dataType === 'date') return new Date()
  if (dataType === 'boolean') return true
  if (dataType === 'number' || dataType === 'bigint') return isUnique ? toNumber(userId) : 1
  if (dataType === 'json' || dataType === 'array') return []
  return `${name} of ${userId}`
}

/** A number of one member, where no two rows may have the same. */
const toNumber = (userId: string): number =>
  [...userId].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007, 7)
