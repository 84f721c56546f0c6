import { openCountries, type Country } from '#app/engines/knowledge/facts/places/countries.server.ts'
import { listTopCities } from '#app/engines/world-map/world-cities.server.ts'
import { toClass, toClassEnds, toShade, type ScaleId } from './world-scale.ts'
import type { WorldSource } from './world-sources.ts'
import { writeArea, writeCount } from './world-words.ts'
import { listZones } from './world-zones.server.ts'

export type Legend = {
  title: string
  source: WorldSource | null
  classes: { shade: number; words: string; count: number }[]
}
/** `shades` and `words` by the code of a country; none for what is not known. */
export type Colouring = { legend: Legend | null; shades: Map<string, number>; words: Map<string, string> }

type Scale = {
  title: string
  source: WorldSource | null
  valueOf: (country: Country) => number | null
  write: (value: number) => string
  /** Round ends of the classes, where even numbers of places would say little. */
  ends?: readonly number[]
}

const plural = (one: string, many: string) => (count: number) => `${writeCount(count)} ${count === 1 ? one : many}`

const scaleOf = (members: ReadonlyMap<string, number>): Record<Exclude<ScaleId, 'none'>, Scale> => ({
  area: {
    title: 'Area',
    source: 'countries',
    valueOf: ({ area }) => (area > 0 ? area : null),
    write: writeArea,
    ends: [10_000, 100_000, 500_000, 2_000_000, Infinity],
  },
  neighbours: {
    title: 'Land neighbours',
    source: 'countries',
    valueOf: ({ borders }) => borders.length,
    write: plural('neighbour', 'neighbours'),
  },
  city: {
    title: 'People in the largest city',
    source: 'cities',
    valueOf: ({ code }) => listTopCities(code)[0]?.population ?? null,
    write: plural('person', 'people'),
  },
  zones: {
    title: 'Time zones, by their offset of today',
    source: 'zones',
    valueOf: ({ iso2 }) => listZones(iso2).length || null,
    write: plural('time zone', 'time zones'),
  },
  members: {
    title: 'Members who show their country',
    source: null,
    valueOf: ({ iso2 }) => members.get(iso2) ?? null,
    write: plural('member', 'members'),
  },
})

/** How the map is coloured by a fact: a class for each country, and what the classes mean. */
export function colourBy(id: ScaleId, members: ReadonlyMap<string, number>): Colouring {
  const colouring: Colouring = { legend: null, shades: new Map(), words: new Map() }
  if (id === 'none') return colouring
  const { title, source, valueOf, write, ends: round } = scaleOf(members)[id]
  const known = openCountries().all.flatMap((country) => {
    const value = valueOf(country)
    return value === null ? [] : [{ code: country.code, value }]
  })
  const ends = round ?? toClassEnds(known.map(({ value }) => value))
  const classes = ends.map((_, place) => {
    const values = known.filter(({ value }) => toClass(value, ends) === place).map(({ value }) => value)
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const words = least === most ? write(most) : `${write(least).replace(/ \D+$/, '')} to ${write(most)}`
    return { shade: toShade(place, ends), words, count: values.length }
  })
  for (const { code, value } of known) {
    colouring.shades.set(code, toShade(toClass(value, ends), ends))
    colouring.words.set(code, write(value))
  }
  return { ...colouring, legend: { title, source, classes } }
}
