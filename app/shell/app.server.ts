import { closeBell } from '#app/database/bell.server.ts'
import { lockDataFolder } from '#app/database/opening/data-lock.server.ts'
import { failureOf } from '#app/database/failure.server.ts'
import { needNoLostDatabase } from '#app/database/opening/house-file.server.ts'
import { pingDatabase } from '#app/database/health.server.ts'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { leaveRuns } from '#app/kits/asking/consensus/live-runs.server.ts'
import { closeEmbeddedEngines } from '#app/kits/asking/engines/embedded-engines.server.ts'
import { closeMachine, lookAtMachine } from '#app/kits/asking/engines/system-programs.server.ts'
import { closeRequestMetrics, openRequestMetrics } from '#app/kits/operations/request-metrics/request-metrics.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { closeUntrusted, openUntrusted } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { closeHouseClock, openHouseClock } from '#app/kits/foundation/house-clock/house-clock.server.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { agreeOnSecret } from '#app/kits/members/identity/account/shared-secret.server.ts'
import { adoptEnvironment } from '#app/kits/asking/engines/providers.server.ts'
import { closeLostUses } from '#app/kits/asking/runs/lost-uses.server.ts'
import { letOwnerIn } from '#app/kits/members/identity/joining/approval.server.ts'
import { closeSweeper, openSweeper } from '#app/kits/members/identity/leaving/sweep.server.ts'
import { closeInboundMail, openInboundMail } from '#app/kits/members/inbound-mail/inbound-mail.server.ts'
import { closeJobs, openJobs } from '#app/kits/foundation/jobs/worker.server.ts'
import { closeLive, endFollowing, openLive } from '#app/kits/foundation/live/live.server.ts'
import { closeMailQueue, openMailQueue } from '#app/kits/foundation/mail/mail-queue.server.ts'
import { seedArticles } from '#app/kits/search/site-search/seed-articles.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { unwatchLoop, watchLoop } from '#app/platform/loop-lag.server.ts'
import { once } from '#app/platform/once.ts'
import { sessionSecret } from '#app/platform/secrets/secret.server.ts'
import { closeWorkerPools } from '#app/platform/worker-pool/open-pools.server.ts'
import { registered } from './registered.server.ts'

/** The embedded database belongs to one server at a time; PostgreSQL serves many. */
const hold = () => once('data-lock', () => (dialect === 'sqlite' ? lockDataFolder(env().DATA_DIR) : () => undefined))

/**
 * What must stand before the first request: data folder, secret, migrated and seeded database, the worker of the engines.
 * What engines load waits for somebody who comes to ask (see warm-engines.server.ts). Rejects with a sentence for the operator where it knows one.
 */
export async function openApp(): Promise<void> {
  try {
    await open()
  } catch (error) {
    if (failureOf(error) !== 'full') throw error
    throw new Error(`The disk of DATA_DIR (${env().DATA_DIR}) is full. Make room, then start again.`, { cause: error })
  }
}

async function open(): Promise<void> {
  if (dialect === 'sqlite') needNoLostDatabase(env().DATA_DIR)
  hold()
  log.debug({ registered }, 'kits and features registered themselves')
  // The secret comes after: a start that is cut off between the two is a new house all the same.
  await store().migrate()
  sessionSecret()
  if (dialect === 'pg') await agreeOnSecret()
  await openHouseClock()
  await seedArticles()
  await adoptEnvironment()
  await closeLostUses()
  await letOwnerIn()
  openLive()
  openRequestMetrics()
  void openUntrusted()
  if (env().ROLE !== 'web') await openBackground()
  await engineWorker().seats()
  void lookAround()
  watchLoop()
}

/** What no visitor waits for; servers with the role `web` leave it to others. */
async function openBackground(): Promise<void> {
  openMailQueue()
  openSweeper()
  await openInboundMail()
  await openJobs({ isAlone: dialect === 'sqlite' })
}

/** Beside the first requests, and nobody waits for it: the programs of the machine are tried. */
async function lookAround(): Promise<void> {
  try {
    if (await lookAtMachine()) await bumpContent()
  } catch (error) {
    log.warn({ err: error }, 'pages kept for guests may name engines that do not stand')
  }
}

/** Ends the answers that would never end by themselves, so that a stopping server waits only for the others. */
export const endStreams = (): void => endFollowing()

/** Ends what runs beside the requests; the database comes last. */
export async function closeApp(): Promise<void> {
  leaveRuns()
  await closeInboundMail()
  await closeJobs()
  closeLive()
  await closeBell()
  await closeMachine()
  await closeEmbeddedEngines()
  await closeUntrusted()
  await engineWorker().close()
  await closeWorkerPools()
  await closeSweeper()
  closeHouseClock()
  await closeMailQueue()
  await closeRequestMetrics()
  await store().close()
  unwatchLoop()
  hold()()
}

/** True while the database answers and the engine worker stands. */
export async function isAppReady(): Promise<boolean> {
  try {
    await pingDatabase()
    await engineWorker().ping()
    return true
  } catch {
    return false
  }
}
