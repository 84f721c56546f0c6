import type { Viewer } from '#app/kits/asking/engines/viewer.ts'

/** A run under way: what its uses belong to. */
export type Run = { id: string; viewer: Viewer; screen: string }
