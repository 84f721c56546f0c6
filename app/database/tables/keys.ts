import { k } from '../kit.ts'
import { users } from './people.ts'

/** Members' keys for programs that speak to our own address; only their hash is kept. */
export const apiKeys = k.table(
  'api_keys',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: k.text('name').notNull(),
    /** SHA-256 of the key. */
    hash: k.text('hash').notNull().unique(),
    /** The last characters, by which its owner knows it again. */
    ending: k.text('ending').notNull(),
    createdAt: k.ts('created_at').notNull(),
    lastUsedAt: k.ts('last_used_at'),
    expiresAt: k.ts('expires_at'),
    /** The calls it may make; null: every one there is. */
    calls: k.json('calls').$type<string[] | null>(),
    /** How long its budget is for. */
    budgetPeriod: k.text('budget_period').$type<'day' | 'month'>().notNull().default('day'),
    /** Runs it may begin in that time; null: as many as its owner. */
    mostRuns: k.int('most_runs'),
    /** Millionths of a dollar it may spend in that time; null: as much as its owner. */
    mostMicros: k.int('most_micros'),
  },
  (t) => [k.index('api_keys_user').on(t.userId, t.createdAt)],
)
