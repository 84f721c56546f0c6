import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_EMAIL, openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { signIn } from '#tests/support/people.ts'
import { openBrowser, type WalkBrowser } from '#tests/support/walker.ts'

type Name = 'Mira' | 'Tomas' | 'Anna' | 'Jon'
let app: BuiltApp
const people = {} as Record<Name, WalkBrowser>
let id = ''
let service = ''

function inDatabase<T>(work: (database: Database.Database) => T): T {
  const database = new Database(join(process.env.DATA_DIR ?? '', 'frenly.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}
const pluck = (sql: string, ...values: unknown[]) =>
  inDatabase((database) =>
    database
      .prepare(sql)
      .pluck()
      .get(...values),
  )
const prove = (name: Name, at: number | null) =>
  inDatabase((database) =>
    database.prepare('update users set email_verified_at = ?, created_at = 0 where username = ?').run(at, name),
  )
const desk = (view = '') => `/business/${id}/dashboard${view && `?view=${view}`}`
const act = (who: Name, form: Record<string, string>, path = desk()) => people[who].post(path, form)
const textOf = async (who: Name, path: string) => (await people[who].get(path)).text()
const status = async (browser: WalkBrowser, path: string) => (await browser.get(path)).status
const inviteOf = async (who: Name) =>
  /name="invite" value="([^"]+)"/.exec(await textOf(who, '/business/my-businesses'))?.[1] ?? ''
const slotsOf = async (who: Name) =>
  [...(await textOf(who, `/business/${id}/book`)).matchAll(/name="at" value="(\d+)"/g)].map(([, at]) => at!)
const WEEK = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`hours_${n}`, '9:00-12:00, 13:00-17:00']))

beforeAll(async () => {
  app = await openBuiltApp()
  for (const name of ['Mira', 'Tomas', 'Anna', 'Jon'] as const) {
    people[name] = openBrowser(app)
    await people[name].join(name)
    prove(name, 1)
  }
  prove('Mira', null)
  const said = { do: 'register', name: 'Blue Door', tagline: 'Bread', place: 'Bergen', zone: 'Europe/Oslo', ...WEEK }
  const made = await act('Mira', said, '/business/my-businesses')
  id = /business\/([^/]+)\/dashboard/.exec(made.headers.get('location') ?? '')?.[1] ?? ''
})
afterAll(() => app.close())

test('an unproved owner publishes and invites nobody, and a stranger sees a 404 before it is published', async () => {
  expect((await act('Mira', { do: 'publish' })).status).toBe(403)
  expect((await act('Mira', { do: 'invite', handle: 'tomas', role: 'staff' })).status).toBe(403)
  for (const path of [`/business/${id}`, `/business/${id}/book`, desk(), `/api/business/${id}/export`])
    expect(await status(people.Jon, path), path).toBe(404)
  prove('Mira', 1)
  expect((await act('Mira', { do: 'publish' })).status).toBe(303)
  expect(await status(openBrowser(app), `/business/${id}`)).toBe(200)
  expect(await status(people.Jon, desk())).toBe(404)
})

test('roles hold, and the last owner stays', async () => {
  await act('Mira', { do: 'invite', handle: 'tomas', role: 'staff' })
  await act('Mira', { do: 'invite', handle: 'anna', role: 'reader' })
  await act('Tomas', { do: 'join', invite: await inviteOf('Tomas') }, '/business/my-businesses')
  await act('Anna', { do: 'join', invite: await inviteOf('Anna') }, '/business/my-businesses')
  expect((await act('Tomas', { do: 'unpublish' })).status).toBe(403)
  expect((await act('Tomas', { do: 'add-task', title: 'Buy flour' })).status).toBe(303)
  expect((await act('Anna', { do: 'add-task', title: 'Mine' })).status).toBe(403)
  expect((await act('Jon', { do: 'add-task', title: 'Mine' })).status).toBe(404)
  const left = await act('Mira', { do: 'leave' })
  expect(left.status).toBe(409)
  expect(await left.text()).toContain('needs an owner')
})

test('a lead comes in once it is fit, readers do not read it, crisis words lead to people first', async () => {
  const guest = openBrowser(app)
  const lead = { act: 'lead', name: 'Ann', email: 'ann@frenly.test', text: 'Do you bake rye?' }
  expect((await guest.post(`/business/${id}`, { ...lead, email: 'x' })).status).toBe(400)
  const urgent = await guest.post(`/business/${id}`, { ...lead, text: 'I want to kill myself' })
  expect(urgent.status).toBe(400)
  expect(await urgent.text()).toContain('116 123')
  expect((await guest.post(`/business/${id}`, lead)).status).toBe(303)
  expect(await textOf('Tomas', desk('leads'))).toContain('Do you bake rye?')
  expect(await textOf('Anna', desk('leads'))).not.toContain('Do you bake rye?')
  expect(await textOf('Anna', `/api/business/${id}/export?of=leads`)).not.toContain('ann@frenly.test')
  expect(await textOf('Mira', `/api/business/${id}/export?of=leads`)).toContain('ann@frenly.test')
  expect(await textOf('Mira', '/business/my-businesses')).toContain('1 new lead')
  expect(await textOf('Mira', '/notices')).toContain('Blue Door')
})

test('a visit counts once, for nobody of the house and no program', async () => {
  const visits = () => Number(pluck('select coalesce(sum(visits), 0) from business_visits where business_id = ?', id))
  const before = visits()
  await app.visit(`/business/${id}`, { headers: { 'user-agent': 'Mozilla/5.0 Firefox' } })
  expect(visits()).toBe(before + 1)
  await app.visit(`/business/${id}`, { headers: { 'user-agent': 'Googlebot' } })
  await app.visit(`/business/${id}`, { headers: { 'referer': `http://frenly.test/business/${id}` } })
  await people.Mira.get(`/business/${id}`)
  expect(visits()).toBe(before + 1)
})

test('one review each by proved others alone; the owner answers it', async () => {
  const review = { act: 'review', stars: '4', text: 'Good bread' }
  expect((await people.Mira.post(`/business/${id}`, review)).status).toBe(409)
  prove('Jon', null)
  expect((await people.Jon.post(`/business/${id}`, review)).status).toBe(403)
  prove('Jon', 1)
  await people.Jon.post(`/business/${id}`, review)
  await people.Jon.post(`/business/${id}`, { ...review, text: 'Very good bread' })
  expect(pluck('select count(*) from business_reviews')).toBe(1)
  await act('Mira', {
    do: 'answer',
    review: String(pluck('select id from business_reviews')),
    answer: 'Thank you, Jon',
  })
  const page = await (await openBrowser(app).get(`/business/${id}`)).text()
  expect(page).toContain('Very good bread')
  expect(page).toContain('Thank you, Jon')
})

test('a slot is held, confirmed with an answer, moved and cancelled; nobody else learns of it', async () => {
  const offer = { do: 'add-service', name: 'First talk', minutes: '30', zone: 'Europe/Oslo', notice: '0', ...WEEK }
  expect((await act('Mira', { ...offer, intake: 'What is it about?', minutes: '7' })).status).toBe(400)
  expect((await act('Mira', { ...offer, intake: 'What is it about?' })).status).toBe(303)
  service = String(pluck('select id from business_services'))
  const [first = '', second = ''] = await slotsOf('Jon')
  const both = await Promise.all(
    (['Jon', 'Anna'] as const).map((who) => act(who, { service, at: first }, `/business/${id}/book`)),
  )
  expect(both.map((answer) => answer.status).sort()).toEqual([303, 409])
  const winner = both[0]!.status === 303 ? 'Jon' : 'Anna'
  const loser = winner === 'Jon' ? 'Anna' : 'Jon'
  const path = new URL(both.find((answer) => answer.status === 303)!.headers.get('location')!, 'http://frenly.test')
    .pathname
  expect(await status(people[loser], path)).toBe(404)
  expect(await status(people.Tomas, path)).toBe(404)
  expect((await act(winner, { do: 'confirm', intake: 'Zanzibar' }, path)).status).toBe(400)
  expect((await act(winner, { do: 'confirm', intake: 'I want to die', consent: 'on' }, path)).status).toBe(400)
  expect((await act(winner, { do: 'confirm', intake: 'Zanzibar', consent: 'on' }, path)).status).toBe(303)
  expect((await act(winner, { do: 'confirm' }, path)).status).toBe(409)
  expect(String(pluck('select intake from bookings'))).not.toContain('Zanzibar')
  expect(await textOf('Tomas', path)).toContain('Zanzibar')
  const calendar = await textOf(winner, `/api${path}/calendar`)
  expect(calendar).toContain('BEGIN:VEVENT')
  expect(await status(people[loser], `/api${path}/calendar`)).toBe(404)
  expect((await act('Tomas', { do: 'move', at: '12345' }, path)).status).toBe(409)
  expect((await act('Tomas', { do: 'move', at: second }, path)).status).toBe(303)
  expect(await slotsOf('Mira')).toContain(first)
  expect((await act('Mira', { do: 'delete' })).status).toBe(409)
  expect((await act(winner, { do: 'cancel', reason: 'Ill' }, path)).status).toBe(303)
  expect(await slotsOf('Mira')).toContain(second)
  expect(pluck('select count(*) from booking_cells')).toBe(0)
  expect(Number(pluck("select count(*) from mails where calendar like '%METHOD:CANCEL%'"))).toBeGreaterThan(0)
})

const guestLinkOf = (address: string) => {
  const letter = String(pluck('select text from mails where "to" = ? order by rowid desc limit 1', address))
  const url = /https?:\/\/\S+\/bookings\/\S+/.exec(letter)?.[0] ?? ''
  return url ? new URL(url).pathname + new URL(url).search : ''
}

test('a guest books by the link in a letter, moves and cancels by it, and nobody else can', async () => {
  const guest = openBrowser(app)
  const book = `/business/${id}/book`
  const slots = [...(await (await guest.get(book)).text()).matchAll(/name="at" value="(\d+)"/g)].map(([, at]) => at!)
  const [first = '', second = '', third = ''] = slots
  const asked = await guest.post(book, { service, at: first })
  expect(asked.headers.get('location')).toContain(`slot=${first}`)
  expect(await (await guest.get(asked.headers.get('location')!.split('#')[0]!)).text()).toContain('name="email"')
  const who = { service, at: first, guest: 'on', name: 'Zoë Guest', email: 'Zoe@frenly.test' }
  const wrong = await guest.post(book, { ...who, name: '', email: 'zoe' })
  expect([wrong.status, /Write your name/.test(await wrong.text())]).toEqual([400, true])
  const races = await Promise.all([
    guest.post(book, who),
    openBrowser(app).post(book, { ...who, email: 'ann@frenly.test' }),
  ])
  expect(races.map((answer) => answer.status).sort()).toEqual([303, 409])
  const address = races[0]!.status === 303 ? 'zoe@frenly.test' : 'ann@frenly.test'
  expect(races.find((answer) => answer.status === 303)!.headers.get('location')).not.toContain('key=')
  const link = guestLinkOf(address)
  const [path = '', query = ''] = link.split('?')
  expect(String(pluck('select text from mails order by rowid desc limit 1'))).not.toContain('Guest')

  for (const stranger of [openBrowser(app), people.Jon]) {
    expect([404, 302, 303]).toContain(await status(stranger, path))
    expect(await status(stranger, `${path}?key=x`)).toBe(404)
    expect((await stranger.post(`${path}?${query.slice(0, -2)}`, { do: 'confirm' })).status).toBe(404)
  }
  expect(await slotsOf('Jon')).not.toContain(first)
  expect(await textOf('Tomas', desk('bookings')), 'what is not confirmed is nobody’s').not.toContain('Zoë Guest')
  const reader = openBrowser(app)
  expect(await (await reader.get(link)).text()).toContain('Confirm the appointment')
  expect((await reader.post(link, { do: 'confirm' })).headers.get('location')).toContain(query)
  expect(await textOf('Tomas', path)).toContain('Zoë Guest')
  expect(await status(people.Jon, path)).toBe(404)
  expect(await status(reader, `/api${path}/calendar?${query}`)).toBe(200)
  expect(await status(reader, `/api${path}/calendar?key=${'a'.repeat(43)}`)).toBe(404)

  expect((await reader.post(`${link}&move=1`, { do: 'move', at: second })).status).toBe(303)
  expect(await slotsOf('Jon')).toContain(first)
  expect((await reader.post(link, { do: 'cancel', reason: '' })).status).toBe(303)
  expect(await slotsOf('Jon')).toContain(second)
  expect((await reader.post(link, { do: 'confirm' })).status).toBe(409)

  const late = { ...who, at: third, email: 'late@frenly.test' }
  expect((await guest.post(book, late)).status).toBe(303)
  inDatabase((database) => database.prepare("update bookings set held_until = 1 where state = 'held'").run())
  expect((await reader.post(guestLinkOf('late@frenly.test'), { do: 'confirm' })).status, 'too late').toBe(409)
  expect(await slotsOf('Jon')).toContain(third)
})

test('only the administrator verifies, and it stands in the log', async () => {
  expect((await act('Mira', { do: 'verify', seen: 'Me' })).status).toBe(403)
  const cookie = signIn({ username: 'Keeper', email: ADMIN_EMAIL })
  await act('Mira', {
    do: 'save-page',
    name: 'Blue Door',
    tagline: 'Law',
    place: 'Bergen',
    zone: 'UTC',
    profession: 'lawyer',
  })
  const body = new URLSearchParams({ do: 'verify', seen: 'Licence 7' }).toString()
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded', 'origin': 'http://frenly.test' }
  const verified = await app.visit(desk(), { method: 'POST', body, headers })
  expect(verified.status).toBe(303)
  expect(pluck("select count(*) from audit where act = 'business.verified'")).toBe(1)
  expect(await (await openBrowser(app).get('/professional-services')).text()).toContain('Blue Door')
})
