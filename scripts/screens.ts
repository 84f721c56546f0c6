import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { signIn } from '#tests/support/people.ts'
import { readPathRows, type PathRow } from '#tests/support/path-rows.ts'
import { startServer, stopServer } from '#tests/support/server-process.ts'
import { ensureChromium } from './dependencies.js'

/**
 * Pictures of every address of the product, from the built server: `npm run screens`, or
 * `npm run screens -- --only home,consensus --widths 1280 --themes dark`. `--origin` looks at a server that runs already
 * (guests only). They lie in `screens/`, with an index to look through.
 */
const WIDTHS = [1280, 390]
const THEMES = ['light', 'dark'] as const
const PAGES_AT_ONCE = 2
const SETTLE_MS = 250
const ADMIN_EMAIL = 'keeper@frenly.test'

const { values: options } = parseArgs({
  options: {
    'only': { type: 'string' },
    'paths': { type: 'string' },
    'widths': { type: 'string' },
    'themes': { type: 'string' },
    'out': { type: 'string', default: 'screens' },
    'origin': { type: 'string' },
    'no-script': { type: 'boolean', default: false },
  },
})
type Shot = { name: string; path: string; access: string }
type Theme = (typeof THEMES)[number]

const widths = options.widths?.split(',').map(Number) ?? WIDTHS
const themes = THEMES.filter((theme) => !options.themes || options.themes.split(',').includes(theme))
const out = options.out
mkdirSync(out, { recursive: true })

const server = options.origin ? null : await startServer({ ADMIN_EMAIL, LOG_LEVEL: 'error' })
const origin = options.origin ?? server?.url ?? ''
if (server) process.env.DATA_DIR = server.dataDir
const cookies = server
  ? {
      member: signIn({ username: 'Mira', email: 'mira@frenly.test' }),
      admin: signIn({ username: 'Keeper', email: ADMIN_EMAIL }),
    }
  : null
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
})

const shots = listShots()
const taken: string[] = []
for (const theme of themes) {
  for (const width of widths) await takeAll(browser, shots, theme, width)
}
writeFileSync(join(out, 'index.html'), toIndex(taken))
await browser.close()
if (server) await stopServer(server, 'SIGTERM')
console.log(`${taken.length} pictures in ${out}/, index.html shows them all`)

function listShots(): Shot[] {
  if (options.paths) return options.paths.split(',').map((path) => ({ name: toName(path), path, access: 'public' }))
  const only = options.only?.split(',')
  return readPathRows()
    .filter(({ access, screen }) => ['public', 'member', 'admin'].includes(access) && (!only || only.includes(screen)))
    .filter(({ access }) => cookies !== null || access === 'public')
    .map(({ screen, example, access }: PathRow) => ({ name: `${screen}-${toName(example)}`, path: example, access }))
}

function toName(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'root'
}

async function takeAll(browser: Browser, shots: readonly Shot[], theme: Theme, width: number): Promise<void> {
  const contexts = new Map<string, BrowserContext>()
  for (const access of new Set(shots.map((shot) => shot.access))) {
    const context = await browser.newContext({
      viewport: { width, height: width < 640 ? 844 : 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
      javaScriptEnabled: !options['no-script'],
    })
    const cookie = access === 'public' ? undefined : cookies?.[access as 'member' | 'admin']
    if (cookie) {
      const [name = '', value = ''] = cookie.split(/=(.*)/s)
      await context.addCookies([{ name, value, url: origin }])
    }
    contexts.set(access, context)
  }
  const queue = [...shots]
  await Promise.all(
    Array.from({ length: PAGES_AT_ONCE }, async () => {
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        const context = contexts.get(shot.access)
        if (!context) continue
        const page = await context.newPage()
        const file = `${shot.name}-${width}-${theme}.png`
        await page.goto(origin + shot.path, { waitUntil: 'load' })
        await page.evaluate(drawEverything)
        await page.waitForTimeout(SETTLE_MS)
        // A first picture of the window alone: without it Chromium tiles the long picture of a context's first page.
        await page.screenshot()
        await page.screenshot({ path: join(out, file), fullPage: true })
        taken.push(file)
        await page.close()
      }
    }),
  )
  for (const context of contexts.values()) await context.close()
}

/** Runs in the page: parts that wait for the reader are drawn now, or the picture's height would change while it is taken. */
async function drawEverything(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  }
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
}

function toIndex(files: readonly string[]): string {
  const figures = [...files]
    .sort()
    .map((file) => `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${file}</figcaption></figure>`)
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:13px system-ui;columns:4;background:#8883}
figure{break-inside:avoid;margin:0 0 16px}img{width:100%}</style>${figures.join('\n')}`
}
