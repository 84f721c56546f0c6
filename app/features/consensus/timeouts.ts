import type { SeatInfo } from '#app/kits/asking/panel/seat-info.ts'

/** Built-in seats answer within seconds also just after a start; a page is worth the wait. */
const BUILT_IN_MS = 8_000
/** Models may take long: the page shows what there is, and reads itself again. */
const MODELS_MS = 2_500

/** How long a document waits for the whole run, in milliseconds. */
export const toTimeoutMs = (seats: readonly SeatInfo[]): number =>
  seats.every(({ isBuiltIn }) => isBuiltIn) ? BUILT_IN_MS : MODELS_MS
