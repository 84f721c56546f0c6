import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** What a member did with something that reached them; the thing itself stays where it is. */
export const hubMarks = k.table(
  'hub_marks',
  {
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: k.text('kind').notNull(),
    thingId: k.text('thing_id').notNull(),
    doneAt: k.ts('done_at'),
    snoozedUntil: k.ts('snoozed_until'),
    isStarred: k.bool('is_starred').notNull().default(false),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.userId, t.kind, t.thingId] })],
)
