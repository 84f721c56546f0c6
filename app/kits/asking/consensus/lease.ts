import { clock } from '#app/platform/clock.ts'

/** A server that died gives its runs back after this time. */
const LEASE_MS = 30_000
export const KEEP_EVERY_MS = 10_000

/** Until when a run is one's own, said again before it is over. */
export const toLease = () => new Date(clock.now().getTime() + LEASE_MS)
