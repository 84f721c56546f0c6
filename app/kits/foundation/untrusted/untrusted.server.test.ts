import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.LOG_LEVEL = 'silent'
const { closeUntrusted, openUntrusted, renderMarkdown, sanitizeMail, untrustedWorker } =
  await import('./untrusted.server.ts')

beforeAll(async () => {
  untrustedWorker.file = await buildWorker('app/kits/foundation/untrusted/untrusted.worker.ts')
  await openUntrusted()
})
afterAll(() => closeUntrusted())

/** Ten times what PLATFORM asks, for a machine that does eight things at once. */
const ANSWERED_MS = 15_000
const BLOCKED_MS = 1_000

/** The event loop's longest pause while some work goes on beside it. */
async function whileWatched(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const begun = performance.now()
  await work()
  delay.disable()
  return { tookMs: performance.now() - begun, blockedMs: delay.max / 1e6 }
}

test('a text is drawn in the worker, and the same one comes from memory', async () => {
  const html = await renderMarkdown('**Hello** [x](javascript:alert(1))')
  expect(html).toBe('<p><strong>Hello</strong> x</p>')
  expect(await renderMarkdown('**Hello** [x](javascript:alert(1))')).toBe(html)
})

const long = '<p>'.repeat(30_000)
test.each([
  ['40 KB of emphasis', '*a_ '.repeat(10_000)],
  ['4 KB of quotes', '> '.repeat(2_048)],
  ['quotes just under the limit', '> '.repeat(99)],
  ['emphasis just under the limit', '*a_ '.repeat(990)],
  ['open brackets', '['.repeat(1_990)],
  ['nested links', '[a]('.repeat(900)],
  ['list signs', '- '.repeat(9_000)],
  ['table cells', '|a'.repeat(5_000)],
  ['backticks', `${'`'.repeat(1_900)}a`],
  ['a megabyte', 'word '.repeat(200_000)],
  ['entities', '&'.repeat(20_000)],
  ['html openings', '<a '.repeat(1_900)],
])('%s come back in time and hold up nobody', async (_, text) => {
  const { tookMs, blockedMs } = await whileWatched(async () => {
    expect((await renderMarkdown(text)).length).toBeGreaterThan(10)
  })
  expect(tookMs).toBeLessThan(ANSWERED_MS)
  expect(blockedMs).toBeLessThan(BLOCKED_MS)
})

test.each([
  ['deep nesting', '<div>'.repeat(60_000)],
  ['unclosed tags', '<b><i>'.repeat(30_000)],
  ['tables in tables', '<table><tr><td>'.repeat(10_000)],
  ['formatting that is adopted', '<a><b><p>'.repeat(8_000)],
  ['a mail of megabytes', `<p>${'word '.repeat(600_000)}</p>`],
  ['scripts that never end', '<script>'.repeat(100_000)],
  ['many attributes', `<p ${'a=b '.repeat(80_000)}>x</p>`],
  ['paragraphs', long],
])('a mail of %s comes back in time and holds up nobody', async (_, html) => {
  const { tookMs, blockedMs } = await whileWatched(async () => {
    const safe = await sanitizeMail(`${html}words`, { showImages: false })
    expect(safe.html).not.toMatch(/<script/)
  })
  expect(tookMs).toBeLessThan(ANSWERED_MS)
  expect(blockedMs).toBeLessThan(BLOCKED_MS)
})

test('beside a text that kills its worker the others still come out', async () => {
  const bad = sanitizeMail('<div>'.repeat(70_000), { showImages: false })
  const good = await Promise.all(['one', 'two', 'three'].map((word) => renderMarkdown(`_${word}_`)))
  await bad
  expect(good.every((html, n) => html.includes(['one', 'two', 'three'][n]!))).toBe(true)
  expect(await renderMarkdown('_four_')).toBe('<p><em>four</em></p>')
})

test('a mail with pictures and without them are two answers', async () => {
  const html = '<img src="https://a.example/x.png" alt="A panda">'
  expect((await sanitizeMail(html, { showImages: false })).html).toContain('data-picture="blocked"')
  expect((await sanitizeMail(html, { showImages: true })).html).toContain('<img src="https://a.example/x.png"')
})
