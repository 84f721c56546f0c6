import lookUpZone from '@photostructure/tz-lookup'
import { toTable } from '#app/platform/table.ts'
import { type City, listLargest } from './places/cities.server.ts'
import { findCity, nameCity } from './places/city-finding.ts'
import { findCountry } from './places/countries.server.ts'
import { findState, nameStateOf } from './places/state-questions.ts'
import { findOwn, startSentence } from './wording.ts'

/** Where a clock hangs: what it is called in a sentence, and its zone of IANA, or the fixed offset of an abbreviation. */
export type Clock = { name: string; zone: string } | { name: string; offset: number }

const MS_PER_MINUTE = 60_000
/** Of the people of a country or state so many must live by the clock of its largest cities for it to have "a" time. */
const ONE_CLOCK_SHARE = 0.9
const MOST_CITIES = 400
/** A city of so many people needs no country beside its name, and is meant before a state of the same name. */
const LARGE = 500_000

/** Minutes ahead of UTC of the abbreviations that mean one thing to most; the US letters without S or D follow the season. */
const ABBREVIATIONS: Readonly<Record<string, number | string>> = toTable({
  utc: 0,
  gmt: 0,
  bst: 60,
  ist: 330,
  cet: 60,
  cest: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  jst: 540,
  kst: 540,
  sgt: 480,
  hkt: 480,
  aest: 600,
  aedt: 660,
  awst: 480,
  nzst: 720,
  nzdt: 780,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
})
const SPOKEN: Readonly<Record<string, string>> = toTable({
  eastern: 'et',
  central: 'ct',
  mountain: 'mt',
  pacific: 'pt',
  'greenwich mean': 'gmt',
})

/** The clock of a city, state, country or abbreviation (folded text); a refusal where there are several. */
export function findClock(phrase: string): Clock | { refusal: string } | null {
  const word = phrase.replace(/ (?:standard |daylight )?time$/, '')
  const sign = findOwn(SPOKEN, word) ?? word
  const known = findOwn(ABBREVIATIONS, sign)
  if (typeof known === 'number') return { name: sign.toUpperCase(), offset: known }
  if (known) return { name: sign.toUpperCase(), zone: known }
  const place = word.replace(/ local$/, '').replace(/ 's$/, '')
  const match = findCountry(place, true)
  if (match && 'refusal' in match) return match
  if (match) return settle(match.country.called, ({ country }) => country === match.country.iso2)
  const [city, state] = [findCity(place), findState(place)]
  if (state && !(city && 'population' in city && city.population >= LARGE))
    return settle(nameStateOf(state) ?? place, (each) => each.country === 'US' && each.state === state)
  if (!city || 'refusal' in city) return city
  return { name: city.population >= LARGE ? city.name : nameCity(city), zone: zoneOf(city) }
}

const zoneOf = ({ lat, lon }: City) => lookUpZone(lat, lon)

/** The clock that nearly all people of a country or state live by. */
function settle(name: string, isThere: (city: City) => boolean): Clock | { refusal: string } | null {
  const cities = listLargest(isThere, MOST_CITIES)
  const people = new Map<string, number>()
  for (const city of cities) people.set(zoneOf(city), (people.get(zoneOf(city)) ?? 0) + city.population)
  const zones = [...people].toSorted(([, a], [, b]) => b - a)
  const main = zones[0]?.[0]
  if (!main) return null
  const isSame = (zone: string) => seasonsOf(main).join() === seasonsOf(zone).join()
  const all = zones.reduce((sum, [, count]) => sum + count, 0)
  const alike = zones.reduce((sum, [zone, count]) => sum + (isSame(zone) ? count : 0), 0)
  return alike >= all * ONE_CLOCK_SHARE
    ? { name, zone: main }
    : { refusal: `${startSentence(name)} has more than one time zone. Name a city there.` }
}

/** Minutes that a clock is ahead of UTC at a moment. */
export function offsetOf(clock: Clock, at: Date): number {
  if ('offset' in clock) return clock.offset
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: clock.zone, timeZoneName: 'longOffset' }).formatToParts(at)
  const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(written.replace('−', '-')) ?? []
  return hours ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) : 0
}

const seasonsOf = (zone: string) => [0, 6].map((month) => offsetOf({ name: '', zone }, midMonth(new Date(), month)))

/** Noon of the 15th of a month (0 is January) in the year of a day. */
export const midMonth = (day: Date, month: number) => new Date(Date.UTC(day.getUTCFullYear(), month, 15, 12))

/** The moment at which a clock shows so many minutes after midnight on the day `day` has in UTC. */
export function momentOf(clock: Clock, minutes: number, day: Date): Date {
  const shown = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) + minutes * MS_PER_MINUTE
  const near = new Date(shown - offsetOf(clock, new Date(shown)) * MS_PER_MINUTE)
  return new Date(shown - offsetOf(clock, near) * MS_PER_MINUTE)
}

/** "UTC+5:30" */
export function writeOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
