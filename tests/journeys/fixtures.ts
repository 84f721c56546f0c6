import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { WELCOME_KEY } from '#app/features/welcome/welcome-flag.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** One origin, one address per brand: Chromium resolves every *.localhost to this machine. */
export const PORT = Number(process.env['JOURNEYS_PORT'] ?? 4173)
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of these levels that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/**
 * Stories about forms are told with JavaScript; each night also in a browser without. By day the same forms are sent as
 * requests in tests/walk, and asking from home is told both ways here.
 */
export const SCRIPTING: readonly boolean[] = isNightly ? [true, false] : [true]
/** The schemes in which whole pages are judged by every rule. */
export const SCHEMES: readonly ('light' | 'dark')[] = isNightly ? ['light', 'dark'] : ['light']
/** The smallest phone, a phone, a tablet, a desk. */
const WIDTHS = [320, 390, 768, 1024, 1152, 1280]

type Journey = {
  /** Statuses (404, 400, …; 0 for no network) this story provokes: the browser writes a console error for each. */
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
  // A newer navigation gives up an older one whose answer is still streaming in; Remix writes that down as an error.
  if (complaint.startsWith('AbortError: signal is aborted without reason')) return true
  if (complaint.includes('net::ERR_INTERNET_DISCONNECTED')) return provoked.includes(0)
  const [, status, address = ''] = /Failed to load resource: .* status of (\d{3}).* at (\S*)/.exec(complaint) ?? []
  // A guest who comes back to the window is asked for, and answered 401 (SPEC 7).
  if (status === '401' && address.endsWith(endpoints['sign-in/user'])) return true
  return status !== undefined && provoked.includes(Number(status))
}

/** No axe violation of WCAG 2.0 to 2.2, levels A and AA, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, { type: 'tag', values: WCAG_TAGS })
}

/**
 * What a screen says of its own (the frame is the same on every screen, and looked at by the stories of the frame): in
 * light colours by every rule, then in dark colours by the rules about colours, for the scheme of the system changes the
 * stylesheet's colours and nothing else. By day the dark colours are judged where `dark` asks for it; each night always.
 */
export async function expectAccessibleInBothSchemes(
  page: Page,
  within: 'main' | 'body' = 'main',
  { dark = isNightly } = {},
): Promise<void> {
  const everyRule = { type: 'tag', values: WCAG_TAGS } as const
  await test.step('in light colours', () => expectNoViolation(page, everyRule, within === 'main' ? within : undefined))
  if (!dark) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  })
  await test.step('in dark colours', () => expectNoViolation(page, { type: 'rule', values: COLOUR_RULES }, within))
  await page.emulateMedia({ colorScheme: 'light' })
}

type Axe = { run(context: string | Document, options: object): Promise<{ violations: Result[] }> }

/** In one go inside the page, and only violations: the script of axe is brought once, which costs as much as a rule. */
async function expectNoViolation(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: readonly string[] },
  within?: string,
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const options = { runOnly: { ...runOnly, values: [...runOnly.values] }, resultTypes: ['violations'], preload: false }
  const violations = await page.evaluate(
    async ([context, how]) => {
      const { violations: found } = await (Reflect.get(globalThis, 'axe') as Axe).run(context ?? document, how)
      return found
    },
    [within, options] as const,
  )
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')} ${node.failureSummary}`).join('\n')}`,
  )
  expect.soft(findings, `${page.url()}\n${findings.join('\n')}`).toEqual([])
}

/** Nothing reaches past the right edge at any of these widths; the window is as before afterwards. */
export async function expectFits(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  if (before) await page.setViewportSize(before)
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

/** Waits until the page answers to hand and keyboard: React has taken over all of the server's HTML, and its effects ran. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((each) => each.startsWith('__reactContainer$')) ?? ''
    const container = Reflect.get(document, key) as
      { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined
    // Landings are fetched late and taken over after the frame round them.
    const all = [...document.querySelectorAll('main :is(form, input, textarea, select, button)')]
    // What stands in a text that is being written is the editor's own.
    const controls = all.filter((control) => !control.closest('[contenteditable]'))
    return (
      container?.stateNode.current.memoizedState.isDehydrated === false &&
      controls.every((control) => Object.keys(control).some((each) => each.startsWith('__reactProps$')))
    )
  })
  // Effects run in a message of their own after that; a stopped clock does not hold messages back.
  await page.evaluate(async () => {
    for (let n = 0; n < 3; n++) {
      const { port1, port2 } = new MessageChannel()
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(null)
      })
      port1.close()
    }
  })
}

export { expect }
