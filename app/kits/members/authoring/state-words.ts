import type { AuthoredState } from '#app/database/tables/learn/authoring.ts'

export const stateWords = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  shown: 'Published',
  withdrawn: 'Withdrawn',
} as const satisfies Record<AuthoredState, string>
