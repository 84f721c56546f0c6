export const NAME_MAX_CHARS = 60
export const INTERESTS_MAX = 10
export const INTEREST_MAX_CHARS = 40
/** The picture as it is sent; kept is a small one. */
export const PICTURE_MAX_BYTES = 2_000_000
export const PICTURE_KINDS = { accept: 'image/png,image/jpeg,image/webp,image/gif', words: 'PNG, JPEG, WebP or GIF' }
