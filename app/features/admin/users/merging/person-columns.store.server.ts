import { getTableColumns, type Table } from 'drizzle-orm'
import { parentsOf, uniqueKeysOf } from '#app/database/table-order.ts'
import { users } from '#app/database/tables/people.ts'

type Named = [name: string, column: ReturnType<typeof getTableColumns>[string]]

/** How columns are called that may hold the id of a member. What is none never holds one, so that none is changed by it. */
const HOLDS_IDS = /(^|_)(id|by|resource|open)$/

/** The columns of a table in which the id of a member may stand, by the names rows have them under; never its own key. */
export const personColumnsOf = (table: Table): Named[] =>
  Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.name !== 'id' && column.dataType === 'string' && HOLDS_IDS.test(column.name),
  )

/** Whether rows hang on those of another table, or name a member themselves. */
export const canMove = (table: Table): boolean =>
  personColumnsOf(table).length > 0 || parentsOf(table).some((parent) => (parent as unknown) !== users)

/** The keys that no two rows have alike and in which members stand: where they clash. */
export const clashKeysOf = (table: Table) => {
  const names = new Set(personColumnsOf(table).map(([, column]) => column.name))
  return uniqueKeysOf(table)
    .map((key) => ({
      people: key.filter(({ name }) => names.has(name)),
      rest: key.filter(({ name }) => !names.has(name)),
    }))
    .filter(({ people }) => people.length > 0)
}
