// tells of: ui/controls, ui/files, features/showcase/controls
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessibleInBothSchemes, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const PICTURE = { name: 'bench.png', mimeType: 'image/png', buffer: Buffer.alloc(1_200, 1) }
const formOf = (page: Page) => page.getByRole('form', { name: 'Reserve a bench' })
const today = () => new Date().toISOString().slice(0, 10)

async function openControls(page: Page, path = '/icon-styles') {
  await page.goto(path)
  await waitUntilAlive(page)
}

/** The text field that takes the select's place once its code is there. */
async function languageOf(scope: Locator) {
  const field = scope.getByRole('combobox', { name: 'Language', exact: true })
  await expect(field).toHaveAttribute('aria-autocomplete', 'list')
  return field
}

async function fillRest(form: Locator) {
  await form.getByLabel('Name', { exact: true }).fill('Mira')
  await form.getByLabel('Email', { exact: true }).fill('mira@example.org')
  await form.getByLabel('Password', { exact: true }).fill('bamboo for breakfast')
  await form.getByLabel('Place').selectOption('Tea house')
  await form.getByLabel('Day', { exact: true }).fill(today())
  await form.getByRole('radio', { name: /^Evening/ }).check()
  await form.getByRole('radio', { name: 'Not at all' }).check()
  await form.getByRole('checkbox', { name: 'Tea' }).check()
  await form.getByRole('switch', { name: /Remind me/ }).check()
}

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400] })

    test(`the form comes back filled with its mistakes, then shows what arrived, ${how}`, async ({ page }) => {
      await page.goto('/icon-styles')
      if (javaScriptEnabled) await waitUntilAlive(page)
      const form = formOf(page)
      await fillRest(form)
      if (javaScriptEnabled) {
        await (await languageOf(form)).fill('spa')
        await page.keyboard.press('Enter')
      } else {
        await form.getByLabel('Language').selectOption('es')
      }
      await form.getByLabel('Pictures', { exact: true }).setInputFiles(PICTURE)
      await form.getByLabel('Email', { exact: true }).fill('mira at example')
      await form.getByRole('button', { name: 'Send the sample' }).click()

      const problems = page.getByRole('group', { name: '2 fields need another look' })
      await expect(problems).toBeVisible()
      if (javaScriptEnabled) await expect(problems).toBeFocused()
      await expect(form.getByLabel('Email', { exact: true })).toHaveValue('mira at example')
      await expect(form.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/needs an @/)
      await expect(form.getByRole('checkbox', { name: /leave the bamboo/ })).toHaveAccessibleDescription(/standing/)
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Mira')
      await expect(form.getByRole('radio', { name: /^Evening/ })).toBeChecked()
      await expect(form.getByRole('checkbox', { name: 'Tea' })).toBeChecked()
      await expect(form.getByRole('switch', { name: /Remind me/ })).toBeChecked()
      await expect(form.getByRole('combobox', { name: 'Language' })).toHaveValue(javaScriptEnabled ? 'Spanish' : 'es')

      await expect(form.getByText('Drop, paste or choose')).toBeVisible({ visible: javaScriptEnabled })
      await expect(form.getByText('2 people')).toBeVisible({ visible: javaScriptEnabled })
      if (!javaScriptEnabled) {
        await expect(problems).toContainText('Passwords and files cannot be kept')
        await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
        await form.getByLabel('Password', { exact: true }).fill('bamboo for breakfast')
        await form.getByLabel('Pictures', { exact: true }).setInputFiles(PICTURE)
      }
      await form.getByLabel('Email', { exact: true }).fill('mira@example.org')
      await form.getByRole('checkbox', { name: /leave the bamboo/ }).check()
      await form.getByRole('button', { name: 'Send the sample' }).click()

      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'This is what arrived' })).toBeVisible()
      await expect(main.getByText('Spanish', { exact: true })).toBeVisible()
      await expect(main.getByText('bench.png (1 kB)')).toBeVisible()
      await expect(main.getByText('20 characters, not shown')).toBeVisible()
      await expect(main.getByText('bamboo for breakfast')).toHaveCount(0)
    })
  })
}

test('icons are found by what they stand for and copied, and a pressed button answers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openControls(page)
  await page.getByRole('searchbox', { name: 'Find an icon' }).fill('delete')
  await expect(page.getByText('1 icon goes by “delete”.')).toBeVisible()
  await expect(page.getByRole('main').getByText('trash', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'trash, copy the name' }).click()
  await expect(page.getByText('trash is in your clipboard.').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('trash')

  await page.getByRole('button', { name: 'Medium, 42' }).click()
  await expect(page.getByText('That was Medium, 42. Nothing else happened.').first()).toBeVisible()
})

test('combobox, slider, switch, radio buttons, checkboxes and password are used by keyboard alone', async ({
  page,
}) => {
  await openControls(page)
  const form = formOf(page)
  const field = await languageOf(form)
  await field.focus()
  await page.keyboard.type('norsk')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const option = form.getByRole('option', { name: /Norwegian/ })
  await expect(async () => {
    const id = (await option.getAttribute('id')) ?? ''
    await expect(field).toHaveAttribute('aria-activedescendant', id, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Norwegian')
  await expect(form, 'Enter chose and did not send').toBeVisible()

  await field.fill('xyzzy')
  await expect(form.getByText('Nothing matched “xyzzy”. Try fewer letters.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /another look/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field, 'Escape brings the choice back').toHaveValue('Norwegian')
  await page.keyboard.press('Escape')
  await expect(field, 'a second Escape clears it').toHaveValue('')

  await page.keyboard.press('ArrowDown')
  await expect(form.getByRole('listbox', { name: 'Language' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).not.toHaveValue('')
  await form.getByRole('button', { name: 'Clear Language' }).press('Enter')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()

  const slider = form.getByRole('slider', { name: 'People' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '3 people')
  await page.keyboard.press('End')
  await expect(form.getByText('8 people')).toBeVisible()

  const reminder = form.getByRole('switch', { name: /Remind me/ })
  await reminder.press('Space')
  await expect(reminder).toBeChecked()

  await form.getByRole('radio', { name: /^Morning/ }).press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: /^Afternoon/ })).toBeChecked()

  const all = page.getByRole('checkbox', { name: 'All of them' })
  await expect(all).toBeChecked({ indeterminate: true })
  await all.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Reminders' })).toBeChecked()

  const password = form.getByLabel('Password', { exact: true })
  await password.fill('bamboo')
  await form.getByRole('button', { name: 'Show the characters' }).press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
})

test('files are gathered, refused with a reason, pasted, dropped and taken out again', async ({ page }) => {
  await openControls(page)
  const form = formOf(page)
  const input = form.getByLabel('Pictures', { exact: true })
  const chosen = form.getByRole('list', { name: 'Pictures: chosen files' })
  await input.setInputFiles([PICTURE, { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(9, 1) }])
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await expect(form.getByRole('alert')).toContainText('film.mp4 is of another kind')

  await input.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(300_000, 1) })
  await expect(form.getByRole('alert')).toContainText('huge.png is 300 kB. The most we can take is 200 kB.')
  await expect(chosen.getByRole('listitem'), 'what was fine stays').toHaveCount(1)

  for (const [type, name] of [
    ['paste', 'pasted.png'],
    ['drop', 'dropped.png'],
  ] as const) {
    await input.evaluate(
      (element, [kind, fileName]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['x'], fileName, { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
            : new DragEvent('drop', { ...options, dataTransfer: transfer }),
        )
      },
      [type, name] as const,
    )
    await expect(chosen).toContainText(name)
  }
  const count = () => input.evaluate((element: HTMLInputElement) => element.files?.length)
  expect(await count(), 'the real input holds all of them').toBe(3)
  await form.getByRole('button', { name: 'Remove bench.png' }).press('Enter')
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await expect(form.getByRole('button', { name: 'Remove pasted.png' })).toBeFocused()
  expect(await count()).toBe(2)
})

test.describe('by sight', () => {
  test.use({ colorScheme: 'light', provoked: [400] })

  test('icons, controls, an open list and the mistakes meet WCAG 2.2 AA in light and dark', async ({ page }) => {
    test.slow()
    await openControls(page)
    await (await languageOf(formOf(page))).fill('an')
    await expect(formOf(page).getByRole('option').first()).toBeVisible()
    await expectAccessibleInBothSchemes(page)

    await openControls(page, '/icon-styles?q=bamboo')
    await formOf(page).getByRole('button', { name: 'Send the sample' }).click()
    await expect(page.getByRole('group', { name: /fields need another look/ })).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
})
