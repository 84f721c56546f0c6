import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'

const DAY_MS = 86_400_000

/** Puts a person and a session into the database of the running walk and gives the cookie that carries it. */
export function signIn({
  username,
  email,
  isVerified = true,
}: {
  username: string
  email: string
  isVerified?: boolean
}): string {
  const database = new Database(join(process.env.DATA_DIR ?? '', 'frenly.sqlite'))
  const id = `user-${username}`
  const now = Date.now()
  const token = randomBytes(32).toString('base64url')
  database
    .prepare(
      `insert or ignore into users (id, username, username_key, handle, name, email, email_key, email_verified_at, created_at)
       values (@id, @username, @key, @key, @username, @email, @emailKey, @verifiedAt, @now)`,
    )
    .run({
      id,
      username,
      key: username.toLowerCase(),
      email,
      emailKey: email.toLowerCase(),
      verifiedAt: isVerified ? now : null,
      now,
    })
  database
    .prepare('insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (?, ?, ?, ?, ?)')
    .run(createHash('sha256').update(token).digest('hex'), id, now, now, now + DAY_MS)
  database.close()
  return `frenly_session=${encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'))}`
}
