import { k } from '../../kit.ts'

/** What is to be said, to whom and how: many pieces are made from it. */
export const contentBriefs = k.table(
  'content_briefs',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    /** Message, audience, tone, what to do, and the facts with their kinds. */
    brief: k.json('brief').$type<unknown>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('content_briefs_user').on(t.userId, t.createdAt),
    k.index('content_briefs_guest').on(t.guestId, t.createdAt),
    k.index('content_briefs_deleted').on(t.deletedAt),
  ],
)

/** One piece made from a brief: an article, a post for a place, a script. */
export const contentPieces = k.table(
  'content_pieces',
  {
    id: k.text('id').primaryKey(),
    briefId: k
      .text('brief_id')
      .notNull()
      .references(() => contentBriefs.id, { onDelete: 'cascade' }),
    kind: k.text('kind').notNull(),
    text: k.text('text').notNull(),
    /** What of the brief it says, as the brief said it then: a change of it makes the piece stale. */
    used: k.json('used').$type<unknown>().notNull(),
    /** The engine, or null: rules. */
    by: k.text('by'),
    /** The day it is to go out, `2026-11-28`. */
    day: k.text('day'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
  },
  (t) => [k.uniqueIndex('content_pieces_kind').on(t.briefId, t.kind)],
)

/** A piece as it stood before it was changed. */
export const contentVersions = k.table(
  'content_versions',
  {
    id: k.text('id').primaryKey(),
    pieceId: k
      .text('piece_id')
      .notNull()
      .references(() => contentPieces.id, { onDelete: 'cascade' }),
    text: k.text('text').notNull(),
    used: k.json('used').$type<unknown>().notNull(),
    by: k.text('by'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('content_versions_piece').on(t.pieceId, t.createdAt)],
)
