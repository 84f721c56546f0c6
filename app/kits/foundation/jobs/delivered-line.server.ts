import { setTimeout as pause } from 'node:timers/promises'
import type { WorkerPool } from 'graphile-worker'
import pg from 'pg'
import { z } from 'zod'
import { QUEUE_SCHEMA, queueLog } from '#app/database/queue.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { enqueue, listStranded, removeSpent } from './delivered-line.store.server.ts'
import { jobKinds } from './job-kind.server.ts'
import { newLease } from './lease.server.ts'
import { claimDelivered } from './leases.store.server.ts'
import type { Desk, Line } from './line.ts'

/** One that listens, one that looks, one that signs off. */
const MOST_CONNECTIONS = 3
const CONNECT_LIMIT_MS = 5_000
/** The queue rings when something comes; this is for what was put off, and for what no message brings. */
const LOOK_EVERY_MS = 1_000
const CLOSING_LIMIT_MS = 2_000

const messageSchema = z.object({ id: z.string() })

type Carrier = { pool: WorkerPool; connections: pg.Pool }

/**
 * Jobs ride on graphile-worker: a message for each job that waits, put in with its row, is handed out when it is due to a
 * server with room for its kind, which claims the row and signs the message off. From then on the lease in the row says
 * who has the job; when it runs out, whoever looks first puts the job in line again.
 */
export function createDeliveredLine(): Line {
  let desk: Desk | null = null
  let carrier: Promise<Carrier> | null = null
  let current: Carrier | null = null
  let gatheredAt = -Infinity

  /** Puts in line again what no message will bring. */
  const gather = async (worker: Desk) => {
    if (performance.now() - gatheredAt < LOOK_EVERY_MS) return
    gatheredAt = performance.now()
    const now = clock.now()
    for (const job of await listStranded([...jobKinds().keys()], worker.ours(), now))
      await enqueue({ ...job, dueAt: job.dueAt < now ? job.dueAt : now }, now)
  }
  const open = async (worker: Desk): Promise<Carrier> => {
    await removeSpent()
    const opened = await openCarrier(worker)
    current = opened
    const leave = () => {
      if (current !== opened) return
      current = carrier = null
    }
    opened.pool.promise.then(leave, (error: unknown) => {
      log.warn({ err: error }, 'the queue of the jobs stopped; it is opened again')
      leave()
    })
    return opened
  }

  return {
    put: (job, about) => enqueue(job, clock.now(), about),
    open(worker) {
      desk = worker
      gatheredAt = -Infinity
    },
    async look() {
      if (!desk || jobKinds().size === 0) return
      await gather(desk)
      if (!desk) return
      carrier ??= open(desk).catch((error: unknown) => {
        carrier = null
        throw error
      })
      await carrier
    },
    wake() {
      try {
        current?.pool.nudge(1)
      } catch {
        // It is ending, and the next look opens another.
      }
    },
    async close() {
      desk = null
      const last = await carrier?.catch(() => null)
      current = carrier = null
      if (last) await closeCarrier(last)
    },
  }
}

async function openCarrier(desk: Desk): Promise<Carrier> {
  const { runTaskList } = await import('graphile-worker')
  const connections = openConnections()
  const deliver = async (message: unknown) => {
    const { id } = messageSchema.parse(message)
    if (desk.ours().includes(id)) return
    const job = await claimDelivered(id, newLease())
    if (job) await desk.begin(job)
  }
  const kinds = [...jobKinds().keys()]
  const withoutRoom = () => {
    const open = new Set(desk.kindsWithRoom())
    return kinds.filter((kind) => !open.has(kind))
  }
  const pool = runTaskList(
    {
      // One after another: a second would not know yet that the first took the last room.
      concurrency: 1,
      pollInterval: LOOK_EVERY_MS,
      forbiddenFlags: withoutRoom,
      noHandleSignals: true,
      schema: QUEUE_SCHEMA,
      logger: await queueLog(),
      // Without these a message that cannot be signed off would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    },
    Object.fromEntries(kinds.map((kind) => [kind, deliver])),
    connections,
  )
  return { pool, connections }
}

function openConnections(): pg.Pool {
  const connections = new pg.Pool({
    connectionString: env().DATABASE_URL,
    application_name: 'frenly jobs',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  })
  const report = (error: Error) => log.warn({ err: error }, 'the queue of the jobs lost a connection')
  connections.on('error', report)
  connections.on('connect', (client) => client.on('error', report))
  return connections
}

/** Waits for the message in hand, and no longer for a database that is away. */
async function closeCarrier({ pool, connections }: Carrier): Promise<void> {
  const ended = Promise.resolve(pool.gracefulShutdown()).then(
    () => connections.end(),
    (error: unknown) => log.warn({ err: error }, 'the queue of the jobs did not end well'),
  )
  await Promise.race([ended, pause(CLOSING_LIMIT_MS, null, { ref: false })])
}
