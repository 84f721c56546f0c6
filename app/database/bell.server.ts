import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { dialect } from './kit.ts'

const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 30_000
const CONNECT_LIMIT_MS = 5_000
/** A connection that does not answer for so long is given up: it may be silent for ever. */
const ANSWER_LIMIT_MS = 5_000
const FAREWELL_LIMIT_MS = 1_000

type Listener = (words: string) => void
type Bell = {
  listeners: Map<string, Set<Listener>>
  client: pg.Client | null
  /** One word after the other goes over the connection. */
  said: Promise<unknown>
  retry: NodeJS.Timeout | null
  retryMs: number
  isConnecting: boolean
}
const bell = () =>
  once('bell', (): Bell => ({
    listeners: new Map(),
    client: null,
    said: Promise.resolve(),
    retry: null,
    retryMs: FIRST_RETRY_MS,
    isConnecting: false,
  }))

/**
 * Hears what other servers on the same PostgreSQL ring (LISTEN), over a connection of its own. A bell only saves waiting:
 * words get lost while the connection is down, so whoever listens also looks by itself now and then. With the embedded
 * database there is no other server to hear. Gives the way to stop.
 */
export function listenTo(channel: string, onRing: Listener): () => void {
  if (dialect !== 'pg') return () => undefined
  const { listeners } = bell()
  const known = listeners.get(channel)
  if (known) known.add(onRing)
  else {
    listeners.set(channel, new Set([onRing]))
    say(`listen ${toName(channel)}`)
  }
  void connect()
  return () => void listeners.get(channel)?.delete(onRing)
}

/** Rings for all servers on the database that listen, this one too; nothing happens where that cannot be done now. */
export const ring = (channel: string, words: string): void => say('select pg_notify($1, $2)', [channel, words])

function say(sql: string, values: string[] = []): void {
  const it = bell()
  const { client } = it
  if (!client) return
  it.said = it.said
    .then(() => (it.client === client ? client.query(sql, values) : null))
    .catch((error: unknown) => {
      log.debug({ err: error }, 'the bell did not ring')
      connectLater(client)
      return endSoon(client)
    })
}

/** Says farewell, to nobody when the line is dead. */
async function endSoon(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(FAREWELL_LIMIT_MS, null, { ref: false })])
}

/** Ends the connection, and forgets who listened. */
export async function closeBell(): Promise<void> {
  const it = bell()
  it.listeners.clear()
  if (it.retry) clearTimeout(it.retry)
  await it.said
  const { client } = it
  it.retry = it.client = null
  if (client) await endSoon(client)
}

async function connect(): Promise<void> {
  const it = bell()
  if (it.client || it.isConnecting || it.retry) return
  it.isConnecting = true
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  })
  client.on('notification', ({ channel, payload }) => {
    for (const hear of it.listeners.get(channel) ?? []) hear(payload ?? '')
  })
  client.on('error', (error) => log.warn({ err: error }, 'the bell lost its connection'))
  client.on('end', () => connectLater(client))
  try {
    await client.connect()
    for (const channel of it.listeners.keys()) await client.query(`listen ${toName(channel)}`)
    if (it.listeners.size === 0) return void (await client.end())
    it.client = client
    it.retryMs = FIRST_RETRY_MS
  } catch (error) {
    log.warn({ err: error }, 'the bell could not connect')
    await endSoon(client)
    connectLater(client)
  } finally {
    it.isConnecting = false
  }
}

function connectLater(lost: pg.Client): void {
  const it = bell()
  if (it.client === lost) it.client = null
  if (it.client || it.retry || it.listeners.size === 0) return
  it.retry = setTimeout(() => {
    it.retry = null
    void connect()
  }, it.retryMs).unref()
  it.retryMs = Math.min(it.retryMs * 2, LONGEST_RETRY_MS)
}

/** A channel is a name of ours; quoted all the same. */
const toName = (channel: string) => `"${channel.replaceAll('"', '')}"`
