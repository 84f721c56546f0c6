import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clock } from '#app/platform/clock.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-books-'))
process.env.LOG_LEVEL = 'silent'
vi.mock('#app/kits/asking/engine-worker/engine-worker.server.ts', () => ({
  engineWorker: () => ({ run: () => Promise.resolve({ relation: 'unrelated' }) }),
}))
const { store } = await import('#app/database/store.server.ts')
const { consensusRuns } = await import('#app/database/tables/consensus.ts')
const { notices } = await import('#app/database/tables/together/notices.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { createShareLink } = await import('#app/kits/members/share-links/share-links.server.ts')
const { findWholeText } = await import('#app/kits/members/kept/whole-texts.server.ts')
const books = await import('./books.server.ts')
const chapters = await import('./keeping/chapters.store.server.ts')
const { actOnBook } = await import('./book-acts.server.ts')
const { readBookScreen } = await import('./reading/book-view.server.ts')
const { placeChapter, moveChapter } = await import('./order.server.ts')
const { recallClaims } = await import('../claims/recall.server.ts')
const { addRun } = await import('./create-acts.server.ts')
const { listOverturned } = await import('../claims/claims.store.server.ts')
await import('../library.register.server.ts')

beforeAll(async () => {
  await store().migrate()
  const emailVerifiedAt = new Date()
  for (const name of ['ada', 'bo']) await enrol(name, { emailVerifiedAt })
  await enrol('cy')
})
afterAll(() => store().close())

const ORIGIN = 'http://localhost:3000'
const to = (path: string, cookie = '', fields?: Record<string, string>) =>
  new Request(ORIGIN + path, {
    headers: { ...(cookie && { Cookie: cookie }) },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
const cookieOf = async (id: string) => (await startSession(to('/'), id, true)).split(';')[0]!
const memberOf = (id: string) => ({ id, name: id, plan: 'free' }) as never
const act = async (id: string, who: string | null, fields: Record<string, string>) =>
  actOnBook(to(`/ebooks/${id}`, who ? await cookieOf(who) : '', fields), '10.0.0.1', id)
const read = async (id: string, query = '', who: string | null = null) =>
  readBookScreen(to(`/ebooks/${id}${query}`, who ? await cookieOf(who) : ''), id)
const statusOf = async (work: Promise<unknown>) => {
  const result = await work.catch((error: unknown) => error)
  return result instanceof Response ? result.status : toStatus((result as { init?: { status?: number } | number }).init)
}
const toStatus = (init: { status?: number } | number | undefined) => (typeof init === 'object' ? init.status : init)
const make = async (who = 'ada', texts = ['one', 'two', 'three']) => {
  const id = await books.makeBook(
    memberOf(who),
    { title: 'Bamboo' },
    texts.map((markdown, n) => ({ kind: 'chapter' as const, title: `Chapter ${n + 1}`, markdown })),
  )
  return { id: id!, parts: await chapters.listChapters(id!) }
}
const titles = async (id: string) => (await chapters.listChapters(id)).map(({ title }) => title)

test('two editors that change the same line lose nothing, and the second is told', async () => {
  const { id, parts } = await make()
  const own = parts[0]!.id
  await books.saveChapter(id, own, 1, { title: 'Chapter 1', text: 'theirs' })
  const answer = await act(id, 'ada', {
    do: 'save-chapter',
    chapter: own,
    version: '1',
    title: 'Chapter 1',
    kind: 'chapter',
    text: 'mine',
  })
  expect(answer).toMatchObject({ data: { saved: { state: 'merged', conflicts: 1 } } })
  const { text } = (await chapters.findChapter(id, own))!
  expect(text).toContain('mine')
  expect(text).toContain('theirs')
  const aside = (await chapters.listVersions(own, 10)).find(({ reason }) => reason === 'aside')
  expect((await chapters.findVersion(own, aside!.id))?.text).toBe('mine')
})

test('chapters go up, down and to a place; no order loses or doubles one', async () => {
  const { id, parts } = await make('ada', ['a', 'b', 'c', 'd'])
  await moveChapter(id, parts[0]!.id, 'down')
  expect(await titles(id)).toEqual(['Chapter 2', 'Chapter 1', 'Chapter 3', 'Chapter 4'])
  await placeChapter(id, parts[3]!.id, 1)
  expect(await titles(id)).toEqual(['Chapter 4', 'Chapter 2', 'Chapter 1', 'Chapter 3'])
  await placeChapter(id, parts[2]!.id, 99, 'front')
  expect((await chapters.listChapters(id))[0]).toMatchObject({ title: 'Chapter 3', kind: 'front' })
  for (const [place, kind] of [
    [-5, undefined],
    [1_000, 'back'],
    [2, 'chapter'],
  ] as const)
    await placeChapter(id, parts[1]!.id, place, kind)
  expect((await titles(id)).sort()).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3', 'Chapter 4'])
})

test('a private book is a 404 to everybody else, whatever they ask or send', async () => {
  const { id, parts } = await make()
  const own = parts[0]!.id
  for (const query of [
    '',
    '?part=desk',
    `?part=write&chapter=${own}`,
    `?part=versions&chapter=${own}`,
    `?chapter=${own}`,
  ])
    for (const who of ['bo', null]) expect(await statusOf(read(id, query, who)), query).toBe(404)
  for (const fields of [
    { do: 'save-chapter', chapter: own, version: '1', title: 'X', text: 'x' },
    { do: 'publish' },
    { do: 'delete' },
    { do: 'review', stars: '5' },
    { act: 'report', target: id, reason: 'spam' },
  ])
    expect(await statusOf(act(id, 'bo', fields as never)), fields.do).toBe(404)
})

test('an edition stays as it was while its writer goes on, and a taken-out chapter stays in it', async () => {
  const { id, parts } = await make()
  expect(await statusOf(act(id, 'ada', { do: 'publish', note: 'First' }))).toBe(303)
  await books.saveChapter(id, parts[0]!.id, 1, { title: 'Chapter 1', text: 'rewritten' })
  await act(id, 'ada', { do: 'remove-chapter', chapter: parts[1]!.id })
  const seen = await read(id, '', 'bo')
  expect(seen).toMatchObject({ view: 'book', reach: 'public', edition: { number: 1 } })
  expect(seen.view === 'book' && seen.parts.map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3'])
  expect(await read(id, `?chapter=${parts[0]!.id}`)).toMatchObject({ view: 'chapter', html: '<p dir="auto">one</p>' })
  expect(await read(id, `?chapter=${parts[1]!.id}`)).toMatchObject({ view: 'chapter', html: '<p dir="auto">two</p>' })
  expect(await read(id, `?chapter=${parts[0]!.id}`, 'ada')).toMatchObject({ html: '<p dir="auto">rewritten</p>' })
  await act(id, 'ada', { do: 'withdraw' })
  expect(await statusOf(read(id))).toBe(404)
})

test('what a reader could not use stops it: no words, a picture or cover without a description', async () => {
  const { id } = await make('ada', ['![](x.png)'])
  const answer = (await act(id, 'ada', { do: 'publish' })) as unknown as {
    data: { problem: { errors: { note: string } } }
  }
  expect(answer).toMatchObject({ init: { status: 409 } })
  expect(answer.data.problem.errors.note).toContain('no description')
  expect(await statusOf(act((await make('cy', ['x'])).id, 'cy', { do: 'publish' }))).toBe(403)
})

test('a link shows the working text until it is taken back', async () => {
  const { id, parts } = await make()
  const share = await createShareLink({ kind: 'ebook', thingId: id }, { userId: 'ada', guestId: null }, 'never')
  expect(await read(id, `?share=${share}`)).toMatchObject({ view: 'book', reach: 'link' })
  expect(await read(id, `?chapter=${parts[0]!.id}&share=${share}`)).toMatchObject({ view: 'chapter' })
  expect(await statusOf(read((await make()).id, `?share=${share}`))).toBe(404)
  await act(id, 'ada', { do: 'revoke', share })
  expect(await statusOf(read(id, `?share=${share}`))).toBe(404)
})

test('a reader reviews once, may change it, and nobody reviews a book of their own', async () => {
  const { id } = await make()
  await act(id, 'ada', { do: 'publish' })
  await act(id, 'bo', { do: 'review', stars: '2', text: 'Thin.' })
  await act(id, 'bo', { do: 'review', stars: '4', text: 'Better now.' })
  const page = await read(id)
  expect(page.view === 'book' && page.reviews.map(({ text, stars }) => [text, stars])).toEqual([['Better now.', 4]])
  expect(page).toMatchObject({ stars: { count: 1, mean: 4 } })
  expect(await statusOf(act(id, 'ada', { do: 'review', stars: '5' }))).toBe(403)
  expect(await statusOf(act(id, 'bo', { do: 'review', stars: '9' }))).toBe(400)
})

const claim = (text: string, support: string[], oppose: string[] = []) => ({
  ...{ id: text, text, label: 'agreed', support, oppose, qualify: [], silent: [], independentVotes: 2 },
  ...{ evidence: 'none', voices: [] },
})
const ledger = (...claims: object[]) => ({
  heading: 'agreement',
  agreement: { perSeat: [], mean: 1 },
  claims,
  disputes: [],
  answer: '',
})
const saveRun = (row: Record<string, unknown>) =>
  store()
    .db.insert(consensusRuns)
    .values({
      question: 'How high?',
      userId: 'ada',
      state: 'done',
      version: 1,
      ledgerVersion: 1,
      createdAt: clock.now(),
      ...row,
    } as never)

test('a claim of a run that falls later is told to whoever cites it, once, with why; what stands is left alone', async () => {
  await saveRun({
    id: 'run-1',
    ledger: ledger(claim('The tower is 330 m high.', ['a', 'b']), claim('It is of iron.', ['a'])),
  })
  const { id } = await make()
  const chapter = await addRun(id, memberOf('ada'), 'run-1')
  const { text, origin } = (await chapters.findChapter(id, chapter!))!
  expect(text).toContain('The tower is 330 m high.[^claim-1]')
  expect(text).toMatch(/^\[\^claim-1\]: Says so: a, b\. No source was named\.$/m)
  expect(origin.from).toBe('run')
  expect(await recallClaims()).toBe(0)
  await saveRun({
    ...{ id: 'run-2', parentId: 'run-1', purpose: 'again' },
    ledger: ledger(claim('The tower is 330 m high.', ['a'], ['b', 'c']), claim('It is of iron', ['a', 'b'])),
  })
  expect(await recallClaims()).toBe(1)
  expect(await recallClaims()).toBe(0)
  const [fallen] = await listOverturned('chapter', id)
  expect(fallen).toMatchObject({ claim: 'The tower is 330 m high.', partId: chapter })
  expect(fallen!.overturned).toBe(
    '2 on the panel now deny it, 1 says it; when you cited it, 2 said it and 0 denied it.',
  )
  const told = await store().db.select().from(notices)
  expect(told.filter(({ kind }) => kind === 'library.overturned')).toMatchObject([{ userId: 'ada' }])
  expect(await addRun(id, memberOf('bo'), 'run-1')).toBeNull()
  await act(id, 'ada', { do: 'settle', claim: fallen!.id })
  expect(await listOverturned('chapter', id)).toEqual([])
})

test('a book can be read aloud by whoever may read it: chapter by chapter, pictures by their words, no notes', async () => {
  const { id } = await make('ada', [
    'One *loud* word.[^1] ![A panda](https://a.test/p.png)\n\n[^1]: A note.',
    '## Tea\n\n- green\n- black\n\n```\ncode\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  ])
  const aloud = async (query: string, who: string | null) =>
    findWholeText(to(`/ai/voice${query}`, who ? await cookieOf(who) : ''), `book:${id}`)
  const own = await aloud('', 'ada')
  expect(own!.text).toBe(
    [
      '# Bamboo',
      'By ada.',
      '# Chapter 1',
      'One loud word. A panda.',
      '# Chapter 2',
      'Tea.',
      'green.',
      'black.',
      'a, b.',
      '1, 2.',
    ].join('\n\n'),
  )
  for (const who of ['bo', null]) expect(await aloud('', who)).toBeNull()
  const share = await createShareLink({ kind: 'ebook', thingId: id }, { userId: 'ada', guestId: null }, 'never')
  expect(await aloud(`?share=${share}`, null)).toEqual(own)
  expect(await findWholeText(to('/ai/voice'), 'book')).toBeNull()
  expect(await findWholeText(to('/ai/voice'), `constructor:${id}`)).toBeNull()
})
