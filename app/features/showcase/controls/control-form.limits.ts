export const NAME_MAX_CHARS = 60
export const NOTE_MAX_CHARS = 300
export const PASSWORD_MIN_CHARS = 10
export const PASSWORD_MAX_CHARS = 128
export const PEOPLE_MAX = 8
export const PICTURES_MAX = 3
/** All pictures together stay under the size of a form that the server reads at all. */
export const PICTURE_MAX_BYTES = 200_000
export const PICTURE_KINDS = { accept: 'image/png,image/jpeg,image/webp', words: 'PNG, JPEG or WebP pictures' } as const
/** How far ahead a bench can be asked for. */
export const DAYS_AHEAD = 90
