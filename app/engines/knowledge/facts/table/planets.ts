import type { PropertyRow } from './properties.ts'

/** Mean distances from the Sun in millions of km: NASA's Planetary Fact Sheet. */
const FROM_SUN: readonly (readonly [planet: string, millionKm: number])[] = [
  ['Mercury', 57.9],
  ['Venus', 108.2],
  ['Mars', 228],
  ['Jupiter', 778.5],
  ['Saturn', 1432],
  ['Uranus', 2867],
  ['Neptune', 4515],
  ['Pluto', 5906],
]
/** One astronomical unit in millions of km. */
const UNIT = 149.6

/** How far the planets and Pluto are from the Sun; of the Earth the other table tells. */
export const PLANET_DISTANCES: readonly PropertyRow[] = FROM_SUN.map(([planet, millionKm]) => {
  const name = planet.toLowerCase()
  const ways = ['# from sun', 'planet # from sun', 'sun from #', '# to sun', 'from # to sun', 'from sun to #']
  const both = ['between # and sun', 'between sun and #', '# and sun', 'sun and #']
  const distance = millionKm.toLocaleString('en')
  const units = (millionKm / UNIT).toFixed(millionKm < UNIT ? 2 : 1)
  return [
    'distance',
    [...ways, ...both].map((way) => way.replace('#', name)).join('|'),
    `${planet} is about ${distance} million km from the Sun on average (${units} times as far as the Earth).`,
  ]
})

/** How many moons are known, by the counts of 2025: planets (parted by "|") and the sentence. */
export const MOONS: readonly (readonly [planets: string, sentence: string])[] = [
  ['earth|planet earth', 'The Earth has 1 moon.'],
  ['mars', 'Mars has 2 moons, Phobos and Deimos.'],
  ['mercury|venus', 'Mercury and Venus have no moons.'],
  ['jupiter', 'Jupiter has at least 97 known moons, by the count of 2025; small ones are still being found.'],
  ['saturn', 'Saturn has at least 274 known moons, by the count of March 2025, more than any other planet.'],
  ['uranus', 'Uranus has at least 29 known moons, by the count of August 2025.'],
  ['pluto', 'Pluto has 5 known moons; the largest is Charon.'],
  ['neptune', 'Neptune has at least 16 known moons, by the count of 2025; the largest is Triton.'],
]
