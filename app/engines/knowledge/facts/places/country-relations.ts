import { toTable } from '#app/platform/table.ts'
import { NOTES } from './country-notes.ts'
import { sayPeople } from './country-people.ts'
import { type Country, openCountries } from './countries.server.ts'
import type { Source } from '../../knowledge.ts'
import { fromTable } from '../finding.ts'
import { inNameOrder, listWords, startSentence, writeNumber } from '../wording.ts'

/** What may be asked about a country: the nouns that name it, whole forms with {c} for the country, and the sentence. */
export type Relation = {
  id: string
  nouns: string
  forms: string[]
  /** `source` where it is not the data set of countries. */
  say(country: Country): { text: string; quote: string; source?: Source } | { refusal: string }
  /** Whether what a question of yes or no asks is so. */
  isSo?(country: Country, question: string): boolean
}

const SQUARE_MILES_PER_KM2 = 0.386102159
const LOCATED = '(?: (?:located|situated|found|on|in|part of|belong to|lie|lie in|lie on|sit))*'

/** What a hand note adds to an answer, so that it is cited beside the data set. */
export function listNoteSources(country: Country, relation: string): Source[] {
  const note = NOTES[country.code]
  const parts: Record<string, (string | undefined)[]> = toTable({
    capital: [note?.capital, note?.capitalNote],
    currency: [note?.currency],
    languages: [note?.languages?.join(', '), note?.languageNote],
    standing: [note?.standing],
    continent: [note?.alsoIn],
  })
  const said = (parts[relation] ?? []).filter((part) => part !== undefined)
  return said.length > 0 ? [fromTable(`${country.name}, ${relation}: ${said.join('; ')}`)] : []
}

const nameOf = (code: string) => openCountries().byCode.get(code)?.called ?? code
export const sayArea = (area: number) => `${writeNumber(area, area < 100 ? 2 : 0)} km²`

function sayCapital(country: Country) {
  const note = NOTES[country.code]
  const [first, ...others] = country.capitals
  if (!first && !note?.capital)
    return { text: `${startSentence(country.called)} has no official capital.`, quote: 'capital: none' }
  const quote = `capital of ${country.name}: ${country.capitals.join(', ')}`
  if (note?.capital && (others.length > 0 || / and /.test(note.capital)))
    return { text: `The capitals of ${country.called} are ${note.capital}.`, quote }
  const added = note?.capitalNote ? ` (${note.capitalNote.replace(/^also spelled /, 'also ')})` : ''
  return others.length > 0
    ? { text: `The capitals of ${country.called} are ${listWords(country.capitals)}.`, quote }
    : { text: `The capital of ${country.called} is ${note?.capital ?? first}${added}.`.replace('D.C..', 'D.C.'), quote }
}

/** "the euro (EUR)" for each currency. */
function nameCurrencies(country: Country): string {
  const names = country.currencies.map(({ code, name }) => `the ${name === 'Euro' ? 'euro' : name} (${code})`)
  return NOTES[country.code]?.currency ?? listWords(names)
}

function sayCurrency(country: Country) {
  if (country.currencies.length === 0 && !NOTES[country.code]?.currency)
    return { refusal: `The data set lists no currency for ${country.called}.` }
  const isMany = country.currencies.length > 1 && !NOTES[country.code]?.currency
  const signs = isMany ? '' : country.currencies.map(({ symbol }) => symbol)[0]
  const sign = signs && !NOTES[country.code]?.currency ? `, written ${signs}` : ''
  return {
    text: `The ${isMany ? 'currencies' : 'currency'} of ${country.called} ${isMany ? 'are' : 'is'} ${nameCurrencies(
      country,
    )}${sign}.`.replace(/\.\.$/, '.'),
    quote: `currencies of ${country.name}: ${country.currencies
      .map(({ code, name, symbol }) => `${name}, ${code}, ${symbol}`)
      .join('; ')}`,
  }
}

function sayLanguages(country: Country) {
  if (country.languages.length === 0)
    return { refusal: `The data set lists no official language for ${country.called}.` }
  const note = NOTES[country.code]?.languageNote
  const isMany = country.languages.length > 1
  return {
    text: `The official language${isMany ? 's' : ''} of ${country.called} ${isMany ? 'are' : 'is'} ${listWords(
      country.languages,
    )}${note ? ` (${note})` : ''}.`,
    quote: `languages of ${country.name}: ${country.languages.join(', ')}`,
  }
}

function sayBorders(country: Country) {
  const isMixed = country.borders.some((code) => openCountries().byCode.get(code)?.isSovereign === false)
  const names = inNameOrder(country.borders.map(nameOf))
  const quote = `borders of ${country.name}: ${country.borders.join(', ') || 'none'}`
  if (names.length === 0) return { text: `${startSentence(country.called)} has no land borders.`, quote }
  return {
    text: `${startSentence(country.called)} borders ${
      names.length === 1 ? 'one country' : `${names.length} countries${isMixed ? ' and territories' : ''}`
    }: ${listWords(names)}.`,
    quote,
  }
}

function sayContinent(country: Country) {
  const note = NOTES[country.code]
  const part = country.subregion && !country.region.includes(country.subregion) ? ` (${country.subregion})` : ''
  const region =
    country.region === 'Americas'
      ? country.subregion === 'South America'
        ? 'South America'
        : 'North America'
      : country.region === 'Antarctic'
        ? 'the Antarctic'
        : country.region
  const detail =
    country.region === 'Americas'
      ? ['Caribbean', 'Central America'].includes(country.subregion)
        ? ` (${country.subregion})`
        : ''
      : part
  return {
    text: `${startSentence(country.called)} is in ${region}${detail}.${note?.alsoIn ? ` ${note.alsoIn}` : ''}`,
    quote: `region of ${country.name}: ${country.region}, ${country.subregion}`,
  }
}

function sayStanding(country: Country) {
  const quote = `${country.name}: independent ${country.isSovereign ? 'yes' : 'no'}, UN member ${
    country.isUnMember ? 'yes' : 'no'
  }`
  const special = NOTES[country.code]?.standing
  if (special) return { text: special, quote }
  if (country.isUnMember)
    return { text: `Yes, ${country.called} is an independent country and a member of the United Nations.`, quote }
  return { text: `No, ${country.called} is not marked as an independent country and is not a UN member.`, quote }
}

const degrees = (value: number, plus: string, minus: string) =>
  `${Math.abs(value).toFixed(1).replace(/\.0$/, '')}° ${value < 0 ? minus : plus}`

export const RELATIONS: Relation[] = [
  {
    id: 'capital',
    nouns: 'capitals?(?: city| cities| town)?|seat of government',
    forms: [
      'where is (?:capital|government|seat of government) of {c}',
      'what city (?:governs|is seat of government of) {c}',
      '(?:which|what) (?:city|town) is {c} (?:ruled|governed|run) from',
    ],
    say: sayCapital,
  },
  {
    id: 'currency',
    nouns:
      '(?:legal |local |national )?(?:currency|currencies|money|legal tender|monetary unit|unit of currency|banknotes|cash)',
    forms: [
      '(?:how|what) do (?:you|people|they|i|we) pay (?:with )?in {c}',
      'what (?:money|cash) do i need in {c}',
      'what do (?:they|people|you) use (?:for|as) (?:money|currency) in {c}',
      '(?:how|what) do (?:they|people) pay with in {c}',
      'what is (?:money|currency) called in {c}',
    ],
    say: sayCurrency,
  },
  {
    id: 'languages',
    nouns: '(?:official |main |national |primary |spoken |native )*(?:languages?|tongue|lingo)',
    forms: [
      'what (?:do|does) (?:people|they|locals) speak in {c}',
      'what is spoken in {c}',
      'what do {c} people speak',
      'what does {c} speak',
      'number of (?:official )?languages (?:in|of|spoken in) {c}',
      'how many (?:official )?languages (?:are )?(?:there |spoken |does |do )*(?:in )?{c}(?: have| speak)?',
    ],
    say: sayLanguages,
  },
  {
    id: 'borders',
    nouns:
      '(?:land )?(?:borders?|neighbou?rs?|neighbou?ring countries|neighbou?ring nations|neighbou?ring states|bordering countries|border countries|adjacent countries|surrounding countries)',
    forms: [
      '(?:which|what|how many)? ?(?:countries|nations|states|country)? ?(?:that )?(?:border|borders|bordering|neighbou?r|neighbou?ring|touch|touching|adjoin|surround|surrounding|are next to|next to|adjacent to|are adjacent to|share border with|share land border with|shares border with|sharing border with|are around|have border with|are bordered by|lie next to|is next to) {c}',
      'how many (?:land )?(?:borders|neighbou?rs|neighbou?ring countries|countries) (?:does|do) {c} (?:have|border|neighbou?r|touch|share border with)',
      '(?:what|which)(?: countries| country)? (?:does|do) {c} (?:border|neighbou?r|touch|share border with|share borders with|adjoin)',
      '(?:what|which) countries is {c} (?:bordered by|surrounded by|next to)',
      '(?:what|which) (?:countries )?(?:are )?(?:around|next to) {c}',
      'countries that border {c}',
      '(?:what|which) (?:other )?(?:countries|nations) (?:does|do) {c} share (?:(?:its|land|common) )*borders? with',
    ],
    say: sayBorders,
  },
  {
    id: 'area',
    nouns:
      '(?:total |land |surface )?(?:area|size|surface|land mass|landmass|square kilomet(?:er|re)s|km2|square miles)',
    forms: [
      'how (?:big|large|vast|extensive|small) is {c}(?: in (?:square )?(?:km|km2|kilomet(?:er|re)s|miles|area|size|sq km))?',
      'how many (?:square )?(?:km|kilomet(?:er|re)s|miles|km2|sq km) (?:is|does|big is) {c}(?: cover| have| measure)?',
      'how much (?:land|area) does {c} (?:have|cover)',
    ],
    say: (country) =>
      country.area <= 0
        ? { refusal: `The data set gives no area for ${country.called}.` }
        : {
            text: `The area of ${country.called} is ${sayArea(country.area)} (about ${writeNumber(
              country.area * SQUARE_MILES_PER_KM2,
              country.area < 100 ? 2 : 0,
            )} square miles).`,
            quote: `area of ${country.name}: ${country.area} km²`,
          },
  },
  {
    id: 'continent',
    nouns: 'continents?|regions?|part of (?:world|globe)',
    forms: [
      `where (?:can|do|would|will) (?:i|you|we) find {c}(?: on (?:map|world map))?`,
      `where in (?:world|globe) is {c}${LOCATED}`,
      `where (?:is|are) {c}${LOCATED}`,
      `(?:which|what|on which|in which|on what|in what) (?:continent|region|part of world)s? (?:is|are|does|do) {c}${LOCATED}`,
    ],
    say: sayContinent,
  },
  {
    id: 'calling code',
    nouns:
      '(?:international )?(?:country )?(?:calling|dialling|dialing|phone|telephone|dial|area) (?:country )?(?:code|prefix)|(?:international )?(?:dialling|calling) prefix|country phone code|phone country code|international code',
    forms: [
      'how (?:do|can) (?:i|you|we) (?:call|phone|dial|ring) {c}',
      'what (?:do i|to|number do i) dial (?:for|to call|to phone) {c}',
      '(?:what|which) code (?:to|do i use to|do you use to) (?:call|phone|dial) {c}',
    ],
    say: (country) =>
      country.callingCode
        ? {
            text: `The calling code of ${country.called} is ${country.callingCode}.`,
            quote: `calling code of ${country.name}: ${country.callingCode}`,
          }
        : { refusal: `The data set gives no calling code for ${country.called}.` },
  },
  {
    id: 'domain',
    nouns:
      '(?:country code )?(?:top level |internet |web |website |cc)?(?:domain|tld|cctld)s?(?: (?:extension|ending|suffix|name|code))?|internet (?:country )?(?:code|suffix|extension)|web (?:suffix|extension|address ending)|country domain|url ending',
    forms: [
      '(?:what do|how do) (?:websites|web addresses|sites|internet addresses) (?:in|from|of) {c} end(?: in| with)?',
    ],
    say: (country) => ({
      text: `The top-level domain of ${country.called} is ${country.domains[0]}${
        country.domains.length > 1 ? ` (also ${listWords(country.domains.slice(1))})` : ''
      }.`,
      quote: `tld of ${country.name}: ${country.domains.join(', ')}`,
    }),
  },
  {
    id: 'flag',
    nouns: '(?:national )?flag(?: emoji)?|emoji(?: flag)?(?: of flag)?|flag as emoji',
    forms: ['show (?:me )?{c} flag'],
    say: (country) => ({
      text: `The flag of ${country.called} is ${country.flag} as an emoji.`,
      quote: `flag of ${country.name}: ${country.flag}`,
    }),
  },
  {
    id: 'demonym',
    nouns:
      'demonyms?|nationality|name (?:for|of) (?:people|inhabitants|citizens|residents)(?: of| from)?|word for people',
    forms: [
      'what (?:do|would) (?:you|we|people|one) call (?:people|person|someone|somebody|inhabitants?|citizens?|residents?|native|man|woman|natives|anyone) (?:(?:who (?:is|are|lives|comes?) )?(?:of|from|in)) {c}',
      'what (?:is|are) (?:people|person|someone|somebody|inhabitants?|citizens?|residents?|natives?) (?:of|from|in) {c}(?: called)?',
      '(?:how are )?(?:people|inhabitants|citizens|residents|someone) (?:of|from|in) {c} (?:are |is )?called',
      'what nationality is (?:someone|person|people|somebody) from {c}',
    ],
    say: (country) =>
      country.demonym
        ? {
            text: `The demonym of ${country.called}, the word for its people, is ${country.demonym}.`,
            quote: `demonym of ${country.name}: ${country.demonym}`,
          }
        : { refusal: `The data set gives no demonym for ${country.called}.` },
  },
  {
    id: 'landlocked',
    nouns: 'landlocked status',
    forms: [
      'is {c} landlocked(?: country| nation| state)?(?: or not)?',
      '(?:does|do|has) {c} (?:have|has|got)? ?(?:any )?(?:coast|coastline|sea|access to sea|access to ocean|seaside|beach|beaches|sea access)',
      'is {c} (?:on|by|at) (?:sea|coast|ocean)',
    ],
    say: (country) => ({
      text: country.isLandlocked
        ? `${startSentence(country.called)} is landlocked: it has no coast on the open sea.`
        : `${startSentence(country.called)} is not landlocked: it has a coast.`,
      quote: `${country.name}: landlocked ${country.isLandlocked ? 'yes' : 'no'}`,
    }),
    isSo: ({ isLandlocked }, question) => /\blandlocked\b/.test(question) === isLandlocked,
  },
  {
    id: 'standing',
    nouns: 'un membership(?: status)?',
    forms: [
      '(?:is|was) {c} (?:an? )?(?:really )?(?:independent|sovereign|recogni[sz]ed)(?: country| state| nation)?',
      'is {c} (?:an? )?(?:country|nation|state|real country|un member|un member state|member state of un)',
      '(?:is|does) {c} (?:an? )?(?:member of|in|part of|belong to|member state of) (?:un|united nations|u n)',
    ],
    say: sayStanding,
  },
  {
    id: 'native name',
    nouns: '(?:native|local|own|indigenous|original|domestic) names?|endonyms?|autonym',
    forms: [
      '(?:what is|how is) {c} called (?:in (?:its|their) (?:own )?(?:native |local |own )*languages?|locally|by locals|by its people|natively|by its own people|at home)',
      'what do (?:locals|its people|its inhabitants|people there|people) call {c}',
      'how do (?:locals|people) say {c}',
      'name (?:of|for) {c} in (?:its|their) own language',
      'what (?:is|do they call) {c}(?: called)? in (?:its|their) language',
    ],
    say: (country) =>
      country.native.length === 0
        ? { refusal: `The data set gives no native name for ${country.called}.` }
        : {
            text: `The native name of ${country.called} is ${listWords(country.native)}.`,
            quote: `native names of ${country.name}: ${country.native.join(', ')}`,
          },
  },
  {
    id: 'official name',
    nouns: '(?:official|full|formal|long|proper|complete) (?:country )?names?',
    forms: ['what is {c} called (?:officially|in full|formally)'],
    say: (country) => ({
      text: `The official name of ${country.called} is ${country.official}.`,
      quote: `official name of ${country.name}: ${country.official}`,
    }),
  },
  {
    id: 'iso code',
    nouns:
      'iso(?: 3166)?(?: country)?(?: codes?| alpha 2| alpha 3| abbreviation)?|country (?:code|abbreviation)|(?:two|2|three|3) letter (?:country )?code|abbreviation|country iso code|alpha [23] code',
    forms: [],
    say: (country) => ({
      text: `The ISO 3166-1 codes of ${country.called} are ${country.iso2} and ${country.code}${
        country.callingCode ? `; its calling code is ${country.callingCode}` : ''
      }.`,
      quote: `${country.name}: ${country.iso2}, ${country.code}`,
    }),
  },
  {
    id: 'position',
    nouns:
      'coordinates|latitude|longitude|latitude and longitude|geographic(?:al)? coordinates|position|gps coordinates',
    forms: [],
    say: (country) => ({
      text: `${startSentence(country.called)} lies around ${degrees(country.position[0], 'N', 'S')}, ${degrees(
        country.position[1],
        'E',
        'W',
      )}.`,
      quote: `latlng of ${country.name}: ${country.position.join(', ')}`,
    }),
  },
  {
    id: 'population',
    nouns: '(?:current |total )?(?:populations?|inhabitants|number of (?:people|inhabitants|residents))(?: size)?',
    forms: [
      'how many (?:people|inhabitants|residents|citizens|humans) (?:are (?:there )?|live |living |reside |does |do |has |there )*(?:in )?{c}(?: have| has| live| count)?',
      'how (?:populous|populated) is {c}',
    ],
    say: sayPeople,
  },
]

/** Matters people ask about countries that the data set does not hold. */
export const NOT_HELD: { nouns: string; forms: string[]; why: string }[] = [
  {
    nouns:
      '(?:current |present |reigning |new )?(?:president|prime minister|king|queen|monarch|leader|head of state|head of government|chancellor|ruler|emperor|government|vice president|first lady)',
    forms: [
      'who (?:is|are|was)?(?: in)? ?(?:rules?|governs?|runs?|leads?|ruling|running|leading|in charge of|charge of) {c}',
    ],
    why: 'World facts does not hold who is in office, because that changes.',
  },
  {
    nouns:
      'gdp(?: per capita)?|gross domestic product|inflation(?: rate)?|unemployment(?: rate)?|economy|life expectancy|minimum wage|time ?zones?|weather|climate|temperature|national anthem|anthem|national animal|national bird|national dish|national flower|religion|main religion|driving side|independence day|highest mountain|longest river|history',
    forms: [
      'what (?:time|hour) is it in {c}',
      'what time ?zone is {c} in',
      'when did {c} (?:gain|become|get|declare)(?: its)? independen(?:t|ce).*',
      'what side of road do (?:they|people|you) drive on in {c}',
      'how rich is {c}',
    ],
    why: 'World facts holds no such figure for countries.',
  },
]
