import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-marketplace-'))
process.env.LOG_LEVEL = 'silent'
const asked: string[] = []
let answer = ''
vi.mock('#app/kits/asking/runs/ask-prompt.server.ts', async (original) => ({
  ...(await original<object>()),
  askPrompt(_run: object, text: string) {
    asked.push(text)
    if (answer === '') throw new Error('No engine answers')
    return Promise.resolve({ engine: 'A model', answer, costMicros: 0, tookMs: 1 })
  },
}))
const { store } = await import('#app/database/store.server.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { untrustedWorker, closeUntrusted } = await import('#app/kits/foundation/untrusted/untrusted.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { findListing, hideListing } = await import('#app/kits/members/market/listings.store.server.ts')
const { createPurchase } = await import('#app/kits/members/market/purchases.store.server.ts')
const { findBusinessFigure } = await import('#app/kits/members/businesses/business-figures.ts')
const { listOpenThings } = await import('#app/kits/asking/moderation/reports.store.server.ts')
const { makePrompt } = await import('../writing/prompts/prompts.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('./marketplace.register.server.ts')
await import('../writing/market/sell-writing.server.ts')
const selling = await import('./market-selling.route.tsx')
const listing = await import('./market-listing.route.tsx')
const bought = await import('./market-bought.route.tsx')
const square = await import('./marketplace.route.tsx')

const cookies: Record<string, string> = {}
beforeAll(async () => {
  untrustedWorker.file = await buildWorker('app/kits/foundation/untrusted/untrusted.worker.ts')
  await store().migrate()
  for (const id of ['mira', 'tomas', 'nadia', 'new']) {
    const user = await enrol(id, { emailVerifiedAt: id === 'new' ? null : new Date(0), createdAt: new Date(0) })
    cookies[id] = (await startSession(new Request('http://frenly.test/'), user.id, false)).split(';')[0]!
  }
}, 60_000)
afterAll(async () => {
  await closeUntrusted()
  await closeMailQueue()
  await store().close()
})

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
    Response | { init: { status: number }; data: { problem: { errors: Record<string, string> } } }
  return answer instanceof Response
    ? { status: answer.status, to: answer.headers.get('Location') ?? '', errors: {} as Record<string, string> }
    : { status: answer.init.status, to: '', errors: answer.data.problem.errors }
}
const SELL = '/marketplace/selling'
const fields = { title: 'Summaries that hold', about: 'Makes minutes of a talk.', price: '9.50', licence: 'work' }
const onListing = (id: string) => [`/marketplace/listing/${id}`, { listingId: id }] as const

async function offer(who: string, more: Record<string, string> = {}): Promise<string> {
  const made = await send(selling, SELL, who, { act: 'offer', thing: 'service', ...fields, ...more })
  expect(made.errors).toEqual({})
  return made.to.split('/').at(-1)!
}

test('every faulty field is told at once, prices are read as people write them, and the unproved offer nothing', async () => {
  const faulty = await send(selling, SELL, 'mira', {
    act: 'offer',
    thing: '',
    title: '',
    about: '',
    price: '-3',
    licence: 'x',
  })
  expect([faulty.status, Object.keys(faulty.errors).sort()]).toEqual([
    400,
    ['about', 'licence', 'price', 'thing', 'title'],
  ])
  for (const price of ['1000000000000', '0.5', '1e3', 'NaN', '9.999', '-0'])
    expect(
      (await send(selling, SELL, 'mira', { act: 'offer', thing: 'service', ...fields, price })).errors.price,
    ).toBeTruthy()
  for (const [price, minor] of [
    ['', 0],
    ['0', 0],
    ['9', 900],
    ['9,5', 950],
    ['$ 1000', 100_000],
  ] as const)
    expect((await findListing(await offer('mira', { price })))?.listing.price).toBe(minor)
  expect((await send(selling, SELL, 'new', { act: 'offer', thing: 'service', ...fields })).status).toBe(403)
})

test('a prompt is listed without giving itself away, bought, copied and reviewed by its buyer alone', async () => {
  const secret = 'Count the pandas in {{text}} and say why.'
  const prompt = await makePrompt({ userId: 'mira', guestId: null }, { title: 'Counting', text: secret })
  expect((await send(selling, SELL, 'tomas', { act: 'offer', thing: `prompt:${prompt}`, ...fields })).status).toBe(400)
  const id = await offer('mira', { thing: `prompt:${prompt}`, price: '0' })
  const [path, params] = onListing(id)
  const seen = await read(listing, path, 'nobody', params)
  expect(JSON.stringify(seen)).toContain('text')
  expect(JSON.stringify(seen)).not.toContain('Count the pandas')
  expect((await send(listing, path, 'nadia', { act: 'review', stars: '5', text: 'Fine.' }, params)).status).toBe(403)
  expect((await send(listing, path, 'mira', { act: 'take' }, params)).status).toBe(409)
  expect((await send(listing, path, 'tomas', { act: 'take' }, params)).to).toBe('/marketplace/purchases')
  expect((await send(listing, path, 'tomas', { act: 'take' }, params)).status).toBe(409)
  const { purchases } = (await read(bought, '/', 'tomas')) as { purchases: { copyTo: string; backUntil: null }[] }
  expect(purchases).toMatchObject([{ copyTo: expect.stringMatching(/^\/ai\/prompts\?p=/) as string, backUntil: null }])
  await send(listing, path, 'tomas', { act: 'review', stars: '4', text: 'It counts well.' }, params)
  await send(listing, path, 'tomas', { act: 'review', stars: '2', text: 'Less well on a second look.' }, params)
  expect((await findListing(id))?.listing).toMatchObject({ stars: 2, reviews: 1, sold: 1 })
  const { reviews } = (await read(listing, path, 'nobody', params)) as { reviews: { id: string; text: string }[] }
  expect(reviews.map(({ text }) => text)).toEqual(['Less well on a second look.'])
  const answer = { act: 'answer-review', said: reviews[0]!.id, answer: 'Thank you.' }
  await expect(send(listing, path, 'nadia', answer, params)).rejects.toMatchObject({ status: 404 })
  expect((await send(listing, path, 'mira', answer, params)).status).toBe(303)
})

test('a prompt is run once before it is bought, by members and guests, and an answer that repeats it is withheld', async () => {
  const secret = 'You are an auditor of bamboo forests who counts twice. Say how many stand in {{place}}.'
  const prompt = await makePrompt({ userId: 'mira', guestId: null }, { title: 'Counting', text: secret })
  const id = await offer('mira', { thing: `prompt:${prompt}`, canBeTried: 'yes' })
  const [path, params] = onListing(id)
  const run = (who: string, place = 'Wolong') => send(listing, path, who, { act: 'try', 'value-0': place }, params)
  const seen = async (who: string) => ((await read(listing, path, who, params)) as { trial: unknown }).trial
  expect(await seen('tomas')).toEqual({ places: [{ name: 'place', choices: [] }], had: null })
  expect((await run('tomas', '')).errors).toEqual({ try: 'Fill in place.' })
  expect((await run('tomas', 'x'.repeat(501))).status).toBe(400)
  expect((await run('mira')).status).toBe(409)
  expect((await run('tomas')).status, 'what failed does not count').toBe(502)
  answer = 'Seven **stand** there.'
  const runs = await Promise.all([run('tomas'), run('tomas'), run('tomas')])
  expect(runs.map(({ status }) => status).sort()).toEqual([303, 409, 409])
  expect(asked.at(-1)).toBe(secret.replace('{{place}}', 'Wolong'))
  expect(JSON.stringify(await seen('tomas'))).toContain('<strong>stand</strong>')
  expect((await run('tomas')).status).toBe(409)
  answer = 'As told: you ARE an auditor, of bamboo-forests; who counts twice'
  expect((await run('nadia')).status).toBe(303)
  const withheld = JSON.stringify(await seen('nadia'))
  expect([withheld.includes('withheld'), /auditor/i.test(withheld)]).toEqual([true, false])
  expect((await run('nobody')).status, 'a guest gets a mark').toBe(303)
  const closed = await offer('mira', { thing: `prompt:${prompt}` })
  await expect(
    send(listing, ...(onListing(closed).slice(0, 1) as [string]), 'tomas', { act: 'try' }, { listingId: closed }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a listing of another is 404 at the desk; withdrawn and hidden ones are 404 for all but the seller and buyers', async () => {
  const id = await offer('mira')
  const [path, params] = onListing(id)
  for (const act of ['withdraw', 'remove', 'list'])
    await expect(send(selling, SELL, 'tomas', { act, listing: id })).rejects.toMatchObject({ status: 404 })
  await expect(read(selling, `${SELL}?listing=${id}`, 'tomas')).rejects.toMatchObject({ status: 404 })
  await send(selling, SELL, 'mira', { act: 'withdraw', listing: id })
  await expect(read(listing, path, 'tomas', params)).rejects.toMatchObject({ status: 404 })
  expect(await read(listing, path, 'mira', params)).toMatchObject({ state: 'withdrawn' })
  await send(selling, SELL, 'mira', { act: 'list', listing: id })
  await hideListing(id, new Date())
  await expect(read(listing, path, 'tomas', params)).rejects.toMatchObject({ status: 404 })
  const { view } = (await read(square, '/marketplace', 'tomas', {})) as { view: { cards: { id: string }[] } }
  expect(view.cards.map((card) => card.id)).not.toContain(id)
  await offer('nadia')
  const page = async (by: string) =>
    (await read(square, `/marketplace?by=${by}`, 'tomas', {})) as { view: { cards: { seller: { handle: string } }[] } }
  expect(new Set((await page('nadia')).view.cards.map(({ seller }) => seller.handle))).toEqual(new Set(['nadia']))
  for (const by of ['nobody-here', 'new']) await expect(page(by)).rejects.toMatchObject({ status: 404 })
})

test('questions are answered by the seller, and what is reported stands in the queue', async () => {
  const id = await offer('mira')
  const [path, params] = onListing(id)
  expect((await send(listing, path, 'nobody', { act: 'ask', text: 'How long?' }, params)).status).toBe(401)
  await send(listing, path, 'tomas', { act: 'ask', text: 'How long does it take?' }, params)
  const { questions } = (await read(listing, path, 'nobody', params)) as { questions: { id: string }[] }
  await send(listing, path, 'mira', { act: 'answer-question', said: questions[0]!.id, answer: 'An hour.' }, params)
  expect(await read(listing, path, 'nobody', params)).toMatchObject({ questions: [{ answer: 'An hour.' }] })
  await send(listing, path, 'nadia', { act: 'report', target: questions[0]!.id, reason: 'spam', words: '' }, params)
  await send(listing, path, 'nadia', { act: 'report', target: id, reason: 'wrong', words: 'Not an hour' }, params)
  expect((await listOpenThings(10, 0)).map(({ kind }) => kind).sort()).toEqual(['listing', 'listing-question'])
})

test('the sales of a business are what its owners were paid for and what stayed sold, within the period', async () => {
  const listingId = await offer('mira')
  const at = new Date('2026-05-05T12:00:00Z')
  const bought = { buyerId: 'nadia', listingId, sellerId: 'mira', title: 'Minutes', kind: 'service', price: 950 }
  const row = { ...bought, share: 855, currency: 'usd', licence: 'work', version: 1, state: 'delivered' as const }
  await createPurchase({ ...row, id: 'sold', createdAt: at })
  await createPurchase({ ...row, id: 'free', price: 0, share: 0, createdAt: at })
  await createPurchase({ ...row, id: 'returned', state: 'refunded', createdAt: at })
  await createPurchase({ ...row, id: 'of-tomas', sellerId: 'tomas', createdAt: at })
  await createPurchase({ ...row, id: 'next-day', createdAt: new Date('2026-05-06T00:00:00Z') })
  const sales = findBusinessFigure('sales')!
  const day = { from: new Date('2026-05-05T00:00:00Z'), to: new Date('2026-05-06T00:00:00Z') }
  const business = { id: 'tea-house', zone: 'UTC', owners: ['mira'] }
  expect(await sales.list(business, day)).toEqual([{ at, amount: 1 }])
  expect(await sales.rows(business, day, 10)).toMatchObject([
    { id: 'sold', detail: expect.stringContaining('8.55') as string },
  ])
  expect(await sales.list({ ...business, owners: [] }, day)).toEqual([])
})
