import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-search-screen-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { consensusRuns } = await import('#app/database/tables/consensus.ts')
const { createSomebody } = await import('#tests/support/somebody.ts')
await import('./sources/site-sources.server.ts')
await import('./sources/own-sources.server.ts')
const { seedArticles } = await import('#app/kits/search/site-search/seed-articles.server.ts')
const { defineSearchSource } = await import('#app/kits/search/site-search/search-source.server.ts')
const { readQuery, searchEverything } = await import('./search.server.ts')

const nobody = { owner: null }
const mira = { owner: { userId: 'id-of-Mira', guestId: null } } as const
const visitor = { owner: { userId: null, guestId: 'mark-of-a-guest' } } as const
const search = (query: string, searcher: Parameters<typeof searchEverything>[1] = nobody, kind = 'all') =>
  searchEverything({ query, kind }, searcher)
const titles = (hits: readonly { title: string }[]) => hits.map(({ title }) => title)

beforeAll(async () => {
  await store().migrate()
  await seedArticles()
  await createSomebody('Mira')
  await createSomebody('Renée')
  const run = (id: string, question: string, owner: object) => ({ id, question, createdAt: new Date(), ...owner })
  await store()
    .db.insert(consensusRuns)
    .values([
      run('run-of-mira', 'Does the axolotl sleep?', { userId: 'id-of-Mira' }),
      run('run-of-a-guest', 'Why is the axolotl pink?', { guestId: 'mark-of-a-guest' }),
    ])
})
afterAll(() => store().close())

const read = (address: string, splat?: string) => readQuery(new URLSearchParams(address), splat)

test('the query is q, else the segments of the path joined by spaces; it is evened out and cut', () => {
  expect(read('q=bamboo').query).toBe('bamboo')
  expect(read('', 'giant/panda/diet').query).toBe('giant panda diet')
  expect(read('q=bamboo', 'giant/panda').query).toBe('bamboo')
  expect(read('q=%20%20giant%0A%0Apanda%20').query).toBe('giant panda')
  expect(read(`q=${'a'.repeat(5_000)}`).query).toHaveLength(200)
})

test('results are narrowed to a known kind only', () => {
  expect(read('q=a&kind=article').kind).toBe('article')
  expect(read('q=a&kind=__proto__').kind).toBe('all')
  expect(read('q=a').kind).toBe('all')
})

test('one search finds screens, help and topics, with counts, marks and addresses', async () => {
  const { tabs, hits } = await search('password')
  expect(tabs.map(({ kind }) => kind)).toEqual(['all', 'screen', 'article', 'topic'])
  expect(tabs[0]!.count).toBe(tabs.slice(1).reduce((sum, { count }) => sum + count, 0))
  expect(hits.find(({ kind }) => kind === 'article')?.snippetHtml).toMatch(/<mark>password/i)
  const help = await search('password', nobody, 'article')
  expect(new Set(help.hits.map(({ kind }) => kind))).toEqual(new Set(['article']))
  expect(help.tabs).toEqual(tabs)
})

test('phrases stand together, words with a minus are not there, beginnings and other accents are found', async () => {
  const all = titles((await search('reset password', nobody, 'article')).hits)
  const phrase = titles((await search('"recovery codes"', nobody, 'article')).hits)
  expect(phrase.length).toBeGreaterThan(0)
  expect(titles((await search('"codes recovery"', nobody, 'article')).hits)).toEqual([])
  const less = titles((await search('reset password -google', nobody, 'article')).hits)
  expect(less.length).toBeLessThan(all.length)
  expect(less.every((title) => all.includes(title))).toBe(true)
  expect(titles((await search('conse')).hits).some((title) => /consensus/i.test(title))).toBe(true)
  expect(titles((await search('pàsswörd')).hits)).toEqual(titles((await search('password')).hits))
  expect(await search('-password')).toMatchObject({ isOnlyWithout: true, hits: [] })
})

test('texts that hold few of its words do not bury a question', async () => {
  const { hits } = await search('When did the Golden Gate Bridge open?', nobody, 'article')
  expect(hits.length).toBeLessThanOrEqual(5)
})

test('a misspelled word is read as the nearest one that is known, and says so', async () => {
  const { hits, instead } = await search('pasword')
  expect(instead).toBe('password')
  expect(hits.length).toBeGreaterThan(0)
  expect((await search('password')).instead).toBeNull()
  expect(await search('qqzzxx')).toMatchObject({ instead: null, hits: [], tabs: [{ kind: 'all', count: 0 }] })
})

test('own things are found by whoever they belong to and by nobody else', async () => {
  expect(titles((await search('axolotl', mira)).own)).toEqual(['Does the axolotl sleep?'])
  expect(titles((await search('axolotl', visitor)).own)).toEqual(['Why is the axolotl pink?'])
  expect((await search('axolotl')).own).toEqual([])
  const [file] = (await search('letter', mira, 'file')).own.concat((await search('pdf', mira, 'file')).own)
  expect(file === undefined || file.href.startsWith('/files/')).toBe(true)
})

test('a kit adds a source with one call, and one that fails costs its own results alone', async () => {
  const words: string[][] = []
  const rest = { one: 'Thing', icon: 'help', reach: 'public', place: 200 } as const
  const found = { title: 'A thing', href: '/thing', about: '', snippetHtml: '', score: 1 }
  defineSearchSource({
    ...{ kind: 'thing', label: 'Things', ...rest },
    search: (_, query) =>
      Promise.resolve([{ ...found, title: query.words.join('+') }]).finally(() => words.push(query.words)),
  })
  defineSearchSource({ ...{ kind: 'broken', label: 'Broken', ...rest }, search: () => Promise.reject(new Error('no')) })
  const { tabs, hits } = await search('password reset')
  expect(tabs.map(({ label }) => label)).toContain('Things')
  expect(tabs.map(({ label }) => label)).not.toContain('Broken')
  expect(titles(hits)).toContain('password+reset')
})
