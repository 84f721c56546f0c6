import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Country } from 'world-countries'
import { assetPath } from '#app/platform/assets.server.ts'

/** A real table to try with: the countries of the world (mledoze/countries, ODbL). */
export function toExampleTable(): { name: string; title: string; text: string } {
  const countries = JSON.parse(readFileSync(assetPath('countries.json'), 'utf8')) as Country[]
  const rows = countries.map(({ name, region, subregion, area, landlocked, unMember, borders }) => ({
    'Country': name.common,
    'Region': region,
    'Subregion': subregion,
    'Area km2': area,
    'Landlocked': landlocked ? 'yes' : 'no',
    'UN member': unMember ? 'yes' : 'no',
    'Neighbours': borders.length,
  }))
  return { name: 'countries.csv', title: 'Countries of the world', text: Papa.unparse(rows) }
}
