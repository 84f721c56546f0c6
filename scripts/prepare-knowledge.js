import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Starts the engine worker once and lets it make the indexes it needs. */
const worker = new Worker(resolve(process.argv[2] ?? 'build/engine.worker.js'))
worker.on('message', (message) => {
  if (message.kind === 'ready') return worker.postMessage({ id: 0, job: 'prepare', input: null })
  if (message.kind === 'failed') process.stderr.write(`The knowledge indexes could not be made: ${message.message}\n`)
  process.exit(message.kind === 'done' ? 0 : 1)
})
worker.on('error', (error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
