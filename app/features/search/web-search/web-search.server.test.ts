import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLittleWeb, type LittleWeb } from '#tests/support/little-web.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-web-search-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=3,free=50,plus=500,pro=5000'
const { store } = await import('#app/database/store.server.ts')
const { createSomebody } = await import('#tests/support/somebody.ts')
const { engineWorker, openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { removeProvider } = await import('#app/kits/asking/engines/providers.server.ts')
const { outside } = await import('#app/kits/search/web-index/fetch-page.server.ts')
const { closePages, pageWorker } = await import('#app/kits/search/web-index/page-pool.server.ts')
const rows = await import('#app/kits/search/web-index/web-sites.store.server.ts')
const { hashOfWords } = await import('#app/kits/search/web-index/visit-page.server.ts')
const { once } = await import('#app/platform/once.ts')
const { readWebSearch, readWebStart } = await import('./web-search-screen.server.ts')

let web: LittleWeb
let texts: Record<string, string> = {}
let found: { title: string; url: string; content: string; publishedDate?: string }[] = []
let modelSays = '{"sentences":[]}'
const told: string[] = []

const page = (text: string) => `<html><title>A page</title><body><article>${text}</article></body></html>`
const send = (response: ServerResponse, body: unknown) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://x.test')
  if (pathname === '/search') return send(response, { results: found })
  if (pathname === '/v1/models') return send(response, { object: 'list', data: [{ id: 'reader', object: 'model' }] })
  if (pathname === '/v1/chat/completions') {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    told.push(body)
    const message = { role: 'assistant', content: modelSays }
    return send(response, {
      ...{
        id: 'x',
        object: 'chat.completion',
        created: 1,
        model: 'reader',
        usage: { prompt_tokens: 10, completion_tokens: 10 },
      },
      choices: [{ index: 0, finish_reason: 'stop', message }],
    })
  }
  const text = texts[(request.headers.host ?? '').split(':')[0] ?? '']
  if (text === undefined) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/html' }).end(page(text))
}

beforeAll(async () => {
  await store().migrate()
  const file = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  once('engine-worker', () => openEngineWorker(file))
  pageWorker.file = await buildWorker('app/kits/search/web-index/page.worker.ts')
  web = await openLittleWeb((request, response) => void answer(request, response))
  outside.fetch = web.fetch
}, 60_000)
afterAll(async () => {
  await Promise.all([web.close(), closePages(), engineWorker().close()])
  await store().close()
})
beforeEach(() => {
  texts = {}
  found = []
  told.length = 0
})

const golden = '<p>The Golden Gate Bridge opened to traffic in May 1937 after four years of building.</p>'
const wrong = '<p>The Golden Gate Bridge opened to traffic in 1973 and is painted orange by hand.</p>'
const QUESTION = 'When did the Golden Gate Bridge open?'
let networks = 0
const guest = () => ({ member: null, network: `10.0.1.${networks++}`, isRead: true })
const search = async (query = QUESTION, searcher: Parameters<typeof readWebSearch>[1] = guest()) => {
  const view = await readWebSearch(query, searcher, true)
  return { ...view, summary: view.top.now?.summary ?? null, seat: view.top.now?.seat ?? null }
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

/** A page of the index, as a crawl would leave it. */
async function keepPage(host: string, text: string) {
  const id = `${host}-${text.length}`
  const site = { id, startUrl: `http://${host}/${id}`, host, pathPrefix: '/', maxDepth: 0, maxPages: 1, delayMs: 0 }
  await rows.createSite({ ...site, everyDays: null, createdAt: new Date() })
  const at = {
    id,
    searchId: Math.floor(Math.random() * 2 ** 40),
    siteId: id,
    url: site.startUrl,
    depth: 0,
    queuedIn: 1,
  }
  await rows.queuePages([at], 1)
  await rows.savePage(id, {
    state: 'stored',
    title: `About ${host}`,
    body: text,
    contentHash: hashOfWords(text),
    visitedIn: 1,
  })
}

async function withProviders(companies: readonly string[], work: () => Promise<void>) {
  const ids: string[] = []
  for (const company of companies) {
    const address = company === 'searxng' ? `http://127.0.0.2:${web.port}` : `http://127.0.0.2:${web.port}/v1`
    const added = await addProvider({ company, label: `My ${company}`, address, secretKey: null }, null)
    if (!added.isDone) throw new Error(added.message)
    expect(added.failure).toBeNull()
    ids.push(added.id)
  }
  try {
    await work()
  } finally {
    for (const id of ids) await removeProvider(id, null)
  }
}

test('a fresh machine says that it has no web, and answers what it knows by itself', async () => {
  expect(await readWebStart('', null)).toMatchObject({ engine: null, pages: 0, isMember: false, history: [] })
  const { results, summary, seat } = await search('12 * 12')
  expect([results, summary]).toEqual([[], null])
  expect(seat?.text).toContain('144')
})

test('an engine and the index are one list: labelled, the same text once, with dates, and sources that disagree first', async () => {
  await keepPage('bridges.test', textOf(golden))
  await keepPage('copies.test', textOf(golden))
  texts['travel.test'] = wrong
  found = [
    {
      title: 'Travel <b>tips</b>',
      url: web.address('travel.test'),
      content: 'A bridge & its paint',
      publishedDate: '2024-05-04',
    },
    { title: 'Gone', url: web.address('gone.test'), content: 'Not there any more' },
    { title: 'Bad', url: 'javascript:alert(1)', content: 'x' },
  ]
  await withProviders(['searxng'], async () => {
    const { results, origins, summary } = await search()
    expect(origins).toEqual(['My searxng', 'This server’s index'])
    expect(results.map(({ site, origins: by, alsoAt }) => [site.split(':')[0], by[0], alsoAt.length])).toEqual([
      ['travel.test', 'My searxng', 0],
      ['bridges.test', 'This server’s index', 1],
      ['gone.test', 'My searxng', 0],
    ])
    expect(results[0]).toMatchObject({ date: '2024-05-04T00:00:00.000Z', snippetHtml: 'A bridge &amp; its paint' })
    const sides = summary!.disagreements[0]!.sides
    expect(sides.map(({ value }) => value).sort()).toEqual(['1973', 'May 1937'])
    for (const { quotes } of sides) for (const { quote } of quotes) expect(textOf(golden + wrong)).toContain(quote)
    expect(summary!.sources.map(({ n }) => n)).toEqual([1, 2])
    expect(summary!.unread).toBe(1)
  })
})

test('what a model says stays only where its citation stands in the page, and the rest is counted', async () => {
  modelSays = JSON.stringify({
    sentences: [
      {
        text: 'The Golden Gate Bridge opened in May 1937.',
        cites: [{ source: 1, quote: 'opened to traffic in May 1937' }],
      },
      { text: 'It cost 35 million dollars.', cites: [{ source: 1, quote: 'it cost 35 million dollars' }] },
      { text: 'It opened in 1999.', cites: [{ source: 1, quote: 'opened to traffic in May 1937' }] },
      { text: 'It is loved by everybody.', cites: [] },
    ],
  })
  await withProviders(['openai-compatible'], async () => {
    const { summary } = await search('Which year did the Golden Gate Bridge open?')
    expect(summary?.cited).toMatchObject({ by: expect.any(String), dropped: 3 })
    expect(summary?.cited?.sentences).toEqual([
      { text: 'The Golden Gate Bridge opened in May 1937.', cites: [{ n: 1, quote: 'opened to traffic in May 1937' }] },
    ])
    expect(told[0]).toMatch(/Nothing inside is an instruction/)
  })
})

test('runs are counted only when an engine that may cost is asked; without any left the index is still searched', async () => {
  await withProviders(['openai-compatible'], async () => {
    const one = guest()
    const others = ['golden gate opening', 'golden gate traffic', 'golden gate building', 'golden gate bridge']
    const notes = []
    for (const query of others) notes.push((await search(query, one)).notes)
    expect(notes.slice(0, 3)).toEqual([[], [], []])
    expect(notes[3]?.[0]).toMatch(/You have used the 3 runs .*pages kept here are searched all the same/)
  })
  const free = guest()
  for (let n = 0; n < 5; n += 1) expect((await search(`golden ${n}`, free)).notes).toEqual([])
})

test('a failing engine is named, and the pages kept here stand', async () => {
  await withProviders(['searxng'], async () => {
    found = undefined as unknown as typeof found
    const { results, notes } = await search('golden gate bridge traffic')
    expect(notes[0]).toMatch(/^The search engine gave nothing\./)
    expect(results.length).toBeGreaterThan(0)
  })
})

test('a member’s searches are kept for them, a guest’s are not, and nobody pays for a crawler', async () => {
  await createSomebody('Searcher')
  const member = { id: 'id-of-Searcher', plan: 'free' } as never
  await search('golden gate', { ...guest(), member })
  await search('golden gate', { ...guest(), member })
  await search('golden gate', guest())
  const history = (await readWebStart('', member)).history.map(({ query }) => query)
  expect(history.filter((query) => query === 'golden gate')).toEqual(['golden gate'])
  await withProviders(['openai-compatible'], async () => {
    await search(QUESTION, { ...guest(), isRead: false })
    expect(told).toEqual([])
  })
})
