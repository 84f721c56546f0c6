import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseFeed } from 'feedsmith'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isBuilt } from '#app/kits/foundation/content/built-screens.server.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { clock } from '#app/platform/clock.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-blog-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { showDue } = await import('#app/kits/members/authoring/authoring.server.ts')
await import('#app/shell/registered.server.ts')
const blog = await import('./blog.route.tsx')
const page = await import('./blog-post.route.tsx')
const unsubscribe = await import('#app/features/mail/unsubscribe.route.tsx')
const { sendPosts } = await import('./feeds.server.ts')
const { postLetters } = await import('./letters/letters.server.ts')
const { countLetters, sumViews } = await import('./letters/readers.store.server.ts')
const { listPosts, readPostFiles } = await import('./posts/posts.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())
const realNow = clock.now
afterEach(() => void (clock.now = realNow))

const ORIGIN = 'http://localhost:3000'
const context = { network: '10.0.0.1', cspNonce: '', requestId: '', isDocument: true }
const to = (path: string, cookie = '', fields?: Record<string, string>) =>
  new Request(ORIGIN + path, {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140', ...(cookie && { Cookie: cookie }) },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
const open = (query = '', cookie = '') => blog.loader({ request: to(`/blog${query}`, cookie), params: {}, context })
const act = (query: string, fields: Record<string, string>, cookie = '') =>
  blog.action({ request: to(`/blog${query}`, cookie, fields), params: {}, context })
const read = (slug: string, cookie = '') =>
  page.loader({ request: to(`/blog/${slug}`, cookie), params: { slug }, context })
const say = (slug: string, fields: Record<string, string>, cookie = '') =>
  page.action({ request: to(`/blog/${slug}`, cookie, fields), params: { slug }, context })
const signIn = async (id: string) => (await startSession(to('/'), id, true)).split(';')[0]!
const statusOf = async (work: Promise<unknown>) => {
  const result = await work.catch((error: unknown) => error)
  return result instanceof Response ? result.status : (result as { init?: { status?: number } }).init?.status
}
const SLUG = 'how-agreement-is-counted'
const verified = { emailVerifiedAt: new Date() }
const tools = {
  job: { id: 'j', userId: null, title: '', attempt: 1 },
  signal: new AbortController().signal,
  progress: () => undefined,
}

test('at least eight posts came along: with words for their covers, and links that lead to what is built', () => {
  const posts = readPostFiles()
  expect(posts.length).toBeGreaterThanOrEqual(8)
  for (const { slug, body, cover, publishedAt } of posts) {
    expect(cover?.svg, slug).toMatch(/^<svg/)
    expect(cover?.alt.length, slug).toBeGreaterThan(20)
    expect(publishedAt.getTime()).not.toBeNaN()
    for (const [, address = ''] of body.matchAll(/\]\((\/[^)?#\s]*)/g))
      expect(isBuilt(screenAt(address).id), address).toBe(true)
  }
})

test('posts are found by tag, series and words, and each is counted when it is opened by a person', async () => {
  expect(await open()).toMatchObject({ part: 'posts', page: 1, canWrite: false })
  const tagged = await open('?tag=privacy')
  expect(tagged.part === 'posts' && tagged.posts.map(({ slug }) => slug)).toEqual(['what-a-guest-session-keeps'])
  expect(await open('?q=zzzz')).toMatchObject({ posts: [] })
  await read(SLUG)
  await page.loader({
    request: new Request(`${ORIGIN}/blog/${SLUG}`, { headers: { 'user-agent': 'Googlebot/2.1' } }),
    params: { slug: SLUG },
    context,
  })
  expect(await sumViews(SLUG)).toBe(1)
  expect(await statusOf(read('none'))).toBe(404)
})

test('both feeds are read back with whole addresses', async () => {
  for (const kind of ['atom', 'json'] as const) {
    const sent = await sendPosts(to('/blog/feed'), kind)
    const text = await sent.text()
    const { format, feed } = parseFeed(text)
    expect(format).toBe(kind)
    const items = ('entries' in feed ? feed.entries : 'items' in feed ? feed.items : []) ?? []
    expect(items).toHaveLength((await listPosts('main')).length)
    expect(text).toContain(`${ORIGIN}/blog/${SLUG}`)
    expect(text).not.toMatch(/href=\\?"\//)
    const again = new Request(`${ORIGIN}/blog/feed`, { headers: { 'if-none-match': sent.headers.get('etag')! } })
    expect((await sendPosts(again, kind)).status).toBe(304)
  }
})

test('who proved an address comments; a report puts it before a person, who alone hides it', async () => {
  await enrol('ann', verified)
  await enrol('ben', verified)
  const [ann, ben] = [await signIn('ann'), await signIn('ben')]
  const stranger = await signIn((await enrol('new')).id)
  const comment = { do: 'comment', text: 'A good text.' }
  expect(await statusOf(say(SLUG, comment))).toBe(403)
  expect(await statusOf(say(SLUG, comment, stranger))).toBe(403)
  expect(await statusOf(say(SLUG, { do: 'comment', text: ' ' }, ann))).toBe(400)
  expect(await statusOf(say(SLUG, comment, ann))).toBe(303)
  const [said] = (await read(SLUG)).comments
  expect(said).toMatchObject({ text: 'A good text.', isOwn: false })
  const one = { comment: said!.id }
  expect(await statusOf(say(SLUG, { do: 'remove', ...one }, ben))).toBe(404)
  expect(await statusOf(say(SLUG, { do: 'hide', ...one }, ben))).toBe(404)
  expect(await statusOf(say(SLUG, { do: 'report', words: 'Rude', ...one }, ben))).toBe(303)
  expect((await read(SLUG)).comments).toHaveLength(1)
  expect(await statusOf(open('?part=comments', ben))).toBe(404)
  const chief = await signIn((await enrol('chief', verified)).id)
  expect(await open('?part=comments', chief)).toMatchObject({ comments: [{ text: 'A good text.', reports: ['Rude'] }] })
  await act('?part=comments', { do: 'hide', ...one }, chief)
  expect((await read(SLUG)).comments).toEqual([])
})

test('a post is checked, scheduled by the clock of a place, shown, mailed once, and its changes are told', async () => {
  const chief = await signIn('chief')
  await act('', { do: 'subscribe', email: 'reader@example.org' })
  const [letter] = await store().db.select().from(mails)
  const link = /part=letter&token=[\w.-]+/.exec(letter!.text)![0]
  expect(await open(`?${link}`)).toMatchObject({ part: 'letter', state: 'open' })
  expect(await act(`?${link}`, {})).toMatchObject({ data: { confirmed: 'on' } })
  expect(await open(`?${link}x`)).toMatchObject({ state: 'unknown' })

  const begun = (await act('?part=write', { do: 'begin', title: 'Our hedge' }, chief)) as Response
  const at = new URL(begun.headers.get('location')!, ORIGIN).search
  const calm = 'We looked at the hedge. It was green and we liked it. Then we had tea. '.repeat(5)
  const save = (text: string, version: number) =>
    act(
      at,
      {
        do: 'save',
        title: 'Our hedge',
        text,
        version: String(version),
        summary: 'About a hedge.',
        tags: 'garden, hedge',
        brand: 'all',
      },
      chief,
    )
  expect(await statusOf(act(at, { do: 'show' }, chief))).toBe(409)
  await save(`${calm}\n\nStudies show that 40 percent of hedges die.`, 1)
  expect(await act(at, { do: 'show' }, chief)).toMatchObject({
    data: { problem: { errors: { sure: expect.any(String) } } },
  })
  await save(`${calm} It is 2.4 metres high.`, 2)
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  expect(await statusOf(act(at, { do: 'schedule', when: `${day}T09:00`, zone: 'Mars/Base' }, chief))).toBe(400)
  expect(await statusOf(act(at, { do: 'schedule', when: '2020-01-01T09:00', zone: 'UTC' }, chief))).toBe(400)
  expect(await statusOf(act(at, { do: 'schedule', when: `${day}T09:00`, zone: 'Europe/Berlin' }, chief))).toBe(303)
  await showDue()
  expect(await statusOf(read('our-hedge'))).toBe(404)
  clock.now = () => new Date(Date.now() + 3 * 86_400_000)
  await showDue()
  expect(await read('our-hedge')).toMatchObject({ title: 'Our hedge', tags: ['garden', 'hedge'], changes: [] })
  for (let n = 0; n < 2; n += 1) await postLetters.perform({ slug: 'our-hedge', brand: 'main' }, tools)
  expect(await countLetters('our-hedge')).toBe(1)

  await save(`${calm} It is 2.7 metres high.`, 3)
  expect((await read('our-hedge')).text.html).toContain('2.4')
  expect(await statusOf(act(at, { do: 'show', sure: 'yes' }, chief))).toBe(400)
  expect(await statusOf(act(at, { do: 'show', sure: 'yes', note: 'Measured again' }, chief))).toBe(303)
  expect(await read('our-hedge')).toMatchObject({ changes: [{ note: 'Measured again' }] })

  const posted = (await store().db.select().from(mails)).find(({ subject }) => subject === 'Our hedge')!
  const token = posted.unsubscribe!.split('/').at(-1)!
  const click = unsubscribe.action({
    request: to('/unsubscribe/x', '', { 'List-Unsubscribe': 'One-Click' }),
    params: { token },
    context,
  })
  expect((await click).data).toMatchObject({ state: 'off', label: 'New posts by mail' })
  await postLetters.perform({ slug: SLUG, brand: 'main' }, tools)
  expect(await countLetters(SLUG)).toBe(0)
})
