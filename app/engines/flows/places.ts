import { toText, type Value } from './flow.ts'

const PLACE = /\{\{ {0,3}([a-z][a-z0-9_]{0,39}) {0,3}\}\}/g

/** What a step calls the item it is done for, and its number. */
export const ITEM = 'item'
export const NUMBER = 'number'

/** The names that stand in places of a text, each once. */
export const placesIn = (text: string): string[] => [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))]

/** Whether a text is one place and nothing else. */
export function soloPlace(text: string): string | null {
  const names = placesIn(text)
  const [name] = names
  return names.length === 1 && name !== undefined && text.trim().replace(PLACE, '') === '' ? name : null
}

/** A text with its places filled; what is filled in is not read for places again. A place without a value is left out. */
export const fillPlaces = (text: string, values: ReadonlyMap<string, Value>): string =>
  text.replace(PLACE, (_, name: string) => toText(values.get(name) ?? ''))
