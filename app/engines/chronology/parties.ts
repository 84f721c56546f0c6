import { unique } from './mentions.ts'

const roles =
  'landlord|landlady|tenant|letting agent|estate agent|agency|employer|boss|manager|supervisor|colleague|neighbour|neighbor|seller|buyer|dealer|insurer|' +
  'insurance company|insurance|bank|builder|contractor|plumber|electrician|garage|mechanic|doctor|hospital|surgeon|dentist|police|officer|court|council|' +
  'school|university|husband|wife|ex-husband|ex-wife|ex-partner|ex|partner|father|mother|brother|sister|son|daughter|uncle|aunt|executor|' +
  'driver|cyclist|witness|debt collector|company|shop|airline|tax office|job centre|jobcentre|immigration office|lawyer|solicitor|notary'
const ROLE = new RegExp(String.raw`\b(?:my|our|the|his|her|their|a|an)\s+(?:\p{Ll}+\s)?(${roles})\b`, 'giu')
const ROLE_AND_NAME = new RegExp(
  String.raw`\b(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er)\s+(?:\p{Ll}+\s)?(${roles}),?\s+((?:(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)`,
  'gu',
)
const ORGANISATION =
  /\b\p{Lu}[\p{L}&’'-]*(?:\s(?:&|and|of|\p{Lu}[\p{L}&’'-]*)){0,4}\s(?:Ltd|Limited|LLC|LLP|Inc|plc|PLC|GmbH|AG|S\.?A|Council|Bank|Insurance|Lettings|Properties|Housing|Hospital|Partners|Group)\b/gu

export type Party = { name: string; role: string | null; count: number }

/** People and bodies: names found by `findPeople`, organisations, and roles such as "my landlord". */
export function findParties(text: string, people: readonly { words: readonly string[]; count: number }[]): Party[] {
  const roleOf = new Map(
    [...text.matchAll(ROLE_AND_NAME)].map((match) => [
      (match[2] ?? '').replace(/^(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau)\.?\s/, ''),
      match[1] ?? '',
    ]),
  )
  const organisations = unique(
    [...text.matchAll(ORGANISATION)].map(([name]) => ({
      text: name.replace(/^(?:The|From|At|By|To|With|Then|On)\s/, ''),
      sentence: '',
    })),
  )
  const inOrganisation = (word: string) => organisations.some(({ text: name }) => name.includes(word))
  const named = people
    .filter(({ words }) => !words.some(inOrganisation))
    .map(({ words, count }) => ({
      name: words[0] ?? '',
      role: words.map((word) => roleOf.get(word)).find(Boolean) ?? null,
      count,
    }))
  const given = new Set(named.flatMap(({ role }) => (role ? [role.toLowerCase()] : [])))
  const counts = new Map<string, number>()
  for (const match of text.matchAll(ROLE)) {
    const role = (match[1] ?? '').toLowerCase()
    if (!given.has(role)) counts.set(role, (counts.get(role) ?? 0) + 1)
  }
  return [
    ...named,
    ...organisations.map(({ text: name }) => ({ name, role: null, count: text.split(name).length - 1 })),
    ...[...counts].map(([role, count]) => ({ name: `The ${role}`, role: null, count })),
  ]
}
