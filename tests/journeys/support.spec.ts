// tells of: features/support, kits/members/tickets, kits/operations/knowledge-base, content/help
import type { Page } from '@playwright/test'
import { lettersTo } from '#tests/support/letters.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, waitUntilAlive } from './fixtures.ts'
import { enterAsOperator, OPERATOR } from './operator.ts'
import { withOwnServer } from './own-server.ts'

const test = withOwnServer(() =>
  Promise.resolve({ env: { ADMIN_EMAIL: OPERATOR.email }, close: () => Promise.resolve() }),
)
test.describe.configure({ mode: 'default' })

const BASE = '/admin/support/knowledge-base'
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  const open = async (page: Page, path: string) => {
    await page.goto(path)
    if (javaScriptEnabled) await waitUntilAlive(page)
  }

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400] })

    test(`a guest asks the panda on the help page and reads which article answers, ${how}`, async ({ page }) => {
      await open(page, '/support')
      await main(page).getByLabel('Your question').fill('How do I reset my password?')
      await press(page, 'Ask')
      await expect(main(page).getByRole('list', { name: 'Sources' })).toContainText('reset my password')
    })

    test(`a guest writes to the team, the operator answers, and the link shows it, ${how}`, async ({
      page,
      browser,
      ownServer,
    }) => {
      const email = `ada-${javaScriptEnabled ? 'with' : 'without'}@home.test`
      const subject = `My run is gone, ${how}`
      await open(page, '/support?part=contact')
      await main(page).getByLabel('What is it about?').fill(subject)
      await main(page).getByLabel('Your email address').fill('nobody')
      await press(page, 'Send to the team')
      await expect(main(page).getByText('Please write what you would like to ask or tell.')).toBeVisible()
      await expect(main(page).getByLabel('What is it about?')).toHaveValue(subject)
      await main(page).getByLabel('Your message').fill('I asked yesterday.')
      await main(page).getByLabel('Your email address').fill(email)
      await press(page, 'Send to the team')
      await expect(main(page).getByRole('heading', { level: 1, name: subject })).toBeVisible()
      await expect.poll(() => lettersTo(ownServer.dataDir, email).length).toBe(1)
      const address = page.url()

      const keeper = await browser.newContext({ javaScriptEnabled, baseURL: new URL(address).origin })
      const desk = await keeper.newPage()
      await enterAsOperator(desk, ownServer.dataDir)
      await open(desk, `${BASE}?part=tickets`)
      await main(desk).getByRole('link', { name: subject }).click()
      await main(desk).getByLabel('A note').fill('Asked before.')
      await press(desk, 'Keep the note')
      await expect(main(desk).getByText('Asked before.')).toBeVisible()
      await main(desk).getByLabel('Your answer').fill('It stands in your history.')
      await press(desk, 'Send the answer')
      await expect(main(desk).getByText('Answered', { exact: true })).toBeVisible()
      await expect.poll(() => lettersTo(ownServer.dataDir, email).length).toBe(2)
      await open(desk, '/admin/audit')
      await expect(
        main(desk)
          .getByText(/answered a message to the team/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await keeper.close()

      await open(page, address)
      await expect(main(page).getByText('It stands in your history.')).toBeVisible()
      await expect(main(page).getByText('Asked before.')).toHaveCount(0)
      await press(page, 'Close this message')
      await expect(main(page).getByText('Closed', { exact: true })).toBeVisible()
      await press(page, 'Open it again')
      await expect(main(page).getByText('Sent', { exact: true })).toBeVisible()
    })

    test(`a reader says what was missing, the operator publishes it, and everybody reads it at once, ${how}`, async ({
      page,
      browser,
      ownServer,
    }) => {
      const words = `The wombat keeper knows, ${how}.`
      await open(page, '/support?article=health-check')
      await press(page, 'No')
      await main(page)
        .getByLabel(/What was missing/)
        .fill('Who knows more')
      await press(page, 'Tell the authors')
      await expect(main(page).getByText('A person will read it.')).toBeVisible()

      const keeper = await browser.newContext({ javaScriptEnabled, baseURL: new URL(page.url()).origin })
      const desk = await keeper.newPage()
      await enterAsOperator(desk, ownServer.dataDir)
      await open(desk, `${BASE}?article=health-check`)
      await expect(main(desk).getByText('Who knows more').first()).toBeVisible()
      const body = main(desk).getByLabel('Text', { exact: true })
      await body.fill(`${words}\n\n${await body.inputValue()}`)
      await press(desk, 'Keep as draft and preview')
      await expect(main(desk).getByText(words)).toBeVisible()
      await open(page, '/support?article=health-check')
      await expect(main(page).getByText(words)).toHaveCount(0)
      await press(desk, 'Publish')
      await expect(main(desk).getByText('Edited', { exact: true })).toBeVisible()
      await open(page, '/support?article=health-check')
      await expect(main(page).getByText(words)).toBeVisible()
      await open(page, '/support?q=wombat')
      await expect(main(page).getByRole('heading', { name: /for “wombat”/ })).toBeVisible()
      await keeper.close()
    })

    test(`a question without an answer becomes an article in one press and a page, ${how}`, async ({
      page,
      browser,
      ownServer,
    }) => {
      // Unlike each other, or the article of the one would answer the other.
      const asked = javaScriptEnabled ? 'What does the bandersnatch of Lisbon eat' : 'Who waters the gargoyles at night'
      const slug = asked.toLowerCase().replaceAll(' ', '-')
      await open(page, '/support')
      await main(page).getByLabel('Your question').fill(asked)
      await press(page, 'Ask')
      await expect(main(page).getByText(/do not know this one/)).toBeVisible()

      const keeper = await browser.newContext({ javaScriptEnabled, baseURL: new URL(page.url()).origin })
      const desk = await keeper.newPage()
      await enterAsOperator(desk, ownServer.dataDir)
      await open(desk, `${BASE}?part=questions`)
      const line = main(desk).getByRole('listitem').filter({ hasText: asked })
      await line.getByRole('link', { name: 'Draft an article' }).click()
      await expect(main(desk).getByLabel('Title')).toHaveValue(`${asked}?`)
      await main(desk).getByLabel('Summary').fill('It eats what it finds.')
      await press(desk, 'Publish')
      await expect(main(desk).getByText('Added here', { exact: true })).toBeVisible()
      await open(desk, `${BASE}?part=questions`)
      await expect(main(desk).getByText(`answered by ${slug}`).first()).toBeVisible()
      await keeper.close()
    })
  })
}

test('the screens of support are for everybody: axe, both schemes, all widths', async ({ page, ownServer }) => {
  test.slow()
  await enterAsOperator(page, ownServer.dataDir)
  const paths = [
    '/support?part=contact',
    '/support?part=tickets',
    BASE,
    `${BASE}?part=questions`,
    `${BASE}?part=tickets`,
  ]
  for (const path of [...paths, `${BASE}?article=backups`, `${BASE}?article=backups&view=history`]) {
    await page.goto(path)
    await waitUntilAlive(page)
    await expectAccessibleInBothSchemes(page)
    await expectFits(page)
  }
})
