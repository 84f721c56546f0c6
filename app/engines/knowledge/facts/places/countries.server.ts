import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { readFileSync } from 'node:fs'
import type { Country as Entry } from 'world-countries'
import { assetPath } from '#app/platform/assets.server.ts'
import { toTable } from '#app/platform/table.ts'
import { ALIASES, AMBIGUOUS, GROUPS, NOTES } from './country-notes.ts'
import { findOwn, fold, isOneEditApart } from '../wording.ts'

/** A country or territory with what the facts seat needs; names are in English, areas in km². */
export type Country = {
  code: string
  name: string
  /** The name inside a sentence: "the Netherlands". */
  called: string
  official: string
  native: string[]
  iso2: string
  capitals: string[]
  currencies: { code: string; name: string; symbol: string }[]
  languages: string[]
  region: string
  subregion: string
  demonym: string | null
  isLandlocked: boolean
  isSovereign: boolean
  isUnMember: boolean
  borders: string[]
  area: number
  callingCode: string | null
  domains: string[]
  flag: string
  position: [number, number]
}

const WITH_ARTICLE = inOrder(
  /^/,
  anyOf(
    /Netherlands/,
    /Philippines/,
    /Bahamas/,
    /Gambia/,
    /Maldives/,
    /Seychelles/,
    /Comoros/,
    /United/,
    /Czech Republic/,
    /Dominican Republic/,
    /Central African/,
    /Republic of/,
    /DR Congo/,
    /.+ Islands?$/,
    /.+ Republic$/,
    /French Southern/,
    /Caribbean Netherlands/,
    /British Indian/,
    /Isle of/,
  ),
)
const PARTS_OF_CHINA = new Set(['HKG', 'MAC'])
const SHORTEST_MENDED = 5
const LONGEST_MENDED = 40
const MOST_REMEMBERED = 500

type Book = {
  all: Country[]
  byCode: Map<string, Country>
  byName: Map<string, Country>
  byLength: Map<number, [string, Country][]>
  byDemonym: Map<string, Country | null>
}
let book: Book | null = null

/** The countries, read on first use. */
export function openCountries(): Book {
  if (book) return book
  const entries = JSON.parse(readFileSync(assetPath('countries.json'), 'utf8')) as Entry[]
  const all = entries.map(toCountry)
  const byCode = new Map(all.map((country) => [country.code, country]))
  const byName = indexNames(entries, byCode)
  book = { all, byCode, byName, byLength: groupByLength(byName), byDemonym: indexDemonyms(entries, byCode) }
  return book
}

function toCountry(entry: Entry): Country {
  const note = NOTES[entry.cca3]
  const name = entry.name.common
  const [suffix, ...more] = entry.idd.suffixes
  const isShared = entry.idd.root === '+1' || more.length > 0
  return {
    code: entry.cca3,
    name,
    called: WITH_ARTICLE.test(name) ? `the ${name}` : name,
    official: entry.name.official,
    native: [...new Set(Object.values(entry.name.native ?? {}).map((names) => names.common))],
    iso2: entry.cca2,
    capitals: entry.capital,
    currencies: Object.entries(entry.currencies).map(([code, currency]) => ({ code, ...currency })),
    languages: note?.languages ?? Object.values(entry.languages),
    region: entry.region,
    subregion: entry.subregion,
    demonym: entry.demonyms?.eng?.m ?? null,
    isLandlocked: entry.landlocked,
    isSovereign: entry.independent === true,
    isUnMember: note?.isUnMember ?? entry.unMember,
    borders: entry.borders.filter((code) => !PARTS_OF_CHINA.has(code) || entry.cca3 !== 'CHN'),
    area: entry.area,
    callingCode: !entry.idd.root
      ? null
      : isShared && more.length > 0
        ? writeShared(entry)
        : `${entry.idd.root}${suffix ?? ''}`,
    domains: entry.tld,
    flag: entry.flag,
    position: [entry.latlng[0] ?? 0, entry.latlng[1] ?? 0],
  }
}

/** Codes of countries with several: area codes of +1, and the pairs of Kazakhstan, Russia and the Vatican. */
function writeShared(entry: Entry): string {
  const { root, suffixes } = entry.idd
  if (entry.cca3 === 'VAT') return '+379 (assigned; +39 06 698 is in use)'
  if (entry.cca3 === 'ESH') return '+212'
  return root === '+7' || suffixes.length > 5
    ? root
    : suffixes.map((suffix) => `${root}${root === '+1' ? '-' : ''}${suffix}`).join(' or ')
}

function indexNames(entries: Entry[], byCode: Map<string, Country>): Map<string, Country> {
  const names = new Map<string, Country>()
  const put = (name: string, code: string) => {
    const country = byCode.get(code)
    const folded = fold(name)
    if (country && folded.length > 1 && !Object.hasOwn(AMBIGUOUS, folded) && !names.has(folded))
      names.set(folded, country)
  }
  for (const entry of entries) put(entry.name.common, entry.cca3)
  for (const [alias, code] of Object.entries(ALIASES)) put(alias, code)
  for (const entry of entries) {
    put(entry.name.official, entry.cca3)
    put(entry.name.common.replace(/^Saint /, 'St '), entry.cca3)
    put(entry.name.common.replace(/ Islands$/, ''), entry.cca3)
    for (const other of [
      ...entry.altSpellings,
      ...Object.values(entry.name.native ?? {}).map((native) => native.common),
    ]) {
      if (fold(other).length > 3) put(other, entry.cca3)
    }
  }
  return names
}

function groupByLength(byName: Map<string, Country>): Map<number, [string, Country][]> {
  const groups = new Map<number, [string, Country][]>()
  for (const entry of byName) {
    const length = entry[0].length
    if (length >= SHORTEST_MENDED) groups.set(length, [...(groups.get(length) ?? []), entry])
  }
  return groups
}

/** Adjectives of people; null marks one that fits two countries. */
function indexDemonyms(entries: Entry[], byCode: Map<string, Country>): Map<string, Country | null> {
  const people = new Map<string, Country | null>()
  for (const entry of entries.filter((each) => each.independent)) {
    const country = byCode.get(entry.cca3)
    for (const word of new Set([entry.demonyms?.eng?.m, entry.demonyms?.eng?.f].map((name) => fold(name ?? '')))) {
      if (word && country) people.set(word, people.has(word) ? null : country)
    }
  }
  for (const [word, code] of Object.entries({
    american: 'USA',
    turkish: 'TUR',
    icelandic: 'ISL',
    indian: 'IND',
    'new zealand': 'NZL',
  }))
    people.set(word, byCode.get(code) ?? null)
  return people
}

/** A country by name, with what was read when the name was misspelled; or the reason no single country is meant. */
export type Match = { country: Country; readAs: string | null } | { refusal: string }

/** Finds a country by any common name; one slip of a letter is forgiven when it leaves one candidate. */
export function findCountry(name: string, isStrict = false): Match | null {
  const { byName } = openCountries()
  const asked = name
    .replace(/^(?:country|nation|state|kingdom) (?:of |called |named )?/, '')
    .replace(/ (?:country|nation)$/, '')
    .trim()
  const twofold = findOwn(AMBIGUOUS, asked)
  if (twofold) return { refusal: twofold }
  const exact = byName.get(asked)
  if (exact) return { country: exact, readAs: null }
  if (isStrict || asked.length < SHORTEST_MENDED || asked.length > LONGEST_MENDED) return null
  const only = mendName(asked)
  return only ? { country: only, readAs: only.name } : null
}

const mended = new Map<string, Country | null>()

/** The one country whose name is a single slip away. Remembers its answers, because one question asks again and again. */
function mendName(asked: string): Country | null {
  const known = mended.get(asked)
  if (known !== undefined) return known
  const near = new Set<Country>()
  for (const length of [asked.length - 1, asked.length, asked.length + 1]) {
    for (const [name, country] of openCountries().byLength.get(length) ?? [])
      if (isOneEditApart(name, asked)) near.add(country)
  }
  const [only] = near
  const country = near.size === 1 && only ? only : null
  if (mended.size >= MOST_REMEMBERED) mended.clear()
  mended.set(asked, country)
  return country
}

/** Finds a country by the adjective of its people: "japanese". */
export const findByDemonym = (word: string): Country | null => openCountries().byDemonym.get(word) ?? null

/** A set of countries with a name to put in a sentence. */
export type Area = { name: string; note: string; list: Country[] }

const WORLD = /^(?:world|earth|globe|planet|whole world|planet earth)$/
const SUBREGIONS: Record<string, string[]> = toTable({
  'north america': ['North America', 'Central America', 'Caribbean'],
  'south america': ['South America'],
  'central america': ['Central America'],
  caribbean: ['Caribbean'],
  'western europe': ['Western Europe'],
  'eastern europe': ['Eastern Europe'],
  'northern europe': ['Northern Europe'],
  'southern europe': ['Southern Europe'],
  'central europe': ['Central Europe'],
  'southeast europe': ['Southeast Europe'],
  'southeast asia': ['South-Eastern Asia'],
  'south east asia': ['South-Eastern Asia'],
  'south eastern asia': ['South-Eastern Asia'],
  'south asia': ['Southern Asia'],
  'southern asia': ['Southern Asia'],
  'east asia': ['Eastern Asia'],
  'eastern asia': ['Eastern Asia'],
  'central asia': ['Central Asia'],
  'western asia': ['Western Asia'],
  'west asia': ['Western Asia'],
  'north africa': ['Northern Africa'],
  'northern africa': ['Northern Africa'],
  'west africa': ['Western Africa'],
  'western africa': ['Western Africa'],
  'east africa': ['Eastern Africa'],
  'eastern africa': ['Eastern Africa'],
  'central africa': ['Middle Africa'],
  'middle africa': ['Middle Africa'],
  'southern africa': ['Southern Africa'],
  polynesia: ['Polynesia'],
  melanesia: ['Melanesia'],
})
const GROUP_NAMES: Record<string, string> = toTable({
  eu: 'eu',
  'e u': 'eu',
  'european union': 'eu',
  scandinavia: 'scandinavia',
  'nordic countries': 'nordic',
  nordics: 'nordic',
  'nordic region': 'nordic',
  'baltic states': 'baltic',
  baltics: 'baltic',
  'baltic countries': 'baltic',
  benelux: 'benelux',
  g7: 'g7',
})
const BASIS = 'sovereign states as the data set marks them'

/** Finds a continent, a part of one, the world, or a closed group such as the European Union. */
export function findArea(name: string): Area | null {
  const { all, byCode } = openCountries()
  const asked = name.replace(/^(?:continent|region)(?: of)? /, '').replace(/ (?:continent|region)$/, '')
  const sovereign = all.filter((country) => country.isSovereign)
  if (WORLD.test(asked)) return { name: 'the world', note: BASIS, list: sovereign }
  const region = ['africa', 'asia', 'europe', 'oceania', 'americas'].find((each) => each === asked)
  if (region)
    return {
      name: region === 'americas' ? 'the Americas' : region.charAt(0).toUpperCase() + region.slice(1),
      note: BASIS,
      list: sovereign.filter((country) => country.region.toLowerCase() === region),
    }
  const parts = findOwn(SUBREGIONS, asked)
  if (parts)
    return {
      name: nameArea(asked),
      note: BASIS,
      list: sovereign.filter((country) => parts.includes(country.subregion)),
    }
  const group = GROUPS[findOwn(GROUP_NAMES, asked) ?? '']
  return group
    ? { name: group.name, note: group.note, list: group.codes.flatMap((code) => byCode.get(code) ?? []) }
    : null
}

function nameArea(asked: string): string {
  const name = asked.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return asked === 'caribbean' ? 'the Caribbean' : name
}
