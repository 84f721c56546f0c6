import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../data-folder.server.ts'
import { env } from '../env.server.ts'
import { once } from '../once.ts'

const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

/** The secret that signs cookies: SESSION_SECRET, else one made at first start and kept in DATA_DIR. */
export function sessionSecret(): string {
  return once('session-secret', () => env().SESSION_SECRET ?? keptSecret(env().DATA_DIR))
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) {
    makeDataFolder(dataDir)
    createWhole(file, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`)
  }
  return readFileSync(file, 'utf8').trim()
}

/** The file appears with all it holds, or is another's: servers on one folder that start together have one secret. */
function createWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: OWNER_ONLY })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
