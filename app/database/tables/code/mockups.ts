import { k } from '../../kit.ts'

/** Wireframes of one idea; how they look stands in the versions. */
export const mockups = k.table(
  'mockups',
  {
    /** 128 random bits. */
    id: k.text('id').primaryKey(),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    title: k.text('title').notNull(),
    /** The description it was drawn up from; empty for one begun by hand. */
    words: k.text('words').notNull().default(''),
    version: k.int('version').notNull(),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    deletedAt: k.ts('deleted_at'),
  },
  (t) => [
    k.index('mockups_user').on(t.userId, t.createdAt),
    k.index('mockups_guest').on(t.guestId, t.createdAt),
    k.index('mockups_deleted').on(t.deletedAt),
  ],
)

/** What a mock-up was after each change. */
export const mockupVersions = k.table(
  'mockup_versions',
  {
    id: k.text('id').primaryKey(),
    mockupId: k
      .text('mockup_id')
      .notNull()
      .references(() => mockups.id, { onDelete: 'cascade' }),
    number: k.int('number').notNull(),
    mockup: k.json('mockup').$type<unknown>().notNull(),
    why: k.text('why').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.uniqueIndex('mockup_versions_number').on(t.mockupId, t.number)],
)
