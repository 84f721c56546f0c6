import type { Person } from './person.ts'
import { listPersonalTables } from './personal-tables.server.ts'

/** Takes a person out of every table, one after the other; for a transaction of its own. */
export async function erasePerson(person: Person): Promise<void> {
  for (const { erase } of listPersonalTables()) await erase(person)
}
