import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Result } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What one sees jump; the figure is that of Core Web Vitals. */
const MOST_SHIFT = 0.1
/** How often Tab is pressed on a page. */
const TABS = 60

type Axe = { run(context: Document, options: object): Promise<{ violations: Result[] }> }

/** What any way of opening the page can show to be wrong. */
export async function findInLayout(page: Page): Promise<string[]> {
  const { beyond, culprits, headings, scrolled } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return {
      beyond: scrollWidth - clientWidth,
      culprits: wide.slice(-3).map((element) => `${element.tagName.toLowerCase()}.${element.className.toString()}`),
      headings: document.querySelectorAll('h1').length,
      scrolled: location.hash ? 0 : Math.round(scrollY),
    }
  })
  return [
    ...(beyond > 0 ? [`${beyond} pixels too wide: ${culprits.join(' | ')}`] : []),
    ...(headings === 1 ? [] : [`${headings} first headings`]),
    ...(scrolled > 0 ? [`opens ${scrolled} pixels below its top`] : []),
  ]
}

/** Starts to add up what jumps, before the page loads. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
      Reflect.set(globalThis, 'shifted', sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function findShifts(page: Page): Promise<string[]> {
  const shifted = await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted') ?? 0))
  return shifted > MOST_SHIFT ? [`the layout shifts by ${shifted.toFixed(2)}`] : []
}

export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const violations = await page.evaluate(async (tags) => {
    const { violations: found } = await (Reflect.get(globalThis, 'axe') as Axe).run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return found
  }, WCAG)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  )
}

/** Where Tab cannot go on, or stands without being seen. */
export async function findByKeyboard(page: Page): Promise<string[]> {
  const found = new Set<string>()
  let last = ''
  for (let press = 0; press < TABS; press++) {
    await page.keyboard.press('Tab')
    const { where, isSeen } = await page.evaluate(readFocus)
    if (where === 'body') break
    if (where === last && !/^(?:iframe|audio|video)/.test(where)) {
      found.add(`Tab stays at ${where}`)
      break
    }
    if (!isSeen) found.add(`focus is not seen on ${where}`)
    last = where
  }
  return [...found]
}

/** Runs in the page: where the focus is, told apart by its place, and whether anything looks otherwise without it. */
function readFocus(): { where: string; isSeen: boolean } {
  const element = document.activeElement
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
    return { where: 'body', isSeen: true }
  const box = element.getBoundingClientRect()
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim() ?? ''
  const where = `${element.tagName.toLowerCase()} “${name.slice(0, 30)}” at ${Math.round(box.x)},${Math.round(box.y + scrollY)}`
  // What the browser draws inside by itself shows the focus there.
  if (element.matches('iframe, audio, video, [type=range]')) return { where, isSeen: true }
  const near = [element, ...element.querySelectorAll('*'), element.parentElement, element.parentElement?.parentElement]
  const looks: string[] = []
  for (const isFocused of [true, false]) {
    if (!isFocused) element.blur()
    const styles = near.map((one) => {
      if (!one) return ''
      const { outline, boxShadow, borderColor, backgroundColor, fill, stroke, strokeWidth } = getComputedStyle(one)
      return [outline, boxShadow, borderColor, backgroundColor, fill, stroke, strokeWidth].join()
    })
    looks.push(styles.join('|'))
  }
  element.focus({ preventScroll: true })
  return { where, isSeen: looks[0] !== looks[1] }
}
