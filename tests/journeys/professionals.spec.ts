// tells of: features/professionals, features/landing/speaktoemail, engines/chronology, engines/redaction
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const NOTE =
  'Met with Zoltan Vereczkei today. Zoltan rings from +44 20 7946 0958 and pays from GB82 WEST 1234 5698 7654 32.'
const MASKED = 'Met with [Name 1] today. [Name 1] rings from [Phone 1] and pays from [IBAN 1].'

/** Addresses and bodies of everything the page asks for. */
function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

test.describe('the desk of Speak-to-email', () => {
  test('a note is masked while it is written, and no request carries it', async ({ page }) => {
    const sent = watchRequests(page)
    await page.goto('/speaktoemail')
    await waitUntilAlive(page)
    const desk = page.getByRole('form', { name: 'Mask a note' })
    await expect(desk).toContainText('Your note is not sent')
    await desk.getByRole('textbox', { name: 'Your note' }).fill(NOTE)
    const leaving = page.getByRole('region', { name: 'What may leave' })
    await expect(leaving).toContainText(MASKED)

    const download = page.waitForEvent('download')
    await leaving.getByRole('link', { name: 'Download .txt' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toBe(MASKED)

    await desk.getByRole('checkbox', { name: 'Show Zoltan Vereczkei again, [Name 1]' }).check()
    await expect(leaving).toContainText('Met with Zoltan Vereczkei today. Zoltan rings from [Phone 1]')
    await desk.getByRole('textbox', { name: 'Words to mask as well' }).fill('rings, pays')
    await expect(leaving).toContainText('Zoltan [Word 1] from [Phone 1] and [Word 2] from [IBAN 1].')
    await desk.getByRole('textbox', { name: 'Words to mask as well' }).press('Enter')
    await expect(page).toHaveURL(/\/speaktoemail$/)

    expect(sent.filter((each) => /Zoltan|Vereczkei|7946|WEST/.test(decodeURIComponent(each)))).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain('Zoltan')
  })

  test('selected words are masked, and a text that comes back gets its words', async ({ page }) => {
    await page.goto('/speaktoemail')
    await waitUntilAlive(page)
    const note = page.getByRole('textbox', { name: 'Your note' })
    await note.fill('The bakery in the old mill called.')
    await note.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 10))
    await page.getByRole('button', { name: 'Mask the selected words' }).click()
    await expect(page.getByRole('region', { name: 'What may leave' })).toContainText(
      'The [Word 1] in the old mill called.',
    )

    await page.getByText('Bring the words back').click()
    await page.getByRole('textbox', { name: /masked text/ }).fill('Please ring the [Word 1] on Monday.')
    await expect(page.getByText('Please ring the bakery on Monday.')).toBeVisible()
  })

  test('dictating is off until somebody agrees, and phrases land in the note', async ({ page }) => {
    await page.addInitScript(() => {
      class Spoken {
        onresult: ((event: unknown) => void) | null = null
        onend: (() => void) | null = null
        start() {
          const phrase = Object.assign([{ transcript: 'I met Zoltan at noon' }], { isFinal: true })
          this.onresult?.({ resultIndex: 0, results: [phrase] })
        }
        stop() {
          this.onend?.()
        }
      }
      Reflect.set(window, 'webkitSpeechRecognition', Spoken)
      Reflect.set(window, 'SpeechRecognition', Spoken)
    })
    await page.goto('/speaktoemail')
    await waitUntilAlive(page)
    await page.getByRole('link', { name: 'Empty the desk' }).click()
    await page.getByText('Dictate in place of typing').click()
    await expect(page.getByRole('button', { name: 'Start listening' })).toBeDisabled()
    await page.getByRole('checkbox', { name: /some browsers send my voice/ }).check()
    await page.getByRole('button', { name: 'Start listening' }).click()
    await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('I met Zoltan at noon')
    await expect(page.getByRole('region', { name: 'What may leave' })).toContainText('I met [Name 1] at noon')
    await page.getByRole('button', { name: 'Stop listening' }).click()
    await expect(page.getByRole('button', { name: 'Start listening' })).toBeVisible()
  })

  test('a note that is too long says so and stays, and on paper only the masked note is left', async ({ page }) => {
    await page.goto('/speaktoemail')
    await waitUntilAlive(page)
    const note = page.getByRole('textbox', { name: 'Your note' })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'What may leave' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(note).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await note.fill('Zoltan '.repeat(1_200))
    await expect(note).toHaveAttribute('aria-invalid', 'true')
    await expect(note).toHaveAccessibleDescription(/8,000 characters/)
    await expect(note).toHaveValue(/^Zoltan Zoltan/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, provoked: [400] })

    test('the server masks the note and keeps nothing', async ({ page }) => {
      await page.goto('/speaktoemail')
      const desk = page.getByRole('form', { name: 'Mask a note' })
      await expect(desk).toContainText('not stored and not logged')
      await desk.getByRole('textbox', { name: 'Your note' }).fill(NOTE)
      await desk.getByRole('button', { name: 'Mask the note' }).click()
      const leaving = page.getByRole('region', { name: 'What may leave' })
      await expect(leaving).toContainText(MASKED)
      await expect(page).toHaveURL(/^[^?]+#masked$/)

      await desk.getByRole('checkbox', { name: /Show Zoltan Vereczkei again/ }).check()
      await desk.getByRole('textbox', { name: 'Words to mask as well' }).fill('rings')
      await desk.getByRole('button', { name: 'Mask the note' }).click()
      await expect(leaving).toContainText('Met with Zoltan Vereczkei today. Zoltan [Word 1] from [Phone 1]')

      await desk.getByRole('textbox', { name: 'Your note' }).fill('  ')
      await desk.getByRole('button', { name: 'Mask the note' }).click()
      await expect(desk.getByRole('textbox', { name: 'Your note' })).toHaveAccessibleDescription(
        /write or paste a note/,
      )
    })
  })
})

const STORY =
  'On 10 March 2025 I wrote to my landlord, Mr Vereczkei. I moved in on 1 May 2024. I must answer within 14 days. I have the lease.'

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: javaScriptEnabled ? [] : [400] })

    test(`a told story becomes a chronology, ${how}`, async ({ page }) => {
      const sent = watchRequests(page)
      await page.goto('/lawyer')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await expect(page.getByRole('heading', { name: 'An example, in order' })).toBeVisible()
      await expect(page.getByText('This is not legal advice')).toBeVisible()
      const form = page.getByRole('form', { name: 'What happened' })
      const story = form.getByRole('textbox', { name: 'What happened' })

      await story.fill(' ')
      await form.getByRole('button', { name: 'Put it in order' }).click()
      await expect(story).toHaveAccessibleDescription(/write or paste what happened/)

      await story.fill(STORY)
      await form.getByRole('button', { name: 'Put it in order' }).click()
      const heading = page.getByRole('heading', { name: 'What happened, in order' })
      await expect(heading).toBeVisible()
      if (javaScriptEnabled) await expect(heading).toBeFocused()
      const table = page.getByRole('table', { name: 'What happened, in order' })
      await expect(table.getByRole('rowheader')).toHaveText(['1 May 2024', '10 March 2025'])
      await expect(table).toContainText('I moved in on 1 May 2024.')
      await expect(page.getByText('Time may be running')).toBeVisible()
      await expect(page.getByText('Nothing between 1 May 2024 and 10 March 2025, 313 days')).toBeVisible()
      await expect(page.getByText('Vereczkei, your landlord')).toBeVisible()
      await expect(story).toHaveValue(STORY)

      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'CSV' }).click()
      expect(await readFile(await (await download).path(), 'utf8')).toContain('2024-05-01,,1 May 2024,I moved in.')
      if (javaScriptEnabled) expect(sent.filter((each) => each.includes('Vereczkei'))).toEqual([])
    })
  })
}

test('a few choices become a first message', async ({ page }) => {
  await page.goto('/therapist')
  await waitUntilAlive(page)
  const form = page.getByRole('form', { name: 'Your first message' })
  await form.getByRole('checkbox', { name: 'Bad sleep' }).press(' ')
  await form.getByRole('checkbox', { name: 'A loss' }).press(' ')
  await form.getByRole('textbox', { name: 'In your own words' }).fill('it is like a radio at night')
  await form.getByRole('checkbox', { name: 'Evenings' }).press(' ')
  await form.getByRole('textbox', { name: 'Your name' }).fill('Rin')
  const message = page.getByRole('region', { name: /Your message/ })
  await expect(message).toContainText('It is about bad sleep and a loss.')
  await expect(message).toContainText('it is like a radio at night.')
  await expect(message).toContainText('I could come in the evenings.')
  await expect(message).toContainText('Template')
  await expect(message.getByRole('listitem').first()).toContainText('bodily cause of the sleep trouble')
  await expect(form.getByRole('textbox', { name: 'Your name' })).toHaveValue('Rin')
  await expect(page.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123')
})

test('words of harm bring the emergency line first, and no message', async ({ page }) => {
  await page.goto('/therapist')
  await waitUntilAlive(page)
  const form = page.getByRole('form', { name: 'Your first message' })
  const words = form.getByRole('textbox', { name: 'In your own words' })
  await words.fill('I do not want to live any more')
  const line = page.getByRole('complementary', { name: 'In an emergency' })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Please talk to a person now.')
  for (const number of ['112', '911', '988', '116 123', 'findahelpline.com'])
    await expect(line.getByRole('link', { name: number, exact: true })).toBeVisible()
  const [lineTop, headingTop] = await Promise.all(
    [line, page.getByRole('heading', { level: 1 })].map(async (each) => (await each.boundingBox())?.y ?? 0),
  )
  expect(lineTop).toBeLessThan(headingTop ?? 0)
  await expect(page.getByRole('heading', { name: 'No message for now' })).toBeVisible()
  await expect(page.getByRole('region', { name: /Your message/ })).toHaveCount(0)
  await expect(words).toHaveValue('I do not want to live any more')
  await expectAccessible(page)

  await form.getByRole('checkbox', { name: /I am safe now/ }).check()
  await expect(page.getByRole('region', { name: /Your message/ })).toContainText('I do not want to live any more.')
  await expect(line).toContainText('Please talk to a person now.')
})

test('a sentence finds the kind of help, or honestly none, and an example opens by its link', async ({ page }) => {
  await page.goto('/professional-services')
  await waitUntilAlive(page)
  const matter = page.getByRole('textbox', { name: 'What is it about?' })
  const ask = page.getByRole('button', { name: 'Find the kind of help' })

  await matter.fill('')
  await ask.click()
  await expect(matter).toHaveAccessibleDescription(/in a sentence/)

  await matter.fill('My employer fired me without notice and I have panic attacks since')
  await ask.click()
  const fits = page.getByRole('region', { name: /professions fit/ })
  await expect(fits.getByRole('heading', { level: 3, name: 'Lawyer' })).toBeVisible()
  await expect(fits.getByRole('heading', { level: 3, name: 'Psychotherapist' })).toBeVisible()
  await expect(fits.getByText('fired', { exact: true })).toBeVisible()
  await expect(fits.getByRole('link', { name: 'Put what happened in order' })).toHaveAttribute('href', '/lawyer')

  await page.getByRole('textbox', { name: 'What is it about?' }).fill('How far is the moon?')
  await ask.click()
  await expect(page.getByRole('heading', { name: 'Nothing on the list fits' })).toBeVisible()

  await page.goto('/professional-services')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Mould and a higher rent' }).click()
  await expect(page.getByRole('region', { name: /fits?$/ }).getByText('raised the rent', { exact: true })).toBeVisible()
  await expect(matter).toHaveValue(/landlord/)
})

test('each tool for professionals keeps an address for the release with booking', async ({ page }) => {
  for (const path of ['/therapist', '/lawyer', '/professional-services']) {
    await test.step(path, async () => {
      await page.goto(path)
      await waitUntilAlive(page)
      const main = page.getByRole('main')
      await expect(main).not.toHaveAttribute('data-waiting', /.*/)
      await expect(main.getByRole('region', { name: 'Not here yet' })).toContainText('later release')
      await main.getByRole('textbox', { name: 'Email address' }).fill('soon@example.org')
      await main.getByRole('button', { name: 'Tell me when it opens' }).click()
      await expect(main.getByRole('status').filter({ hasText: 'soon@example.org' })).toBeVisible()
    })
  }
})

test('a chronology that cannot load its reader says so and keeps the story', async ({ page, complaints }) => {
  await page.goto('/lawyer')
  await waitUntilAlive(page)
  await page.route('**/*.js', (route) => route.abort())
  const story = page.getByRole('textbox', { name: 'What happened' })
  await story.fill(STORY)
  await page.getByRole('button', { name: 'Put it in order' }).click()
  await expect(page.getByText('The date reader did not load.')).toBeVisible()
  await expect(story).toHaveValue(STORY)
  complaints.splice(0)
})
