import { pingDatabase } from '#app/database/health.server.ts'
import { store } from '#app/database/store.server.ts'
import { engineRoom } from '#app/kits/engine-room/engine-room.server.ts'
import { closeSweeper, openSweeper } from '#app/kits/identity/sweep.server.ts'
import { closeMailQueue, openMailQueue } from '#app/kits/mail/mail-queue.server.ts'
import { seedArticles } from '#app/kits/site-search/seed-articles.server.ts'
import { log } from '#app/platform/log.server.ts'
import { sessionSecret } from '#app/platform/secret.server.ts'

/** What must stand before the first request: data folder, secret, migrated and seeded database, engines on their way. */
export async function openApp(): Promise<void> {
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
