import type { TrialRow } from '#app/kits/members/market/trials.store.server.ts'
import { clock } from '#app/platform/clock.ts'

/** How long an engine may take over it. */
export const TRIAL_LIMIT_MS = 60_000

/** What began before this moment and still runs was left by a server that stopped. */
export const leftBefore = (): Date => new Date(clock.now().getTime() - 2 * TRIAL_LIMIT_MS)

/** A trial that was had, or is under way; null for one that a server left. */
export const toHad = (row: TrialRow | null): TrialRow | null =>
  row && (row.state !== 'running' || row.createdAt > leftBefore()) ? row : null
