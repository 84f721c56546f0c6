import { fork } from 'node:child_process'
import { deserialize, serialize } from 'node:v8'

/** A bundled worker as a process of this script: `ask` gives what a job gives, `end` lets it go. */
export function forkWorker(file) {
  const child = fork(file, { serialization: 'advanced' })
  let nextId = 0
  const ask = (job, input) => {
    const id = nextId++
    child.send({ kind: 'job', id, job, input: serialize(input) })
    return new Promise((resolve, reject) => {
      const hear = (reply) => {
        if (reply.id !== id) return
        if (reply.kind === 'failed') reject(new Error(reply.message))
        if (reply.kind === 'done') resolve(deserialize(reply.result))
        if (reply.kind === 'done' || reply.kind === 'failed') child.off('message', hear)
      }
      child.on('message', hear)
      child.once('exit', (code, signal) => reject(new Error(`The worker ended (${signal ?? code})`)))
    })
  }
  return { ask, end: () => child.disconnect() }
}
