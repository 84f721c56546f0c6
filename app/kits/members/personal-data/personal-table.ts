import type * as schema from '#app/database/schema.ts'
import type { Person } from './person.ts'

/** A table of the schema. */
export type KnownTable = (typeof schema)[keyof typeof schema]

/** What one table holds about people, and what becomes of it. */
export type PersonalTable = {
  table: KnownTable
  /** The file of the download its rows stand in; null for rows that are part of another file or are nothing but secrets. */
  file: { name: `${string}.json`; about: string } | null
  /** The person's rows with clear names and without secrets, oldest first. */
  read?: (person: Person) => AsyncIterable<object>
  /** Takes the person out: the rows go, or stay without the name. */
  erase: (person: Person) => Promise<unknown>
  /**
   * When two accounts become one, rows that name a member go to the other one, with what hangs on them. Unless they
   * `end` with the account, such as its sessions; or `block` the merging where the other account has their like, because
   * it cannot be dropped.
   */
  merge?: 'ends' | 'blocks'
  /** Things kept under another sign than the id of the member: what of them goes to the other account, before rows do. */
  carry?: { count: (id: string) => Promise<number>; over: (from: string, into: string) => Promise<void> }
}
