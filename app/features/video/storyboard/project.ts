import type { BedMood } from '#app/engines/music-bed/bed-moods.ts'
import type { Scene } from '#app/engines/storyboard/scene.ts'

export const shapes = {
  wide: { label: 'Wide, 16:9', about: 'Screens and video sites', across: 16, down: 9 },
  tall: { label: 'Tall, 9:16', about: 'Telephones', across: 9, down: 16 },
  square: { label: 'Square, 1:1', about: 'Feeds', across: 1, down: 1 },
} as const
export type Shape = keyof typeof shapes
export const shapeNames = Object.keys(shapes) as [Shape, ...Shape[]]

export const qualities = [480, 720, 1080] as const
export type Quality = (typeof qualities)[number]

export const captionWays = {
  both: 'In the picture, and as a file',
  burned: 'In the picture only',
  beside: 'Beside the picture, to switch on and off',
  none: 'None in the film',
} as const
export type CaptionWay = keyof typeof captionWays
export const captionWayNames = Object.keys(captionWays) as [CaptionWay, ...CaptionWay[]]

/** What a storyboard was made from, to be said beside it. */
export type MadeFrom = {
  kind: 'script' | 'model' | 'knowledge' | 'material' | 'pictures' | 'template' | 'video'
  label: string
  href: string | null
}

/** A film as it is worked on. */
export type Project = {
  shape: Shape
  quality: Quality
  captions: CaptionWay
  look: 'bamboo' | 'paper' | 'night' | 'sun'
  /** The drawing style of every drawn picture; null: plain. */
  style: string | null
  /** The engine that draws; null: the built-in illustrator. */
  drawer: string | null
  /** Who speaks: `engine|voice`; null: nobody, captions alone. */
  voice: string | null
  /** The voices of speakers who have one of their own. */
  voices: Record<string, string>
  speed: number
  music: { mood: BedMood | 'none'; level: number; seed: number }
  language: string
  from: MadeFrom
  /** What was not understood or not used, in sentences. */
  notes: string[]
  scenes: Scene[]
}

/** The size of a film in pixels; both sides are even. */
export function sizeOf({ shape, quality }: Pick<Project, 'shape' | 'quality'>): { width: number; height: number } {
  const { across, down } = shapes[shape]
  const even = (side: number) => 2 * Math.round(side / 2)
  const long = even((quality * Math.max(across, down)) / Math.min(across, down))
  return across > down ? { width: long, height: quality } : { width: quality, height: across === down ? quality : long }
}

/** Drawn pictures are made once for every quality of a shape. */
export const drawnSizeOf = (shape: Shape): { width: number; height: number } =>
  shape === 'square' ? { width: 1_024, height: 1_024 } : sizeOf({ shape, quality: 720 })

export const speakersOf = ({ scenes }: Pick<Project, 'scenes'>): string[] => [
  ...new Set(scenes.flatMap(({ speaker }) => (speaker ? [speaker] : []))),
]

export const FIRST_PROJECT: Omit<Project, 'scenes' | 'from'> = {
  shape: 'wide',
  quality: 720,
  captions: 'both',
  look: 'bamboo',
  style: null,
  drawer: null,
  voice: null,
  voices: {},
  speed: 1,
  music: { mood: 'calm', level: 30, seed: 1 },
  language: 'en',
  notes: [],
}
