import { openCountries, type Country } from '#app/engines/knowledge/facts/places/countries.server.ts'
import { NOTES } from '#app/engines/knowledge/facts/places/country-notes.ts'
import type { WorldAddress } from './world-address.ts'
import { listTopCities } from '#app/engines/world-map/world-cities.server.ts'
import { colourBy, type Colouring } from './world-colour.server.ts'
import { compareCountries, drawAtOneScale } from './world-compare.server.ts'
import { listFacts, type FactId } from './world-facts.server.ts'
import { drawArea, drawCountry, type PlaceMap } from '#app/engines/world-map/world-map.server.ts'
import { countMembers, listMembersIn } from './world-members.server.ts'
import { continentOf, continents, findPlace, slugOf } from './world-places.server.ts'
import { placeLabels } from './world-labels.ts'
import { toWorldPoint, type Point } from '#app/engines/world-map/world-projection.ts'
import { drawnOnWorld, WORLD_WIDTH } from './world-sprite.ts'
import { zonesEdition } from './world-zones.server.ts'
import { LEAST_COMPARED } from './world.limits.ts'

/** A country as the map and the list name it; `words` is its value on the chosen scale. */
export type MapCountry = { code: string; name: string; slug: string; shade: number | null; words: string | null }
/** One on the map of the world. */
export type WorldCountry = MapCountry & { spot: 'shape' | Point | null }

/** Everything an address of the world shows. */
export async function readWorld({ place, compare, scale, tooMany }: WorldAddress, viewerId: string | null = null) {
  const members = await countMembers()
  const colouring = colourBy(scale, members)
  const base = { scale, legend: colouring.legend, zones: zonesEdition(), counted: sum(members), names: listNames() }
  if (compare.length > 0) return { ...base, shown: showCompared(compare, colouring, tooMany) }
  if (place !== '') return { ...base, shown: await showPlace(place, colouring, members, viewerId) }
  return { ...base, shown: showWorld(colouring) }
}
export type WorldView = Awaited<ReturnType<typeof readWorld>>

const sum = (members: ReadonlyMap<string, number>) => [...members.values()].reduce((total, count) => total + count, 0)

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')
const listNames = () => [...openCountries().all].sort(byName).map(({ name }) => name)

function toMapCountry(country: Country, { shades, words }: Colouring): MapCountry {
  const { code, name } = country
  return { code, name, slug: slugOf(country), shade: shades.get(code) ?? null, words: words.get(code) ?? null }
}

function showWorld(colouring: Colouring) {
  const groups = [...continents, { slug: null, name: 'The Antarctic' }].map(({ slug, name }) => ({
    slug,
    name,
    countries: openCountries()
      .all.filter((country) => continentOf(country) === slug)
      .sort(byName)
      .map((country) => ({ ...toMapCountry(country, colouring), spot: spotOf(country) })),
  }))
  return { kind: 'world' as const, groups }
}

/** Where a country stands on the map of the world: as a shape, as a dot at a point, or in the list alone. */
function spotOf({ code, isSovereign, position: [lat, lon] }: Country): 'shape' | Point | null {
  if (drawnOnWorld.has(code)) return 'shape'
  if (!isSovereign) return null
  const [x, y] = toWorldPoint([lon, lat], WORLD_WIDTH)
  return [Math.round(x), Math.round(y)]
}

async function showPlace(
  asked: string,
  colouring: Colouring,
  members: ReadonlyMap<string, number>,
  viewerId: string | null,
) {
  const place = findPlace(asked)
  if (place.kind === 'none') {
    const { why, near } = place
    return { kind: 'none' as const, asked, why, near: near.map((one) => ({ name: one.name, slug: slugOf(one) })) }
  }
  if (place.kind === 'area') {
    const { slug, name, note, list } = place
    const map = drawArea(slug, list)
    return {
      kind: 'area' as const,
      slug,
      name,
      note,
      map: toMapView(map, colouring, null, [], list),
      countries: [...list].sort(byName).map((country) => toMapCountry(country, colouring)),
      area: list.reduce((total, { area }) => total + Math.max(area, 0), 0),
    }
  }
  const { country, city, readAs } = place
  const { code, iso2, name, official, native, called, subregion, flag } = country
  const map = drawCountry(country)
  const cities = listTopCities(code)
  const inOrder = [...cities].sort((a, b) => Number(b.isCapital) - Number(a.isCapital))
  const count = members.get(iso2) ?? 0
  return {
    kind: 'country' as const,
    code,
    name,
    called,
    official,
    native: native.filter((one) => one !== name).slice(0, MOST_NATIVE),
    flag,
    slug: slugOf(country),
    asked: city?.name ?? null,
    readAs,
    continent: continents.find(({ slug }) => slug === continentOf(country)) ?? null,
    subregion,
    alsoIn: NOTES[code]?.alsoIn ?? null,
    map: toMapView(
      map,
      colouring,
      code,
      inOrder.map(({ name: text, place: spot }) => ({ text, point: map.toPoint(spot) })),
      [country, ...openCountries().all.filter((other) => other !== country && other.isSovereign)],
    ),
    cities: cities.map(({ name: cityName, population, isCapital, place: spot }) => ({
      name: cityName,
      population,
      isCapital,
      isAsked: cityName === city?.name,
      point: map.toPoint(spot),
    })),
    facts: listFacts(country),
    members: { count, named: count > 0 ? await listMembersIn(iso2, viewerId) : [] },
  }
}

const MOST_NATIVE = 3

/** Smaller than this on a map, in its units, a country gets a dot to press. */
const DOT_UNDER = 26
/** From this on a country has room for its name. */
const NAMED_FROM = 120

type Spot = { text: string; point: Point | null }

function toMapView(
  map: PlaceMap,
  colouring: Colouring,
  chosen: string | null,
  spots: readonly Spot[],
  list: readonly Country[],
) {
  const { byCode } = openCountries()
  const { width, height, kmWide, shapes, toPoint } = map
  const middleOf = ({ position: [lat, lon] }: Country) => toPoint([lon, lat])
  const sides = new Map(shapes.map(({ code, side }) => [code, side]))
  const small = list.filter(({ code }) => code !== chosen && (sides.get(code) ?? 0) < DOT_UNDER)
  const names = shapes
    .filter(({ code, side }) => code !== chosen && side >= NAMED_FROM)
    .sort((a, b) => b.side - a.side)
    .flatMap(({ code }) => byCode.get(code) ?? [])
  const named =
    spots.length > 0
      ? spots
      : list.filter(({ code }) => code === chosen).map((country) => ({ text: country.name, point: middleOf(country) }))
  const wishes = [
    ...named.map((spot) => ({ ...spot, isBeside: true })),
    ...names.map((country) => ({ text: country.name, point: middleOf(country), isBeside: false })),
    ...small.map((country) => ({ text: country.name, point: middleOf(country), isBeside: true })),
  ].flatMap(({ text, point, isBeside }) => (point ? [{ text, point, isBeside }] : []))
  return {
    width,
    height,
    kmWide,
    lands: shapes.map(({ code, path }) => {
      const country = byCode.get(code)
      return { path, isChosen: code === chosen, country: country ? toMapCountry(country, colouring) : null }
    }),
    dots: small.flatMap((country) => {
      const point = middleOf(country)
      return point ? [{ ...toMapCountry(country, colouring), point, isChosen: country.code === chosen }] : []
    }),
    labels: placeLabels(wishes, { width, height }),
  }
}
export type PlaceMapView = ReturnType<typeof toMapView>

const COMPARED: readonly FactId[] = [
  'capital',
  'area',
  'languages',
  'currency',
  'neighbours',
  'city',
  'calling',
  'domain',
  'zones',
  'standing',
]

function showCompared(asked: readonly string[], colouring: Colouring, tooMany: boolean) {
  const places = asked.map((name) => ({ name, place: findPlace(name) }))
  const countries = [...new Set(places.flatMap(({ place }) => (place.kind === 'country' ? [place.country] : [])))]
  const missing = places.filter(({ place }) => place.kind !== 'country').map(({ name }) => name)
  const facts = countries.map(listFacts)
  const drawn = countries.length > 0 ? drawAtOneScale(countries) : null
  return {
    kind: 'compare' as const,
    missing,
    tooMany,
    kmWide: drawn?.kmWide ?? 0,
    countries: countries.map((country, n) => ({
      ...toMapCountry(country, colouring),
      flag: country.flag,
      outline: drawn?.outlines[n] ?? null,
      spot: spotOf(country),
    })),
    rows: COMPARED.flatMap((id) => {
      const cells = facts.map((list) => list.find((fact) => fact.id === id) ?? null)
      const [first] = cells.filter((cell) => cell !== null)
      return first ? [{ id, label: rowLabels[id] ?? first.label, cells }] : []
    }),
    said: countries.length >= LEAST_COMPARED ? compareCountries(countries) : [],
    world: openCountries()
      .all.map((country) => ({ ...toMapCountry(country, colouring), spot: spotOf(country) }))
      .filter(({ spot }) => spot !== null),
  }
}

const rowLabels: Partial<Record<FactId, string>> = {
  capital: 'Capital',
  languages: 'Official languages',
  currency: 'Currency',
  zones: 'Time zones',
}
