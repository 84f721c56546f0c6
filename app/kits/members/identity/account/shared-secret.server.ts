import { scryptSync } from 'node:crypto'
import { clock } from '#app/platform/clock.ts'
import { sessionSecret } from '#app/platform/secrets/secret.server.ts'
import { keepFingerprint, SECRET_ROW } from './shared-secret.store.server.ts'

const FINGERPRINT_BYTES = 32
/** Says which use of the secret this is; the work of scrypt keeps a short secret from being guessed by a copy of the row. */
const PURPOSE = 'frenly/session-secret-fingerprint'

/**
 * Servers on one database must have one secret: cookies signed by one would be refused by the next, and what one sealed
 * no other could read. Throws a sentence for the operator when this server's differs from that of the first.
 */
export async function agreeOnSecret(): Promise<void> {
  const own = scryptSync(sessionSecret(), PURPOSE, FINGERPRINT_BYTES).toString('base64url')
  if ((await keepFingerprint(own, clock.now())) !== own) throw new Error(DIFFERS)
}

const DIFFERS =
  'The session secret of this server differs from the one this database was used with, so nobody would stay signed in ' +
  'and nothing sealed could be read. Give every server the same SESSION_SECRET; without one it stands in the file ' +
  'session-secret in the DATA_DIR of the first server. If the old secret is lost for good: stop every server, then ' +
  `delete from site_settings where name = '${SECRET_ROW}'. Authenticator apps and the keys of providers must then be set up anew.`
