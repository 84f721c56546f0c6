import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { type City, listNamed, measureDistance, pickCity } from './cities.server.ts'
import { countryOf, findCity, nameCity } from './city-finding.ts'
import { DOUBTFUL, sayLarger, sayLargest } from './city-ranks.ts'
import { findArea, findCountry } from './countries.server.ts'
import { type Finding, fromCities } from '../finding.ts'
import { isBody } from '../planet-sizes.ts'
import { findState, nameStateOf } from './state-questions.ts'
import { findSubjects, writeNumber } from '../wording.ts'

const MILES_PER_KM = 0.621371192

/** Answers about cities: where, how many people, how far, the largest ones. */
export function answerCity(text: string): Finding {
  return (
    sayDistance(text) ??
    sayDirection(text) ??
    sayLargest(text) ??
    sayLarger(text) ??
    sayIsIn(text) ??
    sayPopulation(text) ??
    sayWhere(text) ??
    sayPosition(text)
  )
}

const DISTANCES = [
  inOrder(
    /^(?:what is |calculate |find |tell me )?(?:(?:flight|air|straight line|flying|direct|shortest|great circle) )*distance (?:in (?:km|miles|kilomet(?:er|re)s) )?(?:(?:as crow flies) )?/,
    /(?:between|from|of) (?<a>.+?) (?:and|to|until) (?<b>.+?)(?: (?:in (?:km|miles|kilomet(?:er|re)s)|as crow flies|by air|by plane|in straight line))*$/,
  ),
  inOrder(
    /^how (?:far|many (?:km|miles|kilomet(?:er|re)s|mi)) (?:away )?(?:is |are )?(?:it |there |away )?(?:from |between |is )?(?<a>.+?) (?:to|from|and|away from|is from) (?<b>.+?)/,
    /(?: (?:in (?:km|miles|kilomet(?:er|re)s)|as crow flies|by air|apart|by plane))*$/,
  ),
  /^how far (?:apart|away) (?:are|is) (?<a>.+?) (?:and|from) (?<b>.+)$/,
  /^how far (?:are|is) (?<a>.+?) (?:and|from) (?<b>.+?)(?: apart| away| from each other| away from each other)?$/,
  /^(?<a>.+?) (?:to|and) (?<b>.+?) distance(?: in (?:km|miles))?$/,
]

/** "distance Paris Berlin" has no word between the two. */
function splitBare(text: string): Record<string, string> | null {
  const words = /^distance (?<ab>.+)$/.exec(text)?.groups?.ab?.split(' ') ?? []
  for (let at = 1; at < words.length; at += 1) {
    const [a, b] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (listNamed(a).length > 0 && listNamed(b).length > 0) return { a, b }
  }
  return null
}

function sayDistance(text: string): Finding {
  for (const form of [...DISTANCES, null]) {
    const groups = form ? form.exec(text)?.groups : splitBare(text)
    // Jupiter is in Florida and Sun City in Arizona, but nobody means them.
    if (groups && isBody(groups.a ?? '') && isBody(groups.b ?? '')) return null
    const [a, b] = groups ? [findCity(groups.a ?? ''), findCity(groups.b ?? '')] : [null, null]
    if (!a || !b) continue
    if ('refusal' in a) return a
    if ('refusal' in b) return b
    const km = measureDistance(a, b)
    const digits = km < 100 ? 1 : 0
    return {
      text: `From ${nameCity(a)} to ${nameCity(b)} is about ${writeNumber(km, digits)} km (${writeNumber(
        km * MILES_PER_KM,
        digits,
      )} miles) as the crow flies.`,
      source: fromCities(`${a.name} ${a.lat}, ${a.lon}; ${b.name} ${b.lat}, ${b.lon}; great-circle distance`),
      isRecomputed: true,
    }
  }
  return null
}

const IS_IN = /^is (?<a>.+?) (?:a city |city |town |located |situated )?in (?<c>.+)$/

function sayIsIn(text: string): Finding {
  const groups = IS_IN.exec(text)?.groups
  if (!groups) return null
  const named = listNamed(groups.a ?? '')
  const [match, state] = [findCountry(groups.c ?? '', true), findState(groups.c ?? '')]
  const area = findArea(groups.c ?? '')
  const codes = area ? area.list.map(({ iso2 }) => iso2) : match && 'country' in match ? [match.country.iso2] : []
  const main = pickCity(named) ?? named[0]
  if (!main || (codes.length === 0 && !state)) return null
  const there = named.find((city) => codes.includes(city.country) || (state && city.state === state))
  const place =
    area?.name ??
    (match && 'country' in match && !state ? match.country.called : (nameStateOf(state ?? '') ?? groups.c))
  const source = fromCities(
    `${(there ?? main).name}: ${(there ?? main).country}${(there ?? main).state ? `, ${(there ?? main).state}` : ''}`,
  )
  if (there)
    return {
      text:
        there === main
          ? `Yes, ${main.name} is in ${place}${area ? ` (${countryOf(main)?.name})` : ''}.`
          : `Yes, there is a ${there.name} in ${place}; the largest place of that name is ${nameCity(main)}.`,
      source,
    }
  return { text: `No, ${main.name} is in ${nameCity(main).replace(`${main.name}, `, '')}.`, source }
}

const SIDES = 'north|south|east|west'
const DIRECTIONS = [
  new RegExp(
    `^(?:which|what)(?: city| one| of them)? (?:is|lies) (?:further |farther |more )?(?<side>${SIDES})(?:ern|erly)? (?<a>.+?) or (?<b>.+)$`,
  ),
  new RegExp(
    `^(?:is|does) (?<a>.+?) (?:lie )?(?:further |farther |more )?(?<side>${SIDES})(?:ern)? (?:of|than) (?<b>.+)$`,
  ),
]
/** Nearer than this, in degrees, the position of a city's middle doesn't tell. */
const CLEARLY_APART = 0.1

/** Which of two cities lies further north, south, east or west. */
function sayDirection(text: string): Finding {
  for (const form of DIRECTIONS) {
    const groups = form.exec(text)?.groups
    const [a, b] = groups ? [findCity(groups.a ?? ''), findCity(groups.b ?? '')] : [null, null]
    if (!groups?.side || !a || !b || 'refusal' in a || 'refusal' in b) continue
    const isUpright = groups.side === 'north' || groups.side === 'south'
    const apart = isUpright ? a.lat - b.lat : a.lon - b.lon
    if (Math.abs(apart) < CLEARLY_APART || Math.abs(apart) > 180) return null
    const isFirst = groups.side === 'north' || groups.side === 'east' ? apart > 0 : apart < 0
    const [first, second] = isFirst ? [a, b] : [b, a]
    const lead = /^(?:which|what)/.test(text) ? '' : isFirst ? 'Yes. ' : 'No. '
    const degree = (city: City) => `${writeNumber(isUpright ? city.lat : city.lon, 2)}°`
    return {
      text: `${lead}${nameCity(first)} lies further ${groups.side} than ${nameCity(second)} (${
        isUpright ? 'latitude' : 'longitude'
      } ${degree(first)} against ${degree(second)}).`,
      source: fromCities(`${a.name} ${a.lat}, ${a.lon}; ${b.name} ${b.lat}, ${b.lon}`),
      isRecomputed: true,
    }
  }
  return null
}

const PEOPLE =
  '(?:current |total |city )?(?:populations?|inhabitants|number of (?:people|inhabitants|residents)|residents)(?: size| count)?'
const LIVE = anyOf(
  inOrder(
    /^how (?:many|much) (?:people|inhabitants|residents|citizens|humans|persons) (?:are (?:there |living )?|live |living |reside |does |do |has |there |have )*(?:in )?(?<s>.+?)/,
    /(?: (?:have|has|live|count|got|there))?$/,
  ),
  /^how (?:populous|populated|big|large) is (?:city of )?(?<s2>.+)$/,
)

function sayPopulation(text: string): Finding {
  const live = LIVE.exec(text)?.groups
  for (const phrase of [...(live ? [live.s ?? live.s2 ?? ''] : []), ...findSubjects(text, PEOPLE)]) {
    const match = findCountry(phrase, true)
    if (
      match &&
      !(match && 'country' in match && ['SGP', 'MCO', 'VAT', 'GIB', 'HKG', 'MAC'].includes(match.country.code))
    )
      return null
    const city = findCity(phrase)
    if (!city) continue
    if ('refusal' in city) return city
    return {
      text: `The population of ${nameCity(city)} is ${writeNumber(city.population)}, as GeoNames gives it${
        DOUBTFUL.has(`${city.name} ${city.country}`) ? ' (a figure that counts more than the city itself)' : ''
      }.`,
      source: fromCities(`${city.name}, ${city.country}: population ${city.population}`),
    }
  }
  return null
}

const WHERE = [
  inOrder(
    /^(?:(?:in|of|to) )?(?:what|which) (?:country|nation|us state|state|state and country) (?:is|are|does|was|would i find|can i find|do you find|will i find) (?:city of |city |town of )?/,
    /(?<s>.+?)(?: (?:in|located|situated|belong(?: to)?|part of|found|lie in|be in))*$/,
  ),
  /^where (?:is|are|was|can i find|would i find|do you find|on map is|in world is) (?:city of |city |town of )?(?<s>.+?)(?: (?:located|situated|found|on map|exactly))*$/,
  /^(?<s>.+?) is (?:in|located in|city in|part of) (?:which|what) (?:country|nation|state)$/,
  /^(?:country|location) of (?:city )?(?<s>.+)$/,
  /^(?:what|which) continent is (?<s>.+?) (?:in|on|located in)$/,
]

function sayWhere(text: string): Finding {
  for (const form of WHERE) {
    const phrase = form.exec(text)?.groups?.s
    if (!phrase || findCountry(phrase, true)) continue
    const city = findCity(phrase)
    if (!city) continue
    if ('refusal' in city) return city
    const country = countryOf(city)
    const state = nameStateOf(city.state)
    const where = [
      city.country === 'US' && state && !/D\.C\./.test(city.name) ? state : '',
      country?.called ?? city.country,
    ]
      .filter(Boolean)
      .join(', ')
    const continent =
      country && country.region !== 'Americas'
        ? ` (${country.region})`
        : country
          ? ` (${country.subregion === 'South America' ? 'South America' : 'North America'})`
          : ''
    return {
      text: `${city.name} is in ${where}${text.includes('continent') ? continent : ''}${
        city.isCapital && country ? ', and is its capital' : ''
      }.`,
      source: fromCities(`${city.name}: country ${city.country}, ${city.lat}, ${city.lon}`),
    }
  }
  return null
}

function sayPosition(text: string): Finding {
  for (const phrase of findSubjects(
    text,
    'coordinates|latitude(?: and longitude)?|longitude(?: and latitude)?|gps coordinates|geographic(?:al)? coordinates|gps position|lat long',
  )) {
    if (findCountry(phrase, true)) return null
    const city = findCity(phrase)
    if (!city) continue
    if ('refusal' in city) return city
    const write = (value: number, plus: string, minus: string) =>
      `${Math.abs(value).toFixed(4)}° ${value < 0 ? minus : plus}`
    return {
      text: `${nameCity(city)} lies at ${write(city.lat, 'N', 'S')}, ${write(city.lon, 'E', 'W')}.`,
      source: fromCities(`${city.name}: ${city.lat}, ${city.lon}`),
    }
  }
  return null
}
