// tells of: features/wallet, kits/members/wallets, engines/ethereum
import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { joinIn } from '#tests/support/members.ts'
import { expect, expectAccessibleInBothSchemes, test, waitUntilAlive } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** Puts a wallet into every page: it announces itself as extensions do, and signs with a real key. */
async function bringWallet(page: Page, name: string, first: PrivateKeyAccount) {
  const wallet = { account: first, declines: false }
  await page.exposeFunction('askTheWallet', async (method: string, hex?: `0x${string}`) => {
    if (wallet.declines) return { code: 4001 }
    return method === 'personal_sign'
      ? wallet.account.signMessage({ message: { raw: hex! } })
      : [wallet.account.address]
  })
  await page.addInitScript((said) => {
    const { askTheWallet } = window as unknown as { askTheWallet: (method: string, hex?: string) => Promise<unknown> }
    const provider = {
      request: async ({ method, params }: { method: string; params?: string[] }) => {
        const answer = await askTheWallet(method, params?.[0])
        if (typeof answer === 'object' && answer !== null && 'code' in answer) throw answer
        return answer
      },
    }
    const detail = Object.freeze({ info: { uuid: 'a-b-c', name: said, icon: 'data:,', rdns: 'test' }, provider })
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }, name)
  return wallet
}
/** Goes on by keyboard until something has the focus, and presses Enter. */
async function tabTo(page: Page, name: string) {
  const target = button(page, name)
  await expect(target).toBeVisible()
  for (let n = 0; n < 60; n++) {
    if (await target.evaluate((it) => it === document.activeElement)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach "${name}"`)
}

test.describe('with a wallet in the browser', () => {
  test.use({ provoked: [400] })

  test('a member connects it by keyboard alone, declines, switches the account, and disconnects', async ({
    page,
    context: { request },
  }) => {
    const [one, other] = [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key)) as [
      PrivateKeyAccount,
      PrivateKeyAccount,
    ]
    await joinIn(request, 'Walletina')
    const wallet = await bringWallet(page, 'Bamboo Wallet', one)
    await page.goto('/access/wallet-connect')
    await waitUntilAlive(page)
    wallet.declines = true
    await tabTo(page, 'Connect with Bamboo Wallet')
    await expect(main(page).getByRole('alert').filter({ hasText: 'You declined' })).toBeVisible()
    wallet.declines = false
    await tabTo(page, 'Connect with Bamboo Wallet')
    await expect(main(page).getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(one.address))
    await expectAccessibleInBothSchemes(page)
    wallet.account = other
    await tabTo(page, 'Sign with Bamboo Wallet')
    await expect(main(page).getByText('The wallet shows another account now.')).toBeVisible()
    wallet.account = one
    await tabTo(page, 'Sign with Bamboo Wallet')
    await expect(main(page)).toHaveAttribute('data-screen', 'wallet-setup')
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Your own' })).toContainText(one.address)
    expect(await (await request.get('/api/auth/user')).json()).toMatchObject({ walletType: 'connected' })
    await expectAccessibleInBothSchemes(page)

    await page.goto('/access/wallet-connect')
    await button(page, 'Disconnect').click()
    await expect(main(page)).toHaveAttribute('data-screen', 'wallet-setup')
    expect(await (await request.get('/api/auth/user')).json()).toMatchObject({ walletType: 'none' })
  })

  test('a phone that is not signed in goes on by the link, and the first page sees it', async ({
    page,
    browser,
    context: { request },
  }) => {
    const account = privateKeyToAccount(generatePrivateKey())
    await joinIn(request, 'Phonewise')
    await page.goto('/access/wallet-connect')
    await waitUntilAlive(page)
    await button(page, 'Make a link for the phone').click()
    await expect(main(page).getByRole('img', { name: 'QR code of the link for your phone' })).toBeVisible()
    const link = new URL(
      (await main(page)
        .getByText(/\/wallet-connect-mobile\?link=/)
        .textContent())!,
    )
    await expectAccessibleInBothSchemes(page)
    const phone = await browser.newPage({ viewport: { width: 390, height: 800 } })
    await bringWallet(phone, 'Pocket Wallet', account)
    await phone.goto(new URL(link.pathname + link.search, page.url()).href)
    await expect(main(phone)).toContainText('@phonewise')
    await button(phone, 'Connect with Pocket Wallet').click()
    await button(phone, 'Sign with Pocket Wallet').click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Connected')
    await phone.waitForLoadState('networkidle')
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Connected')
    await expect(main(page).getByText(`Your phone connected ${account.address}.`)).toBeVisible({ timeout: 15_000 })
    await phone.close()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provoked: [400] })

  test('a wallet is made, its words are read, a text is signed and checked, and any signer connects another', async ({
    page,
    context: { request },
  }) => {
    await joinIn(request, 'Plainwell')
    await page.goto('/wallet-setup')
    await button(page, 'Make a wallet').click()
    await button(page, 'Show the backup words').click()
    await expect(main(page).getByRole('group', { name: 'Backup words' }).getByRole('listitem')).toHaveCount(12)
    await main(page).getByRole('link', { name: 'I have written them down' }).click()
    await expect(main(page).getByRole('group', { name: 'Backup words' })).toHaveCount(0)
    const text = await main(page).getByRole('textbox', { name: 'Text', exact: true }).inputValue()
    expect(text).toContain('@plainwell')
    await button(page, 'Sign this text').click()
    const signed = main(page).getByRole('group', { name: 'Signed text' }).getByRole('code')
    const [address = '', , signature = ''] = await signed.allTextContents()
    await main(page).getByRole('textbox', { name: 'Their address' }).fill(address)
    await main(page).getByRole('textbox', { name: 'The text they signed' }).fill(text)
    await main(page).getByRole('textbox', { name: 'The signature' }).fill(signature)
    await button(page, 'Check it').click()
    await expect(main(page).getByText(`True: the key of ${address} signed this text.`)).toBeVisible()

    const own = privateKeyToAccount(generatePrivateKey())
    await main(page).getByRole('link', { name: 'Connect a wallet' }).click()
    await main(page).getByRole('textbox', { name: 'Address' }).fill('0x12')
    await button(page, 'Write the message').click()
    await expect(main(page).getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true')
    await main(page).getByRole('textbox', { name: 'Address' }).fill(own.address.toLowerCase())
    await button(page, 'Write the message').click()
    const message = await main(page).getByRole('textbox', { name: 'Message' }).inputValue()
    await main(page)
      .getByRole('textbox', { name: 'Signature' })
      .fill(await own.signMessage({ message }))
    await button(page, 'Connect this address').click()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Your own' })).toContainText(own.address)
    await button(page, 'Use this one').click()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Kept here' })).toContainText('Counts now')
  })
})
