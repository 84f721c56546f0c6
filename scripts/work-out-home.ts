import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Jobs, JobName } from '#app/kits/asking/engine-worker/jobs.ts'
import { countExample, exampleInput } from '#app/features/landing/count-example.ts'
import { COMPARED, SUM, toAnswered } from '#app/features/landing/live-results.ts'
import { WORKED_OUT_FILE, type WorkedOut } from '#app/features/landing/worked-out.server.ts'
import { forkWorker } from './fork-worker.js'

/**
 * Has the engines of a build work out what home shows of them, so that the first visitor of a new server waits for
 * nothing: `node build/work-out-home.js build`.
 */
const build = process.argv[2] ?? 'build'
const worker = forkWorker(resolve(build, 'engine.worker.js'))
const run = <Name extends JobName>(job: Name, input: Jobs[Name]['input']) =>
  worker.ask(job, input) as Promise<Jobs[Name]['result']>
try {
  const workedOut: WorkedOut = {
    example: countExample(await run('ledger', exampleInput)),
    sum: toAnswered(SUM, await run('ask', SUM)),
    world: toAnswered(COMPARED, await run('ask', COMPARED)),
  }
  writeFileSync(join(build, WORKED_OUT_FILE), JSON.stringify(workedOut))
  worker.end()
} catch (error) {
  process.stderr.write(`What home shows could not be worked out: ${(error as Error).message}\n`)
  process.exit(1)
}
