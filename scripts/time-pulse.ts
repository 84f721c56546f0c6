/**
 * How long pages of the pulse take with many posts: `npx tsx scripts/time-pulse.ts [posts] [members]`, a million and a
 * hundred thousand unless said. Works in a folder of its own, which it removes. The figures of the last run stand in
 * docs/pulse.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'

const folder = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-time-pulse-')))
process.env.LOG_LEVEL = 'silent'
const POSTS = Number(process.argv[2] ?? 1_000_000)
const MEMBERS = Number(process.argv[3] ?? 100_000)
const TIMES = 20
const DAY_MS = 86_400_000
const { store } = await import('#app/database/store.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { countUnread } = await import('#app/kits/members/notices/notices.server.ts')
const { readPulse } = await import('#app/features/pulse/posts/read-pulse.server.ts')
const { readRipples } = await import('#app/features/pulse/ripples/read-ripples.server.ts')
const { bridgePosts } = await import('#app/features/pulse/bridging/bridge-posts.server.ts')
const { listFound } = await import('#app/features/pulse/posts/feed.store.server.ts')

await store().migrate()
const begun = performance.now()
fill()
console.log(`${POSTS} posts of ${MEMBERS} members put there in ${Math.round((performance.now() - begun) / 1_000)} s`)

const context = { network: 'x', cspNonce: '', requestId: '', isDocument: true }
const cookieOf = async (id: string) => (await startSession(new Request('http://x/'), id, true)).split(';')[0]!
const cookies = { guest: '', few: await cookieOf('m1'), many: await cookieOf('m2') }
const open = (who: keyof typeof cookies, query: string) => () =>
  readPulse(new Request(`http://x/connect/pulse${query}`, { headers: { cookie: cookies[who] } }), context)
const middle = Date.now() - 200 * DAY_MS

await time('newest, a guest', open('guest', ''))
await time('newest, a member who blocked fifty', open('few', ''))
await time('newest, in the middle', open('few', `?after=${middle}.x`))
await time('a topic', open('few', '?topic=topic7'))
await time('a rare topic', open('few', '?topic=rare1'))
await time('posts of a member', open('few', '?by=m3'))
await time('following 300 members', open('few', '?show=following'))
await time('following 5,000 members', open('many', '?show=following'))
await time('following 5,000 members, in the middle', open('many', `?show=following&after=${middle}.x`))
await time('a post with 200 replies', open('few', '?post=p0000001'))
await time('the bridging calculation', () => bridgePosts(), 3)
await time('bridging', open('few', '?show=bridging'))
await time('a ripple of 500', () => readRipples(new Request('http://x/ripples?post=p0000001'), context))
await time('the number beside the bell, of 5,000 unread', () => countUnread('m1'))
await time('a word in the search', () => listFound(null, 'word77', { among: 20_000, most: 200 }))
await store().close()
rmSync(folder, { recursive: true, force: true })

async function time(what: string, work: () => Promise<unknown>, times = TIMES): Promise<void> {
  const took: number[] = []
  for (let n = 0; n < times; n += 1) {
    const since = performance.now()
    await work()
    took.push(performance.now() - since)
  }
  took.sort((a, b) => a - b)
  console.log(`${what}: ${took[Math.floor(times / 2)]!.toFixed(1)} ms, at most ${took.at(-1)!.toFixed(1)} ms`)
}

/** Rows as the pulse leaves them, put there at once. */
function fill(): void {
  const database = new Database(join(folder, 'frenly.sqlite'))
  database.pragma('synchronous = off')
  const put = (table: string, names: string) =>
    database.prepare(
      `insert into ${table} (${names}) values (${names
        .split(',')
        .map(() => '?')
        .join()})`,
    )
  const users = put('users', 'id,username,username_key,handle,name,email,email_key,email_verified_at,created_at')
  const posts = put(
    'posts',
    'id,user_id,parent_id,root_id,text,text_hash,audience,pictures,replies,passes,created_at,published_at',
  )
  const topics = put('post_topics', 'post_id,topic,published_at')
  const reactions = put('post_reactions', 'post_id,user_id,kind,created_at')
  const counts = put('post_counts', 'post_id,what,times')
  const passes = put('post_passes', 'id,post_id,user_id,from_pass_id,words,created_at')
  const ties = put('ties', 'from_id,to_id,kind,created_at')
  const notices = put('notices', 'id,user_id,kind,about,subject,address,people,at,created_at')
  const now = Date.now()
  const begin = now - 400 * DAY_MS
  const step = (now - begin) / POSTS
  const id = (n: number) => `p${String(n).padStart(7, '0')}`
  database.transaction(() => {
    for (let n = 0; n < MEMBERS; n += 1) {
      const name = `m${n}`
      users.run(name, name, name, name, `Member ${n}`, `${name}@x.test`, `${name}@x.test`, begin, begin)
    }
    for (let n = 0; n < POSTS; n += 1) {
      const at = Math.round(begin + n * step)
      const isReply = n > 1 && (n <= 201 || n % 10 < 3)
      const root = n <= 201 ? id(1) : id(n - (n % 10) - 1)
      const text = `Post ${n} about word${n % 1_000} with some words that people write to one another, and a little more.`
      const of = `m${(n * 7_919) % MEMBERS}`
      const audience = n % 5 === 0 ? 'members' : 'all'
      posts.run(id(n), of, isReply ? root : null, isReply ? root : null, text, `h${n}`, audience, '[]', 0, 0, at, at)
      if (n % 5 === 0) topics.run(id(n), `topic${n % 200}`, at)
      if (n % 100_000 === 1) topics.run(id(n), 'rare1', at)
    }
    for (let n = 0; n < 300_000; n += 1) {
      const post = id(POSTS - 1 - (n % 30_000) - (n % 3 === 0 ? 0 : 1))
      reactions.run(post, `m${(n * 104_729 + Math.floor(n / 30_000)) % MEMBERS}`, n % 4 ? 'agree' : 'differ', now - n)
    }
    for (let n = 0; n < 30_000; n += 1) counts.run(id(POSTS - 1 - n), 'agree', 7)
    for (let n = 0; n < 50_000; n += 1)
      passes.run(
        `x${n}`,
        n < 500 ? id(1) : id(POSTS - 1 - (n % 20_000)),
        `m${(n * 31 + Math.floor(n / 20_000)) % MEMBERS}`,
        n > 0 && n < 500 ? `x${Math.floor(n / 2)}` : null,
        '',
        now - 50_000 + n,
      )
    for (let n = 0; n < 300; n += 1) ties.run('m1', `m${100 + n * 3}`, 'follow', now)
    for (let n = 0; n < 5_000; n += 1) ties.run('m2', `m${100 + n * 3}`, 'follow', now)
    for (let n = 0; n < 50; n += 1) ties.run('m1', `m${50_000 + n}`, 'block', now)
    for (let n = 0; n < 5_000; n += 1) notices.run(`n${n}`, 'm1', 'x.y', `a${n}`, '', '/', 1, now - n, now)
  })()
  database.exec('analyze')
  database.close()
}
