/**
 * How long the great lists take in a large community: `npx tsx scripts/time-screens.ts [rows] [--postgres]`, 200,000
 * questions, chats and runs and half as many members unless said. Each screen is asked of the built server with a
 * hundredth of the rows and with all of them, on SQLite or on a PostgreSQL of its own; both are thrown away afterwards.
 * The figures of the last run stand in docs/operating.md.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'

const TIMES = 15
const AT_ONCE = 500
/** One row in so many belongs to the member who looks. */
const ONE_IN = 100
const DAY_MS = 86_400_000
const TOKEN = 'the token of whoever looks'
const COOKIE = `frenly_session=${encodeURIComponent(Buffer.from(JSON.stringify(TOKEN)).toString('base64'))}`
const SCREENS = [
  '/admin',
  '/qa?sort=voted',
  '/search?q=bamboo',
  '/search?q=number',
  '/admin/users?q=member1234',
  '/admin/users',
  '/chat/history',
  '/sitemap.xml',
]
const [first = '', second = ''] = process.argv.slice(2)

if (first === 'fill') await fill(...(second.split('-').map(Number) as [number, number]))
else await measure(Number(first.startsWith('-') ? '' : first) || 200_000)

async function measure(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-time-screens-'))
  const postgres = process.argv.includes('--postgres') ? await startPostgres() : null
  const database = postgres ? await postgres.createEmptyDatabase('screens') : ''
  const env = { ...process.env, LOG_LEVEL: 'error', DATA_DIR: folder, DATABASE_URL: database }
  const few = Math.floor(rows / ONE_IN)
  fillIn(env, 0, few)
  const small = await timeAll(env)
  const startedAt = performance.now()
  fillIn(env, few, rows)
  const filledS = ((performance.now() - startedAt) / 1_000).toFixed(0)
  await postgres?.ask('select 1')
  const large = await timeAll(env)
  console.log(`${postgres ? 'PostgreSQL' : 'SQLite'}, ${few} and ${rows} rows of each, filled in ${filledS} s`)
  console.log('| screen | small | large | longest | times |\n| --- | --- | --- | --- | --- |')
  for (const path of SCREENS) {
    const [a, b] = [small.get(path)!, large.get(path)!]
    const times = (b.middle / a.middle).toFixed(1)
    console.log(
      `| ${path} | ${a.middle.toFixed(0)} ms | ${b.middle.toFixed(0)} ms | ${b.longest.toFixed(0)} ms | ${times} |`,
    )
  }
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

function fillIn(env: NodeJS.ProcessEnv, from: number, to: number): void {
  const args = ['--import', 'tsx', 'scripts/time-screens.ts', 'fill', `${from}-${to}`]
  const { status } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('The rows could not be written')
}

async function timeAll(env: NodeJS.ProcessEnv): Promise<Map<string, { middle: number; longest: number }>> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['build/server.js'], {
    env: { ...env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ADMIN_EMAIL: 'member0@frenly.test' },
    stdio: ['ignore', 2, 2],
  })
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 100))
  const found = new Map<string, { middle: number; longest: number }>()
  for (const path of SCREENS) {
    const times: number[] = []
    for (let n = 0; n <= TIMES; n += 1) {
      const startedAt = performance.now()
      const answer = await fetch(origin + path, { headers: { cookie: COOKIE }, redirect: 'manual' })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
      if (n > 0) times.push(performance.now() - startedAt)
    }
    times.sort((a, b) => a - b)
    found.set(path, { middle: times[Math.floor(TIMES / 2)]!, longest: times.at(-1)! })
  }
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  return found
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** In a process of its own: rows as a community leaves them, spread over 300 days. */
async function fill(from: number, to: number): Promise<void> {
  const { store } = await import('#app/database/store.server.ts')
  const schema = await import('#app/database/schema.ts')
  const TOPICS = ['science', 'home', 'health', 'money', 'travel']
  const THINGS = ['bamboo', 'river', 'bridge', 'engine', 'letter', 'market', 'garden', 'winter', 'train', 'school']
  await store().migrate()
  const { db } = store()
  for (let start = from; start < to; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - start) }, (_, n) => start + n)
    const members = numbers.filter((n) => n % 2 === 0).map((n) => n / 2)
    const ownerOf = (n: number) => (n % ONE_IN === 0 ? 'member0' : `member${Math.floor(n / 2)}`)
    const at = (n: number) => new Date(Date.now() - ((n * 7_919_017) % (300 * DAY_MS)))
    const words = (n: number) => ['behave', 'number', THINGS[n % 10]!, `${n}`]
    const ask = (n: number) => `How does the ${THINGS[n % 10]} number ${n} behave?`
    if (members.length > 0)
      await db.insert(schema.users).values(
        members.map((n) => {
          const [name, email] = [`member${n}`, `member${n}@frenly.test`]
          const many = { id: name, username: name, usernameKey: name, handle: name, name, email, emailKey: email }
          return { ...many, emailVerifiedAt: at(n), createdAt: at(n), isFindable: n % 3 === 0 }
        }),
      )
    await db.insert(schema.qaQuestions).values(
      numbers.map((n) => {
        const about = { id: `fill-${n}`, userId: ownerOf(n), question: ask(n), topic: TOPICS[n % 5]! }
        return { ...about, publishedAt: at(n), createdAt: at(n), votes: (n * 31) % 97, isAnswered: n % 3 > 0 }
      }),
    )
    await db
      .insert(schema.qaWords)
      .values(numbers.flatMap((n) => words(n).map((word) => ({ questionId: `fill-${n}`, word, isInQuestion: true }))))
    await db.insert(schema.conversations).values(
      numbers.map((n) => {
        const about = { id: `chat-${n}`, userId: ownerOf(n), kind: 'chat' as const, title: ask(n) }
        return { ...about, titleWords: ask(n).toLowerCase(), voices: [], createdAt: at(n), updatedAt: at(n) }
      }),
    )
    await db.insert(schema.conversationMessages).values(
      numbers.map((n) => {
        const about = { id: `message-${n}`, conversationId: `chat-${n}`, role: 'person' as const, text: ask(n) }
        return { ...about, words: ask(n).toLowerCase(), createdAt: at(n) }
      }),
    )
    await db
      .insert(schema.runs)
      .values(numbers.map((n) => ({ id: `run-${n}`, userId: ownerOf(n), screen: 'consensus', createdAt: at(n) })))
    await db.insert(schema.consensusRuns).values(
      numbers.map((n) => {
        const about = { id: `asked-${n}`, userId: ownerOf(n), question: ask(n), state: 'done' as const }
        return { ...about, ledgerVersion: 1, createdAt: at(n), finishedAt: at(n) }
      }),
    )
    await db.insert(schema.uses).values(
      numbers.map((n) => {
        const about = { id: `use-${n}`, runId: `run-${n}`, userId: ownerOf(n), screen: 'consensus', port: 'answer' }
        const cost = { unit: 'request', costMicros: 0, tookMs: 20 + (n % 50) }
        return { ...about, ...cost, engineId: 'embedded:facts', state: 'done' as const, startedAt: at(n) }
      }),
    )
  }
  if (from === 0) {
    const tokenHash = createHash('sha256').update(TOKEN).digest('hex')
    const session = { tokenHash, userId: 'member0', provedAt: new Date(), expiresAt: new Date(Date.now() + DAY_MS) }
    await db.insert(schema.sessions).values(session)
  }
  await store().close()
}
