import { type City, listLargest, listNamed, measureDistance, pickCity } from './cities.server.ts'
import { type Country, findArea, findCountry, openCountries } from './countries.server.ts'
import { type Finding, fromCities } from './finding.ts'
import { findState, nameStateOf } from './state-questions.ts'
import { findSubjects, listWords, startSentence, writeNumber } from './wording.ts'

const MILES_PER_KM = 0.621371192
/** City figures that count something else than the city, by name and country; rankings leave them out. */
const DOUBTFUL = new Set(['Taipei TW', 'Nanchong CN', 'Tai’an CN', 'Dongguan CN', 'Buenos Aires AR', 'Delhi IN'])

type Found = City | { refusal: string } | null

const countryOf = (city: City): Country | undefined => openCountries().all.find(({ iso2 }) => iso2 === city.country)

/** "Paris, France" or "Portland, Oregon". */
export function nameCity(city: City): string {
  const place =
    city.country === 'US' ? nameStateOf(city.state) ?? 'United States' : countryOf(city)?.called ?? city.country
  return place.replace(/^the /, '') === city.name || /D\.C\./.test(city.name) ? city.name : `${city.name}, ${place}`
}

/** Reads "Paris", "Paris France", "Portland in Oregon"; a refusal when several cities fit. */
export function findCity(phrase: string): Found {
  const asked = phrase
    .replace(/^(?:city|town|village) (?:of |called )?/, '')
    .replace(/ (?:city|town)$/, (word) => (listNamed(phrase).length > 0 ? word : ''))
    .trim()
  const whole = listNamed(asked)
  if (whole.length > 0) return settle(asked, whole)
  const words = asked.replace(/ (?:in|of) /g, ' ').split(' ')
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [name, place] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const match = findCountry(place, true)
    const state = findState(place)
    const named = [
      ...(state ? listNamed(name, 'US', state) : []),
      ...(match && 'country' in match ? listNamed(name, match.country.iso2) : []),
    ]
    if (named[0]) return named[0]
  }
  return null
}

function settle(name: string, named: readonly City[]): Found {
  const city = pickCity(named)
  if (city) return city
  const examples = named.slice(0, 3).map((each) => `${nameCity(each)} (${writeNumber(each.population)} people)`)
  return {
    refusal: `${startSentence(name)} may mean ${examples
      .join(', ')
      .replace(/, ([^,]+, [^,]+ \([^)]*\))$/, ' or $1')}. Say which one.`,
  }
}

/** Answers about cities: where, how many people, how far, the largest ones. */
export function answerCity(text: string): Finding {
  return (
    sayDistance(text) ??
    sayLargest(text) ??
    sayLarger(text) ??
    sayIsIn(text) ??
    sayPopulation(text) ??
    sayWhere(text) ??
    sayPosition(text)
  )
}

const DISTANCES = [
  /^(?:what is |calculate |find |tell me )?(?:(?:flight|air|straight line|flying|direct|shortest|great circle) )*distance (?:in (?:km|miles|kilomet(?:er|re)s) )?(?:(?:as crow flies) )?(?:between|from|of) (?<a>.+?) (?:and|to|until) (?<b>.+?)(?: (?:in (?:km|miles|kilomet(?:er|re)s)|as crow flies|by air|by plane|in straight line))*$/,
  /^how (?:far|many (?:km|miles|kilomet(?:er|re)s|mi)) (?:away )?(?:is |are )?(?:it |there |away )?(?:from |between |is )?(?<a>.+?) (?:to|from|and|away from|is from) (?<b>.+?)(?: (?:in (?:km|miles|kilomet(?:er|re)s)|as crow flies|by air|apart|by plane))*$/,
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

const BIGGEST = '(?:largest|biggest|most populous|most populated|greatest)'
const ORDER: Record<string, number> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
}
const LARGEST = new RegExp(
  `^(?:(?:what|which|name|tell|list|give|show|me|is|are|city|cities|by population) )*(?:top (?<top>\\d{1,2}) )?(?:(?<many>\\d{1,2}|two|three|four|five|ten) )?(?:(?<place>second|third|fourth|fifth|[2-5](?:st|nd|rd|th)) )?${BIGGEST} (?:city|cities|town)(?: by population)? (?:in|of|on) (?<where>.+?)(?: by population)?$`,
)
const LARGEST_POSSESSIVE = new RegExp(
  `^(?:(?:what|which|name|is|are) )*(?<where>.+?) 's ${BIGGEST} (?:city|cities)(?: by population)?$`,
)
const LARGEST_LATE = new RegExp(
  `^(?:what|which) (?:city|town) (?:in|of) (?<where>.+?) (?:is|has) ${BIGGEST}(?: population| by population)?$`,
)

function sayLargest(text: string): Finding {
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
  const place = isState ? nameStateOf(state) ?? '' : area?.name ?? match?.country.called ?? ''
  const many = Number(
    { two: 2, three: 3, four: 4, five: 5, ten: 10 }[groups.many ?? ''] ?? groups.top ?? groups.many ?? 1,
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

const CAUTIONS: Record<string, string> = {
  'the world': ' Counted with its suburbs, the largest is usually said to be Tokyo or Jakarta.',
  Europe: ' Istanbul, which lies partly in Europe, is larger.',
}

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

function sayLarger(text: string): Finding {
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
    area?.name ?? (match && 'country' in match && !state ? match.country.called : nameStateOf(state ?? '') ?? groups.c)
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

const PEOPLE =
  '(?:current |total |city )?(?:populations?|inhabitants|number of (?:people|inhabitants|residents)|residents)(?: size| count)?'
const LIVE =
  /^how (?:many|much) (?:people|inhabitants|residents|citizens|humans|persons) (?:are (?:there |living )?|live |living |reside |does |do |has |there |have )*(?:in )?(?<s>.+?)(?: (?:have|has|live|count|got|there))?$|^how (?:populous|populated|big|large) is (?:city of )?(?<s2>.+)$/

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
      text: `The population of ${nameCity(city)} is ${writeNumber(city.population)}, as GeoNames gives it.`,
      source: fromCities(`${city.name}, ${city.country}: population ${city.population}`),
    }
  }
  return null
}

const WHERE = [
  /^(?:(?:in|of|to) )?(?:what|which) (?:country|nation|us state|state|state and country) (?:is|are|does|was|would i find|can i find|do you find|will i find) (?:city of |city |town of )?(?<s>.+?)(?: (?:in|located|located in|situated|situated in|belong|belong to|part of|found in|lie in|be in|found))*$/,
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
