import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-purchase-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { payWithTestCard, refundTestPayment } = await import('#app/kits/members/till/embedded-till.server.ts')
const { readOrder } = await import('#app/kits/members/till/orders.server.ts')
const { checkBooks } = await import('#app/kits/members/till/books-check.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { findGenome } = await import('#app/kits/members/pandas/pandas.store.server.ts')
const { findOrderProblem, orderPanda, PANDA_PRICE } = await import('./panda-goods.server.ts')
const { pandaChecks } = await import('./pandas-checks.server.ts')

beforeAll(async () => {
  await store().migrate()
  for (const name of ['ada', 'bo']) await enrol(name, { emailVerifiedAt: new Date(0) })
})
afterAll(() => store().close())

const wish = (genome: string, name: string) => ({ genome: `p1-0000000000-0000000${genome}`, name, showsKeeper: false })
const count = async (id: string) => (await findUserById(id))?.pandaCount
const states = () => Promise.all(pandaChecks().map((check) => check.run({} as never).then(({ state }) => state)))

test('a panda is paid once, however often, and comes with its event in the books', async () => {
  const order = await orderPanda('ada', wish('1', 'Bao'))
  expect(order.total).toBe(PANDA_PRICE)
  expect(await payWithTestCard(order, 'declined')).toBe('declined')
  expect(await count('ada')).toBe(0)
  const paid = await Promise.all([payWithTestCard(order, 'accepted'), payWithTestCard(order, 'accepted')])
  expect(paid.sort()).toEqual(['paid', 'paid-before'])
  expect([await count('ada'), (await findGenome(wish('1', '').genome))?.name]).toEqual([1, 'Bao'])
  expect([await states(), await checkBooks()]).toEqual([['passed', 'passed'], []])
})

test('of two buyers at once one has the panda, and the other paid nothing', async () => {
  const orders = await Promise.all([orderPanda('ada', wish('2', 'Mei')), orderPanda('bo', wish('2', 'Lan'))])
  const paid = await Promise.all(orders.map((order) => payWithTestCard(order, 'accepted')))
  expect(paid.filter((one) => one === 'paid')).toHaveLength(1)
  expect(paid.find((one) => typeof one === 'object')).toEqual({ gone: expect.stringContaining('Nothing was paid') })
  expect((await count('ada'))! + (await count('bo'))!).toBe(2)
  expect([await states(), await checkBooks()]).toEqual([['passed', 'passed'], []])
})

test('a name that looks like another is told before anything is paid', async () => {
  expect(await findOrderProblem(wish('3', 'B-a0'))).toMatchObject({ field: 'name' })
  expect(await findOrderProblem(wish('1', 'Fresh'))).toMatchObject({ field: 'chosen' })
  expect(await findOrderProblem(wish('3', 'Fresh'))).toBeNull()
})

test('what is given back goes to the house, and the books still add up', async () => {
  const order = await orderPanda('bo', wish('4', 'Nuri'))
  await payWithTestCard(order, 'accepted')
  const before = await count('bo')
  expect(await refundTestPayment((await readOrder(order.id, 'bo'))!)).toBe(true)
  expect([await count('bo'), (await findGenome(wish('4', '').genome))?.keeper]).toEqual([before! - 1, 'house'])
  expect([await states(), await checkBooks()]).toEqual([['passed', 'passed'], []])
})
