import { to } from '#app/catalogue/to.ts'
import type { ScaleId } from '../../world/world-scale.ts'

const shown = (scale: ScaleId) => (scale === 'none' ? null : scale)

/** The address of a place; the colours of the map go along. */
export const toPlace = (slug: string, scale: ScaleId = 'none') =>
  to('world', null, { place: slug, colour: shown(scale) })
export const toWorld = (scale: ScaleId = 'none') => to('world', null, { colour: shown(scale) })
export const toComparison = (slugs: readonly string[], scale: ScaleId = 'none') =>
  to('world', null, { compare: slugs.join(','), colour: shown(scale) })
