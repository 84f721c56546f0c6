import { lockDataFolder } from '#app/database/data-lock.server.ts'
import { pingDatabase } from '#app/database/health.server.ts'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { engineRoom } from '#app/kits/engine-room/engine-room.server.ts'
import { closeSweeper, openSweeper } from '#app/kits/identity/sweep.server.ts'
import { closeMailQueue, openMailQueue } from '#app/kits/mail/mail-queue.server.ts'
import { seedArticles } from '#app/kits/site-search/seed-articles.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { sessionSecret } from '#app/platform/secret.server.ts'

/** The embedded database belongs to one server at a time; PostgreSQL serves many. */
const hold = () => once('data-lock', () => (dialect === 'sqlite' ? lockDataFolder(env().DATA_DIR) : () => undefined))

/** What must stand before the first request: data folder, secret, migrated and seeded database, engines on their way. */
export async function openApp(): Promise<void> {
  hold()
  sessionSecret()
  await store().migrate()
  await seedArticles()
  openMailQueue()
  openSweeper()
  await engineRoom().seats()
  engineRoom()
    .run('warm', null, 60_000)
    .catch((error: unknown) => log.warn({ err: error }, 'the engines did not warm up'))
}

/** Ends what runs beside the requests; the database comes last. */
export async function closeApp(): Promise<void> {
  await engineRoom().close()
  await closeSweeper()
  await closeMailQueue()
  await store().close()
  hold()()
}

/** True while the database answers and the engine worker stands. */
export async function isAppReady(): Promise<boolean> {
  try {
    await pingDatabase()
    await engineRoom().seats()
    return true
  } catch {
    return false
  }
}
