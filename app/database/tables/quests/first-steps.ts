import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** What a member said when they came: what brings them, and which tools they want first. */
export const firstSteps = k.table('first_steps', {
  userId: k
    .text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Ids of purposes, as the catalogue of kits/members/first-steps names them. */
  purposes: k.json('purposes').$type<string[]>().notNull().default([]),
  /** Ids of screens, the first first. */
  tools: k.json('tools').$type<string[]>().notNull().default([]),
  /** The steps that were answered or skipped: none is asked twice. */
  seen: k.json('seen').$type<string[]>().notNull().default([]),
  createdAt: k.ts('created_at').notNull(),
  updatedAt: k.ts('updated_at').notNull(),
  /** When all steps were seen, or all were left at once. */
  finishedAt: k.ts('finished_at'),
})
