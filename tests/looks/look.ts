import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from '#tests/support/people.ts'
import { ensureChromium } from '../../scripts/dependencies.js'
import { findByKeyboard, findInLayout, findShifts, findViolations, watchShifts } from './findings.ts'
import { ways, type Way } from './ways.ts'

/**
 * Opens addresses of a running server in every way that people do, says what is wrong and lays the pictures on one sheet
 * for each: `npx tsx tests/looks/look.ts --origin http://127.0.0.1:4400 --data /tmp/some-data --as mira --out /tmp/looks /pulse /people`.
 * Without `--as` a guest looks. Exit code 1 when something was found.
 */
const SETTLE_MS = 500
const CELL = { width: 480, height: 620 }
const LABEL = 26
const ACROSS = 4
/** Chromium's own sizes, in pixels. */
const USUAL_TEXT = 16
const USUAL_CODE = 13

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    data: { type: 'string' },
    as: { type: 'string' },
    email: { type: 'string' },
    out: { type: 'string', default: '/tmp/looks' },
  },
})
mkdirSync(options.out, { recursive: true })
const cookie = options.as ? enter(options.as) : null
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--hide-scrollbars'] })
let count = 0
for (const path of paths) count += await lookAt(browser, path)
await browser.close()
console.log(`${count} found on ${paths.length} pages; sheets in ${options.out}`)
process.exitCode = count > 0 ? 1 : 0

function enter(username: string): string {
  if (!options.data) throw new Error('--as needs --data, the folder of the server that is looked at')
  process.env.DATA_DIR = options.data
  return signIn({ username, email: options.email ?? `${username.toLowerCase()}@frenly.test` })
}

async function lookAt(shown: Browser, path: string): Promise<number> {
  const pictures: Buffer[] = []
  let found = 0
  for (const way of ways) {
    const { findings, picture } = await open(shown, path, way)
    pictures.push(picture)
    for (const finding of findings) console.log(`${path} (${way.name}): ${finding}`)
    found += findings.length
  }
  await makeSheet(
    pictures,
    join(options.out, `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'root'}.png`),
  )
  return found
}

async function open(shown: Browser, path: string, way: Way): Promise<{ findings: string[]; picture: Buffer }> {
  const context = await shown.newContext({ ...way.browser, reducedMotion: 'reduce', bypassCSP: true })
  if (cookie) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: options.origin }])
  }
  const page = await context.newPage()
  const findings: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) findings.push(`console: ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', (error) => findings.push(`threw: ${String(error).slice(0, 200)}`))
  await watchShifts(page)
  if (way.textSize) await enlargeText(page, way.textSize)
  const answer = await page.goto(options.origin + path, { waitUntil: 'load' })
  if (!answer?.ok()) findings.push(`answered ${answer?.status()}`)
  await page.waitForTimeout(SETTLE_MS)
  findings.push(...(await judge(page, way)))
  // A picture of more than the window would fall back to the usual size of letters.
  await page.setViewportSize(await toWindow(page, way))
  const picture = await page.screenshot()
  if (way.isJudged && way.name === 'desk light') findings.push(...(await findByKeyboard(page)))
  await context.close()
  return { findings, picture }
}

/** As the setting of the browser does it, which media queries hear of too. */
async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL_TEXT * times, fixed: USUAL_CODE * times } })
}

async function judge(page: Page, way: Way): Promise<string[]> {
  return [
    ...(await findInLayout(page)),
    ...(way.textSize ? [] : await findShifts(page)),
    ...(way.isJudged ? await findViolations(page) : []),
  ]
}

/** As high as a cell of the sheet shows at its width. */
async function toWindow(page: Page, way: Way): Promise<{ width: number; height: number }> {
  const width = way.browser.viewport?.width ?? CELL.width
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  return { width, height: Math.min(whole, Math.round((width * CELL.height) / CELL.width)) }
}

async function makeSheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async (picture, nth) => ({
      input: await sharp(picture)
        .resize({ ...CELL, fit: 'inside' })
        .toBuffer(),
      left: (nth % ACROSS) * (CELL.width + 10),
      top: Math.floor(nth / ACROSS) * (CELL.height + LABEL) + LABEL,
    })),
  )
  const labels = ways.map(({ name }, nth) => ({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${LABEL}"><text x="4" y="19" font-size="15" font-family="sans-serif">${name}</text></svg>`,
    ),
    left: (nth % ACROSS) * (CELL.width + 10),
    top: Math.floor(nth / ACROSS) * (CELL.height + LABEL),
  }))
  const rows = Math.ceil(pictures.length / ACROSS)
  const paper = {
    width: ACROSS * (CELL.width + 10),
    height: rows * (CELL.height + LABEL),
    channels: 3,
    background: '#ffffff',
  } as const
  await sharp({ create: paper })
    .composite([...cells, ...labels])
    .png({ palette: true })
    .toFile(file)
}
