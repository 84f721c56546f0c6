import { createPrivateKey, hkdfSync } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, importJWK, type JWK } from 'jose'
import { makeDataFolder } from '#app/platform/data-folder.server.ts'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'
import { sessionSecret } from '#app/platform/secrets/secret.server.ts'
import { ALGORITHM } from './public-key.ts'

const OWNER_ONLY = 0o600
const SEED_BYTES = 32
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that signs certificates, made at the first one and kept in DATA_DIR with its public half. */
export const certificateKey = () => once('certificate-key', readKey)

async function readKey() {
  const file = join(env().DATA_DIR, 'certificate-key.json')
  if (!existsSync(file)) await createKey(file)
  const { d, ...open } = JSON.parse(readFileSync(file, 'utf8')) as JWK
  const id = await calculateJwkThumbprint(open)
  const publicJwk = { ...open, kid: id, alg: ALGORITHM, use: 'sig' }
  return {
    id,
    publicJwk,
    sign: await importJWK({ ...open, d: d! }, ALGORITHM),
    check: await importJWK(open, ALGORITHM),
  }
}

/** Drawn from the server's secret, so that several servers of one house begin with one key; the file outlives that secret. */
function firstKey() {
  const seed = Buffer.from(hkdfSync('sha256', sessionSecret(), '', 'frenly/certificates', SEED_BYTES))
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

/** The file appears with all it holds, or is another server's: those that start together have one key. */
async function createKey(file: string): Promise<void> {
  makeDataFolder(env().DATA_DIR)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(await exportJWK(firstKey())), { mode: OWNER_ONLY })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
