// tells of: ui/base.css, ui/tokens.css, shell/shell.css, features/landing, features/welcome, features/support, features/search, features/site
import type { Page } from '@playwright/test'
import { isNightly } from '#tests/support/nightly.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFits,
  PORT,
  test,
  waitUntilAlive,
} from './fixtures.ts'

const at = (host: string, path = '/') => `http://${host}.localhost:${PORT}${path}`

/** Every page that is judged as it opens. What a visitor opens or fills on a page is judged in the story about it. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'the places where one asks': ['/', '/ai/consensus', '/search/bamboo', '/no/such/page/here'],
  'the places where one reads': ['/support', '/bamboo', '/university', '/about-pandas'],
  'the list of screens': ['/list'],
  'the front pages of the brands': [at('voice2email'), at('email'), at('inbox'), at('marketplace')],
  'the inbox and the market': [
    '/frenly-inbox-landing?star=nk&done=tr&did=tr.in',
    at('inbox', '/?pile=receipts'),
    '/marketplace',
    at('marketplace', '/?card=kind-no&blank-who=Lena'),
    '/marketplace/services',
  ],
  'the tools for professionals': [
    '/speaktoemail',
    '/speaktoemailv2',
    '/therapist',
    '/lawyer',
    '/professional-services?example=rent',
  ],
  'the tools for professionals on their own host': [
    at('speaktoemail'),
    at('speaktoemail', '/therapist'),
    at('speaktoemail', '/lawyer'),
    at('speaktoemail', '/professional-services'),
  ],
  'the pages about style': [
    '/mascot-animations?pose=paint&brand=marketplace',
    '/logos?brand=inbox',
    '/emoji-demo?q=hand&tone=dark',
    '/hero-layouts?layout=split&brand=voice2email&words=long',
  ],
}
/** The parts of the interface in all their states, and the screens most people meet. */
const DARK_BY_DAY = /^the (?:pages about style|places where one asks)/
const NEVER_WAITING = /speaktoemail|therapist|lawyer|professional/

const ALSO_ON_A_PHONE = ['/', '/ai/consensus']

const ONLY_FIT = [
  '/?v=2',
  '/?v=3',
  '/?v=4',
  '/?v=5',
  '/frenly-inbox-landing?mail=tr',
  '/marketplace/prompts',
  '/icon-styles',
  '/privacy-policy',
]

test.use({ colorScheme: 'light', provoked: [404] })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilAlive(page)
}

for (const [subject, addresses] of Object.entries(SUBJECTS)) {
  test(`${subject} meet WCAG 2.2 AA in light and dark, and fit every window`, async ({ page }) => {
    test.slow()
    for (const address of addresses) {
      await test.step(address, async () => {
        await open(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (NEVER_WAITING.test(address)) await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting', /.*/)
        await expectAccessibleInBothSchemes(page, /^the (?:front|other)/.test(subject) ? 'body' : 'main', {
          dark: isNightly || DARK_BY_DAY.test(subject),
        })
        await expectFits(page)
      })
    }
  })
}

test('home and the consensus form meet WCAG 2.2 AA on a phone', async ({ page }) => {
  test.skip(!isNightly, 'one width is enough by day')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ALSO_ON_A_PHONE) {
    await test.step(address, async () => {
      await open(page, address)
      await expectAccessible(page)
    })
  }
})

test('the other landings fit every window', async ({ page }) => {
  for (const address of ONLY_FIT) {
    await test.step(address, async () => {
      await open(page, address)
      await expectFits(page)
    })
  }
})
