import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { sumKb, weighScripts } from '../../scripts/page-weight.js'

let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
})
afterAll(() => app.close())

/** Kilobytes (brotli) that a first visit brings, by the kind of page. */
const HOME_KB = 94
const TOOL_KB = 140
const CSS_KB = 30

const html = async (path: string) => (await app.visit(path)).text()

/** The stylesheets of a page, and what they weigh in kilobytes. */
function weighStyles(page: string): number {
  const names = new Set([...page.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, name]) => name ?? ''))
  expect(names.size).toBeGreaterThan(0)
  const sizeOf = (name: string) => {
    const file = join('build/client', name)
    return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length
  }
  return [...names].reduce((sum, name) => sum + sizeOf(name), 0) / 1_000
}

test('home stays small', async () => {
  const page = await html('/')
  const kb = sumKb(weighScripts(page))
  expect(kb).toBeGreaterThan(50)
  expect(kb, `home brings ${kb.toFixed(1)} kB`).toBeLessThanOrEqual(HOME_KB)
})

test.each([
  '/ai/consensus',
  '/ai/chat',
  '/qa',
  '/universal-hub',
  '/search',
  '/web-search',
  '/world',
  '/ai/models',
  '/support',
  '/login',
  '/register',
  '/voice2email',
  '/therapist',
  '/list',
  '/marketplace',
  '/nft-marketplace',
  '/v2/music-studio',
])('%s stays within what a tool may bring', async (path) => {
  const page = await html(path)
  const kb = sumKb(weighScripts(page))
  expect(kb, `${path} brings ${kb.toFixed(1)} kB`).toBeLessThanOrEqual(TOOL_KB)
  const css = weighStyles(page)
  expect(css, `${path} brings ${css.toFixed(1)} kB of CSS`).toBeLessThanOrEqual(CSS_KB)
})

/** Screens that still read a schema in the browser; none may be added. */
const STILL_LOADING = /^email-writer\.route-/

test('no page loads the library that checks forms: the server does that', () => {
  const folder = 'build/client/assets'
  // Files of the build before stay for a while; those of this one are named in build.json.
  const { hashed } = JSON.parse(readFileSync('build/build.json', 'utf8')) as { hashed: Record<string, string[]> }
  const scripts = (hashed['client/assets'] ?? []).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const loading = scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('ZodError'))
  expect(loading.filter((name) => !STILL_LOADING.test(name))).toEqual([])
})
