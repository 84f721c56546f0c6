import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-world-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { engineWorker, openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { profileInputs } = await import('#app/kits/members/identity/profile/profile.inputs.ts')
const { saveProfile } = await import('#app/kits/members/identity/profile/profile.server.ts')
const { once } = await import('#app/platform/once.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { askAboutPlace } = await import('./world-ask.server.ts')
const { readWorldAddress } = await import('./world-address.ts')
const { readWorld } = await import('./world.server.ts')

beforeAll(async () => {
  await store().migrate()
  const file = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  once('engine-worker', () => openEngineWorker(file))
}, 60_000)
afterAll(async () => {
  await engineWorker().close()
  await store().close()
})

const at = (query: string) => readWorld(readWorldAddress(new URLSearchParams(query)))
async function show<Kind extends string>(query: string, kind: Kind) {
  const { shown } = await at(query)
  if (shown.kind !== kind) throw new Error(`${query} shows ${shown.kind}`)
  return shown as Extract<typeof shown, { kind: Kind }>
}

test('the world lists every country once, by continent, with those too small for the map', async () => {
  const { groups } = await show('', 'world')
  const all = groups.flatMap(({ countries }) => countries)
  expect(all).toHaveLength(250)
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(250)
  expect(all.find(({ name }) => name === 'Japan')?.spot).toBe('shape')
  expect(all.find(({ name }) => name === 'Singapore')?.spot).toEqual([expect.any(Number), expect.any(Number)])
  for (const { slug } of all) expect((await show(`place=${slug}`, 'country')).slug).toBe(slug)
})

test('a country comes with its facts and where each is from', async () => {
  const japan = await show('place=japan', 'country')
  const fact = (id: string) => japan.facts.find((one) => one.id === id)
  expect(fact('capital')).toMatchObject({ value: 'Tokyo', source: 'countries' })
  expect(fact('area')?.value).toBe('377,930 km²')
  expect(fact('zones')).toMatchObject({ value: 'UTC+9', source: 'zones' })
  expect(fact('city')).toMatchObject({ source: 'cities' })
  expect(japan.cities[0]).toMatchObject({
    name: 'Tokyo',
    isCapital: true,
    point: [expect.any(Number), expect.any(Number)],
  })
  const germany = await show('place=Germany', 'country')
  expect(germany.facts.find(({ id }) => id === 'neighbours')?.links).toContainEqual({ label: 'Poland', slug: 'poland' })
  const bolivia = await show('place=bolivia', 'country')
  expect(bolivia.facts.find(({ id }) => id === 'capital')?.note).toMatch(/La Paz/)
  expect(bolivia.facts.some(({ label }) => label === 'Population')).toBe(false)
})

test('a continent, a group, a city, a slip of a letter and nonsense are each understood for what they are', async () => {
  expect((await show('place=europe', 'area')).countries.length).toBeGreaterThan(40)
  expect((await show('place=north-america', 'area')).countries.some(({ name }) => name === 'Mexico')).toBe(true)
  expect(await show('place=osaka', 'country')).toMatchObject({ name: 'Japan', asked: 'Osaka' })
  expect(await show('place=Grmany', 'country')).toMatchObject({ name: 'Germany', readAs: 'Germany' })
  expect(await show('place=congo', 'none')).toMatchObject({ why: expect.stringContaining('Kinshasa') })
  const none = await show('place=slov', 'none')
  expect(none.near.map(({ name }) => name)).toEqual(['Slovakia', 'Slovenia'])
})

test('two to four countries are compared with words and figures; what is no country is named', async () => {
  const { said, rows, countries } = await show('compare=japan,italy', 'compare')
  expect(countries.map(({ name }) => name)).toEqual(['Japan', 'Italy'])
  expect(said[0]).toMatchObject({
    text: 'Japan is 1.25 times as large as Italy.',
    figures: '377,930 km² and 301,336 km²',
  })
  expect(said.some(({ text }) => /From Tokyo to Rome it is 9,8\d\d km/.test(text))).toBe(true)
  expect(rows.find(({ id }) => id === 'currency')?.cells.map((cell) => cell?.value)).toEqual([
    'Japanese yen (JPY)',
    'Euro (EUR)',
  ])
  const near = await show('compare=germany&compare=austria', 'compare')
  expect(near.said.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Both have German as an official language.',
      'Both use the Euro.',
      'They are neighbours by land.',
    ]),
  )
  expect(await show('compare=japan,atlantis', 'compare')).toMatchObject({ missing: ['atlantis'], said: [] })
  const many = await show('compare=japan,italy,chad,peru,kenya', 'compare')
  expect([many.countries.length, many.tooMany]).toEqual([4, true])
})

test('the map is coloured by a fact, with a legend in figures', async () => {
  const { legend, shown } = await at('colour=neighbours')
  expect(legend?.classes[0]).toMatchObject({ words: '0 neighbours' })
  if (shown.kind !== 'world') throw new Error('no world')
  const words = shown.groups.flatMap(({ countries }) => countries).find(({ name }) => name === 'Portugal')?.words
  expect(words).toBe('1 neighbour')
})

test('members are counted where they chose to be, and named only when others may find them', async () => {
  const live = async (name: string, choices: Record<string, string>) => {
    const row = await enrol(name, { emailVerifiedAt: name === 'unproved' ? null : new Date() })
    const input = { name, username: name, handle: name, country: 'NO', ...choices }
    expect(await saveProfile(row, profileInputs.parse(input))).toEqual({ isDone: true })
  }
  await live('hidden', {})
  await live('counted', { isOnMap: 'on' })
  await live('named', { isOnMap: 'on', isFindable: 'on' })
  await live('findable', { isFindable: 'on' })
  await live('unproved', { isOnMap: 'on', isFindable: 'on' })
  const norway = await show('place=norway', 'country')
  expect(norway.members).toEqual({ count: 2, named: [{ name: 'named', handle: 'named' }] })
  expect((await show('place=japan', 'country')).members).toEqual({ count: 0, named: [] })
  const { legend, counted } = await at('colour=members')
  expect(counted).toBe(2)
  expect(legend?.classes).toEqual([{ shade: 4, words: '2 members', count: 1 }])
})

type Reply = { data: Awaited<ReturnType<typeof askAboutPlace>>['data']; init: ResponseInit | null }
async function ask(place: string, question: string) {
  const body = new URLSearchParams({ question })
  const request = new Request(`http://frenly.test/world?place=${place}`, { method: 'POST', body })
  const { data: reply, init } = (await askAboutPlace(request, `net-${place}`)) as Reply
  return { ...reply, status: init?.status ?? 200 }
}

test('a question about a place is answered with the place in it, free of charge', async () => {
  for (const question of ['what is the capital?', 'which currency do they use', 'how big is it', 'capital of Japan?']) {
    const { asked } = await ask('japan', question)
    expect(asked, question).toMatchObject({ isAnswered: true, engine: 'World facts' })
    expect(asked?.text, question).toMatch(/Tokyo|yen|km²/)
    expect(asked?.sources.length).toBeGreaterThan(0)
  }
  const unknown = await ask('japan', 'do people like jazz')
  expect(unknown.asked).toMatchObject({ isAnswered: false, full: 'About Japan: do people like jazz' })
})

test('an empty question and a place that is none say so, and keep what was typed', async () => {
  expect(await ask('japan', ' ')).toMatchObject({
    status: 400,
    problem: { errors: { question: 'Please write a question about this place.' } },
  })
  expect(await ask('nowhere-at-all', 'what is the capital')).toMatchObject({
    status: 404,
    problem: { values: { question: 'what is the capital' } },
  })
})
