import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isNightly } from '#tests/support/nightly.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-any-trade-'))
process.env.LOG_LEVEL = 'silent'
process.env.TAX_PERCENT = '7'
process.env.MARKET_FEE_PERCENT = '3'
const { store } = await import('#app/database/store.server.ts')
const { pandaGifts, pandaListings, pandaOffers } = await import('#app/database/tables/money/panda-trade.ts')
const { pandaLedger, pandas } = await import('#app/database/tables/money/pandas.ts')
const { moneyEvents } = await import('#app/database/tables/money/billing.ts')
const { users } = await import('#app/database/tables/people.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { tie, untie } = await import('#app/kits/members/ties/ties.server.ts')
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
const { acceptGift, endGift, expireGifts, offerGift } = await import('./gifts.server.ts')
const { changeListing, listPanda, withdrawListing } = await import('./listings.server.ts')
const { acceptOffer, expireOffers, refuseOffer, withdrawOffer } = await import('./offers.server.ts')
const { findTradeFault } = await import('./trade-check.server.ts')
const { orderWish } = await import('./trade-goods.server.ts')

const HOUR_MS = 3_600_000
const RUNS = isNightly ? 80 : 6
const MEMBERS = 4
const PANDAS = 3
let now = new Date('2027-03-01T10:00:00Z')

beforeAll(() => store().migrate())
beforeEach(() => void vi.spyOn(clock, 'now').mockImplementation(() => now))
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

const KINDS = [
  ...['list', 'list', 'auction', 'change', 'withdraw', 'buy', 'buy', 'bid', 'bid', 'offer', 'offer', 'accept'],
  ...['accept', 'refuse', 'take-back-offer', 'give', 'take', 'take-back-gift', 'wait', 'wait', 'suspend', 'return'],
  ...['block', 'unblock', 'erase', 'refund', 'twice'],
] as const
type Act = { kind: (typeof KINDS)[number]; who: number; other: number; panda: number; minor: number; hours: number }
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    who: fc.nat(MEMBERS - 1),
    other: fc.nat(MEMBERS - 1),
    panda: fc.nat(PANDAS - 1),
    minor: fc.integer({ min: 100, max: 20_000 }),
    hours: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 25, maxLength: 60, size: 'max' },
)

let last = 0
type World = { members: string[]; pandas: number[] }
async function open(): Promise<World> {
  const members: string[] = []
  const numbers: number[] = []
  for (let n = 0; n < MEMBERS; n += 1) {
    members.push(`m${(last += 1)}`)
    await enrol(members[n]!, { emailVerifiedAt: new Date(0) })
  }
  for (let n = 0; n < PANDAS; n += 1) {
    const genome = `p1-0000000000-${(last += 1).toString(16).padStart(8, '0')}`
    const made = await bringIn('adopted', { userId: members[n]!, genome, name: `panda-${last}`, showsKeeper: false })
    numbers.push(made!.number)
  }
  return { members, pandas: numbers }
}

const keeperOf = async (panda: number) => findKeeperId((await findPanda(panda))!.keeper)
const openListing = async (panda: number) =>
  (await store().db.select().from(pandaListings).where(eq(pandaListings.open, panda)))[0]
const heldOffers = async (panda: number) =>
  (await store().db.select().from(pandaOffers).where(eq(pandaOffers.panda, panda))).filter(
    ({ state }) => state === 'held',
  )
const openGift = async (panda: number) =>
  (await store().db.select().from(pandaGifts).where(eq(pandaGifts.open, panda)))[0]
const pay = async (
  userId: string,
  kind: 'offer' | 'bid' | 'buy',
  panda: number,
  listingId: string | null,
  minor: number,
) => payWithTestCard(await orderWish(userId, { kind, panda, name: 'x', listingId, minor, days: 3 }), 'accepted')

/** Does what an act says, as whoever it says; most of it is refused, which is half of what is tried here. */
async function act({ members, pandas: numbers }: World, { kind, who, other, panda: at, minor, hours }: Act) {
  const panda = numbers[at]!
  const keeper = (await keeperOf(panda)) ?? 'nobody'
  // Mostly somebody else than its keeper; sometimes whoever comes.
  const far = members[who] === keeper && hours < 90 ? (who + 1) % MEMBERS : who
  const [userId, otherId] = [members[far]!, members[other]!]
  const listing = await openListing(panda)
  const [held] = await heldOffers(panda)
  const gift = await openGift(panda)
  const endsAt = new Date(now.getTime() + hours * HOUR_MS)
  switch (kind) {
    case 'list':
      return listPanda(keeper, panda, { kind: 'price', price: minor, reserve: null, endsAt: null })
    case 'auction':
      return listPanda(keeper, panda, { kind: 'auction', price: minor, reserve: who === 0 ? minor * 2 : null, endsAt })
    case 'change':
      return listing && changeListing(keeper, listing.id, { price: minor, reserve: null, endsAt: listing.endsAt })
    case 'withdraw':
      return listing && withdrawListing(keeper, listing.id)
    case 'buy':
      return pay(userId, 'buy', panda, listing?.id ?? null, listing?.price ?? minor)
    case 'bid':
      return pay(userId, 'bid', panda, listing?.id ?? null, (listing?.asks ?? 1) + (hours > 80 ? -1 : minor))
    case 'offer':
      await savePanda(panda, { takesOffers: true })
      return pay(userId, 'offer', panda, null, minor)
    case 'accept':
      return held && acceptOffer(held.id, keeper)
    case 'refuse':
      return held && refuseOffer(held.id, keeper)
    case 'take-back-offer':
      return held && withdrawOffer(held.id, held.buyerId!)
    case 'give':
      return offerGift(keeper, panda, otherId)
    case 'take':
      return gift && acceptGift(gift.id, gift.toId)
    case 'take-back-gift':
      return gift && endGift(gift.id, gift.fromId, 'taken-back')
    case 'wait':
      now = endsAt
      await endAuctions(now)
      await expireOffers(now)
      await expireGifts(now)
      return creditSellers(now)
    case 'suspend':
    case 'return':
      return store()
        .db.update(users)
        .set({ suspendedAt: kind === 'suspend' ? now : null })
        .where(eq(users.id, userId))
    case 'block':
      return tie(userId, 'block', otherId)
    case 'unblock':
      return untie(userId, 'block', otherId)
    case 'erase': {
      const [row] = hours > 60 ? await store().db.select().from(users).where(eq(users.id, userId)) : []
      if (!row) return null
      await store().tx(async () => {
        await erasePerson(row)
        await store().db.delete(users).where(eq(users.id, userId))
      })
      members[far] = `m${(last += 1)}`
      return enrol(members[far]!, { emailVerifiedAt: new Date(0) })
    }
    case 'refund': {
      const sales = await store().db.select().from(pandaOffers).where(eq(pandaOffers.panda, panda))
      const order = sales.length > 0 ? await readAnyOrder(sales[hours % sales.length]!.id) : null
      return order && refundTestPayment(order)
    }
    case 'twice':
      return Promise.all([
        pay(userId, listing?.kind === 'auction' ? 'bid' : 'buy', panda, listing?.id ?? null, listing?.asks ?? minor),
        pay(otherId, listing?.kind === 'auction' ? 'bid' : 'buy', panda, listing?.id ?? null, listing?.asks ?? minor),
        held && acceptOffer(held.id, keeper),
      ])
  }
}

/** Every ended offer gave its money back, to the cent: what was paid and what was refunded under its name are one sum. */
async function findLostMoney(): Promise<string | null> {
  const events = new Map((await store().db.select().from(moneyEvents)).map((event) => [event.id, event]))
  for (const { id, state, total, paidAs, givenBackAt } of await store().db.select().from(pandaOffers)) {
    const [paid, back] = [events.get(paidAs), events.get(`embedded:${id}:refund`)]
    if (paid?.total !== total) return `${id} was not paid as it says`
    const isBack = state !== 'held' && state !== 'accepted'
    if (isBack !== (back?.total === total) || isBack !== (givenBackAt !== null))
      return `${id} is ${state}: ${back?.total}`
  }
  return null
}

async function findFault(): Promise<string | null> {
  const { fault, keepers } = await replayLedger()
  const sale = await findSaleWithoutEvent()
  return (
    fault ?? (await findWrongKeeper(keepers)) ?? (sale === null ? null : `sale ${sale}`) ?? (await findTradeFault())
  )
}

test('whatever is done in whatever order: one owner, every cent, and the history equals the state', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (said) => {
      const world = await open()
      for (const one of said) {
        await act(world, one)
        expect([one.kind, await findTradeFault()]).toEqual([one.kind, null])
      }
      expect([await findFault(), await findLostMoney(), await checkBooks()]).toEqual([null, null, []])
      // Everybody goes: nothing is held any more but what sellers are still to get.
      for (const id of world.members) {
        const [row] = await store().db.select().from(users).where(eq(users.id, id))
        if (row) await store().tx(() => erasePerson(row))
      }
      now = new Date(now.getTime() + 1_000 * HOUR_MS)
      await endAuctions(now)
      await expireOffers(now)
      await creditSellers(now)
      expect([await findFault(), await findLostMoney(), await checkBooks()]).toEqual([null, null, []])
      expect(await balanceOf('held:pandas', 'USD')).toBe(0)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  const [sold] = await store().db.select().from(pandaLedger).where(eq(pandaLedger.kind, 'sold'))
  if (isNightly) expect(sold).toBeDefined()
  expect((await store().db.select().from(pandas)).length).toBe(RUNS * PANDAS)
})
