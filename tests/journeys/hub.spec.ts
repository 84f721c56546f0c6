// tells of: features/hub, kits/asking/intent
import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, waitUntilAlive } from './fixtures.ts'
import { withOwnServer } from './own-server.ts'

const test = withOwnServer(() => Promise.resolve({ env: { RUNS_PER_DAY: 'guest=50' }, close: () => Promise.resolve() }))
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first().click()

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400, 404, 422] })

    const go = async (page: Page, path: string) => {
      await page.goto(path)
      if (javaScriptEnabled) await waitUntilAlive(page)
    }
    const wish = async (page: Page, words: string) => {
      await go(page, '/universal-hub')
      await main(page).getByLabel('What would you like to do?').fill(words)
      await press(page, 'Go')
    }

    test(`a wish is recognised, done in place on a press, and its result goes on, ${how}`, async ({ page }) => {
      await wish(page, '30% off 120 dollars')
      await expect(main(page).getByRole('heading', { name: 'Calculate or convert' })).toBeVisible()
      await expect(main(page).getByLabel('Calculation')).toHaveValue('30% off 120 dollars')
      await press(page, 'Calculate')
      const result = main(page).getByRole('region', { name: 'Result' })
      await expect(result.getByText('$84')).toBeVisible()
      await expect(result.getByText(/Calculator, [\d,]+ ms, free/)).toBeVisible()

      await main(page).getByLabel('Calculation').fill('the smell of rain')
      await press(page, 'Calculate')
      await expect(main(page).getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
      await expect(main(page).getByLabel('Calculation')).toHaveValue('the smell of rain')
    })

    test(`words that may mean several things are asked back, and the text goes along, ${how}`, async ({ page }) => {
      await wish(page, 'banana')
      await expect(main(page).getByRole('heading', { name: 'Which of these do you mean?' })).toBeVisible()
      await main(page)
        .getByRole('button', { name: /^Search here/ })
        .click()
      await main(page).getByRole('link', { name: 'Search here' }).click()
      await expect(page).toHaveURL(/\/search\?q=banana/)

      await wish(page, 'compare Japan and Italy')
      await expect(main(page).getByRole('heading', { name: 'Look at a place' })).toBeVisible()
      await main(page).getByRole('link', { name: 'Compare Japan and Italy', exact: true }).click()
      await expect(main(page).getByText('Japan is 1.25 times as large as Italy.')).toBeVisible()
    })

    test(`a country is found, read, asked about and compared, ${how}`, async ({ page }) => {
      await go(page, '/world')
      await main(page).getByRole('group', { name: 'Map of the world' }).getByRole('link', { name: 'Kenya' }).focus()
      await page.keyboard.press('Enter')
      await expect(main(page).getByRole('heading', { level: 1, name: 'Kenya' })).toBeVisible()
      await main(page).getByLabel('Country, continent or large city').fill('Japan')
      await press(page, 'Go')
      await expect(main(page).getByRole('region', { name: 'Facts of Japan' }).getByText('377,930 km²')).toBeVisible()
      await main(page).getByLabel('A question about Japan').fill('which currency do they use?')
      await press(page, 'Ask')
      await expect(main(page).getByText('The currency of Japan is the Japanese yen (JPY), written ¥.')).toBeVisible()
      await main(page).getByLabel('A question about Japan').fill(' ')
      await press(page, 'Ask')
      await expect(main(page).getByText('Please write a question about this place.')).toBeVisible()

      await main(page).getByLabel('Second country').fill('Italy')
      await press(page, 'Compare')
      await expect(main(page).getByRole('heading', { name: 'Side by side', exact: true })).toBeVisible()
      await go(page, '/world?place=atlantis')
      await expect(main(page).getByText('No country, continent or large city is called “atlantis”')).toBeVisible()
    })
  })
}

test('the map zooms and moves by buttons, and says what is pointed at', async ({ page }) => {
  await page.goto('/world?colour=area')
  await waitUntilAlive(page)
  const map = main(page).getByRole('group', { name: 'Map of the world' })
  const whole = await map.getAttribute('viewBox')
  await press(page, 'Zoom in')
  await press(page, 'Move right')
  expect(await map.getAttribute('viewBox')).not.toBe(whole)
  await press(page, 'Whole map')
  await expect(map).toHaveAttribute('viewBox', whole ?? '')
  await map.getByRole('link', { name: /^Brazil, 8,5/ }).focus()
  await expect(main(page).getByText(/^Brazil, 8,5\d\d,\d\d\d km²$/)).toBeVisible()
})

test('the hub and the world are for everybody: axe, both schemes, all widths', async ({ page }) => {
  test.slow()
  const world = [
    '/world',
    '/world?colour=area',
    '/world?place=japan',
    '/world?place=caribbean',
    '/world?compare=japan,italy',
  ]
  const hub = ['/universal-hub', '/universal-hub?q=banana', '/universal-hub?q=translate into Spanish: good night']
  for (const path of [...world, ...hub]) {
    await page.goto(path)
    await waitUntilAlive(page)
    await expectAccessibleInBothSchemes(page)
    await expectFits(page)
  }
})
