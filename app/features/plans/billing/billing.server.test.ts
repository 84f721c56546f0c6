import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-billing-')))
process.env.LOG_LEVEL = 'silent'
process.env.TAX_PERCENT = '19'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { readOrder } = await import('#app/kits/members/till/orders.server.ts')
const { beginPlanOrder } = await import('./plan-goods.server.ts')
const { payWithTestCard } = await import('#app/kits/members/till/embedded-till.server.ts')
const { changeTestCard, runCalendar } = await import('../tills/plan-calendar.server.ts')
const { changeSubscription, subscriptionOf } = await import('./subscriptions.server.ts')
const { startTrial } = await import('./trials.server.ts')
const { listInvoices } = await import('#app/kits/members/till/papers.store.server.ts')
const { checkBooks } = await import('#app/kits/members/till/books-check.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

let today = new Date('2027-01-31T10:00:00Z')
const go = (day: string) => (today = new Date(`${day}T10:00:00Z`))
beforeAll(() => store().migrate())
beforeEach(() => void vi.spyOn(clock, 'now').mockImplementation(() => today))
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

const planOf = async (id: string) => (await findUserById(id))?.plan
const buy = async (id: string, plan: 'plus' | 'pro') => {
  const order = (await beginPlanOrder(id, plan, 'embedded')).order!
  await payWithTestCard(order, 'accepted')
  return order
}
const subjectsTo = (address: string) =>
  readdirSync(join(dataDir, 'outbox'))
    .map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${address}`))
    .map((letter) => /^Subject: (.+)$/m.exec(letter)?.[1])

test('a month of a member: bought, renewed, raised, lowered, cancelled, with a paper for each payment and books that add up', async () => {
  go('2027-01-31')
  await enrol('mira', { emailVerifiedAt: today })
  const order = await buy('mira', 'plus')
  expect([order.lines, order.tax, order.total]).toEqual([[{ words: 'Plus, one month', minor: 900 }], 171, 1_071])
  expect(await planOf('mira')).toBe('plus')
  expect((await readOrder(order.id, 'mira'))?.state).toBe('paid')
  expect(await readOrder(order.id, 'somebody')).toBeNull()

  go('2027-02-27')
  expect(await runCalendar(today)).toBe(0)
  go('2027-02-28')
  expect(await runCalendar(today)).toBe(1)
  expect((await subscriptionOf('mira')).periodEnd?.toISOString()).toContain('2027-03-31')

  go('2027-03-15')
  const raised = await buy('mira', 'pro')
  // 16 of the 31 days of the month are left.
  expect(raised.lines).toEqual([
    { words: 'Pro, one month', minor: 2_900 },
    { words: 'Unused days of Plus', minor: -464 },
  ])
  expect(await planOf('mira')).toBe('pro')
  expect((await beginPlanOrder('mira', 'plus', 'embedded')).order).toBeNull()

  await changeSubscription('mira', { kind: 'next-planned', plan: 'plus' })
  go('2027-04-15')
  await runCalendar(today)
  expect(await planOf('mira')).toBe('plus')
  await changeSubscription('mira', { kind: 'next-planned', plan: 'free' })
  go('2027-05-15')
  await runCalendar(today)
  expect([await planOf('mira'), (await subscriptionOf('mira')).state]).toEqual(['free', 'canceled'])

  const papers = await listInvoices('mira', 10)
  expect(papers.map(({ number, total, isTest }) => [number, total, isTest])).toEqual([
    [4, 1_071, true],
    [3, 2_899, true],
    [2, 1_071, true],
    [1, 1_071, true],
  ])
  expect(await checkBooks()).toEqual([])
  await deliverDue()
  expect(subjectsTo('mira@frenly.test').sort()).toEqual(
    [
      'Plus has begun',
      'You are on Pro now',
      'Plus follows Pro',
      'You are on Plus now',
      'Plus will end',
      'Plus has ended',
    ].sort(),
  )
})

test('pressed twice, on two servers at once, or after the price ran out: paid once or not at all', async () => {
  go('2027-06-01')
  await enrol('tomas', { emailVerifiedAt: today })
  const order = (await beginPlanOrder('tomas', 'plus', 'embedded')).order!
  const pressed = await Promise.all(Array.from({ length: 12 }, () => payWithTestCard(order, 'accepted')))
  expect(pressed.filter((one) => one === 'paid')).toHaveLength(1)
  expect(await listInvoices('tomas', 10)).toHaveLength(1)
  expect(await payWithTestCard((await readOrder(order.id, 'tomas'))!, 'accepted')).toBe('paid-before')

  const late = (await beginPlanOrder('tomas', 'pro', 'embedded')).order!
  go('2027-06-03')
  expect(await payWithTestCard((await readOrder(late.id, 'tomas'))!, 'accepted')).toBe('expired')
  expect(await planOf('tomas')).toBe('plus')
})

test('calendars of many servers charge a month once', async () => {
  go('2027-07-01')
  await Promise.all(Array.from({ length: 8 }, () => runCalendar(today)))
  expect(await listInvoices('tomas', 10)).toHaveLength(2)
})

test('a card that is declined leaves a week; another card pays what is owed', async () => {
  go('2027-06-10')
  await enrol('nadia', { emailVerifiedAt: today })
  const order = (await beginPlanOrder('nadia', 'pro', 'embedded')).order!
  expect(await payWithTestCard(order, 'declined')).toBe('declined')
  expect(await planOf('nadia')).toBe('free')
  await buy('nadia', 'pro')
  await changeTestCard('nadia', 'declined')
  go('2027-07-10')
  await runCalendar(today)
  expect([(await subscriptionOf('nadia')).state, await planOf('nadia')]).toEqual(['past_due', 'pro'])
  go('2027-07-12')
  await changeTestCard('nadia', 'accepted')
  expect((await subscriptionOf('nadia')).state).toBe('active')
  await changeTestCard('nadia', 'declined')
  go('2027-08-10')
  await runCalendar(today)
  go('2027-08-17')
  await runCalendar(today)
  expect([(await subscriptionOf('nadia')).state, await planOf('nadia')]).toEqual(['canceled', 'free'])
  expect(await checkBooks()).toEqual([])
})

test('a pause costs nothing, and the plan goes on by itself', async () => {
  go('2027-09-01')
  await enrol('yuki', { emailVerifiedAt: today })
  await buy('yuki', 'plus')
  await changeSubscription('yuki', { kind: 'pause-planned', months: 1 })
  go('2027-10-01')
  await runCalendar(today)
  expect([(await subscriptionOf('yuki')).state, await planOf('yuki')]).toEqual(['paused', 'free'])
  expect(await listInvoices('yuki', 10)).toHaveLength(1)
  go('2027-11-01')
  await runCalendar(today)
  expect([(await subscriptionOf('yuki')).state, await planOf('yuki')]).toEqual(['active', 'plus'])
  expect(await listInvoices('yuki', 10)).toHaveLength(2)
})

test('a crash between any two statements of a payment leaves nothing of it', async () => {
  go('2027-12-01')
  await enrol('crash', { emailVerifiedAt: today })
  const order = (await beginPlanOrder('crash', 'plus', 'embedded')).order!
  const letters = await import('./subscription-letters.server.ts')
  const broken = vi.spyOn(letters, 'tellChange')
  await expect(
    store().tx(async () => {
      await payWithTestCard(order, 'accepted')
      throw new Error('the power went')
    }),
  ).rejects.toThrow('power')
  broken.mockRestore()
  expect([await planOf('crash'), (await readOrder(order.id, 'crash'))?.state, await listInvoices('crash', 9)]).toEqual([
    'free',
    'open',
    [],
  ])
  expect(await payWithTestCard(order, 'accepted')).toBe('paid')
  expect(await checkBooks()).toEqual([])
})

test('a code takes its part off the first month, once a member, for so many, and an upgrade credits what was paid', async () => {
  go('2028-01-01')
  const { createCoupon, endCoupon, listCoupons } = await import('#app/kits/members/coupons/coupons.store.server.ts')
  await createCoupon({ code: 'PANDA-50', percent: 50, plan: 'plus', mostUses: 2, createdAt: today })
  for (const id of ['one', 'two', 'three']) await enrol(id, { emailVerifiedAt: today })
  const begin = (id: string, code: string, plan: 'plus' | 'pro' = 'plus') => beginPlanOrder(id, plan, 'embedded', code)
  for (const code of ['nothing', "' or 1=1", 'PANDA-5'])
    expect(await begin('one', code)).toEqual({ order: null, refused: 'This code does not work here.' })
  expect((await begin('one', 'PANDA-50', 'pro')).refused).toContain('does not work')

  await begin('one', 'panda-50 ')
  // Begun again, the earlier order makes way: the code is still held once. The other two are after the use that is left.
  const first = (await begin('one', 'PANDA-50')).order!
  const others = await Promise.all(['two', 'three'].map((id) => begin(id, 'panda-50 ')))
  expect(others.filter(({ order }) => order)).toHaveLength(1)
  expect(first.lines.at(-1)).toEqual({ words: 'Coupon PANDA-50, 50% off', minor: -450 })
  expect(first.total).toBe(536)
  await payWithTestCard(first, 'accepted')
  expect((await begin('one', 'PANDA-50', 'plus')).order).toBeNull()
  expect(await listCoupons(5)).toMatchObject([{ coupon: { code: 'PANDA-50', mostUses: 2 }, used: 1 }])

  await enrol('twice', { emailVerifiedAt: today })
  await createCoupon({ code: 'ONCE', percent: 50, plan: null, mostUses: null, createdAt: today })
  const [early, late] = [(await begin('twice', 'ONCE')).order!, (await begin('twice', 'ONCE')).order!]
  expect(await payWithTestCard(early, 'accepted'), 'the earlier of two orders with a code').toBe('paid')
  const unpaid = { gone: expect.stringContaining('Nothing was paid') as string }
  expect(await payWithTestCard(late, 'accepted')).toEqual(unpaid)
  await changeSubscription('twice', { kind: 'ended' })
  expect((await begin('twice', 'ONCE')).refused).toContain('used this code')
  const [one, other] = [(await begin('twice', '')).order!, (await begin('twice', '')).order!]
  expect(await payWithTestCard(one, 'accepted')).toBe('paid')
  expect(await payWithTestCard(other, 'accepted'), 'what is running is not paid for again').toEqual(unpaid)
  expect(await listInvoices('twice', 9)).toHaveLength(2)

  go('2028-01-02')
  const raised = (await beginPlanOrder('one', 'pro', 'embedded')).order!
  expect(raised.lines[1]).toEqual({ words: 'Unused days of Plus', minor: -Math.floor((450 * 30) / 31) })
  await endCoupon('PANDA-50', today)
  expect((await begin('three', 'PANDA-50')).refused).toContain('does not work')
  expect(await checkBooks()).toEqual([])
})

test('a trial is begun once, told of before it ends, and paid for at its end or not at all', async () => {
  go('2028-01-01')
  await enrol('trier', { emailVerifiedAt: today })
  await enrol('unproved')
  expect(await startTrial('unproved', 'plus', 'accepted')).toContain('Confirm your email')
  const presses = await Promise.all([1, 2, 3].map(() => startTrial('trier', 'plus', 'accepted')))
  expect(presses.filter((one) => one === null)).toHaveLength(1)
  expect([await planOf('trier'), (await listInvoices('trier', 9)).length]).toEqual(['plus', 0])
  go('2028-01-11')
  await runCalendar(today)
  await deliverDue()
  expect(subjectsTo('trier@frenly.test').filter((one) => one?.includes('ends on'))).toEqual([])
  go('2028-01-12')
  await Promise.all([runCalendar(today), runCalendar(today)])
  await runCalendar(today)
  await deliverDue()
  expect(subjectsTo('trier@frenly.test').filter((one) => one?.includes('ends on'))).toHaveLength(1)
  go('2028-01-15')
  await runCalendar(today)
  expect([(await subscriptionOf('trier')).state, (await listInvoices('trier', 9)).length]).toEqual(['active', 1])
  await changeSubscription('trier', { kind: 'ended' })
  expect(await startTrial('trier', 'pro', 'accepted')).toContain('had your trial')

  await enrol('leaver', { emailVerifiedAt: today })
  expect(await startTrial('leaver', 'pro', 'accepted')).toBeNull()
  await changeSubscription('leaver', { kind: 'next-planned', plan: 'free' })
  for (const day of ['2028-01-26', '2028-01-29']) {
    go(day)
    await runCalendar(today)
  }
  expect([(await subscriptionOf('leaver')).state, await planOf('leaver')]).toEqual(['canceled', 'free'])
  expect(await listInvoices('leaver', 9)).toEqual([])
  expect(await checkBooks()).toEqual([])
})
