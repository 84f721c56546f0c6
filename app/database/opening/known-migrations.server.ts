import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetPath } from '#app/platform/assets.server.ts'
import { dialect } from '../kit.ts'

/** The moments that name this version's migrations, the oldest first: the database keeps those it has taken. */
export function knownMigrations(engine: 'sqlite' | 'pg' = dialect): number[] {
  const journal = JSON.parse(
    readFileSync(join(assetPath(`migrations-${engine}`), 'meta', '_journal.json'), 'utf8'),
  ) as {
    entries: { when: number }[]
  }
  return journal.entries.map(({ when }) => when)
}

/** Whose tables a database holds, by the migrations it has taken: `foreign` ones are not of Frenly. */
export function judgeMigrations(taken: readonly number[], known = knownMigrations()): 'ours' | 'newer' | 'foreign' {
  const [first = 0] = known
  if (!taken.includes(first)) return 'foreign'
  return Math.max(...taken) > Math.max(...known) ? 'newer' : 'ours'
}
