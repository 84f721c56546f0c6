export const MAX_SCENES = 40
export const MAX_FILM_S = 180
/** Of one scene; a narration that lasts longer makes its scene longer. */
export const MIN_SCENE_S = 1
export const MAX_SCENE_S = 60
/** Of a scene that is made by itself. */
export const MAX_CLIP_S = 120
export const MAX_CAPTION_CHARS = 240
/** Sides of a film in pixels; they are even. */
export const MIN_FILM_SIDE = 160
export const MAX_FILM_SIDE = 1_920
export const MAX_FILM_PIXELS = 1_920 * 1_080
