import { openCountries, type Country } from '#app/engines/knowledge/facts/places/countries.server.ts'
import { NOTES } from '#app/engines/knowledge/facts/places/country-notes.ts'
import { listWords } from '#app/engines/knowledge/facts/wording.ts'
import { listTopCities } from '#app/engines/world-map/world-cities.server.ts'
import { slugOf } from './world-places.server.ts'
import type { WorldSource } from './world-sources.ts'
import { writeArea, writeCount } from './world-words.ts'
import { listZones } from './world-zones.server.ts'

export type FactId =
  'capital' | 'area' | 'languages' | 'currency' | 'neighbours' | 'calling' | 'domain' | 'zones' | 'city' | 'standing'

/** A fact of a place. `links` are places of it that have a page; they stand in place of the value. */
export type Fact = {
  id: FactId
  label: string
  value: string
  note: string | null
  links: { label: string; slug: string }[]
  source: WorldSource
}

/** What is known of a country; what the data does not say is left out. */
export function listFacts(country: Country): Fact[] {
  const { code } = country
  const note = Object.hasOwn(NOTES, code) ? NOTES[code] : undefined
  const neighbours = listNeighbours(country)
  const zones = listZones(country.iso2)
  const [largest] = listTopCities(code)
  const facts: (Partial<Fact> & Pick<Fact, 'id' | 'label' | 'value'>)[] = [
    {
      id: 'capital',
      label: country.capitals.length > 1 ? 'Capitals' : 'Capital',
      value: note?.capital ?? listWords(country.capitals),
      note: note?.capitalNote ?? null,
      source: note?.capital ? 'notes' : 'countries',
    },
    { id: 'area', label: 'Area', value: country.area > 0 ? writeArea(country.area) : '' },
    {
      id: 'languages',
      label: country.languages.length === 1 ? 'Official language' : 'Official languages',
      value: listWords(country.languages),
      note: note?.languageNote ?? null,
      source: note?.languages ? 'notes' : 'countries',
    },
    {
      id: 'currency',
      label: country.currencies.length > 1 && !note?.currency ? 'Currencies' : 'Currency',
      value: note?.currency ?? listWords(country.currencies.map(({ name, code: short }) => `${name} (${short})`)),
      source: note?.currency ? 'notes' : 'countries',
    },
    {
      id: 'neighbours',
      label: 'Land neighbours',
      value: neighbours.length === 0 ? 'None' : listWords(neighbours.map(({ label }) => label)),
      links: neighbours,
      note: country.isLandlocked ? 'No coast.' : null,
    },
    {
      id: 'city',
      label: 'Largest city',
      value: largest ? `${largest.name}, ${writeCount(largest.population)} people` : '',
      source: 'cities',
    },
    { id: 'calling', label: 'Calling code', value: country.callingCode ?? '' },
    { id: 'domain', label: 'Internet domain', value: country.domains.slice(0, 2).join(', ') },
    {
      id: 'zones',
      label: zones.length > 1 ? `Time zones` : 'Time zone',
      value:
        zones.length > 4
          ? `${zones.length}, from ${zones[0]?.offset} to ${zones.at(-1)?.offset}`
          : zones.map(({ offset }) => offset).join(', '),
      note: zones.length === 1 && zones[0] ? zones[0].names.slice(0, 3).join(', ') : null,
      source: 'zones',
    },
    {
      id: 'standing',
      label: 'United Nations',
      value: country.isUnMember ? 'A member' : 'Not a member',
      note: note?.standing ?? (country.isSovereign ? null : 'Not marked as an independent state.'),
    },
  ]
  return facts
    .filter(({ value }) => value !== '')
    .map((fact) => ({ note: null, links: [], source: 'countries' as const, ...fact }))
}

function listNeighbours({ borders }: Country): { label: string; slug: string }[] {
  const { byCode } = openCountries()
  return borders
    .flatMap((code) => byCode.get(code) ?? [])
    .map((other) => ({ label: other.name, slug: slugOf(other) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}
