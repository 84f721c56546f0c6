// tells of: features/models, features/engines, kits/asking/engines, kits/asking/runs
import type { Page } from '@playwright/test'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, waitUntilAlive } from './fixtures.ts'
import { enterAsOperator, OPERATOR } from './operator.ts'
import { withOwnServer } from './own-server.ts'

const test = withOwnServer(() =>
  Promise.resolve({ env: { ADMIN_EMAIL: OPERATOR.email }, close: () => Promise.resolve() }),
)
test.describe.configure({ mode: 'default' })

let companies: StandIn
test.beforeAll(async () => {
  companies = await startStandIn()
})
test.afterAll(() => companies.stop())

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
const says = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400, 422] })

    test(`the operator connects a company, and its models sit at the table beside the built-in, ${how}`, async ({
      page,
      ownServer,
    }) => {
      await enterAsOperator(page, ownServer.dataDir)
      await page.goto('/admin/providers')
      if (javaScriptEnabled) await waitUntilAlive(page)
      const name = javaScriptEnabled ? 'House models' : 'Plain models'
      await main(page).getByLabel('Kind', { exact: true }).selectOption('openai')
      await main(page).getByLabel('Address', { exact: true }).fill('not an address')
      await main(page).getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await main(page).getByLabel('Key', { exact: true }).fill(STAND_IN_KEY)
      await press(page, 'Connect and test')
      await says(page, 'Please write an address such as https://ai.example/v1.')
      await expect(main(page).getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
      // The server never hands a key back; with JavaScript the field was never left.
      if (!javaScriptEnabled) await expect(main(page).getByLabel('Key', { exact: true })).toHaveValue('')

      await main(page).getByLabel('Address', { exact: true }).fill(companies.address('openai'))
      await main(page).getByLabel('Key', { exact: true }).fill(STAND_IN_KEY)
      await press(page, 'Connect and test')
      await says(page, `${name} is connected`)
      await main(page).getByLabel('gpt-4o', { exact: true }).uncheck()
      await press(page, 'Save and test')
      await says(page, `${name} is saved`)

      await page.goto('/ai/consensus')
      await main(page).getByLabel('Your question').fill('What is the capital of France?')
      await press(page, /^Ask/)
      await expect(main(page).getByRole('heading', { name: 'gpt-4o-mini' }).first()).toBeVisible()
      await expect(main(page).getByText('AI models and built-in sources answer here.')).toBeVisible()
      await expect(main(page).getByText('The capital of France is Paris.').first()).toBeVisible()

      await page.goto('/admin/providers')
      await main(page)
        .getByRole('button', { name: `Remove ${name}` })
        .click()
      await says(page, 'The provider is removed')
    })
  })
}

test('an engine is found, compared and tried, and its use is in the dashboard', async ({ page, ownServer }) => {
  await enterAsOperator(page, ownServer.dataDir)
  await page.goto('/ai/models')
  await waitUntilAlive(page)
  await main(page).getByLabel('Find', { exact: true }).fill('facts')
  await press(page, 'Show')
  await expect(main(page).getByRole('row')).toHaveCount(2)
  await main(page).getByRole('link', { name: 'Try World facts' }).click()
  await main(page)
    .getByLabel(/^(Your text|Your question|Question|Text)$/)
    .fill('What is the capital of Mongolia?')
  await press(page, 'Try it')
  await expect(
    main(page)
      .getByText(/Ulan Bator|Ulaanbaatar/)
      .first(),
  ).toBeVisible()
  await expect(main(page).getByText(/\d+ ms, free/)).toBeVisible()

  await page.goto('/ai/models?compare=embedded%3Afacts&compare=embedded%3Acalculator')
  await expect(main(page).getByRole('region', { name: 'Side by side' }).getByRole('columnheader')).toHaveCount(2)

  await page.goto('/ai-dashboard')
  await expect(
    main(page)
      .getByRole('row', { name: /World facts.*Models.*free/ })
      .first(),
  ).toBeVisible()
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'CSV' }).click(),
  ])
  expect(taken.suggestedFilename()).toBe('usage-30-days.csv')
})

test('the screens of engines are for everybody: axe, both schemes, all widths', async ({ page, ownServer }) => {
  test.slow()
  await enterAsOperator(page, ownServer.dataDir)
  const paths = ['/ai/models?try=embedded:facts', '/ai-dashboard', '/settings?part=engines', '/admin/providers']
  const parts = ['engines&engine=embedded:facts', 'budgets', 'machine'].map((part) => `/admin/providers?part=${part}`)
  for (const path of [...paths, ...parts]) {
    await page.goto(path)
    await waitUntilAlive(page)
    await expectAccessibleInBothSchemes(page)
    await expectFits(page)
  }
})
