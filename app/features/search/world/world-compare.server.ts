import type { Country } from '#app/engines/knowledge/facts/places/countries.server.ts'
import { measureDistance } from '#app/engines/knowledge/facts/places/cities.server.ts'
import { listWords } from '#app/engines/knowledge/facts/wording.ts'
import { listTopCities, type TopCity } from '#app/engines/world-map/world-cities.server.ts'
import { drawOutline } from '#app/engines/world-map/world-map.server.ts'
import type { WorldSource } from './world-sources.ts'
import { toRatioWords, writeArea, writeCount } from './world-words.ts'

/** What can be said of several places together. */
export type Comparison = { text: string; figures: string; source: WorldSource }

const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function compareCountries(countries: readonly Country[]): Comparison[] {
  const pairs = countries.flatMap((a, n) => countries.slice(n + 1).map((b): [Country, Country] => [a, b]))
  return [
    ...compareBy(
      countries,
      ({ area }) => area,
      (km2) => writeArea(km2),
      {
        than: 'as large as',
        same: 'about as large as',
      },
    ),
    ...compareBy(countries, (country) => largestOf(country)?.population ?? 0, writeCount, {
      than: 'as many people as',
      same: 'about as many people as',
      of: (country) => largestOf(country)?.name ?? '',
      verb: 'has',
    }),
    ...sayShared(countries),
    ...pairs.flatMap(([a, b]) => sayDistance(a, b)),
  ]
}

const largestOf = (country: Country): TopCity | undefined => listTopCities(country.code)[0]

type Words = { than: string; same: string; of?: (country: Country) => string; verb?: string }

/** The largest against each of the others. */
function compareBy(
  countries: readonly Country[],
  valueOf: (country: Country) => number,
  write: (value: number) => string,
  { than, same, of = ({ called }) => called, verb = 'is' }: Words,
): Comparison[] {
  const ranked = countries.filter((country) => valueOf(country) > 0).sort((a, b) => valueOf(b) - valueOf(a))
  const [largest, ...others] = ranked
  if (!largest) return []
  return others.flatMap((other) => {
    const ratio = toRatioWords(valueOf(largest), valueOf(other), { than, same })
    if (!ratio) return []
    const isCity = verb === 'has'
    const place = (country: Country) => (isCity ? `${of(country)} (${country.name})` : of(country))
    return [
      {
        text: `${startSentence(place(largest))} ${verb} ${ratio} ${place(other)}.`,
        figures: `${write(valueOf(largest))} and ${write(valueOf(other))}${isCity ? ' people, the largest city of each' : ''}`,
        source: isCity ? 'cities' : 'countries',
      },
    ]
  })
}

function sayShared(countries: readonly Country[]): Comparison[] {
  const all = countries.length > 2 ? 'They all' : 'Both'
  const shared = (listOf: (country: Country) => readonly string[]) =>
    listOf(countries[0]!).filter((one) => countries.every((country) => listOf(country).includes(one)))
  const languages = shared((country) => country.languages)
  const currencies = shared((country) => country.currencies.map(({ name }) => name))
  const common = countries.length === 2 ? countries[0]!.borders.includes(countries[1]!.code) : false
  const say = (text: string, figures: string): Comparison => ({ text, figures, source: 'countries' })
  return [
    ...(languages.length > 0
      ? [say(`${all} have ${listWords(languages)} as an official language.`, 'official languages')]
      : []),
    ...(currencies.length > 0 ? [say(`${all} use the ${listWords(currencies)}.`, 'currencies')] : []),
    ...(common ? [say('They are neighbours by land.', 'land borders')] : []),
  ]
}

function sayDistance(a: Country, b: Country): Comparison[] {
  const [from, to] = [a, b].map((country) => listTopCities(country.code).find(({ isCapital }) => isCapital))
  if (!from || !to) return []
  const toSpot = ({ place: [lon, lat] }: TopCity) => ({ lat, lon })
  const km = Math.round(measureDistance(toSpot(from), toSpot(to)))
  return [
    {
      text: `From ${from.name} to ${to.name} it is ${writeCount(km)} km as the crow flies.`,
      figures: 'between the places GeoNames gives the capitals',
      source: 'measured',
    },
  ]
}

const OUTLINE_SIDE = 600

/** The outlines of the countries at one scale; null for one that is not drawn. */
export function drawAtOneScale(countries: readonly Country[]) {
  const outlines = countries.map(drawOutline)
  const widest = Math.max(...outlines.map((one) => (one ? Math.max(one.frame.width, one.frame.height) : 0)), 1)
  const scale = OUTLINE_SIDE / widest
  return {
    kmWide: Math.round(widest),
    outlines: outlines.map((one) => {
      if (!one) return null
      const { left, top, width, height } = one.frame
      return {
        path: one.path(scale),
        frame: [left, top, width, height].map((value) => Math.round(value * scale)) as [number, number, number, number],
      }
    }),
  }
}
