import { toTable } from '#app/platform/table.ts'
import { type City, listLargest } from './cities.server.ts'
import { findCity, nameCity } from './city-finding.ts'
import { findArea, findCountry } from './countries.server.ts'
import { type Finding, fromCities } from '../finding.ts'
import { findState, nameStateOf } from './state-questions.ts'
import { listWords, writeNumber } from '../wording.ts'

/** City figures that count something else than the city, by name and country; rankings leave them out. */
export const DOUBTFUL = new Set(['Taipei TW', 'Nanchong CN', 'Tai’an CN', 'Dongguan CN', 'Buenos Aires AR'])

const BIGGEST = '(?:largest|biggest|most populous|most populated|greatest)'
const ORDER: Record<string, number> = toTable({
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
})
const LARGEST = new RegExp(
  `^(?:(?:what|which|name|tell|list|give|show|me|is|are|city|cities|by population) )*(?:top (?<top>\\d{1,2}) )?(?:(?<many>\\d{1,2}|two|three|four|five|ten) )?(?:(?<place>second|third|fourth|fifth|[2-5](?:st|nd|rd|th)) )?${BIGGEST} (?:city|cities|town)(?: by population)? (?:in|of|on) (?<where>.+?)(?: by population)?$`,
)
const LARGEST_POSSESSIVE = new RegExp(
  `^(?:(?:what|which|name|is|are) )*(?<where>.+?) 's ${BIGGEST} (?:city|cities)(?: by population)?$`,
)
const LARGEST_LATE = new RegExp(
  `^(?:what|which) (?:city|town) (?:in|of) (?<where>.+?) (?:is|has) ${BIGGEST}(?: population| by population)?$`,
)

/** The largest cities of a country, state, continent or the world. */
export function sayLargest(text: string): Finding {
  const groups = (LARGEST.exec(text) ?? LARGEST_POSSESSIVE.exec(text) ?? LARGEST_LATE.exec(text))?.groups
  if (!groups?.where) return null
  const state = findState(groups.where.replace(/^state of /, ''))
  const area = findArea(groups.where)
  const match = area ? null : findCountry(groups.where)
  if (match && 'refusal' in match) return match
  const isState = state && (!match || state !== 'GA')
  const codes = new Set(area?.list.map(({ iso2 }) => iso2))
  if (!isState && !area && !match) return null
  if (!area && !isState && match && UNRANKED.has(match.country.iso2))
    return {
      refusal: `The city figures for ${match.country.called} count cities by unlike bounds, so they can't say which is largest.`,
    }
  const place = isState ? (nameStateOf(state) ?? '') : (area?.name ?? match?.country.called ?? '')
  const many = Number(
    toTable({ two: 2, three: 3, four: 4, five: 5, ten: 10 })[groups.many ?? ''] ?? groups.top ?? groups.many ?? 1,
  )
  const rank = ORDER[groups.place ?? ''] ?? 1
  const isWanted = (city: City) =>
    isState
      ? city.country === 'US' && city.state === state
      : area
        ? codes.has(city.country)
        : city.country === match?.country.iso2
  const found = listLargest(
    (city) => isWanted(city) && !(area && DOUBTFUL.has(`${city.name} ${city.country}`)),
    Math.max(rank, Math.min(many, 20)),
  )
  return found.length < rank ? null : sayRanked(found, place, rank, many, Boolean(area))
}

const BASIS = '(GeoNames figures for the city itself, without its suburbs)'
/** Countries whose figures in GeoNames count cities by unlike bounds, so that a ranking would mislead. */
const UNRANKED = new Set(['TW', 'ZA', 'SY'])

const CAUTIONS: Record<string, string> = toTable({
  'the world': ' Counted with its suburbs, the largest is usually said to be Tokyo or Jakarta.',
  Europe: ' Istanbul, which lies partly in Europe, is larger.',
})

function sayRanked(found: readonly City[], place: string, rank: number, many: number, isWide: boolean): Finding {
  const write = (city: City) => `${isWide ? nameCity(city) : city.name} (${writeNumber(city.population)} people)`
  const quote = found.map((city) => `${city.name}, ${city.country}: population ${city.population}`).join('; ')
  const source = fromCities(quote)
  if (many > 1)
    return {
      text: `The ${found.length} largest cities in ${place} are ${listWords(found.map(write))} ${BASIS}.`,
      source,
      isRecomputed: true,
    }
  const city = found[rank - 1]
  if (!city) return null
  const ordinal = ['', '', 'second ', 'third ', 'fourth ', 'fifth '][rank] ?? ''
  const caution = CAUTIONS[isWide ? place : ''] ?? ''
  return {
    text: `The ${ordinal}largest city in ${place} is ${isWide ? nameCity(city) : city.name}, with ${writeNumber(
      city.population,
    )} people ${BASIS}.${caution}`,
    source,
    isRecomputed: true,
  }
}

const LARGER = [
  /^is (?<a>.+?) (?<how>bigger|larger|smaller|more populous) than (?<b>.+)$/,
  /^(?:which|what)(?: city| one)?(?: is| has)? (?<how>bigger|larger|smaller|more people|more populous|larger population|bigger population|more inhabitants) (?<a>.+?) or (?<b>.+)$/,
  /^does (?<a>.+?) have (?<how>more people|larger population|bigger population|more inhabitants) than (?<b>.+)$/,
]

/** Which of two cities has more people. */
export function sayLarger(text: string): Finding {
  for (const form of LARGER) {
    const groups = form.exec(text)?.groups
    const [a, b] = groups ? [findCity(groups.a ?? ''), findCity(groups.b ?? '')] : [null, null]
    if (!a || !b || 'refusal' in a || 'refusal' in b || a === b) continue
    const [large, small] = a.population >= b.population ? [a, b] : [b, a]
    const lead = /^(?:which|what)/.test(text)
      ? ''
      : (groups?.how === 'smaller' ? a === small : a === large)
        ? 'Yes. '
        : 'No. '
    return {
      text: `${lead}By population ${nameCity(large)} (${writeNumber(large.population)}) is larger than ${nameCity(
        small,
      )} (${writeNumber(small.population)}), as GeoNames gives it.`,
      source: fromCities(`${a.name}: ${a.population}; ${b.name}: ${b.population}`),
      isRecomputed: true,
    }
  }
  return null
}
