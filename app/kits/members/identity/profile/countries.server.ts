import { readFileSync } from 'node:fs'
import type { Country } from 'world-countries'
import { assetPath } from '#app/platform/assets.server.ts'
import { once } from '#app/platform/once.ts'

/** Countries and territories by ISO 3166-1 alpha-2, by their English names in order. */
export const listCountries = (): readonly { value: string; label: string }[] =>
  once('countries', () =>
    (JSON.parse(readFileSync(assetPath('countries.json'), 'utf8')) as Country[])
      .map(({ cca2, name }) => ({ value: cca2, label: name.common }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  )

/** The English name of a country; the code itself where the list has none. */
export const nameCountry = (code: string): string => listCountries().find(({ value }) => value === code)?.label ?? code

export const isCountry = (code: string): boolean => listCountries().some(({ value }) => value === code)
