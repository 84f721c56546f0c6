import type { Country } from 'world-countries'
import { once } from '#app/platform/once.ts'
import { readPackageData } from '#app/providers/knowledge/facts/package-data.server.ts'

/** Countries and territories by ISO 3166-1 alpha-2, by their English names in order. */
export const listCountries = (): readonly { value: string; label: string }[] =>
  once('countries', () =>
    readPackageData<Country[]>('world-countries')
      .map(({ cca2, name }) => ({ value: cca2, label: name.common }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  )

export const isCountry = (code: string): boolean => listCountries().some(({ value }) => value === code)
