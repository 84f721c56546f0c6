/**
 * How long threads take with many messages: `npx tsx scripts/time-threads.ts [messages]`, a million unless said. One thread has
 * a fifth of them and 200 members, the rest lie in threads of two thousand. Works in a folder of its own, which it removes.
 * The figures of the last run stand in docs/threads.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'

const folder = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-time-threads-')))
process.env.LOG_LEVEL = 'silent'
const MESSAGES = Number(process.argv[2] ?? 1_000_000)
const IN_LARGE = Math.floor(MESSAGES / 5)
const IN_SMALL = 2_000
const MEMBERS = 200
const TIMES = 20
const MARKS = ['👍', '🎉', '🤔']
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const messages = await import('#app/features/threads/keeping/messages.store.server.ts')
const threads = await import('#app/features/threads/keeping/threads.store.server.ts')
const { readTalk } = await import('#app/features/threads/talking/read-talk.server.ts')
const { untrustedWorker, closeUntrusted } = await import('#app/kits/foundation/untrusted/untrusted.server.ts')
untrustedWorker.file = 'build/untrusted.worker.js'

await store().migrate()
for (let n = 0; n < MEMBERS; n += 1) await enrol(`member${n}`)
fill()
const middle = toId(Math.floor(IN_LARGE / 2))
let revision = 0
let written = 0
const page = (before: string | null, at: string | null) => () => readTalk('large', (revision += 1), { before, at })
await time('the newest page, read anew', page(null, null))
await time('the newest page, as the next of 200 readers gets it', () =>
  readTalk('large', revision, { before: null, at: null }),
)
await time('a page in the middle', page(middle, null))
await time('round about a message', page(null, middle))
await time('the place of a member', () => threads.findMembership('large', 'member7'))
await time('200 members', () => threads.listMembers('large', 500))
await time('the list of threads of a member of all', () =>
  threads.listThreads('member0', { search: '', before: null, most: 31 }),
)
await time('a word in every message', () => messages.searchMessages('large', ['bamboo'], 31, 50_000))
await time('a word of one message in 1,000', () => messages.searchMessages('large', ['word77'], 31, 50_000))
await time('a word that is nowhere, 50,000 messages looked through', () =>
  messages.searchMessages('large', ['zanzibar'], 31, 50_000),
)
await time('a word that is nowhere, over all threads', () => messages.searchEverywhere('member0', 'zanzibar', 20))
await time('one message more', write)
await closeUntrusted()
await store().close()
rmSync(folder, { recursive: true, force: true })

function toId(n: number): string {
  return `01a00000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
}

function fill(): void {
  const database = new Database(join(folder, 'frenly.sqlite'))
  const thread = database.prepare(
    "insert into threads (id, title, words, message_count, tip_id, revision, created_at, updated_at) values (?, ?, 'plans', ?, ?, 0, ?, ?)",
  )
  const member = database.prepare(
    'insert into thread_members (thread_id, user_id, role, joined_at) values (?, ?, ?, ?)',
  )
  const message = database.prepare(
    "insert into thread_messages (id, thread_id, user_id, kind, state, text, words, created_at) values (?, ?, ?, 'said', 'done', ?, ?, ?)",
  )
  const mark = database.prepare(
    'insert into thread_reactions (message_id, user_id, mark, created_at) values (?, ?, ?, ?)',
  )
  database.transaction(() => {
    const small = Math.ceil((MESSAGES - IN_LARGE) / IN_SMALL)
    thread.run('large', 'Large', IN_LARGE, toId(IN_LARGE - 1), 1, MESSAGES)
    for (let n = 0; n < MEMBERS; n += 1) member.run('large', `member${n}`, n === 0 ? 'owner' : 'writer', n)
    for (let n = 0; n < small; n += 1) {
      thread.run(`small${n}`, `Small ${n}`, IN_SMALL, null, n, n)
      member.run(`small${n}`, 'member0', 'owner', n)
    }
    for (let n = 0; n < MESSAGES; n += 1) {
      const text = `Message ${n} says that bamboo of kind word${n % 1_000} grows *${n % 90} cm* a day, and that nobody measured it at night.`
      const at = n < IN_LARGE ? 'large' : `small${Math.floor((n - IN_LARGE) / IN_SMALL)}`
      message.run(toId(n), at, `member${n % MEMBERS}`, text, text.toLowerCase(), n)
    }
    for (let n = 0; n < 40; n += 1)
      for (let m = 0; m < MEMBERS; m += 1) mark.run(toId(IN_LARGE - 1 - n), `member${m}`, MARKS[m % MARKS.length], 1)
  })()
  database.close()
}

async function write(): Promise<void> {
  written += 1
  const now = new Date()
  await store().tx(async () => {
    const id = toId(MESSAGES + written)
    const text = 'One more.'
    await messages.createMessage({
      ...{ id, threadId: 'large', userId: 'member1', kind: 'said', state: 'done', text, words: text, createdAt: now },
    })
    await threads.touchThread('large', now, id)
  })
}

async function time(what: string, work: () => unknown): Promise<void> {
  await work()
  const took: number[] = []
  for (let n = 0; n < TIMES; n += 1) {
    const startedAt = performance.now()
    await work()
    took.push(performance.now() - startedAt)
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0).toFixed(1)
  console.log(`${what}: ${at(0.5)} ms, ${at(0.95)} ms at most of 20`)
}
