// tells of: ui/data, features/showcase/data, features/site
import type { Page } from '@playwright/test'
import { byDay } from '#tests/support/nightly.ts'
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  SCRIPTING,
  test,
  waitUntilAlive,
} from './fixtures.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Screens of this site' })
const names = (page: Page) => table(page).getByRole('rowheader').getByRole('link').allTextContents()
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true })

/** Opens the page; with JavaScript, waits until what comes with it is there. */
async function open(page: Page, hasScript = true) {
  await page.goto('/loading-demo')
  if (hasScript) await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeVisible({ timeout: 30_000 })
}

test('a reader sorts, pages and filters a table, and a slip of the pen finds what was meant', async ({ page }) => {
  await open(page)
  await expect(head(page, 'Screen')).toHaveAttribute('aria-sort', 'ascending')
  const first = await names(page)
  expect(first).toEqual([...first].sort((a, b) => a.localeCompare(b, 'en')))

  await head(page, 'Screen').getByRole('link').click()
  await expect(head(page, 'Screen')).toHaveAttribute('aria-sort', 'descending')
  expect((await names(page))[0]).not.toBe(first[0])

  const pages = page.getByRole('navigation', { name: 'Pages of screens' })
  await expect(page.getByText(/^1 to 8 of \d+$/)).toBeVisible()
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^9 to 16 of \d+$/)).toBeVisible()
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(head(page, 'Screen')).toHaveAttribute('aria-sort', 'descending')

  const filter = page.getByRole('search', { name: 'Screens' })
  await filter.getByRole('combobox', { name: 'Category' }).selectOption('Design')
  await filter.getByRole('button', { name: 'Filter' }).click()
  await expect(table(page).getByRole('row').nth(1)).toContainText('Design')
  await expect(page).toHaveURL(/category=Design/)

  await filter.getByRole('link', { name: 'Clear' }).click()
  await expect(page.getByText(/^1 to 8 of \d+$/)).toBeVisible()

  await filter.getByRole('searchbox').fill('markteplace')
  await filter.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing matched “markteplace”.' })).toBeVisible()
  await page.getByText('Did you mean').getByRole('link', { name: 'Marketplace', exact: true }).click()
  await expect(table(page).getByRole('rowheader', { name: /^Marketplace/ })).toBeVisible()
})

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`chosen rows are counted and sent, and a chart gives its numbers as a table, ${how}`, async ({ page }) => {
      await open(page, javaScriptEnabled)
      if (!javaScriptEnabled) {
        await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
        await expect(page.getByRole('checkbox', { name: 'Choose all on this page' })).toHaveCount(0)
      }
      const chart = page.getByRole('figure').filter({ hasText: 'Screens by category' })
      await expect(chart.getByRole('img', { name: /^Screens by category\. .+: \d+ screens\.$/ })).toBeVisible()
      await chart.getByText('Show the numbers').click()
      const numbers = chart.getByRole('table')
      await expect(numbers.getByRole('columnheader', { name: 'Screens' })).toBeVisible()
      await expect(numbers.getByRole('rowheader', { name: 'Design' })).toBeVisible()

      const bar = page.getByRole('group', { name: 'With the chosen rows' })
      await expect(bar).toBeHidden()
      const boxes = table(page).getByRole('cell').getByRole('checkbox')
      await boxes.nth(0).check()
      await boxes.nth(2).check()
      await expect(bar).toBeVisible()
      const [one, , three] = await names(page)
      await bar.getByRole('button', { name: 'As Markdown' }).click()
      await expect(page.getByText('The addresses of 2 screens')).toBeVisible()
      const list = page.getByRole('region', { name: 'Markdown code' })
      await expect(list).toContainText(`[${one}](/`)
      await expect(list).toContainText(`[${three}](/`)
    })
  })
}

test('a job is paused, goes on from there to its end, and a slow page says how long it took', async ({ page }) => {
  await open(page)
  const bar = page.getByRole('progressbar', { name: 'Reading the help articles' })
  const all = await bar.getAttribute('aria-valuemax')
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'Read the articles' }).click()
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(bar).toHaveAttribute('aria-valuenow', String(all), { timeout: 30_000 })
  await expect(page.getByText('Reading the help articles, 100%')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible()

  await Promise.all([
    // It says so for a second only: look often.
    expect
      .poll(() => page.getByRole('button', { name: 'Waiting', disabled: true }).count(), { intervals: [50] })
      .toBe(1),
    page.getByRole('button', { name: 'Wait a second' }).click(),
  ])
  await expect(page.getByText('That was a second.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wait a second' })).toBeEnabled()

  await page.getByRole('link', { name: 'Open the page that takes 2 seconds' }).click()
  await expect(page.getByText('Here it is. The server waited 2 seconds.')).toBeVisible()
})

test('while content loads the whole area says so, and after a while what it waits for', async ({ page }) => {
  await page.clock.install()
  await page.goto('/list')
  await waitUntilAlive(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/support.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help & support' }).click()
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading Help & support' })
  await expect(status).toHaveCount(0)
  await page.clock.runFor(250)
  await expect(status).toBeVisible()
  await expect(status).not.toContainText('Still waiting')
  await page.clock.runFor(4_100)
  await expect(status).toContainText('Still waiting for the server to make this page.')
  release()
  await expect(page).toHaveURL(/\/support/)
  await page.clock.runFor(1_000)
  await expect(status).toHaveCount(0)
})

test('the table is used by keyboard alone, and the focus stays where it was', async ({ page }) => {
  await open(page)
  const sort = head(page, 'Addresses').getByRole('link')
  await sort.focus()
  await page.keyboard.press('Enter')
  await expect(head(page, 'Addresses')).toHaveAttribute('aria-sort', 'ascending')
  await page.keyboard.press('Enter')
  await expect(head(page, 'Addresses')).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByText('Screens of this site, sorted by Addresses, descending')).toBeAttached()
  await expect(sort).toBeFocused()

  const next = page.getByRole('link', { name: 'Next page' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^9 to 16 of/)).toBeVisible()
  await expect(next).toBeFocused()

  await page.getByRole('checkbox', { name: 'Choose all on this page' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('8 chosen', { exact: true })).toBeAttached()
  await page.getByRole('button', { name: 'Choose none' }).press('Enter')
  await expect(page.getByRole('group', { name: 'With the chosen rows' })).toBeHidden()
})

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('code is copied whole, from a block and from within a text', async ({ page }) => {
    await open(page)
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

    await page.getByRole('button', { name: 'Copy page-steps.ts' }).click()
    await expect(page.getByRole('button', { name: 'Copied page-steps.ts' })).toBeVisible()
    const code = await clipboard()
    expect(code).toContain('export function listPageSteps(page: number, pages: number): PageStep[] {\n')
    expect(code.split('\n').length).toBeGreaterThan(20)

    await page.getByRole('button', { name: 'Copy Shell code' }).click()
    expect(await clipboard()).toBe('# how long is that?\necho "$((24 * 55 / 100)) hours"')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a table is a list that is still a table, a chart keeps letters one can read, nothing scrolls sideways', async ({
    page,
  }) => {
    await open(page)
    await expectNoSidewaysScroll(page)
    const row = table(page).getByRole('row').nth(1)
    const [name, state] = [row.getByRole('rowheader'), row.getByText(/^(Open|Not open yet)$/)]
    const [above, below] = [await name.boundingBox(), await state.boundingBox()]
    expect(below!.y).toBeGreaterThan(above!.y + above!.height - 1)
    await head(page, 'Addresses').getByRole('link').click()
    await expect(head(page, 'Addresses')).toHaveAttribute('aria-sort', 'ascending')

    const chart = page.getByRole('img', { name: /^Screens by category/ })
    const label = chart.getByText('Multi-Model AI', { exact: true })
    await label.scrollIntoViewIfNeeded()
    expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(11)

    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })
})

test.describe('by sight', () => {
  test.use({ colorScheme: 'light' })

  test('loading and data meet WCAG 2.2 AA in light and dark, on a desk and on a phone', async ({ page }) => {
    test.slow()
    for (const width of byDay([390], [1280, 390])) {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      for (const numbers of await page.getByText('Show the numbers').all()) await numbers.click()
      await table(page).getByRole('cell').getByRole('checkbox').first().check()
      await expectAccessibleInBothSchemes(page)
    }
  })
})
