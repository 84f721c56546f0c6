import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStripeStandIn } from '#tests/support/stand-ins/stripe.ts'

const company = await openStripeStandIn()
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-stripe-trade-'))
process.env.LOG_LEVEL = 'silent'
process.env.STRIPE_SECRET_KEY = 'sk_test_of_this_test'
process.env.STRIPE_WEBHOOK_SECRET = 'whsec_a_secret_for_signing_messages'
process.env.STRIPE_PRICE_PLUS = 'price_plus'
process.env.STRIPE_PRICE_PRO = 'price_pro'
process.env.STRIPE_URL = company.url
const { store } = await import('#app/database/store.server.ts')
const { users } = await import('#app/database/tables/people.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { checkBooks } = await import('#app/kits/members/till/books-check.server.ts')
const { balanceOf } = await import('#app/kits/members/till/books.store.server.ts')
await import('#app/kits/members/till/till.register.server.ts')
const { openOrderPayment, takePayment, takeRefund } = await import('#app/kits/members/till/stripe-till.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('../pandas.register.server.ts')
await import('./trade.register.server.ts')
const { bringIn } = await import('../keeping.server.ts')
const { savePanda } = await import('../pandas.store.server.ts')
const { payBackDue } = await import('./give-back.server.ts')
const { withdrawOffer } = await import('./offers.server.ts')
const { findOffer } = await import('./offers.store.server.ts')
const { findTradeFault } = await import('./trade-check.server.ts')
const { orderWish } = await import('./trade-goods.server.ts')

let panda = 0
beforeAll(async () => {
  await store().migrate()
  for (const id of ['ada', 'bo', 'cy']) await enrol(id, { emailVerifiedAt: new Date(0) })
  const wanted = { userId: 'ada', genome: 'p1-0000000000-00000001', name: 'Bao', showsKeeper: false }
  panda = (await bringIn('adopted', wanted))!.number
  await savePanda(panda, { takesOffers: true })
})
afterAll(async () => {
  await closeMailQueue()
  await store().close()
  await company.close()
})

const held = async () => 0 - (await balanceOf('held:pandas', 'USD'))
let paid = 0
async function offer(userId: string, minor: number) {
  const order = await orderWish(userId, { kind: 'offer', panda, name: 'Bao', listingId: null, minor, days: 3 })
  await openOrderPayment(order, { success: 'https://frenly.test/ok', cancel: 'https://frenly.test/no' })
  const session = {
    id: `cs_test_${company.sessions.length}`,
    payment_status: 'paid',
    payment_intent: `pi_${(paid += 1)}`,
  }
  await takePayment(session as Stripe.Checkout.Session)
  await takePayment(session as Stripe.Checkout.Session)
  return order.id
}
const isBack = async (id: string) => (await findOffer(id))?.givenBackAt !== null

test('what Stripe took for an offer is held, asked back once, and leaves the books when it went back', async () => {
  const id = await offer('bo', 1_500)
  expect([(await findOffer(id))?.state, await held()]).toEqual(['held', 1_500])
  company.fail(100)
  await withdrawOffer(id, 'bo')
  await payBackDue()
  expect([await isBack(id), await held(), await findTradeFault()]).toEqual([false, 1_500, null])
  company.fail(0)
  await payBackDue()
  expect([await isBack(id), company.refunds.length]).toEqual([false, 1])
  await payBackDue()
  await payBackDue()
  expect([await isBack(id), await held(), company.refunds.length]).toEqual([true, 0, 1])
  // Stripe tells the same once more.
  await takeRefund({ id: 're_1', amount: 1_500, payment_intent: 'pi_1' } as Stripe.Refund)
  expect([await held(), await findTradeFault(), await checkBooks()]).toEqual([0, null, []])
})

test('what somebody offered who is erased goes back all the same', async () => {
  const id = await offer('cy', 2_000)
  const [row] = await store().db.select().from(users).where(eq(users.id, 'cy'))
  await store().tx(() => erasePerson(row!))
  expect([(await findOffer(id))?.state, (await findOffer(id))?.buyerId, await held()]).toEqual(['void', null, 2_000])
  await payBackDue()
  await payBackDue()
  expect([await isBack(id), await held(), await findTradeFault(), await checkBooks()]).toEqual([true, 0, null, []])
})

test('two who pay at once for one place: the later has the money back from Stripe', async () => {
  const before = company.refunds.length
  const order = await orderWish('bo', { kind: 'offer', panda, name: 'Bao', listingId: null, minor: 700, days: 3 })
  await openOrderPayment(order, { success: 'https://frenly.test/ok', cancel: 'https://frenly.test/no' })
  const session = `cs_test_${company.sessions.length}`
  await savePanda(panda, { takesOffers: false })
  await takePayment({ id: session, payment_status: 'paid', payment_intent: 'pi_late' } as Stripe.Checkout.Session)
  expect([await findOffer(order.id), company.refunds.length, await held()]).toEqual([null, before + 1, 0])
})
