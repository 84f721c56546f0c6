import { k } from '../../kit.ts'
import { users } from '../people.ts'

/**
 * `follow`: reads what they publish; `mute`: does not want to meet it, and they never learn; `block`: neither sees anything
 * of the other.
 */
export type TieKind = 'follow' | 'mute' | 'block'

/** What one member decided about another. */
export const ties = k.table(
  'ties',
  {
    fromId: k
      .text('from_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toId: k
      .text('to_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: k.text('kind').$type<TieKind>().notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.fromId, t.kind, t.toId] }),
    k.index('ties_from').on(t.fromId, t.kind, t.createdAt, t.toId),
    k.index('ties_to').on(t.toId, t.kind, t.createdAt, t.fromId),
  ],
)
