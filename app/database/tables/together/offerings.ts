import { k } from '../../kit.ts'
import { users } from '../people.ts'

export type OfferingKind = 'skill' | 'time' | 'thing'
export type OfferingState = 'open' | 'paused'
export type OfferingPlace = 'anywhere' | 'near'

/** What a member gives: a skill, some time or a thing. */
export const offerings = k.table(
  'offerings',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: k.text('title').notNull(),
    /** In Markdown. */
    about: k.text('about').notNull(),
    kind: k.text('kind').$type<OfferingKind>().notNull(),
    /** Over the net, or where the member lives. */
    where: k.text('where').$type<OfferingPlace>().notNull(),
    state: k.text('state').$type<OfferingState>().notNull(),
    /** The last day it stands; null: until it is paused. */
    until: k.ts('until'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** Hidden by the administrator. */
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [k.index('offerings_user').on(t.userId, t.createdAt, t.id), k.index('offerings_until').on(t.until)],
)

export type RequestState = 'asked' | 'accepted' | 'declined' | 'withdrawn' | 'done'

/** A member asks for an offering. */
export const offeringRequests = k.table(
  'offering_requests',
  {
    id: k.text('id').primaryKey(),
    offeringId: k
      .text('offering_id')
      .notNull()
      .references(() => offerings.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose offering it is. */
    giverId: k
      .text('giver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The offering and who asks, while it runs; null once it is over, so that one may ask again. */
    open: k.text('open'),
    words: k.text('words').notNull(),
    /** What the giver answered. */
    reply: k.text('reply').notNull().default(''),
    state: k.text('state').$type<RequestState>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    changedAt: k.ts('changed_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('offering_requests_open').on(t.open),
    k.index('offering_requests_user').on(t.userId, t.changedAt, t.id),
    k.index('offering_requests_giver').on(t.giverId, t.state, t.changedAt, t.id),
    k.index('offering_requests_offering').on(t.offeringId, t.state),
  ],
)
