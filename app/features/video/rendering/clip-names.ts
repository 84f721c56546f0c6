import type { CaptionLine } from '#app/engines/storyboard/timing.ts'
import type { Movement, Opening } from '#app/engines/storyboard/scene.ts'

/** Changes whenever the same scene gives other frames. */
export const CLIPS_VERSION = 3

/** All that decides how the frames of a scene look, but for how it begins. */
export type ClipRecipe = {
  /** The name of its picture, which changes with it. */
  picture: string
  movement: Movement
  frames: number
  size: { width: number; height: number }
  lines: CaptionLine[]
  engine: string
  version: string | null
  prompt: string | null
}

/**
 * What the clip of a scene is made from. One that dissolves out of the scene before it is made from that one as well, but not from how
 * that began: a changed scene makes itself and the next again, and no other.
 */
export const toClipSource = (recipe: ClipRecipe, opening: Opening, before: ClipRecipe | null) => [
  'clip',
  CLIPS_VERSION,
  recipe,
  opening,
  opening === 'dissolve' ? before : null,
]
