import { k } from '../../kit.ts'
import { users } from '../people.ts'

export type ModerationReason = 'spam' | 'unkind' | 'wrong' | 'private' | 'unsafe' | 'held' | 'flagged' | 'other'
export type Outcome = 'dismissed' | 'hidden' | 'warned' | 'suspended' | 'released'

/** Somebody, or the house itself, says that something public should be looked at. */
export const reports = k.table(
  'reports',
  {
    id: k.text('id').primaryKey(),
    /** A name that a room said with `defineModerated`. */
    kind: k.text('kind').notNull(),
    thingId: k.text('thing_id').notNull(),
    /** Whose it is; null: a former member's. */
    authorId: k.text('author_id'),
    /** Who reported; null: the house, a guest, or a former member. */
    userId: k.text('user_id'),
    reason: k.text('reason').$type<ModerationReason>().notNull(),
    words: k.text('words').notNull().default(''),
    /** What it said then, cut. */
    excerpt: k.text('excerpt').notNull(),
    address: k.text('address').notNull(),
    createdAt: k.ts('created_at').notNull(),
    closedAt: k.ts('closed_at'),
    outcome: k.text('outcome').$type<Outcome>(),
  },
  (t) => [
    k.uniqueIndex('reports_once').on(t.kind, t.thingId, t.userId),
    k.index('reports_open').on(t.closedAt, t.createdAt, t.id),
    k.index('reports_author').on(t.authorId, t.createdAt),
    k.index('reports_user').on(t.userId, t.createdAt),
  ],
)

/** What an administrator did about something of a member, and what the member said to it. */
export const decisions = k.table(
  'decisions',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: k.text('kind').notNull(),
    thingId: k.text('thing_id').notNull(),
    act: k.text('act').$type<'hidden' | 'warned' | 'suspended'>().notNull(),
    reason: k.text('reason').$type<ModerationReason>().notNull(),
    /** What the member is told beside the reason. */
    words: k.text('words').notNull().default(''),
    excerpt: k.text('excerpt').notNull(),
    createdAt: k.ts('created_at').notNull(),
    appeal: k.text('appeal'),
    appealedAt: k.ts('appealed_at'),
    answer: k.text('answer'),
    answeredAt: k.ts('answered_at'),
    isReversed: k.bool('is_reversed').notNull().default(false),
  },
  (t) => [
    k.index('decisions_user').on(t.userId, t.createdAt),
    k.index('decisions_thing').on(t.kind, t.thingId),
    k.index('decisions_appeals').on(t.answeredAt, t.appealedAt),
  ],
)

/** A word or address that public texts are held or refused for. */
export const blockedWords = k.table('blocked_words', {
  word: k.text('word').primaryKey(),
  /** `hold`: it waits until an administrator has looked; `refuse`: it is not taken. */
  act: k.text('act').$type<'hold' | 'refuse'>().notNull(),
  createdAt: k.ts('created_at').notNull(),
})
