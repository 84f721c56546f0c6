import { k } from '../../kit.ts'
import { users } from '../people.ts'

/** Who may see a part of a profile. */
export type Audience = 'all' | 'members' | 'nobody'
export type ProfileLink = { label: string; url: string }

/** What a member says about themselves, and who may read which part of it. */
export const profiles = k.table('profiles', {
  userId: k
    .text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Who may open the profile at all. */
  reach: k.text('reach').$type<Audience>().notNull(),
  /** In Markdown. */
  about: k.text('about').notNull().default(''),
  links: k.json('links').$type<ProfileLink[]>().notNull().default([]),
  /** BCP 47, as the member speaks them. */
  languages: k.json('languages').$type<string[]>().notNull().default([]),
  city: k.text('city').notNull().default(''),
  /** What matters to them, and how they like to work: ids of the words they chose. */
  values: k.json('values').$type<string[]>().notNull().default([]),
  ways: k.json('ways').$type<string[]>().notNull().default([]),
  /** A line of their own under the picture of their ness. */
  motto: k.text('motto').notNull().default(''),
  /** Who sees each part; a part that is not named is as its default says. */
  audiences: k.json('audiences').$type<Record<string, Audience>>().notNull().default({}),
  /** Whether others may ask to meet them. */
  isOpen: k.bool('is_open').notNull().default(false),
  updatedAt: k.ts('updated_at').notNull(),
})

/**
 * By what members and offerings are found: one row for each word, interest, country and so on. Kept in the order of the
 * lists, so that a page reads its own rows alone.
 */
export const listingTerms = k.table(
  'listing_terms',
  {
    of: k.text('of').$type<'member' | 'offering'>().notNull(),
    kind: k.text('kind').notNull(),
    /** What is compared. */
    value: k.text('value').notNull(),
    /** Where the thing stands in its list. */
    place: k.text('place').notNull(),
    /** The member or the offering. */
    thingId: k.text('thing_id').notNull(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What is shown for the value. */
    label: k.text('label').notNull(),
    /** Guests find it by this too, not members alone. */
    isForAll: k.bool('is_for_all').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.of, t.kind, t.value, t.place, t.thingId] }),
    k.index('listing_terms_thing').on(t.thingId, t.kind, t.value),
    k.index('listing_terms_user').on(t.userId),
  ],
)

/** How many things have each value, kept along: counting a hundred thousand members takes seconds. */
export const listingCounts = k.table(
  'listing_counts',
  {
    of: k.text('of').$type<'member' | 'offering'>().notNull(),
    kind: k.text('kind').notNull(),
    value: k.text('value').notNull(),
    label: k.text('label').notNull(),
    /** As guests find them, and as members do. */
    forAll: k.int('for_all').notNull(),
    forMembers: k.int('for_members').notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.of, t.kind, t.value] }),
    k.index('listing_counts_all').on(t.of, t.kind, t.forAll, t.value),
    k.index('listing_counts_members').on(t.of, t.kind, t.forMembers, t.value),
  ],
)

export type MeetingState = 'asked' | 'accepted' | 'declined' | 'withdrawn'

/** One member asks another to be in touch. */
export const meetings = k.table(
  'meetings',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toId: k
      .text('to_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The two, whoever asked; null once it is over, so that one may ask again. */
    pair: k.text('pair'),
    words: k.text('words').notNull().default(''),
    state: k.text('state').$type<MeetingState>().notNull(),
    createdAt: k.ts('created_at').notNull(),
    changedAt: k.ts('changed_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('meetings_pair').on(t.pair),
    k.index('meetings_from').on(t.userId, t.state, t.changedAt, t.id),
    k.index('meetings_to').on(t.toId, t.state, t.changedAt, t.id),
  ],
)

export type ReportedKind = 'profile' | 'offering'

/** Somebody says that a profile or an offering should not be seen here. */
export const peopleReports = k.table(
  'people_reports',
  {
    id: k.text('id').primaryKey(),
    /** Null: somebody who is gone. */
    userId: k.text('user_id'),
    kind: k.text('kind').$type<ReportedKind>().notNull(),
    thingId: k.text('thing_id').notNull(),
    aboutId: k
      .text('about_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: k.text('reason').notNull(),
    words: k.text('words').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
    closedAt: k.ts('closed_at'),
  },
  (t) => [
    k.uniqueIndex('people_reports_once').on(t.kind, t.thingId, t.userId),
    k.index('people_reports_open').on(t.closedAt, t.createdAt),
    k.index('people_reports_about').on(t.aboutId),
    k.index('people_reports_user').on(t.userId),
  ],
)
