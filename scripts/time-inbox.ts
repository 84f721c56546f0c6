/**
 * How long the inbox takes with many messages: `npx tsx scripts/time-inbox.ts [messages]`, 200,000 unless said. Works in a
 * folder of its own, which it removes. The figures of the last run stand in docs/inbox.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'

const folder = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-time-inbox-')))
process.env.LOG_LEVEL = 'silent'
const MESSAGES = Number(process.argv[2] ?? 200_000)
const PER_THREAD = 3
const TIMES = 20
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { listPage, searchPage } = await import('#app/features/inbox/filing/find-threads.server.ts')
const { readMailSearch } = await import('#app/features/inbox/filing/search-words.ts')
const { toOwnerWord } = await import('#app/features/inbox/filing/owner-word.ts')
const { countUnread } = await import('#app/features/inbox/filing/threads.store.server.ts')

await store().migrate()
await enrol('mira')
fill()

const narrowed = {
  ...({ folder: 'inbox', bundle: null, label: null, isUnread: false, isStarred: false, hasAttachment: false } as const),
  ...{ before: null, after: null },
}
const search = (words: string) => () =>
  searchPage('mira', readMailSearch(words)!, { label: null, after: null, most: 50 })
await time('the newest 50 conversations', () => listPage('mira', narrowed, null, 50))
await time('a page in the middle', () => listPage('mira', narrowed, `${Date.UTC(2025, 0, 1)}.x`, 50))
await time('what is unread, by bundle', () => countUnread('mira'))
await time('a word in every letter', search('bamboo'))
await time('a word in one letter of a thousand', search('word77'))
await time('a sender and a word', search('from:person5 bamboo'))
await time('a word that is nowhere', search('zanzibar'))
await time('all but a word', search('-word77'))
await time('a sender without a word', search('from:person5 -word77'))
await store().close()
rmSync(folder, { recursive: true, force: true })

async function time(what: string, work: () => Promise<unknown>): Promise<void> {
  const took: number[] = []
  for (let n = 0; n < TIMES; n += 1) {
    const since = performance.now()
    await work()
    took.push(performance.now() - since)
  }
  took.sort((a, b) => a - b)
  console.log(`${what}: ${took[TIMES / 2]!.toFixed(1)} ms, at most ${took.at(-1)!.toFixed(1)} ms`)
}

/** Rows as filing leaves them, put there at once. */
function fill(): void {
  const database = new Database(join(folder, 'frenly.sqlite'))
  const details = JSON.stringify({
    ...{ to: [], cc: [], replyTo: null, references: [], attachments: [], unsubscribe: null },
    ...{ found: { spf: null, dkim: null, dmarc: null }, hasInvitation: false, problems: [] },
  })
  const put = (table: string, row: object) => {
    const names = Object.keys(row)
    return database.prepare(`insert into ${table} (${names.join()}) values (${names.map((name) => `@${name}`).join()})`)
  }
  const begin = Date.UTC(2020, 0, 1)
  const step = (Date.UTC(2026, 10, 1) - begin) / MESSAGES
  const base = { user_id: 'mira', subject: '', created_at: 0 }
  const thread = {
    id: '',
    ...base,
    place: 'inbox',
    subject_key: '',
    people: '[]',
    messages: PER_THREAD,
    unread: 0,
    last_at: 0,
  }
  const message = {
    ...{ id: '', ...base, thread_id: '', search_id: 0, source: '', message_id: '', from_name: '', from_address: '' },
    ...{ snippet: '', details, deliveries: '[]', raw_key: '', bytes: 2_000, at: 0 },
  }
  const body = { message_id: '', ...base, search_id: 0, owner: toOwnerWord('mira'), people: '', text: '' }
  const [threads, messages, bodies] = [
    put('inbox_threads', thread),
    put('inbox_messages', message),
    put('inbox_bodies', body),
  ]
  database.transaction(() => {
    for (let n = 0; n < MESSAGES; n += 1) {
      const at = Math.round(begin + n * step)
      const [threadId, who] = [`t${Math.floor(n / PER_THREAD)}`, `person${n % 500}`]
      const subject = `Letter ${n} about word${n % 1_000}`
      const text = `Bamboo and word${n % 1_000}. ${`Some words that fill a letter number ${n % 97}. `.repeat(12)}`
      const own = { subject, created_at: at }
      if (n % PER_THREAD === 0)
        threads.run({ ...thread, ...own, id: threadId, subject_key: subject, unread: n % 7 === 0 ? 1 : 0, last_at: at })
      messages.run({
        ...{
          ...message,
          ...own,
          id: `m${n}`,
          thread_id: threadId,
          search_id: at * 1_000 + (n % 1_000),
          source: `s${n}`,
        },
        ...{ message_id: `m${n}`, from_name: who, from_address: `${who}@x.test`, snippet: text.slice(0, 200), at },
      })
      bodies.run({
        ...body,
        ...own,
        message_id: `m${n}`,
        search_id: at * 1_000 + (n % 1_000),
        people: `${who} ${who}@x.test`,
        text,
      })
    }
  })()
  database.exec('analyze')
  database.close()
}
