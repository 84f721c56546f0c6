import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** Thanks from one member to another; others read them once whoever earned them accepted. */
export const thanks = k.table(
  'thanks',
  {
    id: k.text('id').primaryKey(),
    /** Null: a former member. */
    fromId: k.text('from_id').references(() => users.id, { onDelete: 'set null' }),
    toId: k
      .text('to_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What for. */
    text: k.text('text').notNull(),
    /** The path of what they are for: a post, an answer, an offering. */
    about: k.text('about'),
    createdAt: k.ts('created_at').notNull(),
    acceptedAt: k.ts('accepted_at'),
    /** Whoever earned them would rather not show them. */
    declinedAt: k.ts('declined_at'),
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.index('thanks_to').on(t.toId, t.acceptedAt, t.id),
    k.index('thanks_from').on(t.fromId, t.createdAt, t.id),
    k.index('thanks_accepted').on(t.acceptedAt, t.id),
  ],
)
