import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-people-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { clock } = await import('#app/platform/clock.ts')
await import('./people.register.server.ts')
const { suspend, unsuspend } = await import('#app/kits/members/identity/leaving/suspension.server.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { findUserById, saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { saveProfile } = await import('#app/kits/members/identity/profile/profile.server.ts')
const { profileInputs } = await import('#app/kits/members/identity/profile/profile.inputs.ts')
const { tie } = await import('#app/kits/members/ties/ties.server.ts')
const { readSearchQuery } = await import('#app/kits/search/site-search/search-query.ts')
const { find } = await import('./finding/find.server.ts')
const { readCards } = await import('./finding/cards.server.ts')
const { keepListing } = await import('./finding/keep-listing.server.ts')
const { compareCounts, countValues } = await import('./finding/listing.store.server.ts')
const { findMatches } = await import('./finding/matches.server.ts')
const { placeMember } = await import('./finding/place-member.server.ts')
const { peopleSource } = await import('./finding/search-sources.server.ts')
const { saveMine, showAtLeast } = await import('./mine/save-mine.server.ts')
const meetings = await import('./meeting/meetings.store.server.ts')
const offers = await import('./offering/offerings.store.server.ts')
const { readProfile } = await import('./profile/profile-view.server.ts')
const { addUp } = await import('./score/score.server.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const
const OPEN = { interests: 'all', place: 'all' } as const
beforeAll(async () => {
  await store().migrate()
  await live('mira', { interests: ['Kites', 'Books'], country: 'NO' })
  await live('jon', { interests: ['Kites'], country: 'NO' })
  await live('ada', { interests: ['Books', 'Kites'], country: 'SE' })
  await live('shy', { interests: ['Kites'], country: 'NO' }, { interests: 'nobody', place: 'members' })
})
afterAll(() => store().close())

async function live(name: string, more: object, audiences: Record<string, 'all' | 'members' | 'nobody'> = OPEN) {
  await enrol(name, { emailVerifiedAt: new Date(0), isFindable: true, ...more })
  await saveMine((await findUserById(name))!, { reach: 'all', audiences, isOpen: true })
}
const found = async (viewerId: string | null, asked: Partial<Parameters<typeof find>[0]> = {}) =>
  (await find({ of: 'member', viewerId, text: '', filters: [], after: null, ...asked })).ids
const by = (kind: string, value: string) => ({ filters: [{ kind, value }] })
const status = async (handle: string) =>
  readProfile(new Request(`http://frenly.test/profile/${handle}`), handle).then(
    () => 200,
    (problem: Response) => problem.status,
  )

test('members are found by what they show, in the order of their names, page by page', async () => {
  expect(await found(null)).toEqual(['ada', 'jon', 'mira', 'shy'])
  expect(await found(null, by('interest', 'kites'))).toEqual(['ada', 'jon', 'mira'])
  expect(await found(null, { text: 'MIR' })).toEqual(['mira'])
  expect(await found(null, { text: 'books norway' })).toEqual(['mira'])
  expect(await found(null, { text: `%'"; drop table users --` })).toEqual([])
  const names = Array.from({ length: 30 }, (_, n) => `z${String(n).padStart(2, '0')}`)
  for (const name of names) await live(name, {})
  const first = await find({ of: 'member', viewerId: null, text: 'z', filters: [], after: null })
  const second = await find({ of: 'member', viewerId: null, text: 'z', filters: [], after: first.next })
  expect([...first.ids, ...second.ids]).toEqual(names)
  expect(second.next).toBeNull()
  for (const broken of ['x', 'bnVsbA', Buffer.from('["a"]').toString('base64url'), 'y'.repeat(9_999)])
    expect((await found(null, { text: 'z', after: broken })).length).toBe(24)
  for (const name of names) await saveMine((await findUserById(name))!, {}, false)
})

test('what is for members is found by members alone, and what is for nobody by nobody', async () => {
  expect(await found(null, by('country', 'NO'))).toEqual(['jon', 'mira'])
  expect(await found('ada', by('country', 'NO'))).toEqual(['jon', 'mira', 'shy'])
  expect(await found('ada', by('interest', 'kites'))).not.toContain('shy')
  const [card] = await readCards(['shy'], null)
  expect(card).toMatchObject({ interests: [], place: '', country: null })
  expect((await readCards(['shy'], { id: 'ada', interests: [] }))[0]).toMatchObject({ interests: [], place: 'Norway' })
  expect((await countValues('member', 'country', ['NO'], false))[0]?.count).toBe(2)
  expect((await countValues('member', 'country', ['NO'], true))[0]?.count).toBe(3)
})

test('matches come with their reason, and not those who are known already', async () => {
  const viewer = (await findUserById('mira'))!
  const matches = async () => (await findMatches(viewer, 10)).map(({ id, reason }) => `${id}: ${reason}`)
  expect(await matches()).toEqual([
    'ada: You both named Books and Kites.',
    'jon: You both named Kites, and live in the same country.',
  ])
  await tie('mira', 'follow', 'ada')
  expect(await matches()).toEqual(['jon: You both named Kites, and live in the same country.'])
})

test('whoever is suspended, unproved, leaving or apart is nowhere', async () => {
  const here = async () => [
    (await found(null)).includes('jon'),
    (await status('jon')) === 200,
    (await peopleSource.search({ owner: null }, readSearchQuery('jon'), 10)).length === 1,
    ((await countValues('member', 'all', [''], false))[0]?.count ?? 0) === 4,
  ]
  expect(await here()).toEqual([true, true, true, true])
  await suspend('jon', 'Spam', sender)
  expect(await here()).toEqual([false, false, false, false])
  await unsuspend('jon', sender)
  expect(await here()).toEqual([true, true, true, true])
  await saveUser('jon', { eraseAt: new Date() })
  await placeMember('jon')
  expect(await here()).toEqual([false, false, false, false])
  await saveUser('jon', { eraseAt: null })
  await placeMember('jon')
  await tie('jon', 'block', 'mira')
  expect(await found('mira')).not.toContain('jon')
  expect(await found('jon')).not.toContain('mira')
  expect(await readCards(['jon'], { id: 'mira', interests: [] })).toEqual([])
  expect(await found('ada')).toContain('jon')
  expect(await compareCounts()).toEqual([])
})

test('a profile opens as its member chose, and says to machines only what is for everybody', async () => {
  const read = (handle: string) => readProfile(new Request(`http://frenly.test/profile/${handle}`), handle)
  const mira = (await findUserById('mira'))!
  await saveMine(mira, { links: [{ label: '', url: 'https://mira.example/' }], about: 'I mend things.' })
  expect(await read('MIRA')).toMatchObject({ isIndexed: true, interests: [{ label: 'Kites' }, { label: 'Books' }] })
  await saveMine(mira, { audiences: { links: 'members', place: 'nobody', interests: 'nobody', about: 'all' } })
  const { data, links, place, interests } = await read('mira')
  expect([links, place, interests]).toEqual([[], null, []])
  expect(JSON.stringify(data)).toContain('I mend things.')
  expect(JSON.stringify(data)).not.toMatch(/mira\.example|Norway|Kites/)
  await saveMine(mira, { reach: 'members' })
  expect(await status('mira')).toBe(404)
  expect(await found(null)).not.toContain('mira')
  expect(await found('ada')).toContain('mira')
  expect(await status('nobody-here')).toBe(404)
  expect(await status('mіra')).toBe(404)
  await saveMine(mira, { reach: 'all', audiences: OPEN })
})

test('a look-alike of a handle, and one that is taken, are refused', async () => {
  const row = (await findUserById('ada'))!
  const save = (handle: string) => saveProfile(row, profileInputs.parse({ name: 'Ada', username: 'ada', handle }))
  expect(await save('mіra')).toMatchObject({
    isDone: false,
    errors: { handle: expect.stringMatching(/plain letters/) },
  })
  expect(await save('MIRA')).toMatchObject({ isDone: false, errors: { handle: expect.stringMatching(/taken/) } })
  expect(await save('connect')).toMatchObject({ isDone: false, errors: { handle: expect.stringMatching(/kept/) } })
})

test('two ask one another at the same moment: one request stands, and a block ends it', async () => {
  const ask = (from: string, to: string) =>
    meetings.createMeeting({
      ...{ id: `${from}-${to}`, userId: from, toId: to, pair: meetings.toPair(from, to), state: 'asked' },
      ...{ createdAt: clock.now(), changedAt: clock.now() },
    })
  expect(
    (await Promise.all([ask('ada', 'shy'), ask('shy', 'ada'), ask('ada', 'shy').catch(() => false)])).filter(Boolean),
  ).toHaveLength(1)
  const standing = (await meetings.findBetween('ada', 'shy'))!
  const move = () => meetings.moveMeeting(standing.id, ['asked'], { state: 'accepted', changedAt: clock.now() })
  expect((await Promise.all([move(), move()])).filter(Boolean)).toHaveLength(1)
  await tie('shy', 'block', 'ada')
  expect(await meetings.findBetween('ada', 'shy')).toBeNull()
})

test('an offering opens the profile as far as its member chose, is found, asked for once, and counts when it was given', async () => {
  await enrol('giver', { emailVerifiedAt: new Date(0), country: 'FR' })
  const giver = (await findUserById('giver'))!
  const at = clock.now()
  const until = new Date(at.getTime() + 60_000)
  const offering = {
    title: 'Fixing radios',
    about: 'Old ones',
    kind: 'skill',
    where: 'near',
    state: 'open',
    until,
  } as const
  await offers.createOffering({ id: 'o1', userId: 'giver', ...offering, createdAt: at, updatedAt: at })
  expect(await found(null, { of: 'offering' })).toEqual([])
  await showAtLeast(giver, 'offerings', 'members')
  expect(await found(null, { of: 'offering', text: 'radio' })).toEqual([])
  expect(await found('mira', { of: 'offering', text: 'radio' })).toEqual(['o1'])
  expect(await found('mira')).not.toContain('giver')
  await showAtLeast(giver, 'offerings', 'all')
  expect(await found(null, { of: 'offering', ...by('offer', 'skill') })).toEqual(['o1'])
  const ask = (id: string) =>
    offers.createRequest({
      ...{ id, offeringId: 'o1', userId: 'mira', giverId: 'giver', open: 'o1 mira', words: 'Please' },
      ...{ state: 'asked', createdAt: at, changedAt: at },
    })
  expect([await ask('r1'), await ask('r2')]).toEqual([true, false])
  expect(await offers.moveRequest('r1', ['accepted'], { state: 'done', open: null })).toBe(false)
  expect(await offers.moveRequest('r1', ['asked'], { state: 'accepted' })).toBe(true)
  expect((await addUp('giver')).points).toBe(0)
  expect(await offers.moveRequest('r1', ['accepted'], { state: 'done', open: null })).toBe(true)
  expect(await addUp('giver')).toMatchObject({ points: 10 })
  expect(await ask('r3')).toBe(true)
  const later = vi.spyOn(clock, 'now').mockReturnValue(new Date(until.getTime() + 1))
  await keepListing.run(new AbortController().signal)
  later.mockRestore()
  expect(await found(null, { of: 'offering' })).toEqual([])
  expect((await offers.findOffering('o1'))?.offering.state).toBe('paused')
})

test('members of before there was a directory get their place, once', async () => {
  await enrol('early', { emailVerifiedAt: new Date(0), isFindable: true })
  expect(await found(null)).not.toContain('early')
  await keepListing.run(new AbortController().signal)
  await keepListing.run(new AbortController().signal)
  expect(await found(null)).toContain('early')
  expect(await compareCounts()).toEqual([])
})

test('an erased member is counted no more', async () => {
  const before = (await countValues('member', 'interest', ['books'], true))[0]!.count
  await erasePerson((await findUserById('ada'))!)
  expect((await countValues('member', 'interest', ['books'], true))[0]!.count).toBe(before - 1)
  expect(await found(null)).not.toContain('ada')
  expect(await compareCounts()).toEqual([])
})
