/** The widths a picture is given in, in pixels. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

const SIZED_FOLDER = 'files/'
const SIZE_KEY = /^sizes\/([A-Za-z0-9_-]{22})-\d{3,4}$/

/** Where one size of a picture is kept. */
export const toSizeKey = (key: string, width: PictureWidth): string =>
  `sizes/${key.slice(SIZED_FOLDER.length)}-${width}`

/** All places where sizes of a file may be kept; none for what comes in one size. */
export const sizeKeysOf = (key: string): string[] =>
  key.startsWith(SIZED_FOLDER) ? PICTURE_WIDTHS.map((width) => toSizeKey(key, width)) : []

/** The key of the file a size was made of; null for what is no size's key. */
export const toFileKey = (sizeKey: string): string | null => {
  const name = SIZE_KEY.exec(sizeKey)?.[1]
  return name ? SIZED_FOLDER + name : null
}
