import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** A tool somebody relies on, the engine they use it with, and why. */
export type StackItem = { tool: string; engine: string; why: string }

/** The tools and engines a member chose. */
export const stacks = k.table('stacks', {
  userId: k
    .text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  title: k.text('title').notNull().default(''),
  items: k.json('items').$type<StackItem[]>().notNull(),
  updatedAt: k.ts('updated_at').notNull(),
})
