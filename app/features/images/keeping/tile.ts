import type { PictureRow } from './pictures.store.server.ts'

/** A picture as a list draws it. */
export type Tile = { id: string; title: string; alt: string; width: number; height: number; at: string }

export const toTile = ({ id, title, alt, width, height, createdAt }: PictureRow): Tile => ({
  id,
  title,
  alt,
  width,
  height,
  at: createdAt.toISOString(),
})
