import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startWorkClock } from '#tests/support/work-clock.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-business-'))
process.env.LOG_LEVEL = 'silent'
vi.mock('#app/kits/asking/runs/use-best.server.ts', () => ({
  useBest: () => Promise.resolve({ result: { text: 'it is about my lease' }, listed: { engine: { label: 'An ear' } } }),
}))
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { clock } = await import('#app/platform/clock.ts')
await import('../business.register.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { listBusinessFigures } = await import('#app/kits/members/businesses/business-figures.ts')
const { listVerifiedProfessionals } = await import('#app/kits/members/businesses/public-businesses.store.server.ts')
const { hold } = await import('../booking/hold-slot.server.ts')
const { moveTo } = await import('../booking/booking-acts.server.ts')
const { remindOfBookings, sweepBusinesses } = await import('../booking/booking-chores.server.ts')
const { findSlots, isFree, toResource } = await import('../booking/free-slots.server.ts')
const { tellOfBooking } = await import('../booking/letters.server.ts')
const { writeWav } = await import('#app/providers/speech/wav.ts')
const { findAnyFile, readFile } = await import('#app/kits/foundation/files/files.server.ts')
const { spool } = await import('#app/kits/foundation/files/upload/spool.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { runs } = await import('#app/database/tables/runs.ts')
const { unseal } = await import('#app/platform/secrets/seal.server.ts')
const { hearIntake, SOUND_SEAL } = await import('../booking/spoken/hear-intake.server.ts')
const { say } = await import('../booking/spoken/say-acts.server.ts')
const { readSpoken } = await import('../booking/spoken/spoken-intake.server.ts')
const rows = await import('./businesses.store.server.ts')
const daily = await import('./daily.store.server.ts')
const booked = await import('./bookings.store.server.ts')
const { createService, findService } = await import('./services.store.server.ts')
const { readDescription, registerBusiness } = await import('../listing/register-business.server.ts')
const { toPeriod, addUp } = await import('../figures/period.ts')

const MINUTE = 60_000
const NOW = Date.parse('2026-05-11T06:00:00Z')
const NINE = Date.parse('2026-05-11T07:00:00Z')
beforeAll(async () => {
  await store().migrate()
})
beforeEach(() => void vi.spyOn(clock, 'now').mockImplementation(() => new Date(now)))
afterAll(() => store().close())
let now = NOW
let made = 0

async function business(owner?: string) {
  made += 1
  const userId = owner ?? (await enrol(`owner${made}`, { emailVerifiedAt: new Date(0) })).id
  const said = { name: `Café № ${made}`, tagline: 'Coffee', place: 'Bergen', zone: 'Europe/Berlin', profession: '' }
  const id = await registerBusiness(userId, readDescription(said))
  await rows.saveBusiness(id, { publishedAt: clock.now() })
  const serviceId = `service-${made}`
  const hours = Array.from({ length: 7 }, () => [[540, 720]] as const)
  await createService({
    ...{ id: serviceId, businessId: id, name: 'First talk', about: '', price: '', place: '', minutes: 30 },
    ...{ pauseMinutes: 10, stepMinutes: 5, week: hours, zone: 'Europe/Berlin', closedDays: [], noticeHours: 0 },
    ...{ aheadDays: 30, intake: 'What is it about?', intakeDays: 3, createdAt: clock.now() },
  })
  return { id, userId, serviceId, service: (await findService(id, serviceId))! }
}
const customer = async () => (await enrol(`customer${(made += 1)}`, { emailVerifiedAt: new Date(0) })).id
const book = (place: Awaited<ReturnType<typeof business>>, userId: string, at: number) =>
  hold({ service: place.service, businessId: place.id, userId, at, now: clock.now() })
const confirm = (id: string) => booked.moveBooking(id, ['held'], { state: 'confirmed', heldUntil: null })

test('of twenty who take one slot at once one has it, and overlapping ones are refused with their pause', async () => {
  const place = await business()
  const people = await Promise.all(Array.from({ length: 20 }, customer))
  const ids = await Promise.all(people.map((userId) => book(place, userId, NINE)))
  expect(ids.filter(Boolean)).toHaveLength(1)
  expect(await book(place, people[0]!, NINE + 35 * MINUTE)).toBeNull()
  expect(await book(place, people[0]!, NINE + 40 * MINUTE)).not.toBeNull()
})

test('whatever ten people try at once at random, no two appointments of one resource overlap', async () => {
  const place = await business()
  const people = await Promise.all(Array.from({ length: 10 }, customer))
  const at = (n: number) => NINE + ((n * 7) % 31) * 5 * MINUTE
  const ids = await Promise.all(Array.from({ length: 60 }, (_, n) => book(place, people[n % people.length]!, at(n))))
  const found = await Promise.all(ids.flatMap((id) => (id ? [booked.findBooking(id)] : [])))
  const spans = found.map((one) => [one!.booking.startsAt.getTime(), one!.booking.endsAt.getTime() + 10 * MINUTE])
  spans.sort(([a], [b]) => a! - b!)
  expect(spans.length).toBeGreaterThan(1)
  for (const [n, [from]] of spans.entries()) if (n > 0) expect(from).toBeGreaterThanOrEqual(spans[n - 1]![1]!)
})

test('a member’s time is one over all businesses they work for', async () => {
  const owner = (await enrol('doctor', { emailVerifiedAt: new Date(0) })).id
  const [one, two] = [await business(owner), await business(owner)]
  const own = (place: typeof one) => ({ ...place, service: { ...place.service, memberId: owner } })
  const who = await customer()
  expect(toResource(own(one).service)).toBe(toResource(own(two).service))
  expect(await book(own(one), who, NINE)).not.toBeNull()
  expect(await book(own(two), who, NINE)).toBeNull()
})

test('what nobody confirms is free after a quarter of an hour, and what is confirmed is not', async () => {
  const place = await business()
  const [first, second] = [await customer(), await customer()]
  const id = (await book(place, first, NINE))!
  expect(await isFree(place.service, NINE, clock.now())).toBe(false)
  now = NOW + 16 * MINUTE
  expect(await isFree(place.service, NINE, clock.now())).toBe(true)
  const other = (await book(place, second, NINE))!
  expect(other).not.toBeNull()
  expect(await confirm(id)).toBe(false)
  await confirm(other)
  now = NOW + 40 * MINUTE
  await sweepBusinesses.run(new AbortController().signal)
  expect(await isFree(place.service, NINE, clock.now())).toBe(false)
  now = NOW
})

test('moving takes the new time and frees the old one; onto a taken time it stays where it was', async () => {
  const place = await business()
  const [first, second] = [await customer(), await customer()]
  const [a, b] = [(await book(place, first, NINE))!, (await book(place, second, NINE + 60 * MINUTE))!]
  await Promise.all([confirm(a), confirm(b)])
  const found = (await booked.findBooking(a))!
  await expect(moveTo(found, NINE + 50 * MINUTE, clock.now(), first)).rejects.toThrow(booked.SlotTaken)
  expect((await booked.findBooking(a))!.booking.startsAt.getTime()).toBe(NINE)
  expect(await moveTo(found, NINE + 15 * MINUTE, clock.now(), first)).toBe(true)
  expect(await isFree(place.service, NINE - 0, clock.now())).toBe(false)
  expect(await moveTo((await booked.findBooking(a))!, NINE + 120 * MINUTE, clock.now(), first)).toBe(true)
  expect(await isFree(place.service, NINE, clock.now())).toBe(true)
  const cells = await booked.countStrayCells()
  expect(cells).toBe(0)
})

test('two who move to the same time at once: one stands there, the other where it was', async () => {
  const place = await business()
  const people = [await customer(), await customer()]
  const ids = [(await book(place, people[0]!, NINE))!, (await book(place, people[1]!, NINE + 60 * MINUTE))!]
  await Promise.all(ids.map(confirm))
  const target = NINE + 120 * MINUTE
  const found = await Promise.all(ids.map((id) => booked.findBooking(id)))
  const done = await Promise.allSettled(found.map((one) => moveTo(one!, target, clock.now(), null)))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const at = (await Promise.all(ids.map((id) => booked.findBooking(id)))).map((one) => one!.booking.startsAt.getTime())
  expect(at.filter((moment) => moment === target)).toHaveLength(1)
})

test('both sides get a letter with a calendar file, reminders come once', async () => {
  const place = await business()
  const who = await customer()
  const id = (await book(place, who, NINE))!
  await confirm(id)
  await store().db.delete(mails)
  await store().tx(() => tellOfBooking(id, 'confirmed', who))
  const letters = await store().db.select().from(mails)
  expect(letters.map(({ to }) => to).sort()).toEqual([`${who}@frenly.test`, `${place.userId}@frenly.test`].sort())
  for (const { calendar } of letters) {
    expect(calendar).toContain('DTSTART:20260511T070000Z')
    expect(calendar).toContain(`UID:booking-${id}@`)
    expect(calendar).toContain('METHOD:PUBLISH')
  }
  const { signal } = new AbortController()
  await Promise.all([remindOfBookings.run(signal), remindOfBookings.run(signal)])
  await remindOfBookings.run(signal)
  const all = await store().db.select().from(mails)
  expect(all.filter(({ to, subject }) => to === `${who}@frenly.test` && subject.includes('sooner'))).toHaveLength(1)
})

test('the last owner stays, also when two leave at once', async () => {
  const { id, userId } = await business()
  expect(await rows.changeMember(id, userId, null)).toBe(false)
  expect(await rows.changeMember(id, userId, 'staff')).toBe(false)
  const other = await customer()
  await rows.addMember({ businessId: id, userId: other, role: 'owner', joinedAt: clock.now() })
  const left = await Promise.all([userId, other].map((one) => rows.changeMember(id, one, null)))
  expect(left.filter(Boolean)).toHaveLength(1)
  expect((await rows.listMembers(id)).map(({ role }) => role)).toEqual(['owner'])
})

test('figures count rows alone: nothing is 0, days are those of the business', async () => {
  const { id } = await business()
  const figured = { id, zone: 'Europe/Berlin', owners: [] }
  const period = toPeriod(30, 'Europe/Berlin', clock.now())
  for (const figure of listBusinessFigures()) expect(await figure.list(figured, period)).toEqual([])
  await Promise.all(Array.from({ length: 25 }, () => daily.countVisit(id, '2026-05-11')))
  await daily.countVisit(id, '2026-04-01')
  const visits = listBusinessFigures().find(({ name }) => name === 'visits')!
  const bars = addUp(await visits.list(figured, period), period.starts)
  expect(bars).toHaveLength(30)
  expect(bars.at(-1)).toEqual({ day: '2026-05-11', value: 25 })
  expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(25)
})

test('one review each, and only verified professionals of shown owners are listed', async () => {
  const { id, userId } = await business()
  const who = await customer()
  const said = { businessId: id, userId: who, createdAt: clock.now(), updatedAt: clock.now() }
  await daily.putReview({ id: 'r1', ...said, stars: 5, text: 'Good' })
  await daily.putReview({ id: 'r2', ...said, stars: 2, text: 'Less' })
  expect((await daily.listReviews(id, { most: 10 })).map(({ review }) => review.stars)).toEqual([2])
  await rows.saveBusiness(id, { profession: 'lawyer' })
  const listed = async () => (await listVerifiedProfessionals('lawyer', 10)).map((one) => one.id)
  expect(await listed()).toEqual([])
  await rows.saveBusiness(id, { verifiedAt: clock.now() })
  expect(await listed()).toEqual([id])
  const { saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
  await saveUser(userId, { suspendedAt: clock.now() })
  expect(await listed()).toEqual([])
})

test('whoever is erased leaves their time free, and a business without an owner to its next or to nobody', async () => {
  const place = await business()
  const manager = await customer()
  await rows.addMember({ businessId: place.id, userId: manager, role: 'manager', joinedAt: clock.now() })
  const who = await customer()
  const id = (await book(place, who, NINE))!
  await confirm(id)
  await erase(who)
  expect((await booked.findBooking(id))!.booking).toMatchObject({ state: 'cancelled', userId: null })
  expect(await isFree(place.service, NINE, clock.now())).toBe(true)
  await erase(place.userId)
  expect((await rows.listMembers(place.id)).map(({ role }) => role)).toEqual(['owner'])
  await erase(manager)
  expect(await rows.findBusiness(place.id)).toBeNull()
})

test('a week of slots of a busy calendar is found quickly', async () => {
  const place = await business()
  const worked = startWorkClock()
  await findSlots(place.service, { first: '2026-05-11', days: 7, now: clock.now() })
  expect(worked()).toBeLessThan(1_000)
})

async function erase(id: string) {
  const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
  const row = (await findUserById(id))!
  await store().tx(() => erasePerson(row))
}

test('a spoken answer is written down, its recording kept sealed by choice, and both go with the appointment', async () => {
  now = NOW
  const place = await business()
  const who = await customer()
  const bytes = writeWav({ rate: 8_000, samples: Buffer.alloc(16_000) })
  const found = async (id: string) => (await booked.findBooking(id))!
  const spoken = async (id: string) => readSpoken((await found(id)).booking)
  const send = async (id: string, keeps: 'on' | undefined, whose = who) => {
    const member = { id: whose, plan: 'free' } as never
    const content = await spool([bytes], 1_000_000)
    const at = { actorId: whose, member, found: await found(id), side: 'customer' as const, key: null }
    const typed = { values: {}, lists: {} }
    const sent = { name: 'said.wav', claimedType: 'audio/wav', content }
    return say({ place: at, network: '10.0.0.1', sent, typed, here: '/x' }, { do: 'say', hears: 'on', keeps })
  }
  const hear = async (id: string) => {
    const file = (await spoken(id))!.file
    const payload = { booking: id, run: (await store().db.select().from(runs)).at(-1)!.id, file }
    await hearIntake.perform(payload, { signal: new AbortController().signal } as never)
    expect(await findAnyFile(file), 'the recording as it came is gone').toBeNull()
  }
  const id = (await book(place, who, NINE))!
  expect(await send(id, 'on')).toBeInstanceOf(Response)
  expect(await send(id, 'on'), 'one at a time').toMatchObject({ init: { status: 409 } })
  await hear(id)
  const said = (await spoken(id))!
  expect(said).toMatchObject({ state: 'done', text: 'it is about my lease', engine: 'An ear' })
  const kept = (await findAnyFile(said.sound!.file))!
  expect(Buffer.from(await readFile(kept)).includes(Buffer.from('WAVE'))).toBe(false)
  expect(unseal(Buffer.from(await readFile(kept)).toString(), SOUND_SEAL)).toBe(Buffer.from(bytes).toString('base64'))
  expect((await found(id)).booking.spoken).not.toContain('lease')
  const whole = (await findUserById(who))!
  await store().tx(() => erasePerson(whole))
  expect(await findAnyFile(said.sound!.file)).toBeNull()

  const other = await customer()
  const second = (await book(place, other, NINE))!
  await send(second, undefined, other)
  await hear(second)
  expect((await spoken(second))!.sound).toBeNull()
})
