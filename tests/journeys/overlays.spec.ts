// tells of: ui/overlays, ui/feedback, features/showcase/overlays
import type { Locator, Page } from '@playwright/test'
import { SUB_GRACE_MS, SUB_POINTER_DELAY_MS, TYPE_AHEAD_RESET_MS } from '#app/ui/overlays/menu-timing.ts'
import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#app/ui/overlays/tooltip-timing.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, test, waitUntilAlive } from './fixtures.ts'

const PAGE = '/animated-demo'
const TOAST_DURATION_MS = 5_000
const SCROLL_HIDE_DELAY_MS = 600

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

async function openPage(page: Page) {
  await page.goto(PAGE)
  await waitUntilAlive(page)
  await expect(button(page, 'Thread')).toBeVisible()
}

/** From here on time passes only by `page.clock.runFor`. */
async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** Time passes by itself again, and no menu is open. */
async function letTimeGo(page: Page) {
  await page.clock.resume()
  await page.mouse.move(1, 1)
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** Opens by the keyboard and answers the opener. */
async function press(page: Page, name: string): Promise<Locator> {
  const opener = button(page, name)
  await opener.focus()
  await page.keyboard.press('Enter')
  return opener
}

test('dialogs keep the focus and what is written, close in every way and give the focus back', async ({ page }) => {
  await openPage(page)
  await test.step('the focus stays inside, Escape closes', async () => {
    const opener = await press(page, 'Delete thread')
    const dialog = page.getByRole('dialog', { name: 'Delete this thread for good?' })
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAccessibleDescription('Four people lose it too.')
    await expect(dialog.getByRole('button', { name: 'Keep thread' })).toBeFocused()

    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && activeElement?.closest('dialog') === null
      })
      expect(isOutside, 'the focus reached the page behind the dialog').toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('a press beside it closes it, the page behind does not move', async () => {
    const opener = await press(page, 'Delete thread')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(20, 20)
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.mouse.click(20, 20)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('with words that would be lost it stays open and says why', async () => {
    const opener = await press(page, 'Write a note')
    const dialog = page.getByRole('dialog', { name: 'A note' })
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Bamboo on Friday')
    await page.keyboard.press('Escape')
    await page.mouse.click(20, 20)
    await expect(dialog.getByRole('status')).toHaveText(/Keep it or throw it away/)
    await dialog.getByRole('button', { name: 'Keep note' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.getByText('Kept on this page: Bamboo on Friday')).toBeVisible()

    await opener.click()
    await page.keyboard.press('Escape')
    await expect(dialog, 'nothing new is written').toBeHidden()
  })
})

test('a sheet opens at the end of a wide window, at the bottom of a small one', async ({ page }) => {
  await openPage(page)
  const opener = await press(page, 'Filter threads')
  const sheet = page.getByRole('dialog', { name: 'Filter threads' })
  await expect(sheet).toBeVisible()
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(720)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(390)
  const foot = async () => {
    const box = await sheet.boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  await expect.poll(foot).toBe(844)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
})

test('menus and tabs are walked with the arrow keys, Home and End', async ({ page }) => {
  await openPage(page)
  await test.step('a menu, and its submenu with ArrowRight', async () => {
    const opener = await press(page, 'Thread')
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
    await expect(item('Rename')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Duplicate')).toBeFocused()
    await page.keyboard.press('End')
    await expect(item('Delete thread')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item('Rename')).toBeFocused()

    await page.keyboard.press('s')
    await expect(item('Share')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(item('Copy link')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(item('Share')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(item('Copy link')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Send by email')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You chose: Send by email')).toBeVisible()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await page.getByRole('menuitemcheckbox', { name: 'Pinned' }).click()
    await expect(page.getByRole('menuitemcheckbox', { name: 'Pinned' })).not.toBeChecked()
    await page.getByRole('menuitemradio', { name: 'Oldest first' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await opener.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Oldest first' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  await test.step('tabs keep what was typed', async () => {
    const list = page.getByRole('tablist', { name: 'Chat or feedback' })
    await list.getByRole('tab', { name: 'Chat' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(list.getByRole('tab', { name: 'Feedback' })).toBeFocused()
    const panel = page.getByRole('tabpanel', { name: 'Feedback' })
    await panel.getByRole('textbox').fill('More bamboo')
    await list.getByRole('tab', { name: 'Feedback' }).press('End')
    await expect(page.getByRole('tabpanel', { name: 'History' })).toBeVisible()
    await expect(panel).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await expect(panel.getByRole('textbox')).toHaveValue('More bamboo')
  })
})

test('a menu remembers letters for a second, opens a submenu after 100 ms and grants 300 ms on the way there', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page)
  await test.step('letters typed within a second find an item together', async () => {
    await press(page, 'Thread')
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
    await expect(item('Rename')).toBeFocused()
    await stopTime(page)
    const type = async (letter: string) => {
      await page.keyboard.press(letter)
      await page.clock.runFor(1)
    }
    await type('d')
    await expect(item('Duplicate')).toBeFocused()
    await page.clock.runFor(TYPE_AHEAD_RESET_MS - 10)
    await type('o')
    await expect(item('Download'), 'within the second "d" and "o" are one word').toBeFocused()
    await page.clock.runFor(TYPE_AHEAD_RESET_MS)
    await type('d')
    await expect(item('Delete thread'), 'after it "d" starts anew').toBeFocused()
  })
  await letTimeGo(page)
  await test.step('a submenu waits until the pointer has rested', async () => {
    await button(page, 'Thread').click()
    await expect(page.getByRole('menu', { name: 'Thread' })).toBeVisible()
    await stopTime(page)
    await page.getByRole('menuitem', { name: 'Share' }).hover()
    await page.clock.runFor(SUB_POINTER_DELAY_MS - 1)
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
  })
  await letTimeGo(page)
  await test.step('a pointer on its way to it may cross the items between', async () => {
    await button(page, 'Thread').click()
    const share = page.getByRole('menuitem', { name: 'Share' })
    const inside = page.getByRole('menuitem', { name: 'Copy link' })
    await share.hover()
    await expect(inside).toBeVisible()
    await expect.poll(async () => (await inside.boundingBox())?.x ?? 0).toBeGreaterThan(0)
    await stopTime(page)

    const box = await share.boundingBox()
    const right = (box?.x ?? 0) + (box?.width ?? 0)
    const bottom = (box?.y ?? 0) + (box?.height ?? 0)
    await page.mouse.move(right - 24, bottom - 4)
    await page.mouse.move(right - 20, bottom + 4, { steps: 4 })
    await page.clock.runFor(SUB_GRACE_MS - 1)
    await page.mouse.move(right - 19, bottom + 4)
    await page.clock.runFor(0)
    await expect(inside).toBeVisible()
    await page.clock.runFor(1)
    await page.mouse.move(right - 18, bottom + 4)
    await page.clock.runFor(1_000)
    await expect(inside).toBeHidden()
  })
})

/** A tooltip is drawn by the stylesheet, so only the computed look of its control tells what it does. */
const tipOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element, '::after').visibility)
const waitOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element, '::after').transitionDelay)

/** How long the words of a control stayed away under the pointer, in ms. */
async function hoverUntilShown(page: Page, control: Locator): Promise<number> {
  await control.evaluate((element) => {
    const shown = new Promise<number>((resolve) => {
      const look = (entered: number) => {
        if (getComputedStyle(element, '::after').visibility === 'visible') resolve(performance.now() - entered)
        else requestAnimationFrame(() => look(entered))
      }
      element.addEventListener('pointerenter', () => look(performance.now()), { once: true })
    })
    Reflect.set(window, 'tipShown', shown)
  })
  await control.hover()
  return page.evaluate(() => Reflect.get(window, 'tipShown') as Promise<number>)
}

test('a tooltip waits under the pointer, shows at once for the keyboard and goes on Escape', async ({ page }) => {
  await openPage(page)
  const help = page.getByRole('region', { name: 'Tooltips' }).getByRole('link', { name: 'Help & support' }).first()
  await help.scrollIntoViewIfNeeded()
  await page.mouse.move(1, 1)
  expect(await hoverUntilShown(page, help)).toBeGreaterThanOrEqual(TOOLTIP_OPEN_DELAY_MS - 20)
  await page.keyboard.press('Escape')
  await expect.poll(() => tipOf(help)).toBe('hidden')

  await page.mouse.move(1, 1)
  await help.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await waitOf(help)).toMatch(/^0s/)
  await expect.poll(() => tipOf(help)).toBe('visible')
  await page.keyboard.press('Escape')
  await expect.poll(() => tipOf(help)).toBe('hidden')
})

test('in a toolbar only the first tooltip waits, until the pointer was away', async ({ page }) => {
  await openPage(page)
  const tooltips = page.getByRole('region', { name: 'Tooltips' })
  const first = tooltips.getByRole('link', { name: 'Image generation' })
  const second = tooltips.getByRole('link', { name: 'Voice tools' })
  await first.scrollIntoViewIfNeeded()
  expect(await hoverUntilShown(page, first)).toBeGreaterThanOrEqual(TOOLTIP_OPEN_DELAY_MS - 20)
  await second.hover()
  expect(await waitOf(second)).toMatch(/^0s/)
  await expect.poll(() => tipOf(second)).toBe('visible')
  await page.mouse.move(1, 1)
  await expect.poll(() => tipOf(second)).toBe('hidden')
  await page.waitForTimeout(TOOLTIP_SKIP_DELAY_MS + 200)
  expect(await hoverUntilShown(page, second)).toBeGreaterThanOrEqual(TOOLTIP_OPEN_DELAY_MS - 20)
})

test('a tooltip stays while the pointer moves onto its words', async ({ page }) => {
  await openPage(page)
  const help = page.getByRole('region', { name: 'Tooltips' }).getByRole('link', { name: 'Help & support' }).first()
  await help.hover()
  await expect.poll(() => tipOf(help)).toBe('visible')
  const box = await help.boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
  await page.mouse.move(x, (box?.y ?? 0) - 20, { steps: 12 })
  await page.waitForTimeout(300)
  expect(await tipOf(help)).toBe('visible')
  await page.mouse.move(x, (box?.y ?? 0) - 120, { steps: 4 })
  await expect.poll(() => tipOf(help)).toBe('hidden')
})

test('toasts come one at a time, in both variants, and leave after five seconds', async ({ page }) => {
  await page.clock.install()
  await openPage(page)
  await button(page, 'Show a success').click()
  await expect(toast(page, 'Feedback Received')).toBeVisible()
  await button(page, 'Show a failure').click()
  await expect(toast(page, 'Submission Failed')).toBeVisible()
  await expect(toast(page, 'Feedback Received')).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)

  await page.mouse.move(1, 1)
  await page.clock.fastForward(TOAST_DURATION_MS - 2_000)
  await expect(toast(page, 'Submission Failed')).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(toast(page, 'Submission Failed')).toBeHidden()
})

test('F8 reaches a toast and its action, a swipe of 50 px sends it away', async ({ page }) => {
  await openPage(page)
  await test.step('F8 reaches it, and its action works', async () => {
    await button(page, 'Show a failure').click()
    await expect(toast(page, 'Submission Failed')).toBeVisible()
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Feedback Received')).toBeVisible()
  })
  await test.step('it leaves when swiped to the right, and stays when swiped less', async () => {
    await button(page, 'Show a success').click()
    const shown = toast(page, 'Feedback Received')
    await expect(shown).toBeVisible()
    const swipe = async (distance: number) => {
      const box = await shown.boundingBox()
      const x = (box?.x ?? 0) + 120
      const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 10 })
      await page.mouse.up()
    }
    await swipe(40)
    await expect(shown).toBeVisible()
    await swipe(80)
    await expect(shown).toBeHidden()
  })
})

test('the bar of a scroll area leaves 600 ms after the pointer', async ({ page }) => {
  await page.clock.install()
  await openPage(page)
  const area = page.getByRole('region', { name: 'Voice tools' })
  const bar = area.locator('xpath=following-sibling::*[@data-orientation="vertical"]')
  await area.hover()
  await expect(bar).toBeVisible()
  await stopTime(page)
  await page.mouse.move(1, 1)
  await page.clock.runFor(SCROLL_HIDE_DELAY_MS - 1)
  await expect(bar).toBeVisible()
  await page.clock.runFor(1)
  await expect(bar).toHaveCount(0)

  await area.focus()
  await page.keyboard.press('End')
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('dialogs open, and everything else is readable or a link', async ({ page }) => {
    await page.goto(PAGE)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Delete thread' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this thread for good?' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep thread' }).click()
    await expect(dialog).toBeHidden()

    for (const panel of ['Chat', 'Feedback', 'History', 'Keeping safe']) {
      await expect(main.getByRole('heading', { name: panel, exact: true })).toBeVisible()
    }
    await expect(main.getByRole('tab')).toHaveCount(0)

    await main.getByRole('link', { name: 'Thread', exact: true }).click()
    await expect(main.getByRole('list', { name: 'Thread' })).toContainText('Duplicate')
    await main.getByRole('button', { name: 'Show a failure' }).click()
    await expect(page.getByRole('alert')).toContainText('Submission Failed')
    await page.getByRole('link', { name: 'Dismiss' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await main.getByRole('link', { name: 'Fill again' }).click()
    await expect(page).toHaveURL(/round=1#ring$/)
  })
})

test.describe('by sight', () => {
  test.use({ colorScheme: 'light' })

  test('the page and everything it opens meet WCAG 2.2 AA in light and dark, and fit a phone', async ({ page }) => {
    test.slow()
    await openPage(page)
    await expectAccessibleInBothSchemes(page, 'body')
    for (const [opener, close] of [
      ['Delete thread', 'Keep thread'],
      ['Sign in', 'Close'],
      ['Write a note', 'Close'],
      ['Filter threads', 'Close'],
    ] as const) {
      await button(page, opener).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expectAccessibleInBothSchemes(page, 'body')
      await dialog.getByRole('button', { name: close }).click()
      await expect(dialog).toHaveCount(0)
    }
    await press(page, 'Thread')
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
    await page.keyboard.press('s')
    await expect(page.getByRole('menuitem', { name: 'Share' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused()
    await expectAccessibleInBothSchemes(page, 'body')
    await page.keyboard.press('Escape')
    await button(page, 'Show a failure').click()
    await expect(toast(page, 'Submission Failed')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'body')
    await expectFits(page, [390, 320])
  })
})
