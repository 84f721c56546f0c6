import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { WELCOME_KEY } from '#app/features/welcome/welcome-flag.ts'

/** One origin, one address per brand: Chromium resolves every *.localhost to this machine. */
export const PORT = Number(process.env['JOURNEYS_PORT'] ?? 4173)
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Journey = {
  /** Statuses (404, 400, …) this story provokes: the browser writes a console error for each. */
  provoked: readonly number[]
  /** Whether this browser comes for the first time and may meet the welcome overlay. */
  welcome: boolean
  /** What the browser complained about on any page of the story. */
  complaints: string[]
}

/** The test of every story: a page that complains in the console, throws or breaks its security policy fails it. */
export const test = base.extend<Journey>({
  provoked: [[], { option: true }],
  welcome: [false, { option: true }],
  complaints: [
    async ({ context, provoked, welcome }, use) => {
      if (!welcome) await context.addInitScript(`try { localStorage['${WELCOME_KEY}'] = 'true' } catch {}`)
      const complaints = await collectComplaints(context)
      await use(complaints)
      expect(complaints.filter((complaint) => !isProvoked(complaint, provoked))).toEqual([])
    },
    { auto: true },
  ],
})

async function collectComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy violation: ${event.violatedDirective} refused ${event.blockedURI} (${event.sourceFile})`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} at ${message.location().url}`)
  })
  context.on('weberror', (problem) => complaints.push(`Uncaught: ${problem.error().stack ?? problem.error().message}`))
  return complaints
}

function isProvoked(complaint: string, provoked: readonly number[]): boolean {
  const status = /Failed to load resource: the server responded with a status of (\d{3})/.exec(complaint)?.[1]
  return status !== undefined && provoked.includes(Number(status))
}

/** No axe violation of WCAG 2.0 to 2.2, levels A and AA, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_TAGS).analyze()
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')} ${node.failureSummary}`).join('\n')}`,
  )
  expect(findings, findings.join('\n')).toEqual([])
}

/** Nothing reaches past the right edge of the window; the message names what does. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { excess, culprits } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    const names = wide
      .slice(0, 8)
      .map((element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`)
    return { excess: scrollWidth - clientWidth, culprits: names }
  })
  expect
    .soft(excess, `${page.url()} is ${excess} px wider than the window: ${culprits.join(', ')}`)
    .toBeLessThanOrEqual(0)
}

/** Waits until the page answers to the keyboard: the router has taken over from the server's HTML. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state: unknown = Reflect.get(window, '__remixRouter')
    const heading = document.querySelector('main')
    return Boolean(state) && heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  })
}

export { expect }
