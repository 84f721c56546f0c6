import { expect, test } from 'vitest'
import { toCityValue, toKey, toMemberListing, toOfferingListing, type ListedMember } from './listing-terms.ts'

const zoe: ListedMember = {
  name: 'Zoë Ångström',
  username: 'Zoe',
  handle: 'zoe',
  interests: ['Kites', 'kites'],
  languages: [{ code: 'sv', name: 'Swedish' }],
  place: { country: 'SE', countryName: 'Sweden', city: 'Malmö' },
  offerings: [{ title: 'Mending bicycles', kind: 'skill' }],
  reach: 'all',
  seenBy: { interests: 'all', languages: 'members', place: 'nobody', offerings: 'all' },
}
const values = (member: ListedMember, kind: string) =>
  toMemberListing(member)
    .terms.filter((term) => term.kind === kind)
    .map(({ value }) => value)

test('a member is found by what they show, and by nothing they do not', () => {
  expect(values(zoe, 'word')).toEqual(['zoe', 'angstrom', 'kites', 'mending', 'bicycles'])
  expect(values(zoe, 'interest')).toEqual(['kites'])
  expect(values(zoe, 'country')).toEqual([])
  expect(values(zoe, 'city')).toEqual([])
  expect(toMemberListing(zoe).place).toBe('zoe angstrom')
  const swedish = toMemberListing(zoe).terms.find(({ kind }) => kind === 'language')
  expect(swedish).toEqual({ kind: 'language', value: 'sv', label: 'Swedish', isForAll: false })
})

test('nobody finds one who is for nobody', () => {
  expect(toMemberListing({ ...zoe, reach: 'nobody' }).terms).toEqual([])
})

test('the newest offering stands first, and one for nobody stands nowhere', () => {
  const offering = { title: 'Time', about: 'An hour', kind: 'time', where: 'near', place: zoe.place } as const
  const seenBy = { offerings: 'all', place: 'members' } as const
  const at = (ms: number) => toOfferingListing({ ...offering, seenBy, createdAt: new Date(ms) })
  expect(at(2).place < at(1).place).toBe(true)
  expect(at(1).terms.find(({ kind }) => kind === 'city')).toMatchObject({ value: 'se-malmo', isForAll: false })
  expect(
    toOfferingListing({ ...offering, seenBy: { offerings: 'nobody', place: 'all' }, createdAt: new Date(1) }).terms,
  ).toEqual([])
})

test('one city, however it is written', () => {
  expect(toCityValue('BR', 'São  Paulo')).toBe('br-sao-paulo')
  expect(toCityValue('BR', 'sao paulo')).toBe('br-sao-paulo')
  expect(toCityValue('JP', '東京')).toBe('jp-東京')
  expect(toCityValue('DE', '…')).toBe('')
  expect(toKey('Ｋｉｔｅｓ')).toBe('kites')
})

test('a text of ten thousand words gives a bounded number', () => {
  const about = Array.from({ length: 10_000 }, (_, n) => `w${n}`).join(' ')
  const { terms } = toOfferingListing({
    ...{ title: about, about, kind: 'skill', where: 'near', place: zoe.place, createdAt: new Date() },
    seenBy: { offerings: 'all', place: 'nobody' },
  })
  expect(terms.length).toBeLessThan(70)
})
