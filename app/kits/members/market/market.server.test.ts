import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-market-'))
process.env.LOG_LEVEL = 'silent'
process.env.TAX_PERCENT = '19'
process.env.MARKET_FEE_PERCENT = '10'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { checkBooks } = await import('#app/kits/members/till/books-check.server.ts')
const { balanceOf } = await import('#app/kits/members/till/books.store.server.ts')
const { payWithTestCard, refundTestPayment } = await import('#app/kits/members/till/embedded-till.server.ts')
const { readOrder } = await import('#app/kits/members/till/orders.server.ts')
const { users } = await import('#app/database/tables/people.ts')
const { eq } = await import('drizzle-orm')
const { enrol } = await import('#tests/support/enrol.ts')
const { HELD } = await import('./accounts.server.ts')
const { beginListingOrder, takeFree } = await import('./market-goods.server.ts')
const { createListing, findListing, hideListing, saveListing } = await import('./listings.store.server.ts')
const { findBought, findSold, listSold } = await import('./purchases.store.server.ts')
const { askForPayout, enterPayout, readEarnings, ripenShares } = await import('./payouts.server.ts')
const { listWaiting } = await import('./payouts.store.server.ts')
const { defineSellable } = await import('./sellables.ts')
await import('./market.register.server.ts')

const copies = new Map<string, string>()
defineSellable('note', {
  section: 'templates',
  label: 'Note',
  icon: 'file-text',
  list: () => Promise.resolve([]),
  pack: () => Promise.resolve(null),
  deliver(userId, { payload }) {
    const id = `copy-${userId}-${copies.size}`
    copies.set(id, String(payload))
    return Promise.resolve({ id, to: `/notes/${id}` })
  },
  takeBack(_userId, id) {
    copies.delete(id)
    return Promise.resolve()
  },
})

let today = new Date('2027-03-01T10:00:00Z')
const go = (day: string) => (today = new Date(`${day}T10:00:00Z`))
beforeAll(async () => {
  await store().migrate()
  for (const id of ['seller', 'buyer', 'other']) await enrol(id, { emailVerifiedAt: today })
})
beforeEach(() => void vi.spyOn(clock, 'now').mockImplementation(() => today))
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

let listed = 0
async function list(price: number, kind = 'note', sellerId = 'seller') {
  const id = `listing-${(listed += 1)}`
  await createListing({
    ...{ id, sellerId, section: 'templates', kind, title: `Thing ${id}`, about: 'x', payload: `words of ${id}` },
    ...{ price, currency: 'USD', licence: 'personal', state: 'listed', createdAt: today, updatedAt: today },
    listedAt: today,
  })
  return (await findListing(id))!.listing
}
const buy = async (userId: string, listing: Awaited<ReturnType<typeof list>>) => {
  const order = await beginListingOrder(userId, listing)
  return { order, paid: await payWithTestCard(order, 'accepted') }
}

test('a sale: paid, delivered, held for the buyer’s days, credited, asked for and paid out, to the cent', async () => {
  const listing = await list(1_250)
  const { order } = await buy('buyer', listing)
  expect([order.total, order.tax]).toEqual([1_488, 238])
  const bought = (await findBought(listing.id, 'buyer'))!
  expect(bought).toMatchObject({ price: 1_250, share: 1_125, state: 'delivered' })
  expect(copies.get(bought.copyId!)).toBe(`words of ${listing.id}`)
  expect(await readEarnings('seller')).toEqual({ owed: 0, waiting: 1_125, currency: 'USD' })
  expect([await balanceOf('income:fees', 'USD'), await balanceOf('tax', 'USD')]).toEqual([-125, -238])
  expect(await askForPayout('seller', 'My account')).toContain('too little')

  go('2027-03-14')
  expect(await ripenShares(today)).toBe(0)
  go('2027-03-16')
  await Promise.all(Array.from({ length: 5 }, () => ripenShares(today)))
  expect(await readEarnings('seller')).toEqual({ owed: 1_125, waiting: 0, currency: 'USD' })
  expect(await balanceOf(HELD, 'USD')).toBe(0)

  expect(await askForPayout('seller', 'My account')).toBeNull()
  expect(await askForPayout('seller', 'Twice')).toContain('asked already')
  const [waiting] = await listWaiting(5)
  expect(waiting?.payout).toMatchObject({ minor: 1_125, whereTo: 'My account' })
  const paid = await Promise.all(Array.from({ length: 4 }, () => enterPayout(waiting!.payout.id, 'by bank')))
  expect(paid.filter(Boolean)).toHaveLength(1)
  expect((await readEarnings('seller')).owed).toBe(0)
  expect(await checkBooks()).toEqual([])
})

test('given back: the money, the copy and the share go; after the seller was credited it is taken from what is owed', async () => {
  go('2027-04-01')
  const listing = await list(1_000)
  const { order } = await buy('buyer', listing)
  const held = await balanceOf(HELD, 'USD')
  const copy = (await findBought(listing.id, 'buyer'))!.copyId!
  expect(await refundTestPayment((await readOrder(order.id, 'buyer'))!)).toBe(true)
  expect(await refundTestPayment((await readOrder(order.id, 'buyer'))!)).toBe(false)
  expect([await findBought(listing.id, 'buyer'), copies.has(copy)]).toEqual([null, false])
  expect(await balanceOf(HELD, 'USD')).toBe(held + 900)

  const again = await buy('buyer', listing)
  go('2027-04-20')
  await ripenShares(today)
  expect((await readEarnings('seller')).owed).toBe(900)
  await refundTestPayment((await readOrder(again.order.id, 'buyer'))!)
  expect(await readEarnings('seller')).toEqual({ owed: 0, waiting: 0, currency: 'USD' })
  expect(await balanceOf(HELD, 'USD')).toBe(0)
  expect(await checkBooks()).toEqual([])
})

test('pressed twice, or ordered twice: delivered and paid once', async () => {
  go('2027-05-01')
  const listing = await list(500)
  const orders = await Promise.all(Array.from({ length: 6 }, () => beginListingOrder('buyer', listing)))
  const paid = await Promise.all(
    orders.flatMap((order) => [order, order]).map((order) => payWithTestCard(order, 'accepted')),
  )
  expect(paid.filter((one) => one === 'paid')).toHaveLength(1)
  expect(paid.filter((one) => typeof one === 'object')).not.toHaveLength(0)
  const free = await list(0)
  const taken = await Promise.all(Array.from({ length: 6 }, () => takeFree('buyer', free)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect((await findListing(free.id))!.listing.sold).toBe(1)
  expect(await checkBooks()).toEqual([])
})

test('the price of an order stands while the seller changes it; what is hidden or gone is not paid for', async () => {
  go('2027-06-01')
  const listing = await list(500)
  const order = await beginListingOrder('other', listing)
  await saveListing(listing.id, 'seller', { price: 90_000 })
  expect(await payWithTestCard(order, 'accepted')).toBe('paid')
  expect((await findBought(listing.id, 'other'))?.price).toBe(500)

  const hidden = await list(700)
  const late = await beginListingOrder('other', hidden)
  await hideListing(hidden.id, today)
  expect(await payWithTestCard(late, 'accepted')).toEqual({
    gone: expect.stringContaining('no longer for sale') as string,
  })
  expect((await readOrder(late.id, 'other'))?.state).toBe('open')

  await enrol('leaver', { emailVerifiedAt: today })
  const lost = await list(800, 'note', 'leaver')
  const open = await beginListingOrder('other', lost)
  await store().db.delete(users).where(eq(users.id, 'leaver'))
  expect(await payWithTestCard(open, 'accepted')).toMatchObject({ gone: expect.any(String) as string })
  expect(await checkBooks()).toEqual([])
})

test('a service waits for its seller, and nobody sees another’s sale', async () => {
  go('2027-07-01')
  const service = await list(2_000, 'service')
  await buy('buyer', service)
  const [sale] = await listSold('seller', 1)
  expect(sale?.purchase.state).toBe('awaiting')
  expect(await findSold(sale!.purchase.id, 'other')).toBeNull()
  go('2027-08-01')
  await ripenShares(today)
  expect((await findSold(sale!.purchase.id, 'seller'))?.ripeAt).toBeNull()
})
