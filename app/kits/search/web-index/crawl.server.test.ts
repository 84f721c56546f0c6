import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLittleWeb, type Answer, type LittleWeb } from '#tests/support/little-web.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-crawl-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { readSearchQuery } = await import('#app/kits/search/site-search/search-query.ts')
const { crawlSite } = await import('./crawl.server.ts')
const { outside } = await import('./fetch-page.server.ts')
const { closePages, pageWorker } = await import('./page-pool.server.ts')
const { searchPages } = await import('./search-pages.server.ts')
const { addSite } = await import('./sites.server.ts')
const rows = await import('./web-sites.store.server.ts')

let web: LittleWeb
let pages: Record<string, Answer | string> = {}
const never = new AbortController().signal
const tools = { signal: never, progress: () => undefined }
const html = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">on</a>`).join(' ')
/** Enough words for a page to be one. */
const prose = (about: string) =>
  `<article><h1>${about}</h1>${`<p>This paragraph tells at some length about ${about}, which is what this page is about.</p>`.repeat(3)}</article>`

beforeAll(async () => {
  await store().migrate()
  pageWorker.file = await buildWorker('app/kits/search/web-index/page.worker.ts')
  web = await openLittleWeb((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const page = pages[request.url ?? ''] ?? pages[path]
    if (page === undefined) return void response.writeHead(404).end('no')
    if (typeof page !== 'string') return page(request, response)
    const type = path.endsWith('.txt')
      ? 'text/plain'
      : path.endsWith('.xml')
        ? 'application/xml'
        : 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type }).end(page)
  })
  outside.fetch = web.fetch
})
afterAll(async () => {
  await Promise.all([web.close(), closePages()])
  await store().close()
})
beforeEach(() => {
  pages = {}
  web.asked.length = 0
})

let hosts = 0
/** A site of its own host, which has been crawled `times`. */
async function crawl(wish: { depth?: number; most?: number; prefix?: string; start?: string; host?: string } = {}) {
  const host = wish.host ?? `site${++hosts}.test`
  const startUrl = web.address(host, wish.start ?? '/')
  const known = await rows.findSiteByStart(startUrl)
  const id = known?.id ?? `site-${host}`
  if (!known)
    await rows.createSite({
      id,
      startUrl,
      host: new URL(startUrl).host,
      pathPrefix: wish.prefix ?? '/',
      maxDepth: wish.depth ?? 3,
      maxPages: wish.most ?? 50,
      delayMs: 0,
      everyDays: null,
      createdAt: new Date(),
    })
  await rows.saveSite(id, { crawl: (known?.crawl ?? 0) + 1 })
  const result = await crawlSite((await rows.findSite(id))!, tools)
  return { id, host, result, pages: await rows.listPages(id, { limit: 500, offset: 0 }) }
}
const statesOf = (list: Awaited<ReturnType<typeof crawl>>['pages']) =>
  Object.fromEntries(list.map(({ url, state }) => [new URL(url).pathname, state]))
const find = async (typed: string) =>
  (await searchPages(readSearchQuery(typed), 10)).map(({ url }) => new URL(url).pathname)
const pathsAsked = () => web.asked.map(({ url }) => url)

test('pages are followed within the site, kept with their words, and found by them on any accent, form or beginning', async () => {
  pages['/'] = html(
    'Start',
    prose('bamboo groves') + links('/café', '/two', 'http://elsewhere.test/', '/file.zip', '#top'),
  )
  pages['/caf%C3%A9'] = html('Café', prose('the crème brûlée of Zürich'))
  pages['/two'] = html('Two', prose('glacier lakes') + links('/three'))
  pages['/three'] = html('Three', prose('quartz mining'))
  const done = await crawl()
  expect(statesOf(done.pages)).toEqual({ '/': 'stored', '/caf%C3%A9': 'stored', '/two': 'stored', '/three': 'stored' })
  expect(done.result.words).toBe('4 pages visited, 4 kept.')
  expect(await find('creme zurich')).toEqual(['/caf%C3%A9'])
  expect(await find('glaciers')).toEqual(['/two'])
  expect(await find('quar')).toEqual(['/three'])
  expect(await find('"quartz mining"')).toEqual(['/three'])
  expect(await find('"mining quartz"')).toEqual([])
  expect(await find('paragraph -glacier -quartz -bamboo')).toEqual(['/caf%C3%A9'])
  expect(await find('-glacier')).toEqual([])
})

test('robots.txt is obeyed, also when it names us, and its sitemap is read', async () => {
  const { port } = web
  pages['/robots.txt'] =
    `User-agent: *\nDisallow: /\n\nUser-agent: Frenly\nDisallow: /private\nSitemap: http://maps.test:${port}/map.xml`
  pages['/map.xml'] =
    `<?xml version="1.0"?><urlset><url><loc>http://maps.test:${port}/lonely</loc></url><url><loc>http://other.test/x</loc></url></urlset>`
  pages['/'] = html('Start', prose('open doors') + links('/private/diary', '/open'))
  pages['/open'] = html('Open', prose('open windows'))
  pages['/lonely'] = html('Lonely', prose('what nothing links to'))
  pages['/private/diary'] = html('Secret', prose('secret diaries'))
  const done = await crawl({ host: 'maps.test' })
  expect(statesOf(done.pages)).toEqual({
    '/': 'stored',
    '/open': 'stored',
    '/lonely': 'stored',
    '/private/diary': 'skipped',
  })
  expect(pathsAsked()).not.toContain('/private/diary')
  expect(await find('diaries')).toEqual([])
})

test('a site whose robots.txt cannot be had is left alone', async () => {
  pages['/robots.txt'] = (_, response) => void response.writeHead(500).end()
  pages['/'] = html('Start', prose('anything'))
  await expect(crawl()).rejects.toThrow('robots.txt could not be read (500)')
  expect(pathsAsked()).toEqual(['/robots.txt'])
})

test('noindex is not kept, nofollow not followed, in pages and in headers', async () => {
  pages['/'] = html('Start', prose('a hub') + links('/a', '/b', '/c') + '<a rel="nofollow" href="/d">no</a>')
  pages['/a'] = html('A', prose('unkept marmalade') + links('/behind-a'), '<meta name="robots" content="noindex">')
  pages['/b'] = html('B', prose('kept but a dead end') + links('/behind-b'), '<meta name="ROBOTS" content="NOFOLLOW">')
  pages['/c'] = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'otherbot: nofollow, frenly: noindex' })
      .end(html('C', prose('unkept honey')))
  pages['/behind-a'] = html('Behind', prose('what lies behind'))
  const done = await crawl()
  expect(statesOf(done.pages)).toEqual({
    '/': 'stored',
    '/a': 'skipped',
    '/b': 'stored',
    '/c': 'skipped',
    '/behind-a': 'stored',
  })
  expect(await find('marmalade')).toEqual([])
  expect(await find('honey')).toEqual([])
})

test('a second crawl asks only for what changed, and drops what is gone', async () => {
  pages['/'] = (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end()
    response
      .writeHead(200, { 'content-type': 'text/html', 'etag': '"v1"' })
      .end(html('Start', prose('the unchanging') + links('/moving', '/going')))
  }
  pages['/moving'] = html('Moving', prose('yellow tulips'))
  pages['/going'] = html('Going', prose('orange dahlias'))
  const { host } = await crawl()
  pages['/moving'] = html('Moving', prose('purple lilac'))
  delete pages['/going']
  const again = await crawl({ host })
  expect(statesOf(again.pages)).toEqual({ '/': 'stored', '/moving': 'stored', '/going': 'failed' })
  expect([await find('unchanging'), await find('lilac'), await find('tulips'), await find('dahlias')]).toEqual([
    ['/'],
    ['/moving'],
    [],
    [],
  ])
})

test('what was read before stays while the site is only away', async () => {
  pages['/'] = html('Start', prose('a steady lighthouse') + links('/flaky'))
  pages['/flaky'] = html('Flaky', prose('a flickering lantern'))
  const { host } = await crawl()
  pages['/flaky'] = (_, response) => void response.writeHead(502).end()
  const again = await crawl({ host })
  expect(again.pages.find(({ url }) => url.endsWith('/flaky'))).toMatchObject({
    state: 'stored',
    reason: expect.stringContaining('502'),
  })
  expect(await find('lantern')).toEqual(['/flaky'])
})

test('pages with the same words are one result with its other addresses; a page that names another is not kept', async () => {
  const same = prose('identical twin orchids')
  pages['/'] = html('Start', prose('many copies') + links('/one', '/copy', '/print'))
  pages['/one'] = html('One', same)
  pages['/copy'] = html('Copy', same)
  pages['/print'] = html('Print', same, '<link rel="canonical" href="/one">')
  const done = await crawl()
  expect(statesOf(done.pages)['/print']).toBe('skipped')
  const hits = await searchPages(readSearchQuery('orchids'), 10)
  expect(hits).toHaveLength(1)
  expect(hits[0]?.alsoAt).toHaveLength(1)
})

test('traps, bombs, circles and noise are bounded, and the rest is read', async () => {
  let more = 0
  pages['/'] = html(
    'Start',
    prose('a dangerous garden') + links('/trap', '/bomb', '/circle', '/deep', '/noise', '/inside', '/many', '/fine'),
  )
  pages['/trap'] = (_, response) => {
    more += 1
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(html('Trap', `${prose(`trap ${more}`)}${links(`/trap?n=${more}a`, `/trap?n=${more}b`)}`))
  }
  pages['/bomb'] = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000)))
  pages['/circle'] = (_, response) => void response.writeHead(302, { location: '/circle' }).end()
  pages['/inside'] = (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
  pages['/deep'] = `<html><title>Deep</title><body>${'<div>'.repeat(40_000)}bottomless wells`
  pages['/noise'] = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=nonsense' })
      .end(Buffer.from([0x3c, 0x70, 0x3e, 0xff, 0xfe, 0x00, 0x80, 0xc3]))
  pages['/many'] = html(
    'Many',
    prose('many links') + links(...Array.from({ length: 5_000 }, (_, n) => `/x/x/x/x/${n}`)),
  )
  pages['/fine'] = html('Fine', prose('perfectly safe moss'))
  const done = await crawl({ depth: 10, most: 60 })
  const states = statesOf(done.pages)
  expect(states).toMatchObject({
    '/bomb': 'failed',
    '/circle': 'failed',
    '/inside': 'failed',
    '/deep': 'stored',
    '/fine': 'stored',
  })
  expect(done.result.visited).toBeLessThanOrEqual(60)
  expect(more).toBeLessThanOrEqual(40)
  expect(await find('moss')).toEqual(['/fine'])
})

test('the cap holds, and says that there is more', async () => {
  pages['/'] = html('Start', prose('a long list') + links(...Array.from({ length: 30 }, (_, n) => `/entry-${n}`)))
  for (let n = 0; n < 30; n += 1) pages[`/entry-${n}`] = html(`Entry ${n}`, prose(`entry ${n}`))
  const done = await crawl({ most: 5 })
  expect(done.result.words).toBe('5 pages visited, 5 kept. There are more; the cap is 5.')
  expect(done.pages).toHaveLength(5)
})

test('a crawl that was cut off goes on where it was, and asks for nothing twice', async () => {
  const names = Array.from({ length: 8 }, (_, n) => `/page-${n}`)
  pages['/'] = html('Start', prose('a table of contents') + links(...names))
  const stop = new AbortController()
  for (const name of names) pages[name] = html(name, prose(`chapter ${name}`))
  pages['/page-3'] = (_, response) => {
    stop.abort(new Error('kill -9'))
    response.destroy()
  }
  const startUrl = web.address('cut.test')
  const site = {
    id: 'cut',
    startUrl,
    host: new URL(startUrl).host,
    pathPrefix: '/',
    maxDepth: 2,
    maxPages: 50,
    delayMs: 0,
  }
  await rows.createSite({ ...site, everyDays: null, crawl: 1, createdAt: new Date() })
  const read = async () => (await rows.findSite('cut'))!
  await expect(crawlSite(await read(), { ...tools, signal: stop.signal })).rejects.toThrow()
  pages['/page-3'] = html('3', prose('chapter three'))
  await crawlSite(await read(), tools)
  expect(await rows.countPages('cut', 'stored')).toBe(9)
  for (const name of names.filter((one) => one !== '/page-3'))
    expect(pathsAsked().filter((path) => path === name)).toHaveLength(1)
})

test('only a prefix of a site is read when the operator says so, and a site is added only when it answers', async () => {
  pages['/docs/'] = html('Docs', prose('manual pages') + links('/docs/one', '/blog/post'))
  pages['/docs/one'] = html('One', prose('chapter one of the manual'))
  const done = await crawl({ start: '/docs/', prefix: '/docs/' })
  expect(Object.keys(statesOf(done.pages)).sort()).toEqual(['/docs/', '/docs/one'])

  const wish = { pathPrefix: '', maxDepth: 1, maxPages: 5, delayMs: 0, everyDays: null }
  expect(await addSite({ ...wish, startUrl: 'nonsense' })).toMatchObject({
    isDone: false,
    field: 'startUrl',
    status: 400,
  })
  expect(await addSite({ ...wish, startUrl: web.address('inside.test') })).toMatchObject({
    isDone: false,
    status: 422,
    message: expect.stringContaining('private network'),
  })
  expect(await addSite({ ...wish, startUrl: web.address('new.test', '/nowhere') })).toMatchObject({
    isDone: false,
    message: expect.stringContaining('404'),
  })
  expect(await addSite({ ...wish, pathPrefix: '/blog', startUrl: web.address('new.test', '/docs/') })).toMatchObject({
    isDone: false,
    field: 'pathPrefix',
  })
  expect(await addSite({ ...wish, startUrl: web.address('new.test', '/docs/#top') })).toMatchObject({ isDone: true })
  expect(await addSite({ ...wish, startUrl: web.address('new.test', '/docs/') })).toMatchObject({
    isDone: false,
    status: 409,
  })
})
