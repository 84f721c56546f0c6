/**
 * How long a key takes to be seen in a long document: `npx tsx scripts/time-editor.ts http://127.0.0.1:4000 [words]`, 50,000
 * unless said, by the Event Timing of Chromium (CHROMIUM) against a running server. The figures of the last run stand in
 * docs/operating.md.
 */
import { chromium, type Page } from 'playwright'

const [, , origin = 'http://127.0.0.1:4000', words = '50000'] = process.argv
const KEYS = 120
const PARAGRAPH_WORDS = 60
/** Between two keys, in ms: what runs in a pause of writing falls between them too. */
const PAUSES = [60, 90, 140, 320, 700]
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell' })
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
await begin(page)
for (const where of ['the middle', 'the end']) console.log(`${where}: ${await typeAt(page, where)}`)
await browser.close()

async function begin(page: Page): Promise<void> {
  await page.goto(`${origin}/ai/text-editor`)
  await page.locator('form:has(input[value=empty]) button').click()
  await page.getByRole('button', { name: 'Write as Markdown' }).click()
  await page.getByRole('textbox', { name: 'The document, as Markdown' }).fill(longText(Number(words)))
  await page.getByText('All saved.').waitFor({ timeout: 60_000 })
  await page.waitForTimeout(3_000)
  const from = performance.now()
  await page.reload()
  await page.locator('.ProseMirror > *').first().waitFor({ timeout: 60_000 })
  console.log(
    `opened after ${Math.round(performance.now() - from)} ms with ${await page.locator('.ProseMirror > *').count()} blocks`,
  )
  await page.waitForTimeout(3_000)
}

async function typeAt(page: Page, where: string): Promise<string> {
  const blocks = page.locator('.ProseMirror > p')
  const block = blocks.nth(where === 'the end' ? (await blocks.count()) - 1 : Math.floor((await blocks.count()) / 2))
  await block.scrollIntoViewIfNeeded()
  await block.click()
  await page.keyboard.press('End')
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (let n = 0; n < KEYS; n += 1) {
    await page.keyboard.press(n % 6 === 5 ? 'Space' : 'a')
    await page.waitForTimeout(PAUSES[n % PAUSES.length]!)
  }
  await page.waitForTimeout(1_000)
  const slow = (await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toSorted((a, b) => a - b)
  // A key that took less than 16 ms is not told of.
  const all = [...Array.from({ length: Math.max(0, KEYS - slow.length) }, () => 8), ...slow]
  const at = (share: number) => all[Math.min(all.length - 1, Math.floor(all.length * share))]
  return `${all.length} keys, middle ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, at most ${all.at(-1)} ms`
}

function longText(most: number): string {
  const paragraphs = Array.from({ length: Math.ceil(most / PARAGRAPH_WORDS) }, (_, n) => {
    const head = n % 20 === 0 ? `## Part ${n / 20 + 1}\n\n` : ''
    const line = Array.from(
      { length: PARAGRAPH_WORDS },
      (_, w) => ['bamboo', 'grows', 'in', 'the', 'quiet', 'garden', `of${n}`][w % 7],
    )
    return `${head}${line.join(' ')}.`
  })
  return paragraphs.join('\n\n')
}
