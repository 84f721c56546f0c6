import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-trade-'))
process.env.LOG_LEVEL = 'silent'
process.env.TAX_PERCENT = '19'
process.env.MARKET_FEE_PERCENT = '10'
const { store } = await import('#app/database/store.server.ts')
const { pandaListings, pandaOffers } = await import('#app/database/tables/money/panda-trade.ts')
const { users } = await import('#app/database/tables/people.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { readEarnings } = await import('#app/kits/members/market/payouts.server.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { tie } = await import('#app/kits/members/ties/ties.server.ts')
const { checkBooks } = await import('#app/kits/members/till/books-check.server.ts')
const { balanceOf } = await import('#app/kits/members/till/books.store.server.ts')
const { payWithTestCard, refundTestPayment } = await import('#app/kits/members/till/embedded-till.server.ts')
const { readAnyOrder } = await import('#app/kits/members/till/orders.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('../pandas.register.server.ts')
await import('./trade.register.server.ts')
const { bringIn } = await import('../keeping.server.ts')
const { findSaleWithoutEvent } = await import('../ledger.store.server.ts')
const { findKeeperId, findPanda, savePanda } = await import('../pandas.store.server.ts')
const { findWrongKeeper, replayLedger } = await import('../replay.server.ts')
const { endAuctions } = await import('./auctions.server.ts')
const { creditSellers } = await import('./earnings.server.ts')
const gifts = await import('./gifts.server.ts')
const { changeListing, listPanda, withdrawListing } = await import('./listings.server.ts')
const { findListing } = await import('./listings.store.server.ts')
const offers = await import('./offers.server.ts')
const { findOffer } = await import('./offers.store.server.ts')
const { findTradeFault } = await import('./trade-check.server.ts')
const { findWishProblem, orderWish } = await import('./trade-goods.server.ts')

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let now = new Date('2027-03-01T10:00:00Z')
const wait = (ms: number) => void (now = new Date(now.getTime() + ms))

beforeAll(async () => {
  await store().migrate()
})
beforeEach(() => void vi.spyOn(clock, 'now').mockImplementation(() => now))
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

let last = 0
const member = async () => {
  const id = `m${(last += 1)}`
  await enrol(id, { emailVerifiedAt: new Date(0) })
  return id
}
async function pandaOf(userId: string) {
  const n = (last += 1)
  const genome = `p1-0000000000-${n.toString(16).padStart(8, '0')}`
  return (await bringIn('adopted', { userId, genome, name: `panda-${n}`, showsKeeper: false }))!.number
}
const terms = (price: number, more: object = {}) => ({
  ...{ kind: 'price' as const, price, reserve: null, endsAt: null },
  ...more,
})
const auction = (price: number, reserve: number | null = null) =>
  terms(price, { kind: 'auction', reserve, endsAt: new Date(now.getTime() + 3 * DAY_MS) })

async function list(sellerId: string, panda: number, said: ReturnType<typeof terms>) {
  const listed = await listPanda(sellerId, panda, said)
  if (!listed || 'refused' in listed) throw new Error(listed?.refused ?? 'not theirs')
  return listed.listing
}
type Kind = 'offer' | 'bid' | 'buy'
const toWish = (kind: Kind, panda: number, minor: number, listingId: string | null = null) => ({
  ...{ kind, panda, name: `panda-${panda}`, listingId, minor, days: 7 },
})
const order = (userId: string, wish: ReturnType<typeof toWish>) => orderWish(userId, wish)
const pay = async (userId: string, wish: ReturnType<typeof toWish>) => {
  const made = await order(userId, wish)
  return { id: made.id, paid: await payWithTestCard(made, 'accepted') }
}
const keeperOf = async (panda: number) => findKeeperId((await findPanda(panda))!.keeper)
const held = async () => 0 - (await balanceOf('held:pandas', 'USD'))
const findFault = async () => {
  const { fault, keepers } = await replayLedger()
  return (
    fault ??
    (await findWrongKeeper(keepers)) ??
    (await findSaleWithoutEvent()) ??
    (await findTradeFault()) ??
    (await checkBooks())[0] ??
    null
  )
}
const stateOf = async (id: string) => (await findOffer(id))?.state
const isBack = async (id: string) => (await findOffer(id))?.givenBackAt !== null

test('a listed panda is sold once: of two buyers at once one has it, the other paid nothing', async () => {
  const [ada, bo, cy] = [await member(), await member(), await member()]
  const panda = await pandaOf(ada)
  const { id } = await list(ada, panda, terms(1_000))
  const wish = toWish('buy', panda, 1_000, id)
  const [one, two] = [await order(bo, wish), await order(cy, wish)]
  const paid = await Promise.all([payWithTestCard(one, 'accepted'), payWithTestCard(two, 'accepted')])
  expect(paid.filter((answer) => answer === 'paid')).toHaveLength(1)
  expect(paid.find((answer) => typeof answer === 'object')).toEqual({
    gone: expect.stringContaining('Nothing was paid'),
  })
  expect([bo, cy]).toContain(await keeperOf(panda))
  expect((await findListing(id))?.state).toBe('sold')
  expect(await held()).toBe(1_000)
  expect(await findFault()).toBeNull()
  // The money rests as long as the panda does, and is the seller's after that, without the part of the house.
  expect([await creditSellers(now), (await readEarnings(ada)).owed]).toEqual([0, 0])
  wait(25 * HOUR_MS)
  await Promise.all([creditSellers(now), creditSellers(now)])
  expect([(await readEarnings(ada)).owed, await held()]).toEqual([900, 0])
  expect(await findFault()).toBeNull()
})

test('what cannot be traded is told before anything is paid', async () => {
  const [ada, bo, cy] = [await member(), await member(), await member()]
  const panda = await pandaOf(ada)
  expect(await listPanda(bo, panda, terms(500))).toBeNull()
  const { id } = await list(ada, panda, terms(500))
  expect(await listPanda(ada, panda, terms(600))).toEqual({ refused: expect.stringContaining('listed already') })
  const problem = (userId: string, kind: Kind, minor: number, listingId: string | null = id) =>
    findWishProblem(userId, toWish(kind, panda, minor, listingId))
  expect(await problem(ada, 'buy', 500)).toContain('yours')
  expect(await problem(ada, 'offer', 500, null)).toContain('yours')
  expect(await problem(bo, 'offer', 500, null)).toContain('takes no offers')
  expect(await problem(bo, 'buy', 400)).toContain('changed the price')
  expect(await problem(bo, 'bid', 900)).toContain('has a price')
  expect(await problem(bo, 'buy', 500, 'nothing')).toContain('over')
  expect(await problem(bo, 'buy', 500)).toBeNull()
  // The price changes while the buyer stands at the till.
  const begun = await order(bo, toWish('buy', panda, 500, id))
  await changeListing(ada, id, { price: 700, reserve: null, endsAt: null })
  expect(await payWithTestCard(begun, 'accepted')).toEqual({ gone: expect.stringContaining('changed the price') })
  expect(await payWithTestCard(begun, 'declined')).toBe('declined')
  await store().db.update(pandaListings).set({ currency: 'EUR' }).where(eq(pandaListings.id, id))
  expect(await problem(bo, 'buy', 700)).toContain('EUR')
  await store().db.update(pandaListings).set({ currency: 'USD' }).where(eq(pandaListings.id, id))
  // The seller is suspended, or blocks the buyer, mid-way.
  const later = await order(bo, toWish('buy', panda, 700, id))
  await store().db.update(users).set({ suspendedAt: now }).where(eq(users.id, ada))
  expect(await payWithTestCard(later, 'accepted')).toEqual({ gone: expect.stringContaining('does not trade') })
  await store().db.update(users).set({ suspendedAt: null }).where(eq(users.id, ada))
  await tie(ada, 'block', bo)
  expect(await problem(bo, 'buy', 700)).toContain('does not trade')
  expect(await problem(cy, 'buy', 700)).toBeNull()
  // What was bought a moment ago rests.
  expect((await pay(cy, toWish('buy', panda, 700, id))).paid).toBe('paid')
  expect(await listPanda(cy, panda, terms(800))).toEqual({ refused: expect.stringContaining('rests until') })
  expect(await gifts.offerGift(cy, panda, ada)).toEqual({ refused: expect.stringContaining('rests until') })
  expect(await findFault()).toBeNull()
})

test('an offer holds its money, and gives it back when it is refused, taken back, runs out, or the panda goes', async () => {
  const [ada, bo, cy, dee] = [await member(), await member(), await member(), await member()]
  const panda = await pandaOf(ada)
  await savePanda(panda, { takesOffers: true })
  const before = await held()
  const offer = async (userId: string, minor: number) => (await pay(userId, toWish('offer', panda, minor))).id
  const first = await offer(bo, 1_111)
  expect(await held()).toBe(before + 1_111)
  expect((await pay(bo, toWish('offer', panda, 2_000))).paid).toEqual({ gone: expect.stringContaining('already') })
  expect(await offers.refuseOffer(first, cy)).toBeNull()
  expect(await offers.acceptOffer(first, bo)).toBeNull()
  const answers = await Promise.all([offers.refuseOffer(first, ada), offers.withdrawOffer(first, bo)])
  expect(answers.filter((answer) => answer && 'done' in answer)).toHaveLength(1)
  expect([await held(), await isBack(first)]).toEqual([before, true])

  const second = await offer(bo, 1_200)
  wait(8 * DAY_MS)
  expect(await offers.acceptOffer(second, ada)).toEqual({ refused: expect.stringContaining('ended') })
  await Promise.all([offers.expireOffers(now), offers.expireOffers(now)])
  expect([await stateOf(second), await held(), await isBack(second)]).toEqual(['expired', before, true])

  const [third, fourth, fifth] = [await offer(bo, 900), await offer(cy, 1_500), await offer(dee, 1_400)]
  const { id: listingId } = await list(ada, panda, terms(5_000))
  const taken = await Promise.all([offers.acceptOffer(fourth, ada), offers.acceptOffer(fifth, ada)])
  expect(taken.filter((answer) => answer && 'done' in answer)).toHaveLength(1)
  const winner = (await stateOf(fourth)) === 'accepted' ? fourth : fifth
  expect(await keeperOf(panda)).toBe(winner === fourth ? cy : dee)
  expect([await stateOf(third), await isBack(third)]).toEqual(['void', true])
  expect((await findListing(listingId))?.state).toBe('void')
  expect(await held()).toBe(before + (winner === fourth ? 1_500 : 1_400))
  expect(await findFault()).toBeNull()
})

test('an auction: bids rise, the one before goes back, late ones move the end, the highest has the panda', async () => {
  const [ada, bo, cy] = [await member(), await member(), await member()]
  const panda = await pandaOf(ada)
  const { id, endsAt } = await list(ada, panda, auction(1_000))
  const before = await held()
  const bid = (userId: string, minor: number) => pay(userId, toWish('bid', panda, minor, id))
  expect((await bid(bo, 999)).paid).toEqual({ gone: expect.stringContaining('$10.00 or more') })
  const first = await bid(bo, 1_000)
  expect(first.paid).toBe('paid')
  expect((await bid(cy, 1_050)).paid).toEqual({ gone: expect.stringContaining('$11.00 or more') })
  const orders = [await order(cy, toWish('bid', panda, 1_100, id)), await order(bo, toWish('bid', panda, 1_150, id))]
  const both = await Promise.all(orders.map((one) => payWithTestCard(one, 'accepted')))
  expect(both).toContain('paid')
  expect([await stateOf(first.id), await isBack(first.id)]).toEqual(['outbid', true])
  expect(await changeListing(ada, id, { price: 5, reserve: null, endsAt })).toEqual({
    refused: expect.stringContaining('has bid'),
  })
  expect(await withdrawListing(ada, id)).toEqual({ refused: expect.stringContaining('has bid') })
  now = new Date(endsAt!.getTime() - 5 * 60_000)
  const top = await bid(cy, 5_000)
  expect([top.paid, await held()]).toEqual(['paid', before + 5_000])
  const moved = (await findListing(id))!.endsAt!
  expect(moved).toEqual(new Date(endsAt!.getTime() + 5 * 60_000))
  expect(await endAuctions(endsAt!)).toBe(0)
  now = moved
  expect((await bid(bo, 9_000)).paid).toEqual({ gone: expect.stringContaining('over') })
  await Promise.all([endAuctions(now), endAuctions(now)])
  expect([await keeperOf(panda), await stateOf(top.id), (await findListing(id))?.state]).toEqual([
    cy,
    'accepted',
    'sold',
  ])
  expect(await findFault()).toBeNull()
})

test('below the reserve, and with a seller who is suspended, nothing is sold and the money goes back', async () => {
  const [ada, bo] = [await member(), await member()]
  const panda = await pandaOf(ada)
  const before = await held()
  for (const isSuspended of [false, true]) {
    const { id } = await list(ada, panda, auction(1_000, isSuspended ? null : 2_000))
    const bid = await pay(bo, toWish('bid', panda, 1_500, id))
    if (isSuspended) await store().db.update(users).set({ suspendedAt: now }).where(eq(users.id, ada))
    wait(4 * DAY_MS)
    await endAuctions(now)
    expect([await stateOf(bid.id), await isBack(bid.id), await keeperOf(panda)]).toEqual([
      isSuspended ? 'void' : 'refused',
      true,
      ada,
    ])
    expect([(await findListing(id))?.state, await held()]).toEqual(['unsold', before])
  }
  expect(await findFault()).toBeNull()
})

test('erasing either side gives every cent back, and no paper names who is gone', async () => {
  const [ada, bo, cy] = [await member(), await member(), await member()]
  const [panda, other] = [await pandaOf(ada), await pandaOf(cy)]
  await savePanda(panda, { takesOffers: true })
  await savePanda(other, { takesOffers: true })
  const before = await held()
  const toSeller = await pay(bo, toWish('offer', panda, 1_700))
  const ofBuyer = await pay(ada, toWish('offer', other, 2_300))
  const { id } = await list(ada, panda, auction(900))
  const bid = await pay(cy, toWish('bid', panda, 950, id))
  expect(await held()).toBe(before + 4_950)
  const [row] = await store().db.select().from(users).where(eq(users.id, ada))
  await store().tx(() => erasePerson(row!))
  expect([await held(), await keeperOf(panda)]).toEqual([before, null])
  for (const one of [toSeller, ofBuyer, bid])
    expect([await stateOf(one.id), await isBack(one.id)]).toEqual(['void', true])
  const rows = await store().db.select().from(pandaOffers)
  expect(rows.some(({ buyerId, sellerId }) => buyerId === ada || sellerId === ada)).toBe(false)
  expect(await findFault()).toBeNull()
})

test('a gift is theirs once they take it; it can be taken back till then', async () => {
  const [ada, bo, cy] = [await member(), await member(), await member()]
  const panda = await pandaOf(ada)
  const give = async () => {
    const given = await gifts.offerGift(ada, panda, bo)
    if (!given || 'refused' in given) throw new Error(given?.refused ?? 'not theirs')
    return given.gift.id
  }
  expect(await gifts.offerGift(bo, panda, cy)).toBeNull()
  expect(await gifts.offerGift(ada, panda, ada)).toEqual({ refused: expect.stringContaining('with you') })
  const first = await give()
  expect(await gifts.offerGift(ada, panda, cy)).toEqual({ refused: expect.stringContaining('waits for somebody') })
  expect(await listPanda(ada, panda, terms(500))).toEqual({ refused: expect.stringContaining('giving') })
  expect(await gifts.acceptGift(first, cy)).toBeNull()
  const both = await Promise.all([gifts.acceptGift(first, bo), gifts.endGift(first, ada, 'taken-back')])
  expect(both.filter((answer) => answer && 'gift' in answer)).toHaveLength(1)
  if ((await keeperOf(panda)) === ada) expect(await gifts.acceptGift(await give(), bo)).toHaveProperty('gift')
  expect(await keeperOf(panda)).toBe(bo)
  expect(await gifts.offerGift(bo, panda, ada)).toEqual({ refused: expect.stringContaining('rests until') })
  wait(25 * HOUR_MS)
  const back = await gifts.offerGift(bo, panda, ada)
  const id = back && 'gift' in back ? back.gift.id : ''
  wait(15 * DAY_MS)
  expect(await gifts.acceptGift(id, ada)).toEqual({ refused: expect.stringContaining('ended') })
  await gifts.expireGifts(now)
  expect(await keeperOf(panda)).toBe(bo)
  expect(await findFault()).toBeNull()
})

test('a sale that is taken back brings the panda and the money home, before and after the seller had it', async () => {
  const [ada, bo] = [await member(), await member()]
  for (const isLate of [false, true]) {
    const panda = await pandaOf(await member())
    const seller = (await keeperOf(panda))!
    const { id: listingId } = await list(seller, panda, terms(1_000))
    const bought = await pay(bo, toWish('buy', panda, 1_000, listingId))
    if (isLate) {
      wait(25 * HOUR_MS)
      await creditSellers(now)
      expect((await readEarnings(seller)).owed).toBe(900)
    }
    expect(await refundTestPayment((await readAnyOrder(bought.id))!)).toBe(true)
    expect([await keeperOf(panda), await stateOf(bought.id), (await readEarnings(seller)).owed]).toEqual([
      seller,
      'returned',
      0,
    ])
    expect(await findFault()).toBeNull()
  }
  const panda = await pandaOf(ada)
  await savePanda(panda, { takesOffers: true })
  const offer = await pay(bo, toWish('offer', panda, 700))
  expect(await refundTestPayment((await readAnyOrder(offer.id))!)).toBe(true)
  expect([await stateOf(offer.id), await isBack(offer.id)]).toEqual(['void', true])
  expect(await offers.withdrawOffer(offer.id, bo)).toEqual({ refused: expect.stringContaining('ended') })
  expect(await findFault()).toBeNull()
})
