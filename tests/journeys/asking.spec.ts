import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const SCRIPTING = [
  { javaScriptEnabled: true, how: 'with JavaScript' },
  { javaScriptEnabled: false, how: 'without JavaScript' },
]
const CAPITAL = 'What is the capital of Mongolia?'
const BRIDGE = {
  question: 'When was the Golden Gate Bridge opened?',
  answers: [
    'The Golden Gate Bridge was opened in 1937. It is a suspension bridge.',
    'The Golden Gate Bridge was opened in 1937 and connects San Francisco with Marin County.',
    'The Golden Gate Bridge was opened in 1973. It is painted in international orange.',
  ],
}
const FUTURE = 'Who won the presidential election in the United States in 2032?'

for (const { javaScriptEnabled, how } of SCRIPTING) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a visitor asks from home, reads answer, claims and sources, and finds the run again, ${how}`, async ({ page }) => {
      await page.goto('/')
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: 'Your question' }).fill(CAPITAL)
      await main.getByRole('button', { name: 'Ask', exact: true }).click()

      await expect(main).toHaveAttribute('data-screen', 'consensus')
      const answer = page.getByRole('region', { name: /agreed answer/i })
      await expect(answer).toContainText(/Ulaan ?baatar|Ulan Bator/i)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(CAPITAL)
      await expect(main.getByRole('table').first().getByRole('columnheader', { name: /claim/i })).toBeVisible()
      await expect(main.getByRole('rowheader').first()).toContainText(/\w+ \w+/)
      await expect(main.getByText(/source/i).first()).toBeVisible()

      const address = page.url()
      expect(address).not.toMatch(/\/ai\/consensus$/)
      await page.goto('/about-pandas')
      await page.goto(address)
      await expect(page.getByRole('region', { name: /agreed answer/i })).toContainText(/Ulaan ?baatar|Ulan Bator/i)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(CAPITAL)
    })
  })
}

test.describe('an empty question', () => {
  for (const { javaScriptEnabled, how } of SCRIPTING) {
    test.describe(how, () => {
      test.use({ javaScriptEnabled, provoked: [400] })

      test(`is answered with a sentence beside the field, and the form is kept, ${how}`, async ({ page }) => {
        await page.goto('/ai/consensus')
        const main = page.getByRole('main')
        const question = main.getByRole('textbox', { name: /question/i }).first()
        await main.getByRole('button', { name: /^(ask|compare)/i }).first().click()
        await expect(question).toHaveAttribute('aria-invalid', 'true')
        await expect(question).toHaveAccessibleDescription(/question/i)
        await expect(main).toHaveAttribute('data-screen', 'consensus')
        await question.fill(CAPITAL)
        await expect(question).toHaveValue(CAPITAL)
      })
    })
  }
})

test('three pasted answers, one with another year: the dispute shows both values marked', async ({ page }) => {
  await page.goto('/ai/consensus')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /question/i }).first().fill(BRIDGE.question)
  const opener = main.getByText(/paste/i).first()
  const boxes = main.getByRole('textbox', { name: /answer/i })
  if (!(await boxes.first().isVisible())) await opener.click()
  for (const [index, text] of BRIDGE.answers.entries()) await boxes.nth(index).fill(text)
  await main.getByRole('button', { name: /^(ask|compare)/i }).first().click()

  await expect(main.getByText(/disputed/i).first()).toBeVisible()
  await expect(main.locator('mark').filter({ hasText: '1937' }).first()).toBeVisible()
  await expect(main.locator('mark').filter({ hasText: '1973' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('a question about an election still to come is declined honestly', async ({ page }) => {
  await page.goto(`/ai/consensus?question=${encodeURIComponent(FUTURE)}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: /question/i }).first()).toHaveValue(FUTURE)
  await main.getByRole('button', { name: /^ask/i }).first().click()
  await expect(main).toContainText(/no reliable source|don.t know|do not know|nobody|no one|cannot|can.t|not happened/i)
  await expect(page.getByRole('region', { name: /agreed answer/i })).not.toContainText(/ won the /i)
})
