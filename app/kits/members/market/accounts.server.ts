import { hashOf } from '#app/platform/secrets/ids.server.ts'

/** Where sellers' shares wait while buyers may give things back. */
export const HELD = 'held:market'

/** What the house owes a seller; the books name nobody. */
export const owedTo = (sellerId: string | null): string =>
  `owed:${sellerId ? hashOf(`seller ${sellerId}`) : 'former-members'}`
