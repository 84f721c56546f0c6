// tells of: features/consensus, kits/asking/consensus, kits/pages/export-buttons, kits/pages/share-link
import type { Page } from '@playwright/test'
import { joinConfirmed } from './confirmed.ts'
import { expect, expectAccessible, expectFits, SCRIPTING, test } from './fixtures.ts'

const QUESTION = 'What is the capital of Mongolia?'
const CAPITAL = /Ulaan ?baatar|Ulan Bator/i

const agreedAnswer = (page: Page) => page.getByRole('region', { name: 'Agreed answer' })

async function ask(page: Page, question = QUESTION) {
  await page.goto('/ai/consensus')
  const form = page.getByRole('form', { name: 'Ask' })
  await form.getByRole('textbox', { name: 'Your question' }).fill(question)
  await form.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(agreedAnswer(page)).toContainText(/\w/)
}

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [404] })

    test(`an answer is shared without a name in it, read by somebody else and taken back, ${how}`, async ({
      page,
      browser,
    }) => {
      await joinConfirmed(page, `Sharer${javaScriptEnabled ? 'A' : 'B'}`, process.env['JOURNEYS_DATA_DIR'] ?? '')
      await ask(page, 'What is the capital of Mongolia, asks Anna Berger?')
      await page.getByRole('link', { name: 'Share' }).click()
      await page.getByText('Black words out').click()
      const further = page.getByRole('textbox', { name: 'Further words, one a line' })
      await further.fill('Anna Berger')
      await page.getByRole('button', { name: 'Show the preview' }).click()
      const preview = page.getByRole('region', { name: 'What others will read' })
      await expect(preview).not.toContainText('Anna Berger')
      await expect(preview).toContainText('█')
      await page.getByLabel('How long the link works').selectOption('week')
      await page.getByRole('button', { name: 'Make the link' }).click()
      await expect(page.getByRole('region', { name: 'Shared now' })).toContainText('until')
      const link = page.getByRole('region', { name: 'Shared now' }).getByRole('link')
      const address = new URL((await link.getAttribute('href'))!).pathname

      const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
      await other.goto(new URL(address, page.url()).href)
      await expect(other.getByRole('main')).toHaveAttribute('data-screen', 'consensus-shared')
      await expect(other.getByRole('main')).not.toContainText('Anna Berger')
      await expect(other.getByRole('heading', { level: 1 })).toContainText('capital of Mongolia')
      await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

      await page.getByRole('button', { name: 'Take back' }).click()
      await expect(page.getByRole('region', { name: 'Shared now' })).toHaveCount(0)
      expect((await other.reload())?.status()).toBe(404)
      await other.context().close()
    })

    test(`a voice asked again makes a version, a pasted answer another, and both stay readable, ${how}`, async ({
      page,
    }) => {
      await ask(page)
      const card = page.getByRole('article', { name: 'World facts' })
      await card.getByRole('button', { name: /^Ask again/ }).click()
      await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible()
      await page.getByText('Add an answer').click()
      await page.getByRole('textbox', { name: 'Name of a pasted answer' }).fill('My atlas')
      await page
        .getByRole('textbox', { name: 'Pasted answer', exact: true })
        .fill('The capital of Mongolia is Darkhan.')
      await page.getByRole('button', { name: 'Add to the panel' }).click()
      await expect(page.getByRole('article', { name: 'My atlas' })).toContainText('Darkhan')
      await page.getByRole('link', { name: 'Version 2' }).click()
      await expect(page.getByRole('main')).toContainText('From Version 2 to version 3')
      await expect(page.getByRole('main')).toContainText(/new/)
    })

    test(`the answer voted best says so, questions are found again and taken along, ${how}`, async ({ page }) => {
      await ask(page)
      const card = page.getByRole('article', { name: 'World facts' })
      await card.getByRole('button', { name: /^Best answer/ }).click()
      await expect(card.getByRole('button', { name: /^Your best \(1\)/ })).toBeVisible()
      const run = new URL(page.url()).searchParams.get('run')!

      await page.goto('/ai/consensus/history')
      await page.getByRole('textbox', { name: 'Words of a question' }).fill('mongolia capital')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page.getByRole('main').getByRole('link', { name: QUESTION }).first()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'question' })).toContainText(/^\d+ questions? with/)

      for (const [as, holds] of [
        ['md', '# What is the capital of Mongolia?'],
        ['json', '"question": "What is the capital of Mongolia?"'],
        ['csv', 'claim,label,'],
      ] as const) {
        const file = await page.request.get(`/api/consensus/export/${run}?as=${as}`)
        expect(file.headers()['content-disposition']).toContain(`.${as}"`)
        expect(await file.text()).toContain(holds)
      }
    })

    test(`a talk in which every turn is a consensus understands what is meant next, ${how}`, async ({ page }) => {
      await page.goto('/ai/consensus/chat')
      const say = async (text: string) => {
        const form = page.getByRole('form', { name: /conversation|next thing/ })
        await form.getByRole('textbox').fill(text)
        await form.getByRole('button', { name: 'Ask' }).click()
      }
      await say(QUESTION)
      await expect(page.getByRole('article', { name: QUESTION })).toContainText(CAPITAL)
      await say('And France?')
      const second = page.getByRole('article', { name: 'And France?' })
      await expect(second).toContainText('Paris')
      await expect(second).toContainText('Understood as: What is the capital of France?')
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(2)
    })
  })
}

test('the pages round an answer meet WCAG 2.2 AA and fit every window', async ({ page }) => {
  test.slow()
  await ask(page)
  const run = new URL(page.url()).searchParams.get('run')!
  const pages = [`run?run=${run}`, `share?run=${run}&preview=1`, 'history', `compare?run=${run}`]
  for (const address of pages) {
    await page.goto(`/ai/consensus/${address}`)
    await expectAccessible(page)
    await expectFits(page)
  }
  await page.goto('/ai/consensus/chat')
  await expectAccessible(page)
  await expectFits(page)
})

test('a run is its owner’s alone: nobody else reads or changes it', async ({ page, browser }) => {
  await ask(page)
  expect(page.url()).not.toContain('key=')
  const other = await (await browser.newContext()).newPage()
  expect((await other.goto(page.url()))?.status()).toBe(404)
  await expect(other.getByRole('main')).not.toContainText(CAPITAL)
  const refused = await other.request.post(page.url(), { form: { act: 'again', position: '0' } })
  expect(refused.status()).toBe(404)
  await other.context().close()
})
