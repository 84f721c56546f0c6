import { k } from '../../kit.ts'
import { users } from '../people.ts'

const userId = () =>
  k
    .text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a member is told: one row for everything of one kind that happened about one thing. */
export const notices = k.table(
  'notices',
  {
    id: k.text('id').primaryKey(),
    /** Whom it tells. */
    userId: userId(),
    /** A name that a room said with `defineNotices`. */
    kind: k.text('kind').notNull(),
    /** The key of the thing it is about; the same thing is told of in one row. */
    about: k.text('about').notNull(),
    /** A few words of the thing, cut. */
    subject: k.text('subject').notNull().default(''),
    /** The path where it is seen. */
    address: k.text('address').notNull(),
    /** How many members stand behind it since it was last read; 0: the house itself. */
    people: k.int('people').notNull().default(0),
    /** When the newest of it happened. */
    at: k.ts('at').notNull(),
    readAt: k.ts('read_at'),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('notices_about').on(t.userId, t.kind, t.about),
    k.index('notices_list').on(t.userId, t.at, t.id),
    k.index('notices_unread').on(t.userId, t.readAt, t.at, t.id),
    k.index('notices_old').on(t.at),
  ],
)

/** Who stands behind a notice since it was last read. */
export const noticePeople = k.table(
  'notice_people',
  {
    noticeId: k
      .text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    userId: userId(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.noticeId, t.userId] }),
    k.index('notice_people_user').on(t.userId, t.createdAt),
    k.index('notice_people_newest').on(t.noticeId, t.createdAt),
  ],
)
