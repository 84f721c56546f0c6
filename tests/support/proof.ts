import { join } from 'node:path'
import Database from 'better-sqlite3'

/** As if a member had said who it is longer ago than counts: the next dear change asks for the password. */
export function forgetProof(dataDir: string, username: string): void {
  const database = new Database(join(dataDir, 'frenly.sqlite'))
  const { changes } = database
    .prepare(
      'update sessions set proved_at = null where user_id = (select id from users where username_key = lower(?))',
    )
    .run(username)
  database.close()
  if (changes === 0) throw new Error(`${username} is not signed in`)
}
