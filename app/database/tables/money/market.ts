import { k } from '../../kit.ts'
import { users } from '../people.ts'

export type ListingState = 'draft' | 'listed' | 'withdrawn'
export type PurchaseState = 'awaiting' | 'delivered' | 'refunded'

/** What a member offers in the marketplace, with what a buyer gets as it was when it was listed last. */
export const listings = k.table(
  'listings',
  {
    id: k.text('id').primaryKey(),
    sellerId: k
      .text('seller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    section: k.text('section').notNull(),
    /** The sort of thing, by the name under which its room says it; "service" for work that no room keeps. */
    kind: k.text('kind').notNull(),
    /** The member's own thing it was packed from. */
    sourceId: k.text('source_id'),
    title: k.text('title').notNull(),
    /** In Markdown. */
    about: k.text('about').notNull(),
    /** What anybody may look at before buying, in Markdown. */
    sample: k.text('sample').notNull().default(''),
    payload: k.json('payload').$type<unknown>(),
    price: k.int('price').notNull(),
    currency: k.text('currency').notNull(),
    licence: k.text('licence').notNull(),
    state: k.text('state').$type<ListingState>().notNull(),
    /** Whether whoever looks at it may run it once before buying. */
    canBeTried: k.bool('can_be_tried').notNull().default(false),
    /** Rises whenever it is packed anew. */
    version: k.int('version').notNull().default(1),
    sold: k.int('sold').notNull().default(0),
    stars: k.int('stars').notNull().default(0),
    reviews: k.int('reviews').notNull().default(0),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    /** When it was listed first; null: never. */
    listedAt: k.ts('listed_at'),
    /** Hidden by the moderators. */
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.index('listings_seller').on(t.sellerId, t.updatedAt),
    k.index('listings_new').on(t.state, t.listedAt, t.id),
    k.index('listings_section').on(t.section, t.state, t.listedAt, t.id),
  ],
)

/** What a member bought or took for nothing. The title and price stay as they were. */
export const purchases = k.table(
  'purchases',
  {
    id: k.text('id').primaryKey(),
    buyerId: k
      .text('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: k.text('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    sellerId: k.text('seller_id').references(() => users.id, { onDelete: 'set null' }),
    orderId: k.text('order_id').unique(),
    title: k.text('title').notNull(),
    kind: k.text('kind').notNull(),
    price: k.int('price').notNull(),
    /** What of it the seller gets. */
    share: k.int('share').notNull(),
    currency: k.text('currency').notNull(),
    licence: k.text('licence').notNull(),
    version: k.int('version').notNull(),
    state: k.text('state').$type<PurchaseState>().notNull(),
    /** The copy among the buyer's things. */
    copyId: k.text('copy_id'),
    copyTo: k.text('copy_to'),
    createdAt: k.ts('created_at').notNull(),
    deliveredAt: k.ts('delivered_at'),
    /** When the share was credited to what the seller may be paid out. */
    ripeAt: k.ts('ripe_at'),
  },
  (t) => [
    k.index('purchases_buyer').on(t.buyerId, t.createdAt),
    k.index('purchases_seller').on(t.sellerId, t.createdAt),
    k.index('purchases_listing').on(t.listingId, t.buyerId),
    k.index('purchases_ripe').on(t.ripeAt, t.state, t.deliveredAt),
  ],
)

export type TrialState = 'running' | 'answered' | 'withheld'

/** What a listing said to somebody who looked at it: run once for each visitor, before buying. */
export const listingTrials = k.table(
  'listing_trials',
  {
    id: k.text('id').primaryKey(),
    listingId: k
      .text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    userId: k.text('user_id'),
    guestId: k.text('guest_id'),
    /** Of the listing and the visitor, so that it is run once however often it is asked for. */
    once: k.text('once').notNull().unique(),
    version: k.int('version').notNull(),
    /** What was filled in, by the names of its places. */
    values: k.json('values').$type<Record<string, string>>().notNull(),
    state: k.text('state').$type<TrialState>().notNull(),
    engine: k.text('engine').notNull().default(''),
    answer: k.text('answer').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.index('listing_trials_listing').on(t.listingId),
    k.index('listing_trials_user').on(t.userId, t.listingId),
    k.index('listing_trials_guest').on(t.guestId, t.listingId),
  ],
)

/** What buyers say of a listing, once each, and what the seller answered. */
export const listingReviews = k.table(
  'listing_reviews',
  {
    id: k.text('id').primaryKey(),
    listingId: k
      .text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: k.int('stars').notNull(),
    text: k.text('text').notNull(),
    answer: k.text('answer').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.uniqueIndex('listing_reviews_once').on(t.listingId, t.userId),
    k.index('listing_reviews_new').on(t.listingId, t.createdAt),
    k.index('listing_reviews_user').on(t.userId),
  ],
)

/** What somebody asks about a listing before buying, and the seller's answer. */
export const listingQuestions = k.table(
  'listing_questions',
  {
    id: k.text('id').primaryKey(),
    listingId: k
      .text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: k.text('text').notNull(),
    answer: k.text('answer').notNull().default(''),
    createdAt: k.ts('created_at').notNull(),
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.index('listing_questions_new').on(t.listingId, t.createdAt),
    k.index('listing_questions_user').on(t.userId),
  ],
)

/** A seller asks for what is owed; whoever runs the house pays it by hand and says so. */
export const payouts = k.table(
  'payouts',
  {
    id: k.text('id').primaryKey(),
    userId: k.text('user_id').references(() => users.id, { onDelete: 'set null' }),
    minor: k.int('minor').notNull(),
    currency: k.text('currency').notNull(),
    /** Where to, in the seller's words; forgotten when it is paid. */
    whereTo: k.text('where_to').notNull(),
    askedAt: k.ts('asked_at').notNull(),
    paidAt: k.ts('paid_at'),
    /** Of the payment, in the words of who paid. */
    note: k.text('note').notNull().default(''),
    /** The seller while it waits, so that only one does. */
    open: k.text('open').unique(),
  },
  (t) => [k.index('payouts_user').on(t.userId, t.askedAt), k.index('payouts_waiting').on(t.paidAt, t.askedAt)],
)
