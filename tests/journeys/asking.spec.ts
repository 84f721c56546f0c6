// tells of: features/consensus, features/welcome, kits/asking/consensus, kits/asking/panel, kits/pages/question-box
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothSchemes, expectNoSidewaysScroll, test } from './fixtures.ts'

const CAPITAL = 'What is the capital of Mongolia?'
const CAPITAL_NAMES = /Ulaan ?baatar|Ulan Bator/i
const BRIDGE = [
  'The Golden Gate Bridge opened in 1937. It is a suspension bridge.',
  'The Golden Gate Bridge opened in 1937 and joins San Francisco to Marin County.',
  'The Golden Gate Bridge opened in 1973. It is painted in international orange.',
]

const agreedAnswer = (page: Page) => page.getByRole('region', { name: 'Agreed answer' })
const claims = (page: Page) => page.getByRole('table', { name: /claim/i })
const askForm = (page: Page) => page.getByRole('form', { name: 'Ask' })
const compareForm = (page: Page) => page.getByRole('form', { name: 'Compare' })
const ask = (form: Locator) => form.getByRole('button', { name: 'Ask', exact: true }).click()

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a visitor asks from home, reads answer, claims and sources, and finds the run again, ${how}`, async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('textbox', { name: 'Your question' }).fill(CAPITAL)
      await page.getByRole('main').getByRole('button', { name: 'Ask', exact: true }).click()

      await expect(agreedAnswer(page)).toContainText(CAPITAL_NAMES)
      await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'consensus')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(CAPITAL)
      await expect(page).toHaveTitle(new RegExp(CAPITAL.replace('?', '\\?')))
      await expect(claims(page).getByRole('columnheader', { name: 'Claim' })).toBeVisible()
      await expect(claims(page).getByRole('rowheader').first()).toContainText(CAPITAL_NAMES)
      const sourced = page.getByRole('article').filter({ has: page.getByText(/^sources?$/i) })
      await expect(sourced.first().getByRole('blockquote').first()).toContainText(/\w+/)
      await expect(page.getByRole('table', { name: /time and cost/i })).toBeVisible()

      const address = page.url()
      await page.goto('/about-pandas')
      await page.goto(address)
      await expect(agreedAnswer(page)).toContainText(CAPITAL_NAMES)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(CAPITAL)
      await expect(claims(page).getByRole('rowheader').first()).toContainText(CAPITAL_NAMES)
    })
  })
}

test.describe('what does not fit', () => {
  test.use({ provoked: [400] })

  test('an empty question and a single pasted answer get a sentence beside the field, the form is kept', async ({
    page,
  }) => {
    await page.goto('/ai/consensus')
    const form = askForm(page)
    const question = form.getByRole('textbox', { name: 'Your question' })
    await form.locator('summary', { hasText: 'Options' }).click()
    const firstVoice = form.getByRole('checkbox').first()
    await expect(firstVoice).toBeChecked()
    await firstVoice.uncheck({ force: true })
    await ask(form)

    await expect(question).toHaveAttribute('aria-invalid', 'true')
    await expect(question).toHaveAccessibleDescription(/question/i)
    await expect(firstVoice).not.toBeChecked()
    await question.fill(CAPITAL)
    await firstVoice.check({ force: true })
    await ask(form)
    await expect(agreedAnswer(page)).toContainText(CAPITAL_NAMES)

    await page.goto('/ai/consensus')
    await page.getByRole('tab', { name: 'Compare answers I have' }).click()
    const compare = compareForm(page)
    const answer = compare.getByRole('textbox', { name: 'Text of answer 1' })
    await answer.fill('The bridge opened in 1937.')
    await compare.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(answer).toHaveAttribute('aria-invalid', 'true')
    await expect(answer).toHaveValue('The bridge opened in 1937.')
  })
})

test.describe('three pasted answers, one with another year', () => {
  test.use({ colorScheme: 'light' })

  test('the dispute shows both years marked, meets WCAG 2.2 AA in light and dark and fits a phone', async ({
    page,
  }) => {
    test.slow()
    await page.goto('/ai/consensus')
    await page.getByRole('tab', { name: 'Compare answers I have' }).click()
    const form = compareForm(page)
    for (const [index, text] of BRIDGE.entries()) {
      await form.getByRole('textbox', { name: `Text of answer ${index + 1}` }).fill(text)
    }
    await expectAccessibleInBothSchemes(page)
    await form.getByRole('button', { name: 'Compare', exact: true }).click()

    const dispute = page.getByRole('article', { name: /^disputed/i }).filter({ hasText: '1973' })
    await expect(dispute).toHaveAccessibleName(/1937.*1973|1973.*1937/)
    await expect(dispute.locator('mark', { hasText: '1937' }).first()).toBeVisible()
    await expect(dispute.locator('mark', { hasText: '1973' }).first()).toBeVisible()
    await expect(claims(page)).toContainText(/disputed/i)
    await expect(agreedAnswer(page)).toContainText('1937')
    await expect(agreedAnswer(page)).toContainText('1973')
    await expectAccessibleInBothSchemes(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothSchemes(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
