import { scales, type ScaleId } from './world-scale.ts'
import { MOST_COMPARED, PLACE_MAX_CHARS } from './world.limits.ts'

/** What an address of the world asks for. */
export type WorldAddress = { place: string; compare: string[]; scale: ScaleId; tooMany: boolean }

/** `compare` comes as one list with commas, or as several values of a form. */
export function readWorldAddress(params: URLSearchParams): WorldAddress {
  const toName = (name: string) => name.replace(/\s+/g, ' ').trim().slice(0, PLACE_MAX_CHARS)
  const named = params.getAll('compare').flatMap((list) => list.split(',').map(toName))
  const compare = [...new Set(named.filter((name) => name !== ''))]
  return {
    place: toName(params.get('place') ?? ''),
    compare: compare.slice(0, MOST_COMPARED),
    tooMany: compare.length > MOST_COMPARED,
    scale: scales.find(({ id }) => id === params.get('colour'))?.id ?? 'none',
  }
}
