import packed from './world-cities.json?raw'
import { once } from '#app/platform/once.ts'
import type { Degrees } from './world-projection.ts'

/** A city of 5,000 people or more, with the population GeoNames gives it. */
export type TopCity = { name: string; population: number; place: Degrees; isCapital: boolean }

const open = () => once('world-cities', () => JSON.parse(packed) as Record<string, string>)

/** The largest cities of a country, largest first, and its capital when that is none of them. */
export function listTopCities(code: string): TopCity[] {
  const lines = open()
  return (Object.hasOwn(lines, code) ? (lines[code] ?? '') : '')
    .split(';')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', population, lat, lon, capital] = line.split('|')
      return {
        name,
        population: Number(population),
        place: [Number(lon), Number(lat)],
        isCapital: capital !== undefined,
      }
    })
}
