import { toTable } from '#app/platform/table.ts'

/** What the data set says wrongly or too shortly, by ISO 3166-1 alpha-3 code. Each line is checked by hand. */
type Note = {
  capital?: string
  capitalNote?: string
  capitalNames?: string[]
  currency?: string
  currencyNames?: string[]
  languages?: string[]
  languageNote?: string
  isUnMember?: boolean
  standing?: string
  alsoIn?: string
  alsoInRegions?: string[]
}

export const NOTES: Record<string, Note> = toTable({
  MNG: { capitalNote: 'also spelled Ulaanbaatar', capitalNames: ['ulaanbaatar'] },
  BOL: { capitalNote: 'the constitutional capital; the government sits in La Paz' },
  ZAF: { capital: 'Pretoria (executive), Cape Town (legislative) and Bloemfontein (judicial)' },
  NLD: { capitalNote: 'the government sits in The Hague' },
  LKA: {
    capital: 'Sri Jayawardenepura Kotte',
    capitalNote: 'the seat of parliament; Colombo is the commercial capital',
    capitalNames: ['sri jayawardenepura kotte', 'kotte', 'colombo'],
  },
  SWZ: {
    capital: 'Mbabane (administrative) and Lobamba (royal and legislative)',
    capitalNames: ['mbabane', 'lobamba'],
  },
  BEN: { capitalNote: 'the official capital; the government sits in Cotonou' },
  CIV: { capitalNote: 'the official capital; Abidjan is the largest city and seat of many offices' },
  MYS: { capitalNote: 'the federal administration sits in Putrajaya' },
  IDN: {
    capitalNote: 'a new capital, Nusantara, is being built',
    alsoIn: 'Most of Indonesia is in Asia; its part of New Guinea is usually counted with Oceania.',
    alsoInRegions: ['oceania'],
  },
  ISR: { capitalNote: 'as Israel declares it; its status is disputed, and most embassies are in Tel Aviv' },
  PSE: {
    capitalNote: 'the seat of the administration; the State of Palestine claims East Jerusalem',
    isUnMember: false,
    standing: 'Palestine is a UN non-member observer state (since 2012), not a UN member.',
  },
  MMR: { capitalNote: 'the capital since 2005 to 2006; Yangon is the largest city' },
  KAZ: {
    capitalNote: 'called Nur-Sultan from 2019 to 2022',
    alsoIn: 'Most of Kazakhstan is in Asia; a small western part is in Europe.',
    alsoInRegions: ['europe'],
  },
  UKR: { capitalNote: 'also spelled Kiev', capitalNames: ['kiev'] },
  USA: {
    capitalNames: ['washington', 'washington dc', 'washington d c'],
    languages: ['English'],
    languageNote: 'declared official at federal level by an executive order in March 2025',
  },
  MSR: { capitalNote: 'the official capital, abandoned after volcanic eruptions; the government sits in Brades' },
  HKG: { capital: 'none of its own: it is a special administrative region of China' },
  VAT: { isUnMember: false, standing: 'Vatican City is not a UN member; the Holy See is a non-member observer state.' },
  UNK: {
    isUnMember: false,
    standing:
      'Kosovo declared independence in 2008. Many states recognise it, others do not, and it is not a UN member.',
  },
  TWN: {
    isUnMember: false,
    standing:
      'Taiwan governs itself under the name Republic of China. China claims it, few states recognise it, and it is not a UN member.',
  },
  ESH: {
    isUnMember: false,
    standing: 'Western Sahara is a disputed territory, listed by the United Nations as non-self-governing.',
    currency: 'the Moroccan dirham in the part that Morocco controls',
    capitalNote: 'also written Laayoune; the territory is disputed',
  },
  BGR: { currency: 'the euro (since 1 January 2026; before that the lev)', currencyNames: ['euro', 'bulgarian lev'] },
  CUB: { currency: 'the Cuban peso (CUP)', currencyNames: ['cuban peso'] },
  ZWE: {
    currency: 'Zimbabwe Gold (ZiG, introduced in April 2024), with the United States dollar widely used beside it',
    currencyNames: ['zimbabwe gold', 'united states dollar'],
  },
  VEN: { currency: 'the Venezuelan bolívar', currencyNames: ['venezuelan bolivar'] },
  FSM: { currency: 'the United States dollar (USD)', currencyNames: ['united states dollar'] },
  CUW: { currency: 'the Caribbean guilder (XCG, since 31 March 2025)', currencyNames: ['caribbean guilder'] },
  SXM: { currency: 'the Caribbean guilder (XCG, since 31 March 2025)', currencyNames: ['caribbean guilder'] },
  GEO: {
    currency: 'the Georgian lari (GEL)',
    currencyNames: ['georgian lari'],
    alsoIn:
      'Georgia lies where Europe and Asia meet, and is counted with either; the data set counts it with Western Asia.',
    alsoInRegions: ['europe'],
  },
  GMB: { currency: 'the Gambian dalasi (GMD)', currencyNames: ['gambian dalasi'] },
  MKD: {
    currency: 'the Macedonian denar (MKD)',
    currencyNames: ['macedonian denar'],
    languages: ['Macedonian', 'Albanian'],
  },
  HRV: { currency: 'the euro (since 1 January 2023)', currencyNames: ['euro'] },
  AUT: { languages: ['German'] },
  CHE: { languages: ['German', 'French', 'Italian', 'Romansh'] },
  CZE: { languages: ['Czech'] },
  IND: {
    languages: ['Hindi', 'English'],
    languageNote: 'the official languages of the Union; the constitution lists 22 languages',
  },
  MDA: { languages: ['Romanian'] },
  MDV: { languages: ['Dhivehi'] },
  IRQ: { languages: ['Arabic', 'Kurdish'] },
  UZB: { languages: ['Uzbek'] },
  TKM: { languages: ['Turkmen'] },
  TJK: { languages: ['Tajik'] },
  AZE: {
    languages: ['Azerbaijani'],
    alsoIn: 'Azerbaijan lies where Europe and Asia meet; the data set counts it with Western Asia.',
    alsoInRegions: ['europe'],
  },
  AFG: { languages: ['Dari', 'Pashto'] },
  DZA: { languages: ['Arabic', 'Tamazight (Berber)'] },
  MLI: {
    languages: ['Bambara', 'twelve other national languages'],
    languageNote: 'since the constitution of 2023; French is a working language',
  },
  BFA: {
    languages: ['Mooré', 'Bissa', 'Dyula', 'Fula'],
    languageNote: 'since the change of constitution of January 2024; French is a working language',
  },
  NER: { languages: ['Hausa'], languageNote: 'the national language since March 2025; French is a working language' },
  ETH: {
    languages: ['Amharic', 'Afar', 'Oromo', 'Somali', 'Tigrinya'],
    languageNote: 'the federal working languages since 2020',
  },
  RWA: { languages: ['Kinyarwanda', 'English', 'French', 'Swahili'] },
  NZL: { languageNote: 'English is official in practice rather than by law' },
  AUS: { languageNote: 'the national language in practice; no language is official by law' },
  RUS: {
    alsoIn:
      'Russia lies in both: its west, with Moscow, is in Europe, and about three quarters of its area is in Asia.',
    alsoInRegions: ['asia'],
  },
  TUR: {
    alsoIn: 'Most of Türkiye is in Asia; a small part, with half of Istanbul, is in Europe.',
    alsoInRegions: ['europe'],
  },
  EGY: { alsoIn: 'Most of Egypt is in Africa; the Sinai peninsula is in Asia.', alsoInRegions: ['asia'] },
  CYP: {
    alsoIn:
      'Cyprus is counted with Europe by the data set and belongs to the European Union; by geography the island is in Asia.',
    alsoInRegions: ['asia'],
  },
  ARM: {
    alsoIn: 'Armenia is counted with Western Asia by the data set; it is also counted with Europe politically.',
    alsoInRegions: ['europe'],
  },
})

/** Other names people use, folded, by code. */
export const ALIASES: Record<string, string> = toTable({
  uk: 'GBR',
  'u k': 'GBR',
  britain: 'GBR',
  'great britain': 'GBR',
  us: 'USA',
  usa: 'USA',
  'u s': 'USA',
  'u s a': 'USA',
  america: 'USA',
  states: 'USA',
  'united states of america': 'USA',
  turkey: 'TUR',
  turkiye: 'TUR',
  burma: 'MMR',
  'czech republic': 'CZE',
  macedonia: 'MKD',
  'cabo verde': 'CPV',
  swaziland: 'SWZ',
  holland: 'NLD',
  netherland: 'NLD',
  'cote divoire': 'CIV',
  'ivory coast': 'CIV',
  'democratic republic of congo': 'COD',
  drc: 'COD',
  'dr congo': 'COD',
  'd r congo': 'COD',
  'congo kinshasa': 'COD',
  zaire: 'COD',
  'congo brazzaville': 'COG',
  'republic of congo': 'COG',
  vatican: 'VAT',
  'holy see': 'VAT',
  'east timor': 'TLS',
  uae: 'ARE',
  'u a e': 'ARE',
  emirates: 'ARE',
  'sao tome': 'STP',
  'sao tome and principe': 'STP',
  bosnia: 'BIH',
  'bosnia herzegovina': 'BIH',
  trinidad: 'TTO',
  'trinidad tobago': 'TTO',
  'st lucia': 'LCA',
  'st kitts and nevis': 'KNA',
  'st kitts': 'KNA',
  'saint kitts': 'KNA',
  'st vincent and grenadines': 'VCT',
  'st vincent': 'VCT',
  'saint vincent': 'VCT',
  antigua: 'ATG',
  papua: 'PNG',
  png: 'PNG',
  'federated states of micronesia': 'FSM',
  'south african republic': 'ZAF',
  'republic of ireland': 'IRL',
  eire: 'IRL',
  'peoples republic of china': 'CHN',
  prc: 'CHN',
  'mainland china': 'CHN',
  'russian federation': 'RUS',
  persia: 'IRN',
  siam: 'THA',
  ceylon: 'LKA',
  'hong kong': 'HKG',
  macao: 'MAC',
  'viet nam': 'VNM',
  lao: 'LAO',
  'brunei darussalam': 'BRN',
  'syrian arab republic': 'SYR',
  ksa: 'SAU',
  nz: 'NZL',
  rsa: 'ZAF',
  phillipines: 'PHL',
  phillippines: 'PHL',
  roumania: 'ROU',
  rumania: 'ROU',
  byelorussia: 'BLR',
  kirghizstan: 'KGZ',
  kyrgyz: 'KGZ',
  faroes: 'FRO',
  falklands: 'FLK',
  gambia: 'GMB',
  bahamas: 'BHS',
  'central african rep': 'CAF',
  car: 'CAF',
  samoa: 'WSM',
})

/** Names that fit two countries, with what to say. */
export const AMBIGUOUS: Record<string, string> = toTable({
  korea: 'Korea may mean North Korea or South Korea. Say which one.',
  congo:
    'Congo may mean the Democratic Republic of the Congo (Kinshasa) or the Republic of the Congo (Brazzaville). Say which one.',
  guiana: 'Guiana may mean French Guiana, Guyana or Suriname. Say which one.',
  'virgin islands': 'The Virgin Islands are British or of the United States. Say which ones.',
  'saint martin': 'Saint Martin has a French part and a Dutch part (Sint Maarten). Say which one.',
})

/** Groups of countries that are not regions of the data set, by code. The lists are closed and dated. */
export const GROUPS: Record<string, { name: string; note: string; codes: string[] }> = toTable({
  eu: {
    name: 'the European Union',
    note: '27 members since 2020',
    codes:
      'AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN IRL ITA LVA LTU LUX MLT NLD POL PRT ROU SVK SVN ESP SWE'.split(
        ' ',
      ),
  },
  scandinavia: { name: 'Scandinavia', note: 'in the narrow sense', codes: 'DNK NOR SWE'.split(' ') },
  nordic: { name: 'the Nordic countries', note: 'sovereign states', codes: 'DNK FIN ISL NOR SWE'.split(' ') },
  baltic: { name: 'the Baltic states', note: 'sovereign states', codes: 'EST LVA LTU'.split(' ') },
  benelux: { name: 'Benelux', note: 'sovereign states', codes: 'BEL NLD LUX'.split(' ') },
  g7: { name: 'the G7', note: 'besides the European Union', codes: 'CAN FRA DEU ITA JPN GBR USA'.split(' ') },
})
