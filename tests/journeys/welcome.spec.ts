// tells of: features/welcome, features/landing
import type { Page } from '@playwright/test'
import {
  CALLBACK_AFTER_MS,
  COMPLETE_AFTER_MS,
  HOLD_MS,
  PROGRESS_EVERY_MS,
  WRAPPING_AFTER_MS,
} from '#app/features/welcome/activation.ts'
import { expect, expectAccessibleInBothSchemes, test } from './fixtures.ts'

test.use({ welcome: true, contextOptions: { reducedMotion: 'no-preference' } })

const overlay = (page: Page) => page.getByRole('dialog')
const panda = (page: Page) => overlay(page).getByRole('button', { name: /^Hold to activate/ })
const title = (page: Page) => overlay(page).getByRole('heading')
const TITLES = {
  intro: 'Welcome to Frenly',
  burst: 'BOOM! Frenly protection activated!',
  wrapping: 'Wrapping your experience with frenly vibes...',
  complete: 'Welcome to the frenly ecosystem!',
}

/** From here on time passes only by `page.clock.runFor`. */
async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

async function openWelcome(page: Page) {
  await page.clock.install()
  await page.goto('/?welcome=clear')
  await page.waitForFunction(() => document.querySelector('dialog:modal') !== null)
  await stopTime(page)
}

async function grab(page: Page) {
  await panda(page).hover()
  await page.mouse.down()
}

/**
 * The clock would stop the checker too. So only the ceremony's own timers are held back; each runs when it is called by
 * its time, in milliseconds.
 */
async function holdTimers(page: Page) {
  await page.addInitScript(
    (times) => {
      const held = new Map<number, () => void>()
      for (const name of ['setTimeout', 'setInterval'] as const) {
        const start = window[name].bind(window) as (...all: unknown[]) => unknown
        Reflect.set(window, name, (act: () => void, ms: number, ...rest: unknown[]) =>
          times.includes(ms) ? void held.set(ms, act) : start(act, ms, ...rest),
        )
      }
      Reflect.set(window, 'runHeld', (ms: number) => held.get(ms)?.())
    },
    [PROGRESS_EVERY_MS, HOLD_MS, WRAPPING_AFTER_MS, COMPLETE_AFTER_MS, CALLBACK_AFTER_MS],
  )
}
const runHeld = (page: Page, ms: number) => page.evaluate((time) => Reflect.get(window, 'runHeld')(time), ms)

/** Keeps what the page would have made the device do; read it back with `page.evaluate(() => Reflect.get(window, name))`. */
async function recordDevice(page: Page) {
  await page.addInitScript(() => {
    const vibrations: unknown[] = []
    const tones: number[] = []
    Object.assign(window, { vibrations, tones })
    Navigator.prototype.vibrate = (pattern) => Boolean(vibrations.push(pattern))
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value)
      start.call(this, when)
    }
  })
}
const recorded = (page: Page, name: 'vibrations' | 'tones') =>
  page.evaluate((key) => Reflect.get(window, key) as number[], name)

test('a held panda fills ring and bar, bursts at 1500 ms and lets go of the page 3 s later', async ({ page }) => {
  await recordDevice(page)
  await openWelcome(page)
  await expect(title(page)).toHaveText(TITLES.intro)
  await expect(overlay(page).getByText('BETA', { exact: true })).toBeVisible()
  await expect(overlay(page).getByText('Hold the panda to activate the protection layer.')).toBeVisible()

  await grab(page)
  await expect(overlay(page).getByText('Keep holding... feel the magic building')).toBeVisible()
  await expect(overlay(page).getByText('Hold tight! 0% activated...')).toBeVisible()
  expect(await recorded(page, 'vibrations')).toEqual([50])
  await page.clock.runFor(930)
  await expect(overlay(page).getByText('Hold tight! 62% activated...')).toBeVisible()
  await expect(overlay(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
  await page.clock.runFor(569)
  await expect(overlay(page).getByText('Hold tight! 98% activated...')).toBeVisible()
  await page.clock.runFor(1)
  await expect(title(page)).toHaveText(TITLES.burst)
  expect(await recorded(page, 'vibrations')).toEqual([50, 200])

  await page.mouse.up()
  await page.clock.runFor(499)
  await expect(title(page)).toHaveText(TITLES.burst)
  await page.clock.runFor(1)
  await expect(title(page)).toHaveText(TITLES.wrapping)
  await page.clock.runFor(1_499)
  await expect(title(page)).toHaveText(TITLES.wrapping)
  await page.clock.runFor(1)
  await expect(title(page)).toHaveText(TITLES.complete)
  await expect(overlay(page).getByRole('listitem')).toHaveText(['Protected', 'Frenly', 'Enhanced', 'Powered'])
  await expect(overlay(page).getByText('Your device is now wrapped in frenly protection!')).toBeVisible()
  await page.clock.runFor(999)
  await expect(title(page)).toHaveText(TITLES.complete)
  await page.clock.runFor(1)
  await expect(overlay(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  expect(await recorded(page, 'vibrations')).toEqual([50, 200])
})

const letsGo: Record<string, (page: Page) => Promise<unknown>> = {
  'the button comes up': (page) => page.mouse.up(),
  'the pointer leaves the panda': (page) => page.mouse.move(5, 5),
  'Escape is pressed': (page) => page.keyboard.press('Escape'),
  'the window loses the focus': (page) => page.evaluate(() => dispatchEvent(new Event('blur'))),
  'the pointer is cancelled': (page) => panda(page).dispatchEvent('pointercancel'),
  // The last: the page stays hidden.
  'the tab is hidden': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }),
}
test('the ceremony starts over whenever the hand lets go', async ({ page }) => {
  await openWelcome(page)
  for (const [how, letGo] of Object.entries(letsGo)) {
    await test.step(how, async () => {
      await grab(page)
      await page.clock.runFor(1_499)
      await expect(overlay(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '98')
      await letGo(page)
      await expect(overlay(page).getByRole('progressbar')).toHaveCount(0)
      await page.clock.runFor(5_000)
      await expect(title(page)).toHaveText(TITLES.intro)
      await expect(overlay(page).getByRole('button', { name: 'Activate without holding' })).toBeVisible()
      await page.mouse.up()
      await page.mouse.move(5, 5)
    })
  }
})

test('a key can be held as well, and let go', async ({ page }) => {
  for (const key of ['Space', 'Enter']) {
    await test.step(key, async () => {
      await openWelcome(page)
      await expect(panda(page)).toBeFocused()
      await page.keyboard.down(key)
      await page.keyboard.down(key)
      await page.clock.runFor(1_490)
      await expect(overlay(page).getByText('Hold tight! 98% activated...')).toBeVisible()
      await page.keyboard.up(key)
      await expect(overlay(page).getByText('Press and hold the panda, or hold the space bar.')).toBeVisible()

      await page.keyboard.down(key)
      await page.clock.runFor(1_500)
      await expect(title(page)).toHaveText(TITLES.burst)
      await page.clock.runFor(2_999)
      await expect(title(page)).toHaveText(TITLES.complete)
      await page.keyboard.up(key)
      await page.clock.runFor(1)
      await expect(overlay(page)).toBeHidden()
    })
  }
})

test('who cannot hold has a plain button, and a click without a hand works on the panda itself', async ({ page }) => {
  await recordDevice(page)
  await openWelcome(page)
  await overlay(page).getByRole('button', { name: 'Activate without holding' }).click()
  await expect(title(page)).toHaveText(TITLES.burst)
  expect(await recorded(page, 'vibrations')).toEqual([200])
  await page.clock.runFor(2_000)
  await overlay(page).getByRole('button', { name: 'Start exploring' }).click()
  await expect(overlay(page)).toBeHidden()

  await openWelcome(page)
  await panda(page).evaluate((button: HTMLElement) => button.click())
  await expect(title(page)).toHaveText(TITLES.burst)
})

test('one quiet note on the press and a chord on the burst, none once the sound is off', async ({ page }) => {
  await recordDevice(page)
  await openWelcome(page)
  await grab(page)
  expect(await recorded(page, 'tones')).toHaveLength(1)
  await page.clock.runFor(1_500)
  await expect(title(page)).toHaveText(TITLES.burst)
  expect(await recorded(page, 'tones')).toHaveLength(5)
  await page.mouse.up()

  await openWelcome(page)
  await overlay(page).getByRole('button', { name: 'Turn the sound off' }).click()
  await expect(overlay(page).getByRole('button', { name: 'Turn the sound on' })).toBeVisible()
  await grab(page)
  await page.clock.runFor(1_500)
  await expect(title(page)).toHaveText(TITLES.burst)
  expect(await recorded(page, 'tones')).toEqual([])
})

const silences: Record<string, () => void> = {
  'is missing': () => void Reflect.deleteProperty(window, 'AudioContext'),
  'refuses': () =>
    Object.assign(window, {
      AudioContext: class {
        constructor() {
          throw new Error('no device')
        }
      },
    }),
}
test('the ceremony goes on in silence when the audio facility is missing or refuses', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'log' && said.push(message.text()))
  for (const [how, silence] of Object.entries(silences)) {
    await test.step(how, async () => {
      await page.addInitScript(silence)
      await openWelcome(page)
      await grab(page)
      await page.mouse.up()
      await grab(page)
      await page.clock.runFor(1_500)
      await expect(title(page)).toHaveText(TITLES.burst)
      await page.clock.runFor(3_000)
      await expect(overlay(page)).toBeHidden()
      expect(said.splice(0)).toEqual(['Audio context not available'])
    })
  }
})

test('the product comes first: the welcome opens by invitation alone, and whoever leaves it is let be', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(10_000)
  await expect(overlay(page)).toBeHidden()

  await page.getByRole('main').getByRole('link', { name: 'Meet the panda' }).click()
  await expect(title(page)).toHaveText(TITLES.intro)
  await expect(panda(page)).toBeFocused()
  await expect(overlay(page).getByText('Press and hold the panda, or hold the space bar.')).toBeVisible()
  await overlay(page).getByRole('button', { name: 'Skip for now' }).click()
  await expect(overlay(page)).toBeHidden()
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL('/')
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(10_000)
  await expect(overlay(page)).toBeHidden()

  await page.goto('/?v=3&welcome=clear')
  await expect(panda(page)).toBeVisible()
  await page.waitForFunction(() => document.querySelector('dialog:modal') !== null)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(overlay(page)).toBeHidden()
  await expect(page).toHaveURL('/?v=3')
})

test('a browser that keeps nothing leaves the welcome without an error', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/?welcome=clear')
  await page.waitForFunction(() => document.querySelector('dialog:modal') !== null)
  await overlay(page).getByRole('button', { name: 'Skip for now' }).click()
  await expect(overlay(page)).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('the background is out of reach while the welcome is open', async ({ page }) => {
  await openWelcome(page)
  for (let n = 0; n < 8; n++) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(() => document.activeElement?.closest('main, header, footer') !== null)
    expect(isBehind).toBe(false)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of the welcome leads through the ceremony to home, by the panda, the plain button or past it', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(overlay(page)).toHaveCount(0)
    await page.goto('/?welcome=clear')
    await expect(title(page)).toHaveText(TITLES.intro)
    await expect(page.getByRole('main')).toBeHidden()
    await expect(overlay(page).getByRole('button', { name: /sound/ })).toBeHidden()
    await panda(page).click()
    await expect(page).toHaveURL('/?welcome=done')
    await expect(title(page)).toHaveText(TITLES.complete)
    await expect(overlay(page).getByRole('listitem')).toHaveText(['Protected', 'Frenly', 'Enhanced', 'Powered'])
    await overlay(page).getByRole('button', { name: 'Start exploring' }).click()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'home')

    await page.goto('/?welcome=clear')
    await overlay(page).getByRole('button', { name: 'Activate without holding' }).click()
    await expect(title(page)).toHaveText(TITLES.complete)
    await page.goBack()
    await overlay(page).getByRole('button', { name: 'Skip for now' }).click()
    await expect(page.getByRole('main')).toBeVisible()
  })
})

test('the end reached by the form is remembered, and waits for the visitor', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?welcome=done')
  await page.waitForFunction(() => document.querySelector('dialog:modal') !== null)
  await page.clock.runFor(10_000)
  await expect(title(page)).toHaveText(TITLES.complete)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(10_000)
  await expect(overlay(page)).toBeHidden()
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing flies, nothing loops', async ({ page }) => {
    await openWelcome(page)
    await overlay(page).getByRole('button', { name: 'Activate without holding' }).click()
    await expect(title(page)).toHaveText(TITLES.burst)
    const running = () =>
      page.evaluate(
        () =>
          document
            .querySelector('dialog')
            ?.getAnimations({ subtree: true })
            .filter((one) => one instanceof CSSAnimation && one.playState === 'running').length,
      )
    await expect.poll(running).toBe(0)
    await page.clock.runFor(500)
    await expect(title(page)).toHaveText(TITLES.wrapping)
    await expect.poll(running).toBe(0)
  })
})

test.describe('by sight', () => {
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

  test('every state meets WCAG 2.2 AA in light and dark', async ({ page }) => {
    test.slow()
    await holdTimers(page)
    await page.goto('/?welcome=clear')
    await page.waitForFunction(() => document.querySelector('dialog:modal') !== null)
    await expectAccessibleInBothSchemes(page, 'body')
    await grab(page)
    for (let n = 0; n < 20; n++) await runHeld(page, PROGRESS_EVERY_MS)
    await expect(overlay(page).getByText('Hold tight! 40% activated...')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'body')
    await runHeld(page, HOLD_MS)
    await expect(title(page)).toHaveText(TITLES.burst)
    await expectAccessibleInBothSchemes(page, 'body')
    await runHeld(page, WRAPPING_AFTER_MS)
    await expect(title(page)).toHaveText(TITLES.wrapping)
    await expectAccessibleInBothSchemes(page, 'body')
    await runHeld(page, COMPLETE_AFTER_MS)
    await expect(title(page)).toHaveText(TITLES.complete)
    await expectAccessibleInBothSchemes(page, 'body')
  })
})
