/**
 * How soon many see a message of one thread: `npx tsx scripts/time-live.ts [members] [--postgres]`, 200 unless said. All
 * of them follow the thread by server-sent events and read its page anew as a browser does, on one built server with
 * SQLite, or on two that share a PostgreSQL, half of them on each. All of it is thrown away afterwards. The figures of the
 * last run stand in docs/threads.md.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

const MESSAGES = 20
const BETWEEN_MS = 1_000
const LIMIT_MS = 60_000
/** A browser gathers what happens at once for so long before it reads anew (kits/foundation/live/use-live.ts). */
const GATHER_MS = 300
const THREAD = 'live-thread'
const DAY_MS = 86_400_000
const isPostgres = process.argv.includes('--postgres')
const tokenOf = (n: number) => `the token of member ${n}`
const cookieOf = (n: number) =>
  `frenly_session=${encodeURIComponent(Buffer.from(JSON.stringify(tokenOf(n))).toString('base64'))}`
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

if (process.argv[2] === 'fill') await fill(Number(process.argv[3]))
else await measure(Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 200))

async function measure(members: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-time-live-'))
  const postgres = isPostgres ? await startPostgres() : null
  const database = postgres ? await postgres.createEmptyDatabase('live') : ''
  const env = { DATA_DIR: folder, DATABASE_URL: database, LOG_LEVEL: 'error', SESSION_SECRET: 's'.repeat(40) }
  const args = ['--import', 'tsx', 'scripts/time-live.ts', 'fill', String(members)]
  const filled = spawnSync(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (filled.status !== 0) throw new Error('The rows could not be written')
  const servers: RunningServer[] = []
  for (let n = 0; n < (postgres ? 2 : 1); n += 1)
    servers.push(await startServer({ ...env, TRUST_PROXY: '1', ...(n > 0 && { DATA_DIR: `${folder}-${n}` }) }))
  try {
    const readers = await Promise.all(
      Array.from({ length: members }, (_, n) => follow(servers[n % servers.length]!.url, n)),
    )
    await pause(2_000)
    const heard: number[] = []
    const read: number[] = []
    const sent: number[] = []
    const cpuBefore = process.cpuUsage()
    for (let n = 0; n < MESSAGES; n += 1) {
      const startedAt = performance.now()
      for (const reader of readers) reader.wait(startedAt)
      const answer = await fetch(`${servers[0]!.url}/threads?t=${THREAD}`, {
        method: 'POST',
        redirect: 'manual',
        headers: headersOf(0),
        body: new URLSearchParams({ do: 'say', text: `Message number ${n} of this morning` }),
      })
      if (answer.status !== 303) throw new Error(`Saying something answered ${answer.status}`)
      sent.push(performance.now() - startedAt)
      const giveUpAt = Date.now() + LIMIT_MS
      while (readers.some(({ seen }) => seen.readMs === Infinity) && Date.now() < giveUpAt) await pause(20)
      await pause(BETWEEN_MS)
      for (const { seen } of readers) {
        heard.push(seen.heardMs)
        read.push(seen.readMs)
      }
    }
    const { user, system } = process.cpuUsage(cpuBefore)
    const words = (times: number[]) => `${middle(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`
    console.log(`${isPostgres ? 'PostgreSQL, two servers' : 'SQLite'}, ${members} members, ${MESSAGES} messages`)
    console.log(`| said, and answered | ${words(sent)} |`)
    console.log(`| the event is there | ${words(heard)} |`)
    console.log(`| the page was read anew | ${words(read)} |`)
    console.log(`of the members themselves: ${((user + system) / 1_000 / MESSAGES).toFixed(0)} ms of work a message`)
    for (const { leave } of readers) leave()
  } finally {
    await Promise.all(servers.map((one) => stopServer(one, 'SIGTERM')))
    await postgres?.stop()
    for (const end of ['', '-1']) rmSync(folder + end, { recursive: true, force: true })
  }
}

function headersOf(n: number) {
  return { 'cookie': cookieOf(n), 'x-forwarded-for': `10.9.${n >> 8}.${n & 255}` }
}

/** One member with the thread open: hears what happens, and reads the page anew. */
async function follow(url: string, n: number) {
  const leaving = new AbortController()
  const stream = await fetch(`${url}/api/threads/${THREAD}/live`, { headers: headersOf(n), signal: leaving.signal })
  if (stream.status !== 200) throw new Error(`Following answered ${stream.status}`)
  const seen = { heardMs: Infinity, readMs: Infinity }
  let startedAt = 0
  const readPage = async () => {
    await pause(GATHER_MS)
    const answer = await fetch(`${url}/threads.data?t=${THREAD}`, { headers: headersOf(n) })
    await answer.text()
    if (answer.status !== 200) throw new Error(`Reading the page answered ${answer.status}`)
    seen.readMs = performance.now() - startedAt
  }
  const listen = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of stream.body!) {
      if (!decoder.decode(chunk as Uint8Array).includes('"change"') || seen.heardMs !== Infinity) continue
      seen.heardMs = performance.now() - startedAt
      void readPage()
    }
  }
  listen().catch(() => undefined)
  return {
    seen,
    wait(at: number) {
      startedAt = at
      Object.assign(seen, { heardMs: Infinity, readMs: Infinity })
    },
    leave: () => leaving.abort(),
  }
}

/** In a process of its own: members with a session each, all in one thread. */
async function fill(members: number): Promise<void> {
  const { store } = await import('#app/database/store.server.ts')
  const schema = await import('#app/database/schema.ts')
  await store().migrate()
  const { db } = store()
  const now = new Date()
  const all = Array.from({ length: members }, (_, n) => n)
  await db.insert(schema.users).values(
    all.map((n) => {
      const [name, email] = [`member${n}`, `member${n}@frenly.test`]
      const names = { id: name, username: name, usernameKey: name, handle: name, name, email, emailKey: email }
      return { ...names, emailVerifiedAt: now, createdAt: new Date(now.getTime() - 30 * DAY_MS) }
    }),
  )
  const expiresAt = new Date(now.getTime() + DAY_MS)
  await db.insert(schema.sessions).values(
    all.map((n) => {
      const tokenHash = createHash('sha256').update(tokenOf(n)).digest('hex')
      return { tokenHash, userId: `member${n}`, provedAt: now, expiresAt }
    }),
  )
  const thread = { id: THREAD, title: 'Two hundred at once', words: 'two hundred at once', startedBy: 'member0' }
  await db.insert(schema.threads).values({ ...thread, createdAt: now, updatedAt: now })
  await db.insert(schema.threadMembers).values(
    all.map((n) => ({
      ...{ threadId: THREAD, userId: `member${n}`, joinedAt: now },
      role: n === 0 ? ('owner' as const) : ('writer' as const),
    })),
  )
  await store().close()
}
