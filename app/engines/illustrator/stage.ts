import { mix, under } from './colour.ts'
import type { Foliage, Light } from './light.ts'
import type { Random } from './random.ts'
import type { PlaceName, Season, SkyFeature, Time, Weather } from './scene.ts'
import type { Canvas } from './svg.ts'

/** Everything that is settled before the first line is drawn. */
export type Stage = {
  canvas: Canvas
  random: Random
  light: Light
  foliage: Foliage
  place: PlaceName
  time: Time
  weather: Weather
  season: Season
  features: readonly SkyFeature[]
}

/** One sheet of the picture; sheets are laid on each other in order. */
export type Layer = { name: string; svg: string }

/** What a place gives: its sheets, and where things can be. Heights in pixels from the top. */
export type Ground = {
  back: Layer[]
  /** In front of the figures. */
  front: Layer[]
  horizon: number
  /** The band that feet stand in, from far to near. */
  floor: readonly [far: number, near: number]
  /** Where boats and swimmers are; null when there is no water. */
  water: readonly [far: number, near: number] | null
  /** Where fliers are. */
  air: readonly [high: number, low: number]
  /** Shadows of figures; none where nothing stands, such as under water. */
  shadow: number
  /** Things of the distance look this much smaller than those in front. */
  depth: number
}

/** A colour of a thing, as this light shows it at a distance from 0 to 1. */
export const shown = ({ light }: Stage, colour: string, distance = 0) =>
  mix(under(colour, light.shine), light.haze, distance)
