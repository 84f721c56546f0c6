/** What a prompt asks for, in the words the illustrator knows. */

export const times = ['dawn', 'day', 'golden', 'sunset', 'dusk', 'night'] as const
export type Time = (typeof times)[number]

export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'storm', 'fog'] as const
export type Weather = (typeof weathers)[number]

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

export const placeNames = [
  'meadow',
  'mountain',
  'forest',
  'jungle',
  'bamboo',
  'beach',
  'sea',
  'underwater',
  'lake',
  'city',
  'desert',
  'space',
  'ice',
  'room',
  'library',
  'garden',
  'farm',
  'clouds',
  'table',
] as const
export type PlaceName = (typeof placeNames)[number]

/** What stands in the sky by itself. */
export const skyFeatures = ['sun', 'moon', 'stars', 'clouds', 'rainbow', 'aurora', 'fireworks', 'lightning'] as const
export type SkyFeature = (typeof skyFeatures)[number]

export type Setting = {
  time: Time | null
  weather: Weather | null
  season: Season | null
  place: PlaceName | null
  features: readonly SkyFeature[]
}

/** What a thing does by itself. */
export type Act = 'flying' | 'swimming' | 'sleeping' | 'dancing' | 'jumping' | 'running' | 'floating'

export const relations = [
  'on',
  'in',
  'under',
  'over',
  'beside',
  'behind',
  'before',
  'riding',
  'holding',
  'wearing',
] as const
export type Relation = (typeof relations)[number]

/** One kind of thing, as often as it was asked for. */
export type Noun = {
  /** The name of its drawing, such as `polar-bear`. */
  icon: string
  count: number
  /** 1 is its natural size. */
  size: number
  /** A colour word that was said of it. */
  colour: string | null
  act: Act | null
}

/** Things by their place in the list of nouns. */
export type Link = { from: number; relation: Relation; to: number }

export const drawingStyles = [
  { id: 'plain', label: 'Plain' },
  { id: 'flat', label: 'Flat' },
  { id: 'watercolour', label: 'Watercolour' },
  { id: 'paper-cut', label: 'Paper cut' },
  { id: 'poster', label: 'Poster' },
  { id: 'pastel', label: 'Pastel' },
  { id: 'night', label: 'Night' },
  { id: 'sketch', label: 'Sketch' },
  { id: 'line-art', label: 'Line art' },
  { id: 'woodcut', label: 'Woodcut' },
  { id: 'blueprint', label: 'Blueprint' },
  { id: 'mosaic', label: 'Mosaic' },
  { id: 'pixel', label: 'Pixel art' },
  { id: 'duotone', label: 'Duotone' },
] as const
export type DrawingStyle = (typeof drawingStyles)[number]['id']

/** Styles that are made of pixels; there is no vector of them. */
export const pixelStyles: ReadonlySet<string> = new Set<DrawingStyle>([
  'pixel',
  'line-art',
  'watercolour',
  'poster',
  'sketch',
  'woodcut',
  'blueprint',
  'mosaic',
])

export type Reading = {
  setting: Setting
  nouns: readonly Noun[]
  links: readonly Link[]
  style: DrawingStyle | null
  /** Words of the prompt that had no effect, as they were written. */
  ignored: readonly string[]
}
