import type { CurrentUser } from './current-user.ts'

/** "Panda Member" when the member has a panda, else "Guest" (SPEC 4). */
export const toStatusLabel = ({ isPanda }: Pick<CurrentUser, 'isPanda'>): 'Panda Member' | 'Guest' =>
  isPanda ? 'Panda Member' : 'Guest'
