// tells of: features/landing, engines/email-writer
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFits,
  PORT,
  SCRIPTING,
  test,
  waitUntilAlive,
} from './fixtures.ts'

const PAGES = ['/voice2email', '/voice2email-v2', '/voice2email-framework', '/frenly-email-landing']
const LETTER_PAGES = [
  { address: '/voice2email', greeting: 'Hi Marco,' },
  { address: '/voice2email-v2', greeting: 'Hello Marco,' },
  { address: `http://voice2email.localhost:${PORT}/`, greeting: 'Hi Marco,' },
]
const DRAFT_PAGES = ['/frenly-email-landing', `http://email.localhost:${PORT}/`]
const SAID = 'um so tell Marco the meeting is on Tuesday no wait Thursday at nine thirty can he bring 25 chairs thanks'
const DRAFT = 'Hi Ana,\n\nWe will recieve the the 12 boxes on Friday. Can you call Mr Okafor.\n\nThanks,\nMira'

const yours = (page: Page) => page.getByRole('region', { name: 'Your letter', exact: true })
const saidField = (page: Page) => page.getByRole('textbox', { name: /type it as you would say it/i })
const draftField = (page: Page) => page.getByRole('textbox', { name: 'Your draft' })

async function open(page: Page, address: string, isAlive: boolean) {
  await page.goto(address)
  if (isAlive) await waitUntilAlive(page)
}

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`somebody types as they talk and reads a letter, ${how}`, async ({ page }) => {
      for (const { address, greeting } of javaScriptEnabled ? LETTER_PAGES : LETTER_PAGES.slice(0, 1)) {
        await test.step(address, async () => {
          await open(page, address, javaScriptEnabled)
          await expect(page.getByRole('region', { name: 'An example letter' })).toBeVisible()
          await saidField(page).fill(SAID)
          await page.getByRole('button', { name: 'Write the letter' }).click()

          await expect(yours(page)).toContainText(greeting)
          await expect(yours(page)).toContainText('The meeting is on Thursday at 9:30.')
          await expect(yours(page)).toContainText('Can you bring 25 chairs?')
          await expect(yours(page).getByRole('listitem').filter({ hasText: 'Tuesday' })).toContainText('left out')
          for (const fact of ['Marco', 'Thursday', '9:30', '25']) {
            await expect(yours(page).getByRole('region', { name: /names, numbers/i })).toContainText(fact)
          }
          const mail = yours(page).getByRole('link', { name: 'Open in your mail program' })
          await expect(mail).toHaveAttribute('href', /^mailto:\?subject=.+&body=.*9%3A30/)
          await expect(saidField(page)).toHaveValue(SAID)

          await yours(page).getByRole('link', { name: 'Clear' }).click()
          await expect(saidField(page)).toHaveValue('')
          await expect(page.getByRole('region', { name: 'An example letter' })).toBeVisible()
        })
      }
    })

    test(`a draft is marked, one mark is left and the rest taken, ${how}`, async ({ page }) => {
      for (const address of javaScriptEnabled ? DRAFT_PAGES : DRAFT_PAGES.slice(0, 1)) {
        await test.step(address, async () => {
          await open(page, address, javaScriptEnabled)
          await draftField(page).fill(DRAFT)
          await page.getByRole('button', { name: 'Show the marks' }).click()
          const mail = page.getByRole('region', { name: /^Your mail, with/ })
          await expect(mail).toContainText('We will receive the 12 boxes on Friday. Can you call Mr Okafor?')
          await expect(
            page.getByRole('figure', { name: 'Your draft with its marks' }).getByRole('deletion').first(),
          ).toContainText('recieve')

          await page.getByRole('checkbox', { name: /recieve becomes receive/ }).uncheck()
          if (!javaScriptEnabled) await page.getByRole('button', { name: 'Update the letter' }).click()
          await expect(mail).toContainText('We will recieve the 12 boxes on Friday. Can you call Mr Okafor?')
          await expect(page.getByRole('checkbox', { name: /recieve becomes receive/ })).not.toBeChecked()
          await expect(draftField(page)).toHaveValue(DRAFT)
        })
      }
    })
  })
}

test('four answers become one letter', async ({ page }) => {
  await open(page, '/voice2email-framework', true)
  await page.getByRole('textbox', { name: 'Who is it for?' }).fill('this is for Mrs Adler')
  await page.getByRole('textbox', { name: 'What should happen?' }).fill('send me the 3 keys')
  await page.getByRole('textbox', { name: 'By when, and how?' }).fill('by Friday')
  await page.getByRole('button', { name: 'Put the letter together' }).click()
  await expect(yours(page)).toContainText('Hello Mrs Adler,')
  await expect(yours(page)).toContainText('Could you send me the 3 keys?')
  await expect(yours(page)).toContainText('By Friday.')
})

test.describe('what does not fit', () => {
  test.use({ provoked: [400] })

  test('nothing said, too much said and an empty draft get a sentence, and the words stay', async ({ page }) => {
    await open(page, '/voice2email', true)
    await page.getByRole('button', { name: 'Write the letter' }).click()
    await expect(saidField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(saidField(page)).toHaveAccessibleDescription(/say or type a few words/i)

    const long = 'tell Ana the boxes came '.repeat(90)
    await saidField(page).fill(long)
    await page.getByRole('button', { name: 'Write the letter' }).click()
    await expect(saidField(page)).toHaveAccessibleDescription(/160 characters too long/)
    await expect(saidField(page)).toHaveValue(long)
    await expect(yours(page)).toHaveCount(0)

    await open(page, '/frenly-email-landing', true)
    await page.getByRole('button', { name: 'Show the marks' }).click()
    await expect(draftField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(draftField(page)).toHaveAccessibleDescription(/paste or type a draft/i)
  })
})

test('the letter follows the words and the tone while somebody types', async ({ page }) => {
  await open(page, '/voice2email', true)
  await saidField(page).pressSequentially("tell ana I'm home on friday")
  await expect(yours(page)).toContainText("I'm home on Friday.")
  await page.getByRole('radio', { name: 'Formal' }).check({ force: true })
  await expect(yours(page)).toContainText('Dear Ana,')
  await expect(yours(page)).toContainText('I am home on Friday.')
})

/** A browser whose recognition hears two phrases as soon as it starts. */
const hearing = () => {
  class Recognition extends EventTarget {
    onresult: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    start() {
      const results = ['tell Ana nine boxes came', 'no wait ten boxes'].map((transcript) =>
        Object.assign([{ transcript }], { isFinal: true }),
      )
      setTimeout(() => this.onresult?.({ resultIndex: 0, results }), 50)
    }
    stop() {
      this.onend?.()
    }
  }
  Reflect.set(window, 'SpeechRecognition', Recognition)
}

test('the first press asks once, then what is heard becomes a letter', async ({ page }) => {
  await page.addInitScript(hearing)
  await open(page, '/voice2email', true)
  await page.getByRole('button', { name: 'Press to talk' }).click()
  const asking = page.getByRole('group', { name: /some browsers send the sound/i })
  await expect(asking).toBeFocused()
  await expectAccessible(page)
  await asking.getByRole('button', { name: 'Agree and talk' }).click()
  await expect(page.getByText('Listening. Press again')).toBeVisible()
  await expect(saidField(page)).toHaveValue('tell Ana nine boxes came\nno wait ten boxes')
  await expect(yours(page)).toContainText('Hi Ana,')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Press to talk' })).toBeVisible()

  await page.reload()
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Press to talk' }).click()
  await expect(asking).toHaveCount(0)
  await expect(page.getByText('Listening. Press again')).toBeVisible()
})

test('a browser that cannot listen says so and offers the field', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
    Reflect.deleteProperty(window, 'SpeechRecognition')
  })
  await open(page, '/voice2email', true)
  await expect(page.getByText('This browser cannot turn speech into words')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Press to talk' })).toHaveCount(0)
})

test.describe('by sight', () => {
  test.use({ colorScheme: 'light' })

  for (const address of PAGES) {
    test(`${address} meets WCAG 2.2 AA in light and dark, empty and full, and fits every window`, async ({ page }) => {
      test.slow()
      await open(page, address, true)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessibleInBothSchemes(page)
      await page.getByRole('button', { name: 'Try the example' }).click()
      await expect(page.getByRole('region', { name: /^Your (letter|mail)/ })).toBeVisible()
      await expectFits(page)
      for (const summary of await page.getByText(/^Every change and its reason/).all()) await summary.click()
      await expectAccessibleInBothSchemes(page)
    })
  }
})
