import { resolve } from 'node:path'
import { forkWorker } from './fork-worker.js'

/** Starts the engine worker once and lets it make the indexes it needs. */
const worker = forkWorker(resolve(process.argv[2] ?? 'build/engine.worker.js'))
try {
  await worker.ask('prepare', null)
  worker.end()
} catch (error) {
  process.stderr.write(`The knowledge indexes could not be made: ${error.message}\n`)
  process.exit(1)
}
