import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-trade-screens-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { bringIn } = await import('#app/kits/members/pandas/keeping.server.ts')
const { savePanda } = await import('#app/kits/members/pandas/pandas.store.server.ts')
const { findOpenGift } = await import('#app/kits/members/pandas/trade/gifts.store.server.ts')
const { findOpenListing, hideListing } = await import('#app/kits/members/pandas/trade/listings.store.server.ts')
const { endAuctions } = await import('#app/kits/members/pandas/trade/auctions.server.ts')
const { tie } = await import('#app/kits/members/ties/ties.server.ts')
const { payWithTestCard } = await import('#app/kits/members/till/embedded-till.server.ts')
const { readAnyOrder } = await import('#app/kits/members/till/orders.server.ts')
const { listOpenThings } = await import('#app/kits/asking/moderation/reports.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('#app/kits/members/pandas/pandas.register.server.ts')
await import('#app/kits/members/pandas/trade/trade.register.server.ts')
await import('./nft.register.server.ts')
const selling = await import('./nft-selling.route.tsx')
const listing = await import('./nft-listing.route.tsx')
const offers = await import('./nft-offer.route.tsx')
const gifts = await import('./nft-give.route.tsx')
const market = await import('./nft-marketplace.route.tsx')
const stats = await import('./nft-stats.route.tsx')

const DAY_MS = 86_400_000
const cookies: Record<string, string> = {}
beforeAll(async () => {
  await store().migrate()
  for (const id of ['mira', 'tomas', 'nadia', 'new', 'm1ra-z', 'mira-z']) {
    const user = await enrol(id, { emailVerifiedAt: id === 'new' ? null : new Date(0), createdAt: new Date(0) })
    cookies[id] = (await startSession(new Request('http://frenly.test/'), user.id, false)).split(';')[0]!
  }
})
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

let last = 0
async function pandaOf(userId: string, fur = 0) {
  last += 1
  const genome = `p1-0${fur}00000000-${last.toString(16).padStart(8, '0')}`
  const payment = { minor: 500, currency: 'USD', eventId: `event-${last}` }
  return (await bringIn('bought', { userId, genome, name: `panda-${last}`, showsKeeper: false }, payment))!.number
}

const context = { network: '10.0.0.1', cspNonce: '', requestId: '', isDocument: true }
const ask = (path: string, who: string, fields?: Record<string, string>) =>
  new Request(`http://frenly.test${path}`, {
    headers: { cookie: cookies[who] ?? '' },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
type Route = { loader: (args: never) => unknown; action?: (args: never) => unknown }
const read = async (route: Route, path: string, who: string, params = {}) =>
  (await route.loader({ request: ask(path, who), params, context } as never)) as Record<string, unknown>
const send = async (route: Route, path: string, who: string, fields: Record<string, string>, params = {}) => {
  const answer = (await route.action!({ request: ask(path, who, fields), params, context } as never)) as
    Response | { init: { status: number } | number; data: { problem: { errors: Record<string, string> } } }
  if (answer instanceof Response)
    return { status: answer.status, to: answer.headers.get('Location') ?? '', errors: {} as Record<string, string> }
  const status = typeof answer.init === 'number' ? answer.init : answer.init.status
  return { status, to: '', errors: answer.data.problem.errors }
}
const missing = (answer: Promise<unknown>) => expect(answer).rejects.toMatchObject({ status: 404 })
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
const list = async (who: string, panda: number, more: Record<string, string> = {}) =>
  send(selling, '/nft/selling', who, {
    ...{ act: 'list', panda: String(panda), kind: 'price', price: '12.50', ...more },
  })
const at = (id: string) => [`/nft-marketplace/${id}`, { listingId: id }] as const
const payFor = async (to: string) =>
  payWithTestCard((await readAnyOrder(new URL(to, 'http://x').searchParams.get('order')!))!, 'accepted')

test.each([
  ['0', 'Sums are between'],
  ['0,99', 'Sums are between'],
  ['1000000000000000000', 'Write a sum'],
  ['99999999999', 'Sums are between'],
  ['-5', 'Write a sum'],
  ['1,000', 'without a sign between thousands'],
  ['5 EUR', 'US dollars'],
  ['€5', 'US dollars'],
  ['', 'how much'],
  ['five', 'Write a sum'],
])('a price of %j is told beside its field', async (price, words) => {
  const panda = await pandaOf('mira')
  const listed = await list('mira', panda, { price })
  expect([listed.status, listed.errors['price']]).toEqual([400, expect.stringContaining(words)])
  expect(await findOpenListing(panda)).toBeNull()
  await savePanda(panda, { takesOffers: true })
  const offered = await send(offers, '/nft/make-offer', 'tomas', {
    ...{ act: 'offer', panda: String(panda), amount: price, days: '7' },
  })
  expect([offered.status, offered.errors['amount']]).toEqual([400, expect.stringContaining(words)])
})

test('a listing: what does not fit is told, strangers find nothing, and the unproved list nothing', async () => {
  const panda = await pandaOf('mira')
  const auction = (more: Record<string, string>) => list('mira', panda, { kind: 'auction', ...more })
  for (const [more, field] of [
    [{}, 'until'],
    [{ until: '2027-02-30' }, 'until'],
    [{ until: 'soon' }, 'until'],
    [{ until: inDays(-1) }, 'until'],
    [{ until: inDays(60) }, 'until'],
    [{ until: inDays(3), reserve: '12.50' }, 'reserve'],
    [{ until: inDays(3), reserve: 'x' }, 'reserve'],
  ] as const)
    expect([more, (await auction(more)).errors]).toEqual([more, { [field]: expect.any(String) }])
  await missing(list('tomas', panda))
  await missing(list('mira', 999_999_999))
  expect((await list('new', await pandaOf('new'))).errors['form']).toContain('Confirm your email address')
  const listed = await list('mira', panda, { price: '12,50' })
  expect(listed.status).toBe(303)
  expect((await list('mira', panda)).errors['form']).toContain('listed already')
  const { id } = (await findOpenListing(panda))!
  for (const act of ['change', 'withdraw'])
    await missing(send(selling, '/nft/selling', 'tomas', { act, listing: id, price: '1' }))
  const view = await read(listing, ...spread(at(id), 'tomas'))
  expect(view).toMatchObject({ price: '$12.50', isOwn: false, seller: null, isTest: true })
  await missing(read(selling, `/nft/selling?panda=${panda}`, 'tomas'))
  await hideListing(id, new Date())
  await missing(read(listing, ...spread(at(id), 'tomas')))
  await missing(send(listing, at(id)[0], 'tomas', { act: 'buy', price: '1250' }, at(id)[1]))
  expect(await read(listing, ...spread(at(id), 'mira'))).toMatchObject({ isHidden: true })
  await hideListing(id, null)
  await missing(read(listing, ...spread(at('nothing'), 'mira')))
})

const spread = ([path, params]: ReturnType<typeof at>, who: string) => [path, who, params] as const

test('buying: the price of the button is the one that is paid, once', async () => {
  const panda = await pandaOf('mira')
  await list('mira', panda)
  const { id } = (await findOpenListing(panda))!
  const buy = (who: string, price: string) => send(listing, at(id)[0], who, { act: 'buy', price }, at(id)[1])
  expect((await buy('mira', '1250')).errors['form']).toContain('yours')
  expect((await buy('tomas', '1')).errors['form']).toContain('changed the price')
  expect((await buy('new', '1250')).errors['form']).toContain('Confirm your email')
  const [one, two] = [await buy('tomas', '1250'), await buy('nadia', '1250')]
  expect([await payFor(one.to), await payFor(two.to)]).toEqual(['paid', { gone: expect.stringContaining('over') }])
  expect((await buy('nadia', '1250')).errors['form']).toContain('over')
  expect((await list('tomas', panda)).errors['form']).toContain('rests until')
  const figures = await read(stats, '/nft/stats', 'tomas')
  expect(figures).toMatchObject({ sales: 1, sold: '$12.50' })
  expect((figures['money'] as { value: number }[]).at(-1)).toMatchObject({ value: 1_250 })
  const report = { act: 'report', target: id, reason: 'spam' }
  await send(listing, at(id)[0], 'nadia', report, at(id)[1])
  expect(JSON.stringify(await listOpenThings(10, 0))).toContain('panda-listing')
})

test('an auction that is over says for how much, and whose the panda is now', async () => {
  const panda = await pandaOf('mira')
  await list('mira', panda, { kind: 'auction', until: inDays(2), price: '5', reserve: '6' })
  const { id } = (await findOpenListing(panda))!
  const bid = (await send(listing, at(id)[0], 'tomas', { act: 'bid', amount: '8' }, at(id)[1])).to
  expect(await payFor(bid)).toBe('paid')
  const open = await read(listing, ...spread(at(id), 'mira'))
  expect(open).toMatchObject({ state: 'open', price: '$8.00', isYours: true, endsInMs: expect.any(Number) })
  const end = vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 4 * DAY_MS))
  await endAuctions(clock.now())
  end.mockRestore()
  const over = { state: 'sold', price: '$8.00', reserve: 'reached', endsInMs: null }
  expect(await read(listing, ...spread(at(id), 'tomas'))).toMatchObject({ ...over, isYours: true })
  expect(await read(listing, ...spread(at(id), 'mira'))).toMatchObject({ ...over, isYours: false })
})

test('what is for sale is sifted by traits and kind, sorted, and paged without a gap', async () => {
  const made: number[] = []
  for (let n = 0; n < 30; n += 1) {
    const panda = await pandaOf('nadia', n % 3 === 0 ? 7 : 0)
    made.push(panda)
    await list('nadia', panda, { price: String(100 + ((n * 7) % 13)) })
  }
  const auctioned = await pandaOf('nadia')
  await list('nadia', auctioned, { kind: 'auction', until: inDays(3), price: '1' })
  type Card = { number: number; price: string; id: string }
  for (const sort of ['new', 'cheap', 'dear', 'rare', 'ending']) {
    const seen: Card[] = []
    for (let next: string | null = `/nft-marketplace?sort=${sort}`; next;) {
      const view: Record<string, unknown> = await read(market, next, 'tomas')
      seen.push(...(view['cards'] as Card[]))
      next = view['more'] as string | null
    }
    expect([sort, new Set(seen.map(({ id }) => id)).size]).toEqual([sort, seen.length])
    const prices = seen.map(({ price }) => Number(price.replace('$', '')))
    const sorted = prices.toSorted((a, b) => (sort === 'dear' ? b - a : a - b))
    if (sort === 'cheap' || sort === 'dear') expect(prices).toEqual(sorted)
    if (sort === 'ending') expect(seen.map(({ number }) => number)).toEqual([auctioned])
    else expect(seen.filter(({ number }) => made.includes(number))).toHaveLength(30)
  }
  const gold = (await read(market, '/nft-marketplace?fur=gold', 'tomas'))['cards'] as Card[]
  expect(gold).toHaveLength(10)
  for (const odd of ['?before=9', '?before=99999999999999999.x', '?sort=x&kind=y&fur=z', "?find=%27%00&before=1.'"])
    expect(await read(market, `/nft-marketplace${odd}`, 'tomas')).toHaveProperty('cards')
  await tie('nadia', 'block', 'tomas')
  expect((await read(market, '/nft-marketplace?fur=gold', 'tomas'))['cards']).toEqual([])
})

test('offers: made to whoever takes them, answered by their keeper alone', async () => {
  const panda = await pandaOf('mira')
  const make = (who: string, days = '7') =>
    send(offers, '/nft/make-offer', who, { act: 'offer', panda: String(panda), amount: '8', days })
  expect((await make('tomas')).errors['amount']).toContain('takes no offers')
  expect(await read(offers, `/nft/make-offer?panda=${panda}`, 'tomas')).toMatchObject({
    panda: { why: expect.stringContaining('takes no offers') },
  })
  await send(selling, '/nft/selling', 'mira', { act: 'take-offers', panda: String(panda) })
  await missing(send(selling, '/nft/selling', 'tomas', { act: 'take-offers', panda: String(panda) }))
  expect((await make('mira')).errors['amount']).toContain('yours')
  for (const days of ['0', '31', '1.5', 'x', ''])
    expect((await make('tomas', days)).errors['days']).toContain('1 to 30')
  await missing(read(offers, '/nft/make-offer?panda=999999', 'tomas'))
  const order = await make('tomas')
  expect(await payFor(order.to)).toBe('paid')
  type Line = { id: string; panda: number; state: string; money: string }
  const lines = async (who: string, part: string) =>
    ((await read(offers, `/nft/make-offer?part=${part}`, who))['offers'] as Line[]).filter((one) => one.panda === panda)
  const [line] = await lines('tomas', 'made')
  expect(line).toMatchObject({ state: 'held', money: 'held' })
  for (const [who, act] of [
    ['nadia', 'accept'],
    ['nadia', 'withdraw'],
    ['tomas', 'accept'],
    ['mira', 'withdraw'],
  ] as const)
    await missing(send(offers, '/nft/make-offer', who, { act, offer: line!.id }))
  expect((await send(offers, '/nft/make-offer', 'mira', { act: 'refuse', offer: line!.id })).status).toBe(303)
  expect((await send(offers, '/nft/make-offer', 'mira', { act: 'accept', offer: line!.id })).errors['offer']).toContain(
    'ended',
  )
  expect([(await lines('tomas', 'made'))[0], (await lines('mira', 'received'))[0]]).toMatchObject([
    { state: 'refused', money: 'back' },
    { state: 'refused', money: 'back' },
  ])
})

test('gifts: by handle, not to one that looks like another, and taken by whoever it is for', async () => {
  const panda = await pandaOf('mira')
  const give = (who: string, handle: string) =>
    send(gifts, '/nft/give', who, { act: 'give', panda: String(panda), handle })
  expect((await give('mira', 'nobody-here')).errors['handle']).toContain('no member')
  expect((await give('mira', '')).errors['handle']).toContain('who gets it')
  expect((await give('mira', 'new')).errors['handle']).toContain('no member')
  expect((await give('mira', 'mira')).errors['panda']).toContain('with you')
  await missing(give('tomas', 'mira'))
  expect((await give('mira', 'm1ra-z')).errors['handle']).toContain('@mira-z')
  await tie('mira', 'follow', 'm1ra-z')
  expect((await give('mira', '@M1RA-z')).status).toBe(303)
  const gift = (await findOpenGift(panda))!
  expect(gift.toId).toBe('m1ra-z')
  await missing(send(gifts, '/nft/give', 'mira-z', { act: 'take', gift: gift.id }))
  await missing(send(gifts, '/nft/give', 'm1ra-z', { act: 'take-back', gift: gift.id }))
  expect((await send(gifts, '/nft/give', 'm1ra-z', { act: 'take', gift: gift.id })).status).toBe(303)
  expect((await send(gifts, '/nft/give', 'mira', { act: 'take-back', gift: gift.id })).errors['gift']).toContain(
    'ended',
  )
  expect(await read(gifts, '/nft/give', 'm1ra-z')).toMatchObject({ resting: 1, pandas: [] })
})
