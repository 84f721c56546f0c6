import { searchWords } from '#app/database/search-words.ts'
import type { Audience } from '#app/database/tables/together/profiles.ts'

export type Term = { kind: string; value: string; label: string; isForAll: boolean }
export type Listing = { place: string; terms: Term[] }

const PLACE_MAX_CHARS = 60
const WORDS_MAX = 60
/** Later than any moment a row can hold, so that the newest has the smallest number. */
const END_OF_TIME = 8.64e15

/** A text without accents and capitals: one value, however it is written. */
export const toKey = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The value of a city of a country. */
export const toCityValue = (country: string, city: string): string => {
  const key = toKey(city)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return key ? `${country.toLowerCase()}-${key}` : ''
}

export type Place = { country: string | null; countryName: string; city: string }

/** What is known of a member, with who sees which part of it. */
export type ListedMember = {
  name: string
  username: string
  handle: string
  interests: readonly string[]
  languages: readonly { code: string; name: string }[]
  place: Place
  offerings: readonly { title: string; kind: string }[]
  /** Who may find them at all. */
  reach: Audience
  seenBy: Readonly<Record<'interests' | 'languages' | 'place' | 'offerings', Audience>>
}

/** By what a member is found: nothing that is for nobody. Empty for one whom nobody may find. */
export function toMemberListing(member: ListedMember): Listing {
  const { name, username, handle, interests, languages, offerings, reach, seenBy } = member
  const list = gather()
  list.add(reach, 'all', '', '')
  list.words(reach, `${name} ${username} ${handle}`)
  for (const interest of interests) {
    list.add(seenBy.interests, 'interest', toKey(interest), interest)
    list.words(seenBy.interests, interest)
  }
  for (const { code, name: label } of languages) list.add(seenBy.languages, 'language', code, label)
  addPlace(list, seenBy.place, member.place)
  for (const { title, kind } of offerings) {
    list.add(seenBy.offerings, 'offer', kind, kind)
    list.words(seenBy.offerings, title)
  }
  return { place: toKey(name).slice(0, PLACE_MAX_CHARS), terms: reach === 'nobody' ? [] : list.terms() }
}

export type ListedOffering = {
  title: string
  about: string
  kind: string
  where: string
  createdAt: Date
  place: Place
  seenBy: Readonly<Record<'offerings' | 'place', Audience>>
}

/** By what an offering is found. */
export function toOfferingListing({ title, about, kind, where, createdAt, place, seenBy }: ListedOffering): Listing {
  const list = gather()
  list.add(seenBy.offerings, 'all', '', '')
  list.add(seenBy.offerings, 'offer', kind, kind)
  list.add(seenBy.offerings, 'where', where, where)
  list.words(seenBy.offerings, `${title} ${about}`)
  if (seenBy.offerings !== 'nobody') addPlace(list, seenBy.place, place)
  const newestFirst = String(END_OF_TIME - createdAt.getTime()).padStart(16, '0')
  return { place: newestFirst, terms: seenBy.offerings === 'nobody' ? [] : list.terms() }
}

function addPlace(list: ReturnType<typeof gather>, audience: Audience, { country, countryName, city }: Place) {
  if (country === null) return
  list.add(audience, 'country', country, countryName)
  const value = toCityValue(country, city)
  if (value) list.add(audience, 'city', value, city)
  list.words(audience, `${countryName} ${city}`)
}

/** Terms without repeats; one that is there for all stays so. */
function gather() {
  const found = new Map<string, Term>()
  let words = 0
  const add = (audience: Audience, kind: string, value: string, label: string) => {
    if (audience === 'nobody') return
    const key = `${kind} ${value}`
    const known = found.get(key)
    const isForAll = audience === 'all'
    if (!known) found.set(key, { kind, value, label, isForAll })
    else if (isForAll) known.isForAll = true
  }
  return {
    add,
    words(audience: Audience, text: string) {
      for (const word of searchWords(toKey(text))) {
        if (words >= WORDS_MAX) return
        words += 1
        add(audience, 'word', word, '')
      }
    },
    terms: () => [...found.values()],
  }
}
