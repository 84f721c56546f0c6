import { closeBell } from '#app/database/bell.server.ts'
import { store } from '#app/database/store.server.ts'
import { closeJobs, openJobs } from '#app/kits/foundation/jobs/worker.server.ts'
import '#app/kits/members/pandas/tokens/mint-job.server.ts'

/** A server's worker without the server, on DATA_DIR, that mints pandas. */
await store().migrate()
await openJobs({ isAlone: true })
process.stdout.write('ready\n')
const stay = setInterval(() => undefined, 1_000)
process.once('SIGTERM', async () => {
  clearInterval(stay)
  await closeJobs()
  await closeBell()
  await store().close()
})
