import { findCountry, openCountries } from '#app/engines/knowledge/facts/places/countries.server.ts'
import { findCityAlias } from '#app/engines/knowledge/facts/places/city-names.ts'
import { fold } from '#app/engines/knowledge/facts/wording.ts'
import { once } from '#app/platform/once.ts'
import { listTopCities, type TopCity } from './world-cities.server.ts'
import type { Degrees } from './world-projection.ts'

/** A country, with its code, or a spot on the map. */
export type MapPlace = { name: string; code: string | null; at: Degrees }
type Found = { city: TopCity; code: string }

/** The larger cities of every country by name, the largest first. */
const openCities = () =>
  once('map-cities', () => {
    const byName = new Map<string, Found[]>()
    for (const { code } of openCountries().all)
      for (const city of listTopCities(code)) {
        const key = fold(city.name)
        byName.set(key, [...(byName.get(key) ?? []), { city, code }])
      }
    for (const namesakes of byName.values()) namesakes.sort((a, b) => b.city.population - a.city.population)
    return byName
  })

const countryOf = (written: string) => {
  const match = findCountry(fold(written), true)
  return match && 'country' in match ? match.country : null
}

/** A place as people write it: "Japan", "Kyoto", "Cordoba, Spain". Null for what is no country and none of its larger cities. */
export function findMapPlace(written: string): MapPlace | null {
  const [first = '', ...rest] = written.split(',').map((part) => part.trim())
  const within = rest.length > 0 ? countryOf(rest.join(', ')) : null
  if (rest.length > 0 && !within) return null
  const country = rest.length === 0 ? countryOf(first) : null
  if (country) return { name: first, code: country.code, at: [country.position[1], country.position[0]] }
  const key = fold(first)
  const alias = findCityAlias(key)
  const home = alias && openCountries().all.find(({ iso2 }) => iso2 === alias.country)
  const listed = (openCities().get(alias?.listed ?? '') ?? []).filter(({ code }) => code === home?.code)
  const found = [...(openCities().get(key) ?? []), ...listed, ...(openCities().get(`${key} city`) ?? [])].find(
    ({ code }) => !within || code === within.code,
  )
  return found ? { name: first, code: null, at: found.city.place } : null
}
