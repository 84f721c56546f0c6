import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import Stripe from 'stripe'
import { openStripeStandIn } from '#tests/support/stand-ins/stripe.ts'

const SECRET = 'whsec_a_secret_for_signing_messages'
const company = await openStripeStandIn()
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-stripe-'))
process.env.LOG_LEVEL = 'silent'
process.env.STRIPE_SECRET_KEY = 'sk_test_of_this_test'
process.env.STRIPE_WEBHOOK_SECRET = SECRET
process.env.STRIPE_PRICE_PLUS = 'price_plus'
process.env.STRIPE_PRICE_PRO = 'price_pro'
process.env.STRIPE_URL = company.url
const { store } = await import('#app/database/store.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { beginOrder, readOrder } = await import('#app/kits/members/till/orders.server.ts')
const { beginPlanOrder } = await import('../billing/plan-goods.server.ts')
const { listInvoices } = await import('#app/kits/members/till/papers.store.server.ts')
const { checkBooks } = await import('#app/kits/members/till/books-check.server.ts')
const { subscriptionOf } = await import('../billing/subscriptions.server.ts')
const { openPlanPayment, openPortal } = await import('./stripe-till.server.ts')
const { askForRefund, openOrderPayment } = await import('#app/kits/members/till/stripe-till.server.ts')
const { defineGoods } = await import('#app/kits/members/till/goods.server.ts')
const { balanceOf } = await import('#app/kits/members/till/books.store.server.ts')
const { z } = await import('zod')
const { action } = await import('../stripe-webhook.api.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { leaveStripe } = await import('#app/kits/members/till/leave-stripe.server.ts')
const { jobs } = await import('#app/database/tables/jobs.ts')
const { eq } = await import('drizzle-orm')
await import('#app/kits/members/till/till.register.server.ts')
await import('../plans.register.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

beforeAll(async () => {
  await store().migrate()
  for (const id of ['mira', 'tomas']) await enrol(id, { emailVerifiedAt: new Date() })
})
afterAll(async () => {
  await closeMailQueue()
  await store().close()
  await company.close()
})

const signer = new Stripe('sk_test_signer')
const context = { network: '10.0.0.1', cspNonce: '', requestId: 'request-1', isDocument: false }
type Message = { id: string; type: string; object: Record<string, unknown> }
const toBody = ({ id, type, object }: Message) => JSON.stringify({ id, object: 'event', type, data: { object } })
const NOW_S = Math.floor(Date.now() / 1_000)

function send(body: string, { secret = SECRET, timestamp = NOW_S, sent = body } = {}): Promise<Response> {
  const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  const request = new Request('http://frenly.test/api/webhooks/stripe', {
    method: 'POST',
    body: sent,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  })
  return action({ request, params: {}, context }) as Promise<Response>
}
const listJobs = (kind: string) => store().db.select().from(jobs).where(eq(jobs.kind, kind))
const planOf = async (id: string) => (await findUserById(id))?.plan
const invoice = (id: string, subscription: string, amount = 900) => ({
  id,
  object: 'invoice',
  customer: 'cus_1',
  currency: 'usd',
  amount_paid: amount,
  total_taxes: [],
  created: NOW_S,
  parent: { subscription_details: { subscription } },
  lines: { object: 'list', data: [{ description: '1 × Plus', amount }] },
})

test('an order is paid at Stripe, and only its signed word makes the plan', async () => {
  const order = (await beginPlanOrder('mira', 'plus', 'stripe')).order!
  const addresses = { success: 'https://frenly.test/ok', cancel: 'https://frenly.test/no' }
  const at = await openPlanPayment(order, addresses)
  expect(at).toBe('https://checkout.stripe.example/c/cs_test_1')
  expect(await openPlanPayment(order, addresses)).toBe(at)
  expect(company.sessions).toHaveLength(1)
  expect(company.sessions[0]).toMatchObject({
    'mode': 'subscription',
    'line_items[0][price]': 'price_plus',
    'client_reference_id': order.id,
    'customer_email': 'mira@frenly.test',
    'subscription_data[metadata][userId]': 'mira',
  })
  expect(await planOf('mira')).toBe('free')

  company.setSubscription('sub_1', { userId: 'mira' })
  const done = toBody({
    id: 'evt_1',
    type: 'checkout.session.completed',
    object: { id: 'cs_test_1', object: 'checkout.session', subscription: 'sub_1' },
  })
  expect((await send(done)).status).toBe(200)
  expect([await planOf('mira'), (await readOrder(order.id, 'mira'))?.state]).toEqual(['plus', 'paid'])
  expect(await openPortal('cus_1', 'https://frenly.test/subscription')).toBe('https://billing.stripe.example/cus_1')
})

test('forged, changed and old messages do nothing', async () => {
  const body = toBody({ id: 'evt_forged', type: 'invoice.paid', object: invoice('in_forged', 'sub_1') })
  expect((await send(body, { secret: 'whsec_another' })).status).toBe(400)
  expect((await send(body, { sent: body.replace('900', '901') })).status).toBe(400)
  expect((await send(body, { timestamp: NOW_S - 901 })).status).toBe(400)
  const unsigned = new Request('http://frenly.test/api/webhooks/stripe', { method: 'POST', body })
  expect(((await action({ request: unsigned, params: {}, context })) as Response).status).toBe(400)
  expect(await listInvoices('mira', 10)).toEqual([])
})

test('a thousand messages, doubled and in any order, end where one would', async () => {
  company.setSubscription('sub_1', { price: 'price_pro', cancelAtEnd: true })
  const messages = [
    toBody({ id: 'evt_p1', type: 'invoice.paid', object: invoice('in_1', 'sub_1') }),
    toBody({ id: 'evt_p2', type: 'invoice.paid', object: invoice('in_2', 'sub_1', 2_900) }),
    toBody({ id: 'evt_u1', type: 'customer.subscription.updated', object: { id: 'sub_1', status: 'past_due' } }),
    toBody({ id: 'evt_u2', type: 'customer.subscription.created', object: { id: 'sub_1', status: 'incomplete' } }),
    toBody({ id: 'evt_x', type: 'price.updated', object: { id: 'price_plus' } }),
  ]
  const storm = Array.from({ length: 200 }, (_, n) =>
    messages.map((_, m) => messages[(m + n) % messages.length]!),
  ).flat()
  for (let at = 0; at < storm.length; at += 50)
    for (const answer of await Promise.all(storm.slice(at, at + 50).map((one) => send(one))))
      expect(answer.status).toBe(200)
  expect(await planOf('mira')).toBe('pro')
  expect(await subscriptionOf('mira')).toMatchObject({ state: 'active', plan: 'pro', next: 'free' })
  expect((await listInvoices('mira', 10)).map(({ total, isTest }) => [total, isTest]).sort()).toEqual([
    [2_900, false],
    [900, false],
  ])
  expect(await checkBooks()).toEqual([])
}, 60_000)

test('a message that could not be worked through comes again and is done then', async () => {
  company.setSubscription('sub_2', { userId: 'tomas' })
  const body = toBody({ id: 'evt_late', type: 'customer.subscription.created', object: { id: 'sub_2' } })
  company.fail(3)
  await expect(send(body)).rejects.toThrow()
  expect(await planOf('tomas')).toBe('free')
  expect((await send(body)).status).toBe(200)
  expect(await planOf('tomas')).toBe('plus')
})

test('what ended at Stripe ends here, and a refund is in the books', async () => {
  company.setSubscription('sub_1', { status: 'canceled' })
  await send(toBody({ id: 'evt_d', type: 'customer.subscription.deleted', object: { id: 'sub_1' } }))
  expect([await planOf('mira'), (await subscriptionOf('mira')).state]).toEqual(['free', 'canceled'])
  const refund = {
    id: 're_1',
    object: 'refund',
    charge: 'ch_1',
    amount: 900,
    currency: 'usd',
    created: NOW_S,
    status: 'succeeded',
  }
  await send(toBody({ id: 'evt_r', type: 'refund.created', object: refund }))
  await send(toBody({ id: 'evt_r2', type: 'refund.created', object: refund }))
  const papers = await listInvoices('mira', 10)
  expect(papers.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  expect(await checkBooks()).toEqual([])
})

const given: string[] = []
defineGoods('thing', {
  what: z.object({ thing: z.string() }),
  name: ({ thing }) => thing,
  shares: () => [{ account: 'owed:maker', minor: 800 }],
  deliver(_order, { thing }) {
    if (thing === 'gone') return Promise.resolve('It is gone.')
    given.push(thing)
    return Promise.resolve(null)
  },
  takeBack(_order, { thing }) {
    given.splice(given.indexOf(thing), 1)
    return Promise.resolve()
  },
  next: () => ({ label: 'Look at it', to: '/' }),
})
const paidOnce = (n: number, payment: string) => ({
  ...{ id: `cs_test_${n}`, object: 'checkout.session', mode: 'payment', payment_status: 'paid' },
  payment_intent: payment,
})

async function order(thing: string, userId = 'tomas') {
  const lines = [{ words: thing, minor: 1_000 }]
  const made = await beginOrder({ userId, goods: 'thing', what: { thing }, lines, till: 'stripe' })
  await openOrderPayment(made, { success: 'https://frenly.test/ok', cancel: 'https://frenly.test/no' })
  return made
}

test('what is paid once is delivered once, however often Stripe tells, and a refund takes it back from everybody', async () => {
  const made = await order('a lamp')
  expect(company.sessions.at(-1)).toMatchObject({
    'mode': 'payment',
    'line_items[0][price_data][unit_amount]': '1000',
    'line_items[0][price_data][product_data][name]': 'a lamp',
  })
  const n = company.sessions.length
  await send(
    toBody({
      ...{ id: 'evt_unpaid', type: 'checkout.session.completed' },
      object: { ...paidOnce(n, 'pi_1'), payment_status: 'unpaid' },
    }),
  )
  expect(given).toEqual([])
  for (const id of ['evt_o1', 'evt_o1', 'evt_o2'])
    await send(toBody({ id, type: 'checkout.session.async_payment_succeeded', object: paidOnce(n, 'pi_1') }))
  expect([given, await balanceOf('owed:maker', 'USD')]).toEqual([['a lamp'], -800])
  const paid = (await readOrder(made.id, 'tomas'))!
  expect(paid.state).toBe('paid')
  await askForRefund(paid)
  expect(company.refunds.at(-1)).toEqual({ payment_intent: 'pi_1' })
  const back = { id: 're_o', object: 'refund', charge: 'ch_o', payment_intent: 'pi_1', amount: 1_000, currency: 'usd' }
  for (const id of ['evt_b1', 'evt_b2'])
    await send(toBody({ id, type: 'refund.created', object: { ...back, created: NOW_S, status: 'succeeded' } }))
  expect([given, await balanceOf('owed:maker', 'USD')]).toEqual([[], 0])
  expect((await readOrder(made.id, 'tomas'))?.state).toBe('refunded')
  expect(await checkBooks()).toEqual([])
})

test('what was paid for and is gone is given back at once, and the books hold nothing of it', async () => {
  const made = await order('gone')
  const object = paidOnce(company.sessions.length, 'pi_gone')
  for (const id of ['evt_g1', 'evt_g2']) await send(toBody({ id, type: 'checkout.session.completed', object }))
  expect(company.refunds.filter((one) => one['payment_intent'] === 'pi_gone')).toHaveLength(1)
  expect((await readOrder(made.id, 'tomas'))?.state).toBe('refunded')
  expect(await checkBooks()).toEqual([])
})

test('an account that is erased is charged nothing more: its plan ends at Stripe, open payments are closed or given back', async () => {
  await enrol('leaver', { emailVerifiedAt: new Date() })
  company.setSubscription('sub_9', { status: 'active', userId: 'leaver' })
  await send(toBody({ id: 'evt_l', type: 'customer.subscription.created', object: { id: 'sub_9' } }))
  expect(await planOf('leaver')).toBe('plus')
  const open = await order('a lamp', 'leaver')
  const late = await order('a vase', 'leaver')
  const [first, second] = [company.sessions.length - 1, company.sessions.length].map((n) => `cs_test_${n}`)
  company.pay(second!, 'pi_late')
  const person = (await findUserById('leaver'))!
  await store().tx(() => erasePerson(person))
  expect(await readOrder(open.id, 'leaver')).toBeNull()
  for (const { payload } of await listJobs('leave-stripe')) await leaveStripe.perform(payload, {} as never)
  expect(company.ended.sort()).toEqual([first, 'sub_9'])
  expect(company.refunds.at(-1)).toEqual({ payment_intent: 'pi_late' })
  for (const { payload } of await listJobs('leave-stripe')) await leaveStripe.perform(payload, {} as never)
  expect(company.ended).toHaveLength(3)
  const object = { ...paidOnce(company.sessions.length, 'pi_late') }
  expect((await send(toBody({ id: 'evt_late', type: 'checkout.session.completed', object }))).status).toBe(200)
  expect((await send(toBody({ id: 'evt_i', type: 'invoice.paid', object: invoice('in_9', 'sub_9') }))).status).toBe(200)
  expect([late.state, await planOf('leaver'), await checkBooks()]).toEqual(['open', undefined, []])
})
