import type { Viewer } from '#app/kits/asking/engines/viewer.ts'

/** A run under way: what its uses belong to. */
export type Run = {
  id: string
  viewer: Viewer
  screen: string
  /** The key of a program it was begun with, whose budget it uses too. */
  apiKeyId?: string | null
}
