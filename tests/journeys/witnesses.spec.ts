// tells of: features/consensus/panel-sources, features/consensus/chat-exports, kits/foundation/documents, kits/asking/panel
import type { Page } from '@playwright/test'
import { toPdf } from '#tests/support/pdf.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const says = (page: Page, words: string | RegExp) => expect(main(page).getByText(words).first()).toBeVisible()

const QUESTION = 'When did the Marlow footbridge open?'
const chronicle = () => ({
  name: 'town.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    toPdf([['Foreword.'], ['The Marlow footbridge opened to walkers on 3 May 1987.']], { title: 'Town chronicle' }),
  ),
})
const talk = (name: string, question: string, answer: string) => ({
  name,
  chat_messages: [
    { sender: 'human', text: question },
    { sender: 'assistant', text: answer },
  ],
})
const exported = () => ({
  name: 'conversations.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify([talk('Gardens', 'What grows here?', 'Roses.'), talk('Bridges', QUESTION, 'It opened in 1990.')]),
  ),
})

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400] })

    test(`a document and an answer of another chatbot sit at one table, and nothing typed is lost on the way, ${how}`, async ({
      page,
    }) => {
      await page.goto('/ai/consensus')
      if (javaScriptEnabled) await waitUntilAlive(page)
      const asking = main(page).getByRole('form', { name: 'Ask' })
      await asking.locator('summary', { hasText: 'Options' }).click()
      await asking.getByText('Add a document as a source').click()
      await asking.getByLabel('Documents', { exact: true }).setInputFiles(chronicle())
      await press(page, 'Ask')
      await says(page, 'Write the question that the document should answer.')
      await expect(asking.getByRole('checkbox', { name: 'Town chronicle' })).toBeChecked()

      await asking.getByLabel('Your question').fill(QUESTION)
      await asking.getByRole('button', { name: 'Bring an exported chat' }).click()
      await main(page).getByLabel('Or a copied chat').fill('Dear diary, nothing happened.')
      await press(page, 'Read it')
      await says(page, /No conversation was found in this/)
      await main(page).getByLabel('File of the export').setInputFiles(exported())
      await press(page, 'Read it')
      await main(page).getByLabel('Words of a title or question').fill('footbridge')
      await press(page, 'Search')
      await expect(main(page).getByRole('link', { name: 'Gardens' })).toHaveCount(0)
      await main(page).getByRole('link', { name: 'Bridges' }).click()
      await press(page, 'Bring the chosen answers')
      await expect(main(page).getByLabel('The question they answer, if you like')).toHaveValue(QUESTION)
      await expect(main(page).getByLabel('Name of answer 1')).toHaveValue('Claude')
      await expect(main(page).getByLabel('Text of answer 1')).toHaveValue('It opened in 1990.')

      await press(page, 'Compare')
      await expect(main(page).getByRole('article', { name: 'Town chronicle' })).toContainText(
        'The Marlow footbridge opened to walkers on 3 May 1987.',
      )
      await says(page, ', page 2')
      await expect(main(page).getByRole('article', { name: 'Claude' })).toContainText('1990')
    })
  })
}

test('the form with all its witnesses and the pages of an export are for everybody: axe, both schemes, all widths', async ({
  page,
}) => {
  test.slow()
  await page.goto('/ai/consensus')
  await waitUntilAlive(page)
  const asking = main(page).getByRole('form', { name: 'Ask' })
  await asking.locator('summary', { hasText: 'Options' }).click()
  await asking.getByText('Add a document as a source').click()
  await expectAccessibleInBothSchemes(page)
  await expectFits(page)
  await asking.getByRole('button', { name: 'Bring an exported chat' }).click()
  await main(page).getByLabel('File of the export').setInputFiles(exported())
  await expectAccessibleInBothSchemes(page)
  await expectFits(page)
  await press(page, 'Read it')
  await main(page).getByRole('link', { name: 'Bridges' }).waitFor()
  await expectAccessibleInBothSchemes(page)
  await expectFits(page)
  await main(page).getByRole('link', { name: 'Bridges' }).click()
  await main(page).getByRole('button', { name: 'Bring the chosen answers' }).waitFor()
  await expectAccessibleInBothSchemes(page)
  await expectFits(page)
})
