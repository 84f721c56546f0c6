import { childrenFirst } from '#app/database/table-order.ts'
import { once } from '#app/platform/once.ts'
import type { KnownTable, PersonalTable } from './personal-table.ts'
import { houseTables, impersonalHouseTables } from './registry.server.ts'

type Registered = { personal: Map<KnownTable, PersonalTable>; impersonal: Set<KnownTable> }
const registered = () => once('personal-tables', (): Registered => ({ personal: new Map(), impersonal: new Set() }))

/** Says what a tool keeps about people and what becomes of it; called in the room's `*.register.server.ts`. */
export function definePersonalTables(tables: readonly PersonalTable[]): void {
  for (const one of tables) registered().personal.set(one.table, one)
}

/** Says which tables of a tool hold nothing about anybody. */
export function defineImpersonalTables(...tables: readonly KnownTable[]): void {
  for (const table of tables) registered().impersonal.add(table)
}

/**
 * Every table that holds something about a person, in the order of erasure: what refers to another row goes before it.
 * A test walks the schema and fails for a table that is neither here nor impersonal.
 */
export const listPersonalTables = (): PersonalTable[] =>
  childrenFirst([...registered().personal.values(), ...houseTables], ({ table }) => table)

/** Tables that hold nothing about anybody. */
export const listImpersonalTables = (): KnownTable[] => [...registered().impersonal, ...impersonalHouseTables]
