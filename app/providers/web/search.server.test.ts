import { toConfig } from '#tests/support/stand-ins/provider-config.ts'
import { FORBIDDEN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '#app/providers/engine.ts'
import type { ProviderConfig } from '#app/providers/provider.ts'
import { companies } from './index.server.ts'
import { toPlainText } from './plain-text.ts'
import { toPublishedAt } from './published-at.ts'

let standIn: StandIn
beforeAll(async () => void (standIn = await startStandIn({ lateMs: 60_000 })))
afterEach(() => standIn.calm())
afterAll(() => standIn.stop())

const signal = () => new AbortController().signal

describe.each(['searxng', 'brave', 'tavily'] as const)('%s', (id) => {
  const company = companies.find((one) => one.id === id)!
  const config = (more: Partial<ProviderConfig> = {}) => ({
    ...toConfig(standIn, id, [{ model: 'web', port: 'search' }]),
    ...more,
  })
  const engine = (more: Partial<ProviderConfig> = {}) => company.engines(config(more))[0] as unknown as Engine<'search'>
  const find = (query: string, more: Partial<ProviderConfig> = {}, count = 3) =>
    engine(more).run({ query, count, language: 'en' }, { signal: signal() })

  test('finds pages, with a date where there is one', async () => {
    const { result, usage } = await find('red panda')
    expect(result.results).toHaveLength(3)
    expect(result.results[0]).toEqual({
      title: 'red panda – page 1',
      url: 'https://example.test/red%20panda/1',
      snippet: id === 'brave' ? "What page 1 'says' about red panda." : 'What page 1 says about red panda.',
      publishedAt: id === 'tavily' ? null : '2026-05-04T03:02:01.000Z',
    })
    expect(usage).toEqual({ input: 1, output: null })
    expect(engine().id).toBe(`my-${id}/web`)
  })

  test('offers one thing, after a real question', async () => {
    expect(await company.listModels(config(), signal())).toEqual([
      { model: 'web', port: 'search', label: company.label },
    ])
    expect(standIn.asked).toHaveLength(1)
  })

  test('no hit is an empty list, no question is none', async () => {
    standIn.breaks('empty')
    expect((await find('nothing at all')).result.results).toEqual([])
    standIn.calm()
    await expect(find('   ')).rejects.toMatchObject({ kind: 'unable' })
    expect(standIn.asked).toHaveLength(0)
  })

  test('a question of many words, strange letters and too many wishes still finds', async () => {
    expect((await find('wörter & "quotes" <b> ?x=1#y 🐼', {}, 500)).result.results.length).toBeGreaterThan(9)
    expect((await find('word '.repeat(300))).result.results).toHaveLength(3)
  })

  test.runIf(company.needsKey)(
    'a wrong, forbidden or missing key is unauthorised, and no message holds it',
    async () => {
      for (const key of ['wrong-key-1234567', FORBIDDEN_KEY, null]) {
        const failure = await find('panda', { key }).catch((error: unknown) => error as Error & { kind: string })
        expect(failure).toMatchObject({ kind: 'unauthorised' })
        expect((failure as Error).message).not.toContain('1234567')
      }
    },
  )

  test.each([
    ['limited-long', 'limited', 1],
    ['no-credit', id === 'searxng' ? 'limited' : 'unauthorised', 1],
    ['broken', 'broken', 3],
    ['malformed', 'broken', 1],
    ['html', 'broken', 1],
    ['huge', 'broken', 1],
    ['reset', 'unreachable', 3],
    ['redirect', 'broken', 1],
  ] as const)('%s is %s after asking %i times', async (fault, kind, times) => {
    standIn.breaks(fault)
    const found = find('panda')
    await expect(found).rejects.toMatchObject({ kind })
    expect(standIn.asked).toHaveLength(times)
  })

  test('another answer than agreed is broken', async () => {
    const fetch = () => Promise.resolve(Response.json({ results: 'none', web: 7 }))
    await expect(find('panda', { fetch })).rejects.toMatchObject({ kind: 'broken' })
  })

  test('who leaves ends it', async () => {
    standIn.breaks('late')
    const leaving = new AbortController()
    const found = engine().run({ query: 'panda', count: 3, language: null }, { signal: leaving.signal })
    setTimeout(() => leaving.abort(), 50)
    await expect(found).rejects.toMatchObject({ kind: 'cancelled' })
  })

  test('links that are no web addresses are left out', async () => {
    const page = (url: string) => ({ url, title: 'x', content: 'x', description: 'x' })
    const results = [page('javascript:alert(1)'), page('https://ok.test/'), page('//x'), page('data:text/html,x')]
    const fetch = () => Promise.resolve(Response.json({ results, web: { results } }))
    expect((await find('panda', { fetch })).result.results.map(({ url }) => url)).toEqual(['https://ok.test/'])
  })
})

test('SearXNG without JSON is told how to turn it on', async () => {
  standIn.turnsJsonOff()
  const searxng = companies.find(({ id }) => id === 'searxng')!
  await expect(searxng.listModels(toConfig(standIn, 'searxng'), signal())).rejects.toMatchObject({
    kind: 'unauthorised',
    message: expect.stringContaining('search.formats'),
  })
})

test('Brave’s limit says when it ends', async () => {
  standIn.breaks('limited-long', { face: 'brave' })
  const brave = companies.find(({ id }) => id === 'brave')!
  await expect(brave.listModels(toConfig(standIn, 'brave'), signal())).rejects.toMatchObject({
    kind: 'limited',
    retryAfterS: 120,
  })
})

test('snippets are plain text', () => {
  expect(
    toPlainText('A <strong>panda</strong> &amp; a&nbsp;bear&#x27;s  <br/> &lt;script&gt; 3 < 4 &bogus; &#0;'),
  ).toBe("A panda & a bear's <script> 3 < 4 &bogus;")
  expect(toPlainText('&#99999999;&#x110000;')).toBe('&#99999999;')
})

test('dates are read or left out', () => {
  expect(toPublishedAt('2026-05-04T03:02:01')).toBe('2026-05-04T03:02:01.000Z')
  expect(toPublishedAt('2026-05-04')).toBe('2026-05-04T00:00:00.000Z')
  expect(toPublishedAt('Mon, 04 May 2026 03:02:01 GMT')).toBe('2026-05-04T03:02:01.000Z')
  for (const none of ['', null, undefined, 'yesterday']) expect(toPublishedAt(none)).toBeNull()
})
