import type { Link, Noun, Reading, Relation, Setting } from './scene.ts'
import { drawingStyles } from './scene.ts'

const plurals: ReadonlyMap<string, string> = new Map([
  ['person', 'people'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['mouse', 'mice'],
  ['goose', 'geese'],
  ['sheep', 'sheep'],
  ['fish', 'fish'],
  ['wolf', 'wolves'],
  ['leaf', 'leaves'],
])

const relationNames: Readonly<Record<Relation, string>> = {
  on: 'on',
  in: 'in',
  under: 'under',
  over: 'over',
  beside: 'beside',
  behind: 'behind',
  before: 'in front of',
  riding: 'riding',
  holding: 'holding',
  wearing: 'wearing',
}

const times = {
  dawn: 'dawn',
  day: 'day',
  golden: 'golden hour',
  sunset: 'sunset',
  dusk: 'dusk',
  night: 'night',
} as const

/** What was understood of a prompt, as short phrases: each thing with its number, ties between things, the setting. */
export function toUnderstood({ nouns, links, setting, style }: Reading): string[] {
  return [
    ...nouns.map(toThing),
    ...links.flatMap((link) => toTie(link, nouns)),
    ...toSetting(setting),
    ...drawingStyles.filter(({ id }) => id === style).map(({ label }) => `style: ${label.toLowerCase()}`),
  ]
}

const nameOf = ({ icon }: Noun) => icon.replaceAll('-', ' ')

function toThing(noun: Noun): string {
  const { count, colour, size, act } = noun
  const name = nameOf(noun)
  const tint = colour !== null && !name.split(' ').includes(colour) ? colour : ''
  const said = [size > 1 ? 'large' : size < 1 ? 'small' : '', tint, many(name, count)]
  return [count === 1 ? '' : String(count), ...said, act ?? ''].filter(Boolean).join(' ')
}

function many(name: string, count: number): string {
  if (count === 1) return name
  const known = plurals.get(name)
  if (known) return known
  if (/(?:s|x|ch|sh)$/.test(name)) return name.endsWith('s') && !name.endsWith('ss') ? name : `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

function toTie({ from, relation, to }: Link, nouns: readonly Noun[]): string[] {
  const [first, second] = [nouns[from], nouns[to]]
  return first && second ? [`${nameOf(first)} ${relationNames[relation]} ${nameOf(second)}`] : []
}

const toSetting = ({ place, time, weather, season, features }: Setting): string[] => [
  ...(place ? [`place: ${place === 'bamboo' ? 'bamboo grove' : place}`] : []),
  ...(time ? [`time: ${times[time]}`] : []),
  ...(weather ? [`weather: ${weather}`] : []),
  ...(season ? [`season: ${season}`] : []),
  ...(features.length > 0 ? [`in the sky: ${features.join(', ')}`] : []),
]
