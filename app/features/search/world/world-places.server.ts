import {
  findArea,
  findCountry,
  openCountries,
  type Country,
} from '#app/engines/knowledge/facts/places/countries.server.ts'
import { fold } from '#app/engines/knowledge/facts/wording.ts'
import { once } from '#app/platform/once.ts'
import { listTopCities, type TopCity } from '#app/engines/world-map/world-cities.server.ts'

/** The continents one can go to, by the last part of their address. */
export const continents = [
  { slug: 'africa', name: 'Africa' },
  { slug: 'asia', name: 'Asia' },
  { slug: 'europe', name: 'Europe' },
  { slug: 'north-america', name: 'North America' },
  { slug: 'south-america', name: 'South America' },
  { slug: 'oceania', name: 'Oceania' },
] as const

/** The continent a country is listed under; null for the Antarctic. */
export function continentOf({ region, subregion }: Pick<Country, 'region' | 'subregion'>): string | null {
  if (region === 'Americas') return subregion === 'South America' ? 'south-america' : 'north-america'
  const found = continents.find(({ name }) => name === region)
  return found?.slug ?? null
}

const toSlug = (name: string): string => fold(name).replace(/ +/g, '-')

/** The last part of a country's address: its name, or its code where the name alone would mean another or several. */
export function slugOf({ code, name }: Pick<Country, 'code' | 'name'>): string {
  const match = findCountry(fold(name), true)
  return match && 'country' in match && match.country.code === code && !findArea(fold(name))
    ? toSlug(name)
    : code.toLowerCase()
}

export type Place =
  | { kind: 'country'; country: Country; city: TopCity | null; readAs: string | null }
  | { kind: 'area'; slug: string; name: string; note: string; list: Country[] }
  | { kind: 'none'; asked: string; why: string; near: Country[] }

const MOST_NEAR = 8
const CODE_CHARS = 3

/** What a name of an address means: a country, a continent or group, or one of the large cities of a country. */
export function findPlace(asked: string): Place {
  const name = fold(asked.replace(/-/g, ' ')).trim()
  const area = name === '' ? null : findArea(name)
  if (area && area.name !== 'the world')
    return { kind: 'area', slug: toSlug(name), name: area.name, note: area.note, list: area.list }
  const byCode = name.length === CODE_CHARS ? openCountries().byCode.get(name.toUpperCase()) : undefined
  if (byCode) return { kind: 'country', country: byCode, city: null, readAs: null }
  const exact = findCountry(name, true)
  if (exact && 'country' in exact) return { kind: 'country', country: exact.country, city: null, readAs: null }
  if (exact) return { kind: 'none', asked, why: exact.refusal, near: listNear(name) }
  const city = citiesByName().get(name)
  if (city) return { kind: 'country', ...city, readAs: null }
  const mended = findCountry(name)
  if (mended && 'country' in mended)
    return { kind: 'country', country: mended.country, city: null, readAs: mended.readAs }
  return {
    kind: 'none',
    asked,
    why: `No country, continent or large city is called “${asked}” in the data of this server.`,
    near: listNear(name),
  }
}

/** Countries with the letters somewhere in their names. */
function listNear(name: string): Country[] {
  if (name.length < 2) return []
  const { all } = openCountries()
  const starts = all.filter((country) => fold(country.name).startsWith(name))
  const holds = all.filter((country) => !starts.includes(country) && namesOf(country).some((one) => one.includes(name)))
  return [...starts, ...holds].slice(0, MOST_NEAR)
}

const namesOf = (country: Country) => [country.name, ...country.native, ...country.capitals].map(fold)

/** The city a bare name means: the largest of that name. */
const citiesByName = () =>
  once('world-city-names', () => {
    const names = new Map<string, { country: Country; city: TopCity }>()
    for (const country of openCountries().all)
      for (const city of listTopCities(country.code)) {
        const key = fold(city.name)
        if ((names.get(key)?.city.population ?? -1) < city.population) names.set(key, { country, city })
      }
    return names
  })
