import { clock } from '#app/platform/clock.ts'
import { settleLostUses } from './runs.store.server.ts'

/** No engine works longer: a use that is still open after this time lost its server. */
const LONGEST_USE_MS = 3_600_000

/** Closes the uses that a crash left open, on whichever server. */
export const closeLostUses = () => settleLostUses(new Date(clock.now().getTime() - LONGEST_USE_MS))
