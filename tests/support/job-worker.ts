import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { closeBell } from '#app/database/bell.server.ts'
import { store } from '#app/database/store.server.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { closeJobs, openJobs } from '#app/kits/foundation/jobs/worker.server.ts'

/** A server's worker without the server, on DATA_DIR: what it does stands in the file WORK_LOG. */
const STEPS = 8
const note = (line: string) => appendFileSync(process.env.WORK_LOG ?? '/dev/null', `${line}\n`)

defineJob({
  kind: 'steps',
  payload: z.object({ name: z.string() }),
  concurrency: 2,
  maxAttempts: 5,
  async run({ name }, { progress, signal, job }) {
    for (let step = 1; step <= STEPS; step++) {
      await pause(100, null, { signal })
      progress(step / STEPS, `Step ${step}`)
      note(`${name} ${step} attempt ${job.attempt}`)
    }
    return { name }
  },
})

defineJob({
  kind: 'slow',
  payload: z.object({ name: z.string() }),
  concurrency: 2,
  run: async (_, { signal }) => void (await pause(3_000, null, { signal })),
})

defineJob({
  kind: 'tick',
  payload: z.object({ name: z.string() }),
  concurrency: 4,
  run: async ({ name }) => note(`tick ${name}`),
})

defineJob({
  kind: 'poison',
  payload: z.null(),
  maxAttempts: 2,
  async run() {
    note('poison')
    process.kill(process.pid, 'SIGKILL')
    await pause(10_000)
  },
})

for (const n of [1, 2, 3, 4, 5])
  defineSchedule({ name: `chore-${n}`, everyMs: 3_600_000, run: async () => note(`chore-${n}`) })

await store().migrate()
const stay = setInterval(() => undefined, 1_000)
process.once('SIGTERM', async () => {
  clearInterval(stay)
  await closeJobs()
  await closeBell()
  await store().close()
})
// Its jobs begin while it opens, and it may be told to stop from then on.
await openJobs({ isAlone: process.env.IS_ALONE === '1' })
process.stdout.write('ready\n')
