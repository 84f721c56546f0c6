import type { BadgeTone } from '#app/ui/brand/badge.tsx'

/** What a page of the index can be, in the order of the tabs. */
export const pageStates = [
  { state: 'stored', label: 'Kept', tone: 'success' },
  { state: 'skipped', label: 'Left out', tone: 'quiet' },
  { state: 'failed', label: 'Failed', tone: 'danger' },
  { state: 'waiting', label: 'Waiting', tone: 'info' },
] as const satisfies readonly { state: string; label: string; tone: BadgeTone }[]
