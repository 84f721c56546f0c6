import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-pulse-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { tie } = await import('#app/kits/members/ties/ties.server.ts')
const notices = await import('#app/kits/members/notices/notices.server.ts')
const { decide, answerAppeal, appeal, readThing } = await import('#app/kits/asking/moderation/reports.server.ts')
const reports = await import('#app/kits/asking/moderation/reports.store.server.ts')
const { posts, postReactions } = await import('#app/database/tables/together/posts.ts')
await import('#app/kits/asking/moderation/moderation.register.server.ts')
await import('./pulse.register.server.ts')
const { bridgePosts } = await import('./bridging/bridge-posts.server.ts')
const { sendDigests } = await import('./keeping/digest.server.ts')
const { erasePosts } = await import('./keeping/person-posts.store.server.ts')
const { sendPulseFeed } = await import('./keeping/pulse-feed.server.ts')
const { sweepPosts } = await import('./keeping/sweep-posts.server.ts')
const { readRipples } = await import('./ripples/read-ripples.server.ts')
const { readPulse } = await import('./posts/read-pulse.server.ts')
const { actOnPulse } = await import('./posts/pulse-acts.server.ts')
await import('./thanks/thanks-part.server.ts')
const { readThanks } = await import('./thanks/read-thanks.server.ts')
const { listProfileParts, listScoreSources } = await import('#app/kits/members/profile-parts/profile-parts.ts')
const { actOnThanks } = await import('./thanks/thanks-acts.server.ts')

const OLD = new Date(Date.UTC(2026, 0, 1))
const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const
const cookies: Record<string, string> = {}
let now = Date.UTC(2026, 10, 21, 12)

beforeEach(() => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date((now += 1_000)))
})
beforeAll(async () => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date((now += 1_000)))
  await store().migrate()
  for (const name of ['mira', 'jon', 'ada', 'eve', 'chief', 'fresh', 'unsure']) {
    await enrol(name, {
      name: name[0]!.toUpperCase() + name.slice(1),
      createdAt: name === 'fresh' ? new Date(now) : OLD,
      emailVerifiedAt: name === 'unsure' ? null : OLD,
    })
    cookies[name] = (await startSession(new Request('http://frenly.test/'), name, true)).split(';')[0]!
  }
})
afterAll(() => store().close())

const ask = (who: string | null, query = '', fields?: Record<string, string | string[]>) => {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields ?? {})) for (const one of [value].flat()) body.append(name, one)
  return new Request(`http://frenly.test/connect/pulse${query}`, {
    method: fields ? 'POST' : 'GET',
    ...(fields && { body }),
    headers: { ...(who && { cookie: cookies[who]! }) },
  })
}
const context = { network: '10.0.0.1', cspNonce: '', requestId: '', isDocument: true }
const act = async (who: string | null, fields: Record<string, string | string[]>, query = '') => {
  const done = await actOnPulse(ask(who, query, fields), '10.0.0.1')
  if (done instanceof Response) return { status: done.status, to: done.headers.get('location') ?? '', errors: null }
  const status = typeof done.init === 'object' ? (done.init?.status ?? 200) : 200
  return { status, to: '', errors: done.data.problem.errors }
}
const feed = async (who: string | null, query = '') => {
  const view = await readPulse(ask(who, query), context)
  if (view.part !== 'feed') throw new Error('no feed')
  return view
}
const page = async (who: string | null, id: string) => {
  const view = await readPulse(ask(who, `?post=${id}`), context)
  if (view.part !== 'post') throw new Error('no post')
  return view
}
const wordsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('')
const say = async (who: string, text: string, more: Record<string, string | string[]> = {}) => {
  const { to, errors } = await act(who, { act: 'post', text, ...more })
  expect(errors).toBeNull()
  return new URL(to, 'http://x').searchParams.get('post') ?? ''
}
const toldTo = async (who: string) =>
  (await notices.readNotices(who, { isUnread: true, behind: null })).lines.map(({ words }) => words)

test('a post is read by strangers when it is public, by members alone when it says so', async () => {
  const open = await say('mira', 'Good morning #Bamboo from https://a.example/x')
  const inside = await say('mira', 'For members', { audience: 'members' })
  expect((await feed(null)).posts.map(({ id }) => id)).toEqual([open])
  expect((await feed('jon')).posts.map(({ id }) => id)).toEqual([inside, open])
  expect((await feed(null, '?topic=bamboo')).posts.map(({ id }) => id)).toEqual([open])
  await expect(page(null, inside)).rejects.toMatchObject({ status: 404 })
  await expect(page(null, 'nothing')).rejects.toMatchObject({ status: 404 })
  expect((await page('jon', inside)).post.audience).toBe('members')
  const atom = await (await sendPulseFeed(new Request('http://frenly.test/pulse/feed.atom'))).text()
  expect(atom).toContain('Good morning')
  expect(atom).not.toContain('For members')
})

test('guests, unconfirmed members, empty, too long and repeated texts are refused with a sentence, and nothing is lost', async () => {
  expect(await act(null, { act: 'post', text: 'Hello' })).toMatchObject({ status: 401 })
  expect(await act('unsure', { act: 'post', text: 'Hello' })).toMatchObject({ status: 403 })
  expect(await act('mira', { act: 'post', text: ' \u200b ' })).toMatchObject({ status: 400 })
  expect((await act('mira', { act: 'post', text: 'x'.repeat(10_000) })).errors?.text).toContain('5,000')
  expect((await act('mira', { act: 'post', text: 'x', choices: ['one'] })).errors?.choices).toContain('two')
  const mentions = Array.from({ length: 500 }, (_, n) => `@name${n}`).join(' ')
  expect((await act('mira', { act: 'post', text: mentions })).errors?.text).toContain('10 members')
  await say('ada', 'The very same words, said twice.')
  expect((await act('ada', { act: 'post', text: 'the VERY same words… said twice' })).errors?.text).toContain(
    'today already',
  )
})

test('a draft is its author’s alone until it is published, and keeps its place', async () => {
  const { to } = await act('mira', { act: 'post', as: 'draft', text: 'Half a thought' })
  expect(to).toContain('show=drafts')
  const [draft] = (await feed('mira', '?show=drafts')).posts
  await expect(page('mira', draft!.id)).rejects.toMatchObject({ status: 404 })
  expect((await feed('jon')).posts.map(({ id }) => id)).not.toContain(draft!.id)
  await expect(feed('jon', `?write=${draft!.id}`)).rejects.toMatchObject({ status: 404 })
  expect((await act('jon', { act: 'post', draft: draft!.id, text: 'mine' }).catch((e: Response) => e)).status).toBe(404)
  expect(await say('mira', 'A whole thought', { draft: draft!.id })).toBe(draft!.id)
  expect((await feed('jon')).posts[0]).toMatchObject({ id: draft!.id })
})

test('replies, names and reactions are told once each; a reaction is one a member and can be taken off', async () => {
  const id = await say('mira', 'What do you think, @jon?')
  expect(await toldTo('jon')).toEqual(['Mira names you: “What do you think, @jon?”'])
  await act('jon', { act: 'reply', target: id, text: 'I like it, @mira' })
  await act('ada', { act: 'reply', target: id, text: 'Me too' })
  expect((await toldTo('mira')).sort()).toEqual(['Ada and Jon replied to “What do you think, @jon?”'].sort())
  for (const kind of ['agree', 'insight', 'insight']) await act('jon', { act: 'react', target: id, kind })
  await act('ada', { act: 'react', target: id, kind: 'insight' })
  const { post } = await page('jon', id)
  expect(post.reactions.filter(({ times }) => times > 0)).toEqual([{ kind: 'insight', times: 2, isOwn: true }])
  await act('jon', { act: 'react', target: id, kind: '' })
  expect((await page('jon', id)).post.reactions.filter(({ times }) => times > 0)).toMatchObject([{ times: 1 }])
  expect((await page('mira', id)).replies.map(({ parts }) => wordsOf(parts))).toEqual(['I like it, @mira', 'Me too'])
  expect(await toldTo('mira')).toEqual([])
})

test('hundreds of reactions at once all count, and are one line among the notices', async () => {
  const id = await say('mira', 'Everybody presses at once')
  const names = Array.from({ length: 300 }, (_, n) => `crowd${n}`)
  await store().tx(async () => {
    for (const name of names) await enrol(name, { emailVerifiedAt: OLD, createdAt: OLD })
  })
  const { putReaction } = await import('./posts/posts.store.server.ts')
  await Promise.all(
    names.map((name) =>
      store().tx(async () => {
        await putReaction(id, name, 'agree', clock.now())
        await notices.sendNotice({ kind: 'pulse.reaction', to: 'mira', from: name, about: `post/${id}`, address: '/' })
      }),
    ),
  )
  expect((await page('jon', id)).post.reactions.find(({ kind }) => kind === 'agree')).toMatchObject({ times: 300 })
  expect((await toldTo('mira')).filter((line) => line.includes('others reacted'))).toHaveLength(1)
})

test('a poll is chosen in once, its result is shown to who chose, and it ends', async () => {
  const id = await say('mira', 'Tea or water?', { choices: ['Tea', 'Water'], days: '1' })
  expect((await page('jon', id)).post.poll).toMatchObject({ total: 0, own: null, isOver: false })
  await act('jon', { act: 'vote', target: id, choice: '1' })
  await act('jon', { act: 'vote', target: id, choice: '0' })
  expect((await page('jon', id)).post.poll).toMatchObject({ total: 1, own: 1 })
  expect((await act('jon', { act: 'vote', target: id, choice: '4' }).catch((e: Response) => e)).status).toBe(400)
  now += 2 * 86_400_000
  expect((await page('jon', id)).post.poll).toMatchObject({ isOver: true })
})

test('a change keeps what stood before; a deleted post comes back for a day, then goes', async () => {
  const id = await say('mira', 'Frist #typo')
  await act('mira', { act: 'edit', target: id, text: 'First #fixed' })
  const view = await page('jon', id)
  expect(wordsOf(view.post.parts)).toBe('First #fixed')
  expect(view.edits.map(({ text }) => text)).toEqual(['Frist #typo'])
  expect((await feed('jon', '?topic=typo')).posts).toEqual([])
  expect((await act('jon', { act: 'edit', target: id, text: 'Mine' }).catch((e: Response) => e)).status).toBe(404)
  await act('mira', { act: 'remove', target: id })
  await expect(page('jon', id)).rejects.toMatchObject({ status: 404 })
  await act('mira', { act: 'bring-back', c: id })
  expect((await page('jon', id)).post.id).toBe(id)
  await act('jon', { act: 'reply', target: id, text: 'A reply below' })
  await act('mira', { act: 'remove', target: id })
  now += 25 * 3_600_000
  await sweepPosts()
  expect((await act('mira', { act: 'bring-back', c: id }).catch((e: Response) => e)).status).toBe(404)
  expect((await store().db.select().from(posts)).find((row) => row.id === id)).toMatchObject({ text: '', userId: null })
})

test('what one follows comes by members, topics and passing on; the ripple shows who had it from whom', async () => {
  await tie('eve', 'follow', 'ada')
  await act('eve', { act: 'follow-topic', topic: 'Rain' })
  const own = await say('ada', 'From Ada herself')
  const topical = await say('mira', 'It will #rain')
  const passed = await say('mira', 'Worth passing on')
  await act('jon', { act: 'pass', target: passed, words: 'Read this' })
  const tree = async (who: string | null) => {
    const view = await readRipples(
      new Request(`http://frenly.test/ripples?post=${passed}`, { headers: who ? { cookie: cookies[who]! } : {} }),
      context,
    )
    return view.part === 'tree' ? view.rings : []
  }
  const [first] = await tie('ada', 'follow', 'jon').then(() => tree(null))
  await act('ada', { act: 'pass', target: passed, via: first!.id })
  const seen = (await feed('eve', '?show=following')).posts
  expect(seen.slice(0, 3).map(({ id }) => id)).toEqual([passed, topical, own])
  expect(seen[0]!.via).toMatchObject({ name: 'Ada' })
  expect((await tree(null)).map(({ name, from, depth }) => [name, from, depth])).toEqual([
    ['Jon', null, 1],
    ['Ada', 'Jon', 2],
  ])
  await act('ada', { act: 'pass', target: passed })
  await act('mira', { act: 'pass', target: passed })
  expect(await tree(null)).toHaveLength(2)
})

test('blocked members see nothing of one another, and muted ones stay out of lists', async () => {
  const id = await say('jon', 'Jon says something nobody else says')
  await tie('eve', 'block', 'jon')
  expect((await feed('eve')).posts.map((post) => post.id)).not.toContain(id)
  await expect(page('eve', id)).rejects.toMatchObject({ status: 404 })
  expect((await feed('mira')).posts.map((post) => post.id)).toContain(id)
  await tie('mira', 'mute', 'jon')
  expect((await feed('mira')).posts.map((post) => post.id)).not.toContain(id)
})

test('the bridging order puts what both camps like above what one likes, with its reason', async () => {
  const shared = await say('ada', 'Both camps like this')
  const [one, two, three] = [
    await say('ada', 'Camp one A'),
    await say('ada', 'Camp one B'),
    await say('ada', 'Camp one C'),
  ]
  const rows = Array.from({ length: 20 }, (_, n) =>
    [
      { postId: shared, kind: 'agree' as const },
      ...[one, two, three].map((postId) => ({ postId, kind: n % 2 ? ('agree' as const) : ('differ' as const) })),
    ].map((row) => ({ ...row, userId: `crowd${n}`, createdAt: clock.now() })),
  ).flat()
  await store().db.insert(postReactions).values(rows)
  expect(await bridgePosts()).toBeGreaterThan(3)
  const order = (await feed('jon', '?show=bridging')).posts
  const at = (id: string) => order.findIndex((post) => post.id === id)
  expect(at(shared)).toBeLessThan(at(one))
  expect(order[at(shared)]!.bridge).toMatchObject({
    groups: [
      { of: 10, agree: 10 },
      { of: 10, agree: 10 },
    ],
  })
})

test('spam is held or refused, the queue has its context, and every decision can be appealed', async () => {
  await reports.putBlockedWord({ word: 'miracle pill', act: 'hold', createdAt: clock.now() })
  const held = await say('fresh', 'Buy the Miracle Pill')
  await expect(page('jon', held)).rejects.toMatchObject({ status: 404 })
  expect((await page('fresh', held)).post.isHidden).toBe(true)
  const thing = (await readThing('post', held))!
  expect(thing).toMatchObject({ author: { name: 'Fresh' }, canHide: true, reports: [{ isOpen: true }] })
  await decide(thing, { act: 'dismissed', reason: 'other', words: '' }, sender)
  expect((await page('jon', held)).post.isHidden).toBe(false)

  await act('jon', { act: 'report', target: held, reason: 'spam', words: 'Advertising' })
  await act('jon', { act: 'report', target: held, reason: 'unkind' })
  await act(null, { act: 'report', target: held, reason: 'spam' })
  const reported = (await readThing('post', held))!
  expect(reported.reports.filter(({ isOpen }) => isOpen)).toHaveLength(2)
  await decide(reported, { act: 'hidden', reason: 'spam', words: 'No advertising here.' }, sender)
  await expect(page('jon', held)).rejects.toMatchObject({ status: 404 })
  const [told] = (await notices.readNotices('fresh', { isUnread: true, behind: null })).lines
  expect(told!.words).toContain('how to appeal')
  const address = (await notices.openNotice('fresh', told!.id))!
  const id = address.split('/').at(-1)!
  expect(await appeal(id, 'It is a joke among friends.')).toBe(true)
  expect(await appeal(id, 'Again')).toBe(false)
  expect(await answerAppeal(id, 'You are right.', true, sender)).toBe(true)
  expect((await page('jon', held)).post.isHidden).toBe(false)
})

test('thanks are read by others once they are accepted', async () => {
  const thank = async (who: string, fields: Record<string, string>) => {
    const done = await actOnThanks(ask(who, '', fields), '10.0.0.1')
    return done instanceof Response ? null : done.data.problem.errors
  }
  const shown = async (who: string | null) => (await readThanks(ask(who), context)).shown.map(({ text }) => text)
  expect(await thank('mira', { act: 'thank', to: 'nobody', text: 'For all the help' })).toHaveProperty('to')
  expect(await thank('mira', { act: 'thank', to: 'mira', text: 'For all the help' })).toHaveProperty('to')
  expect(
    await thank('mira', { act: 'thank', to: '@Ada', text: 'For all the help', about: 'https://evil.example' }),
  ).toBeNull()
  expect(await shown(null)).toEqual([])
  const [waiting] = (await readThanks(ask('ada'), context)).waiting
  expect(waiting).toMatchObject({ about: null, from: { name: 'Mira' } })
  await expect(thank('jon', { act: 'accept', thanks: waiting!.id })).rejects.toMatchObject({ status: 404 })
  await thank('ada', { act: 'accept', thanks: waiting!.id })
  expect(await shown(null)).toEqual(['For all the help'])
  const onProfile = (viewer: string | null) =>
    listProfileParts()
      .find(({ id }) => id === 'thanks')!
      .read('ada', viewer, 5)
  expect(await onProfile(null)).toMatchObject({ count: 1, items: [{ title: 'For all the help' }] })
  expect(
    await listScoreSources()
      .find(({ id }) => id === 'thanks')!
      .count('ada'),
  ).toBe(1)
  await thank('ada', { act: 'take-off', thanks: waiting!.id })
  expect(await onProfile(null)).toMatchObject({ count: 0, items: [] })
  expect(await shown(null)).toEqual([])
})

test('the digest goes to those alone who asked for it', async () => {
  const { mails } = await import('#app/database/tables/mail.ts')
  await act('ada', { act: 'digest', wanted: 'yes' })
  expect(await sendDigests()).toBe(1)
  const letters = (await store().db.select().from(mails)).filter(({ subject }) => subject.startsWith('The pulse'))
  expect(letters).toMatchObject([{ to: 'ada@frenly.test' }])
  expect(letters[0]!.unsubscribe).toContain('/unsubscribe/')
})

test('who leaves takes their words along; the place of what others answered stays without words and name', async () => {
  const id = await say('ada', 'Ada was here')
  await act('jon', { act: 'reply', target: id, text: 'And I was below' })
  const reply = await page('jon', id)
  await erasePosts({ id: 'ada' } as never)
  const rows = await store().db.select().from(posts)
  expect(rows.filter(({ userId }) => userId === 'ada')).toEqual([])
  expect(rows.find((row) => row.id === id)).toMatchObject({ text: '', userId: null })
  expect(rows.find((row) => row.id === reply.replies[0]!.id)).toMatchObject({ text: 'And I was below' })
})
