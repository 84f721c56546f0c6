import { type City, listNamed, pickCity } from './cities.server.ts'
import { type Country, findCountry, openCountries } from './countries.server.ts'
import { findState, nameStateOf } from './state-questions.ts'
import { startSentence, writeNumber } from '../wording.ts'

type Found = City | { refusal: string } | null

export const countryOf = (city: City): Country | undefined =>
  openCountries().all.find(({ iso2 }) => iso2 === city.country)

/** "Paris, France" or "Portland, Oregon". */
export function nameCity(city: City): string {
  const place =
    city.country === 'US' ? (nameStateOf(city.state) ?? 'United States') : (countryOf(city)?.called ?? city.country)
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
