import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from './env.server.ts'
import { once } from './once.ts'

const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

/** The secret that signs cookies: SESSION_SECRET, else one made at first start and kept in DATA_DIR. */
export function sessionSecret(): string {
  return once('session-secret', () => env().SESSION_SECRET ?? keptSecret(env().DATA_DIR))
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    mkdirSync(dataDir, { recursive: true })
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    writeFileSync(file, `${secret}\n`, { mode: OWNER_ONLY, flag: 'wx' })
    return secret
  }
}
