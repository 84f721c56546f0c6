// tells of: features/landing/inbox, features/marketplace, engines/mail-triage, kits/pages/market, kits/pages/market/prompt-card
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, PORT, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const INBOX = '/frenly-inbox-landing'
const INBOX_HOST = `http://inbox.localhost:${PORT}/`
const MARKET_HOST = `http://marketplace.localhost:${PORT}/`
const PHONE = { width: 390, height: 844 }

const inboxOf = (page: Page) => page.getByRole('region', { name: 'An inbox to try' })
const people = (inbox: Locator) => inbox.getByRole('list', { name: 'Inbox' }).getByRole('listitem')
const rowOf = (inbox: Locator, name: string) =>
  inbox.getByRole('link', { name: new RegExp(`^\\S+ ?${name}|^${name}`) }).first()

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a mail is read, archived, taken back, snoozed, starred and found again, ${how}`, async ({ page }) => {
      for (const address of javaScriptEnabled ? [INBOX_HOST, INBOX] : [INBOX]) {
        await page.goto(address)
        if (javaScriptEnabled) await waitUntilAlive(page)
        const inbox = inboxOf(page)
        await expect(inbox.getByText('Sample mail, nothing is stored')).toBeVisible()
        await expect(inbox.getByText(/Three people wait for an answer: Tomás Ribeiro by 18:00 today/)).toBeVisible()
        await expect(people(inbox)).toHaveCount(4)

        await inbox
          .getByRole('link', { name: /Draft contract, clause 7/ })
          .first()
          .click()
        const reader = inbox.getByRole('article', { name: 'Re: Draft contract, clause 7' })
        await expect(reader.getByText('Thursday at the latest')).toBeVisible()
        await expect(page).toHaveURL(/[?&]mail=nk/)

        await reader.getByRole('link', { name: 'Archive', exact: true }).click()
        await expect(inbox.getByRole('status')).toContainText('Archived: Re: Draft contract')
        await expect(people(inbox)).toHaveCount(3)
        await expect(inbox.getByText(/Two people wait for an answer/)).toBeVisible()

        await inbox.getByRole('link', { name: 'Undo' }).click()
        await expect(inbox.getByRole('status')).toContainText('Taken back')
        await expect(people(inbox)).toHaveCount(4)
      }

      await page.goto(INBOX)
      if (javaScriptEnabled) await waitUntilAlive(page)
      const inbox = inboxOf(page)
      await inbox.getByLabel('Snooze').click()
      await inbox.getByRole('link', { name: /Next week/ }).click()
      await expect(inbox.getByRole('status')).toContainText('Snoozed until next week: Venue')
      await inbox.getByRole('link', { name: 'Later 1' }).click()
      await expect(inbox.getByRole('article', { name: 'Venue for the spring workshop' })).toBeVisible()

      await inbox
        .getByRole('link', { name: /^Receipts/ })
        .first()
        .click()
      await inbox.getByRole('link', { name: 'Star “Your water bill for March”' }).click()
      await inbox.getByRole('link', { name: 'Starred 1' }).click()
      await expect(inbox.getByRole('list', { name: 'Starred' }).getByRole('listitem')).toHaveCount(1)
      await expect(page).toHaveURL(/[?&]pile=starred/)
      await page.reload()
      await expect(inbox.getByRole('list', { name: 'Starred' })).toContainText('Fern Water Works')
    })

    test(`on a phone the list leads to the reader and back, ${how}`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(INBOX)
      if (javaScriptEnabled) await waitUntilAlive(page)
      const inbox = inboxOf(page)
      await expect(inbox.getByRole('article')).toBeHidden()
      await inbox
        .getByRole('link', { name: /Quick one about the deposit/ })
        .first()
        .click()
      await expect(inbox.getByRole('article', { name: 'Quick one about the deposit' })).toBeInViewport()
      await expect(people(inbox).first()).toBeHidden()
      await inbox.getByRole('link', { name: 'Back to the list' }).click()
      await expect(people(inbox).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  })
}

test("a mail of one's own is sorted while it is written, with its sums, days and reasons", async ({ page }) => {
  await page.goto(INBOX_HOST)
  await waitUntilAlive(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.getByRole('textbox', { name: 'From' }).fill('Fern Water Works <billing@fern.example>')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your water bill')
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Invoice 77120. Amount due: €61.20. Please pay by 20 April 2031.')
  const answer = page.getByRole('region', { name: 'Where it goes' })
  await expect(answer.getByRole('heading', { name: 'Receipts' })).toBeVisible()
  await expect(answer.getByText('20 April 2031 at the latest')).toBeVisible()
  await expect(answer.getByRole('listitem').filter({ hasText: /^Sum: €61\.20$/ })).toBeVisible()
  await expect(answer.getByText(/number of an order, a booking or an invoice: “Invoice 77120”/)).toBeVisible()
  expect(sent).toEqual([])
})

test('a prompt card is filled and taken to consensus', async ({ page }) => {
  await page.goto(MARKET_HOST)
  await waitUntilAlive(page)
  await page.getByRole('navigation', { name: 'Prompt cards' }).getByRole('link', { name: 'A kind no' }).click()
  await expect(page.getByText('Made by the Frenly team, free')).toBeVisible()
  await page.getByLabel('Who asks').fill('my neighbour Lena')
  await page.getByLabel('What they ask for').fill('to look after three cats')
  const paper = page.getByRole('region', { name: 'The finished prompt' })
  await expect(paper).toContainText('to my neighbour Lena, who asks me this: to look after three cats.')
  await expect(paper.getByRole('status').filter({ hasText: 'Complete' })).toBeVisible()
  await expect(paper).not.toContainText('I can offer this instead')

  const address = (await paper.getByRole('link', { name: 'Open in consensus' }).getAttribute('href')) ?? ''
  await page.goto(`http://127.0.0.1:${PORT}${address}`)
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'consensus')
  await expect(page.getByRole('textbox', { name: /question/i }).first()).toHaveValue(/three cats/)
})

test('the stalls of the market square lead to what they hold', async ({ page }) => {
  await page.goto('/marketplace')
  await waitUntilAlive(page)
  const main = page.getByRole('main')
  const stalls = main.getByRole('navigation', { name: 'Stalls' })
  await expect(stalls.getByRole('link', { name: /^Prompts.*free, by the Frenly team/ })).toBeVisible()
  await stalls.getByRole('link', { name: /^Recipes/ }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
})

test('the keys walk, archive, star and take back, only while the focus is in the inbox', async ({ page }) => {
  await page.goto(INBOX)
  await waitUntilAlive(page)
  const inbox = inboxOf(page)
  await page.keyboard.press('e')
  await expect(people(inbox)).toHaveCount(4)

  await rowOf(inbox, 'Tomás Ribeiro').click()
  await page.keyboard.press('j')
  await expect(inbox.getByRole('article', { name: 'Re: Draft contract, clause 7' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(inbox.getByRole('article', { name: 'Quick one about the deposit' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(inbox.getByRole('article', { name: 'Re: Draft contract, clause 7' })).toBeVisible()

  await page.keyboard.press('s')
  await expect(inbox.getByRole('status')).toContainText('Starred: Re: Draft contract')
  await page.keyboard.press('e')
  await expect(inbox.getByRole('status')).toContainText('Archived: Re: Draft contract')
  await expect(inbox.getByRole('article', { name: 'Quick one about the deposit' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(inbox.getByRole('status')).toContainText('Taken back')
  await expect(people(inbox)).toHaveCount(4)
})

test('a deed can be taken back for ten seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto(INBOX)
  await waitUntilAlive(page)
  const inbox = inboxOf(page)
  await inbox.getByRole('article').getByRole('link', { name: 'Archive', exact: true }).click()
  await expect(inbox.getByRole('link', { name: 'Undo' })).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(inbox.getByRole('link', { name: 'Undo' })).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(inbox.getByRole('link', { name: 'Undo' })).toHaveCount(0)
  await expect(people(inbox)).toHaveCount(3)
})

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a swipe to the right archives, a short one does nothing', async ({ page }) => {
    await page.goto(INBOX)
    await waitUntilAlive(page)
    const inbox = inboxOf(page)
    await swipe(page, people(inbox).first(), 40)
    await expect(people(inbox)).toHaveCount(4)
    await swipe(page, people(inbox).first(), 160)
    await expect(inbox.getByRole('status')).toContainText('Archived: Venue for the spring workshop')
    await swipe(page, people(inbox).first(), -160)
    await expect(inbox.getByRole('status')).toContainText('Snoozed until tomorrow: Re: Draft contract')
  })
})

async function swipe(page: Page, row: Locator, by: number): Promise<void> {
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('The row is not on the screen')
  const touch = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2 - Math.sign(by) * 60, box.y + 40]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by * part, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
