// tells of: features/chat, kits/asking/conversation, features/hub
import type { Page } from '@playwright/test'
import { joinIn } from '#tests/support/members.ts'
import { STAND_IN_KEY, startStandIn } from '#tests/support/stand-ins/stand-in.ts'
import { joinConfirmed } from './confirmed.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, waitUntilAlive } from './fixtures.ts'
import { withOwnServer } from './own-server.ts'

const STALLS = 'fault-stall'
const test = withOwnServer(async () => {
  const companies = await startStandIn({ models: { openai: [STALLS] } })
  return {
    env: {
      OPENAI_API_KEY: STAND_IN_KEY,
      OPENAI_URL: companies.address('openai'),
      OPENAI_MODELS: `gpt-4o-mini,gpt-4o,${STALLS}`,
      RUNS_PER_DAY: 'guest=1000,free=1000',
      BUDGET_PER_DAY: 'site=100,guest=100,free=100',
    },
    close: () => companies.stop(),
  }
})
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .last()
    .click()
const answers = (page: Page) => main(page).getByRole('article', { name: /answered$/ })
const questions = (page: Page) => main(page).getByRole('article', { name: 'You' })
const undone = (page: Page) => main(page).locator('article[aria-busy]')

/** Waits for the answers of a turn: without JavaScript the page reads itself again until they stand. */
const untilAnswered = (page: Page) => expect(undone(page)).toHaveCount(0, { timeout: 30_000 })

async function say(page: Page, text: string, voice?: string) {
  await main(page).getByLabel('Your message', { exact: true }).fill(text)
  if (voice) await main(page).getByLabel('Who answers', { exact: true }).selectOption({ label: voice })
  await press(page, 'Send')
  await expect(questions(page).last()).toContainText(text.slice(0, 20))
}

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400, 404] })
    const alive = async (page: Page) => javaScriptEnabled && (await waitUntilAlive(page))

    test(`a guest talks with a model, changes a question, and both branches stay, ${how}`, async ({ page }) => {
      await page.goto('/ai/chat')
      await alive(page)
      await press(page, 'Send')
      await expect(main(page).getByText('Please write a message.')).toBeVisible()
      await say(page, 'What is the capital of France?', 'gpt-4o-mini')
      await untilAnswered(page)
      await expect(answers(page)).toContainText('The capital of France is Paris.')
      await expect(answers(page)).toContainText('under $0.0001')
      if (javaScriptEnabled)
        await expect(main(page).getByRole('status').filter({ hasText: 'gpt-4o-mini has ended.' })).toBeAttached()

      await main(page).getByRole('link', { name: 'Edit this message' }).click()
      await main(page).getByLabel('Your message, changed').fill('What is the capital of Germany?')
      await press(page, 'Send the change')
      await expect(questions(page)).toContainText('Germany')
      await untilAnswered(page)
      await expect(answers(page)).toContainText('The capital of Germany is Berlin.')
      await main(page).getByRole('link', { name: 'Previous message' }).click()
      await expect(answers(page)).toContainText('The capital of France is Paris.')

      await press(page, /^Answer anew/)
      await expect(answers(page)).toContainText('2 of 2')
      await untilAnswered(page)
      await main(page).getByRole('link', { name: '3 branches' }).click()
      const german = main(page).getByRole('listitem').filter({ hasText: 'The capital of Germany is Berlin.' })
      await german.getByLabel('Name of this branch').fill('About Germany')
      await german.getByRole('button', { name: 'Save name' }).click()
      await expect(main(page).getByRole('heading', { name: 'About Germany' })).toBeVisible()
    })

    test(`the built-in engines answer for themselves and say so, ${how}`, async ({ page }) => {
      await page.goto('/ai/chat?question=What+is+18+%25+of+249.90%3F')
      await alive(page)
      await say(page, 'What is 18 % of 249.90?', 'Built-in engines')
      await untilAnswered(page)
      await expect(answers(page)).toContainText('44.982')
      await expect(answers(page)).toContainText('by Calculator')
      await expect(answers(page)).toContainText('No language model answered')
      await expect(answers(page).getByRole('link', { name: 'Compare with others' })).toHaveAttribute(
        'href',
        /consensus/,
      )
    })

    test(`an answer that does not end is stopped, and what had come stays, ${how}`, async ({ page }) => {
      await page.goto('/ai/chat')
      await alive(page)
      await say(page, 'What is the speed of light?', STALLS)
      await expect(undone(page)).toContainText('Light travels', { timeout: 30_000 })
      await press(page, 'Stop')
      await expect(answers(page).getByText('stopped', { exact: true })).toBeVisible({ timeout: 15_000 })
      await expect(answers(page)).toContainText('Light travels')
      await expect(main(page).getByRole('button', { name: /^Try again/ })).toBeVisible()
    })

    test(`a conversation is shared without names, gone on with by another, and taken back, ${how}`, async ({
      page,
      browser,
      ownServer,
    }) => {
      await joinConfirmed(page, `Sharer${javaScriptEnabled ? 'A' : 'B'}`, ownServer.dataDir)
      await page.goto('/ai/chat')
      await alive(page)
      await main(page)
        .locator('input[type=file]')
        .setInputFiles({
          name: 'plan.md',
          mimeType: 'text/markdown',
          buffer: Buffer.from('# Plan\n\nThe library opens at nine.'),
        })
      await say(page, 'Call Lena Brandt at +49 170 5550123 about it.', 'gpt-4o-mini')
      await untilAnswered(page)
      await expect(questions(page)).toContainText('plan.md')
      await main(page).getByRole('link', { name: 'Share' }).click()
      await expect(main(page).getByLabel('Lena Brandt')).toBeChecked()
      await press(page, 'Make the link')
      const address = main(page).getByRole('link', { name: /\/chat\/share\// })
      await expect(address).toBeVisible()
      const path = (await address.getAttribute('href')) ?? ''

      const stranger = await (await browser.newContext({ javaScriptEnabled })).newPage()
      await stranger.goto(new URL(path, page.url()).href)
      await expect(main(stranger)).toContainText('[Name 1]')
      await expect(main(stranger)).not.toContainText('Lena Brandt')
      await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await press(stranger, 'Continue as a copy')
      await expect(main(stranger).getByRole('heading', { level: 1 })).toContainText('(copy)')
      await expect(main(stranger).getByLabel('Your message', { exact: true })).toBeVisible()

      await press(page, 'Take it back')
      await expect(address).toHaveCount(0)
      expect((await stranger.goto(new URL(path, page.url()).href))?.status()).toBe(404)
      await stranger.context().close()
    })

    test(`allies answer in turn, and a name with @ asks one alone, ${how}`, async ({ page }) => {
      await page.goto('/ai/summon')
      await alive(page)
      await press(page, 'Send')
      await expect(main(page).getByText('Please write a message.')).toBeVisible()
      await main(page).getByRole('checkbox', { name: 'The Sceptic' }).check()
      await main(page).getByRole('checkbox', { name: 'The Reckoner' }).check()
      await say(page, 'What is 18 % of 249.90?')
      await expect(main(page).getByText('Asked in turn: The Sceptic, then The Reckoner.')).toBeVisible()
      await untilAnswered(page)
      await expect(main(page).getByRole('article', { name: 'The Reckoner answered' })).toContainText('Calculator')
      await say(page, '@reckoner and 20 % of it?')
      await untilAnswered(page)
      await expect(answers(page)).toHaveCount(3)
      await say(page, '@guide where am I?')
      await untilAnswered(page)
      await expect(answers(page)).toHaveCount(4)
      await expect(main(page).getByRole('checkbox', { name: 'The Guide' })).toBeChecked()
      await press(page, 'Send')
      await expect(main(page).getByText('Please write a message.')).toBeVisible()
    })

    test(`a member finds, renames, deletes and brings back conversations, and makes an ally, ${how}`, async ({
      page,
    }) => {
      await joinIn(page.context().request, javaScriptEnabled ? 'Mira' : 'Tomas')
      for (const text of ['Grüne Pandas in the grove', 'Another matter']) {
        await page.goto('/ai/chat')
        await alive(page)
        await say(page, text, 'Built-in engines')
        await untilAnswered(page)
      }
      await page.goto('/chat/history')
      await alive(page)
      await main(page).getByLabel('Words in titles and texts').fill('GRUNE')
      await press(page, 'Find')
      await expect(main(page).getByRole('listitem').filter({ hasText: 'Grüne Pandas' })).toHaveCount(1)
      await expect(main(page).getByText('Another matter')).toHaveCount(0)
      await main(page)
        .getByRole('link', { name: /^Rename/ })
        .click()
      await main(page).getByLabel('Name', { exact: true }).fill('Green pandas')
      await press(page, 'Save')
      await expect(main(page).getByRole('link', { name: 'Green pandas', exact: true })).toBeVisible()
      await main(page).getByRole('checkbox', { name: 'Choose “Green pandas”' }).check()
      await main(page).getByRole('checkbox', { name: 'Choose “Another matter”' }).check()
      await press(page, 'Delete the chosen')
      await expect(main(page).getByText('2 conversations are deleted.')).toBeVisible()
      await press(page, 'Undo')
      await expect(main(page).getByRole('link', { name: 'Green pandas', exact: true })).toBeVisible()

      await page.goto('/ai/summon?edit-ally=new')
      await alive(page)
      await main(page).getByLabel('Name', { exact: true }).fill('The Editor')
      await main(page).getByLabel('How it answers').fill('In rhymes.')
      await press(page, 'Make the ally')
      await expect(main(page).getByText(/A built-in ally has this name/)).toBeVisible()
      await expect(main(page).getByLabel('How it answers')).toHaveValue('In rhymes.')
      await main(page).getByLabel('Name', { exact: true }).fill('Quill')
      await press(page, 'Make the ally')
      await expect(main(page).getByRole('checkbox', { name: 'Quill' })).toBeChecked()
    })
  })
}

test('the screens of conversations are accessible and fit on every width', async ({ page }) => {
  test.slow()
  await joinIn(page.context().request, 'Wanda')
  await page.goto('/ai/chat')
  await waitUntilAlive(page)
  await say(page, 'What is 18 % of 249.90?', 'Built-in engines')
  await untilAnswered(page)
  const talk = page.url().split('#')[0]!
  for (const address of [
    talk,
    `${talk}&view=share`,
    `${talk}&view=branches`,
    '/ai/chat',
    '/ai/summon',
    '/ai/summon?edit-ally=new',
    '/chat/history',
  ])
    await test.step(address, async () => {
      await page.goto(address)
      await waitUntilAlive(page)
      await expectAccessibleInBothSchemes(page)
      await expectFits(page)
    })
})
