import { listenTo, ring } from '#app/database/bell.server.ts'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { findVersion, saveVersion } from './content-version.store.server.ts'

const CHANNEL = 'content'
/** Another server's change is seen at the latest after so long, also when its bell was lost. */
const LOOK_AGAIN_MS = 3_000

const state = () => once('content-version', () => ({ version: 'first', lookedAt: 0, isLooking: false, listens: false }))

/**
 * Says that what guests see has changed: pages kept for them are dropped, here at once, on the other servers within
 * seconds. Inside a transaction that is when it stands. Whoever writes public content calls this with it.
 */
export async function bumpContent(): Promise<void> {
  const version = createSecretId()
  await saveVersion(version, clock.now())
  store().afterCommit(() => {
    state().version = version
    ring(CHANNEL, version)
  })
}

/** Changes whenever public content does. Read at every page: with several servers it looks for itself now and then. */
export function contentVersion(): string {
  const it = state()
  if (dialect === 'pg') lookAround(it)
  return it.version
}

function lookAround(it: ReturnType<typeof state>) {
  if (!it.listens) {
    it.listens = true
    listenTo(CHANNEL, (version) => (it.version = version))
  }
  const now = clock.now().getTime()
  if (it.isLooking || Math.abs(now - it.lookedAt) < LOOK_AGAIN_MS) return
  it.isLooking = true
  it.lookedAt = now
  const before = it.version
  findVersion()
    .then((version) => {
      // What changed while it looked is newer than what it found.
      if (it.version === before) it.version = version ?? before
    })
    .catch((error: unknown) => log.debug({ err: error }, 'the content version could not be read'))
    .finally(() => (it.isLooking = false))
}
