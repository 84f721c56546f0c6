import { k } from '../../kit.ts'
import { users } from '../people.ts'

export type PandaListingKind = 'price' | 'auction'
export type PandaListingState = 'open' | 'sold' | 'withdrawn' | 'unsold' | 'void'
export type PandaOfferKind = 'offer' | 'bid' | 'buy'
/** `returned`: a sale that was taken back; `void`: what it was for is gone, or one of the two is. */
export type PandaOfferState = 'held' | 'accepted' | 'refused' | 'withdrawn' | 'expired' | 'outbid' | 'void' | 'returned'
export type PandaGiftState = 'open' | 'accepted' | 'refused' | 'taken-back' | 'expired' | 'void'

/** A panda that its keeper offers, at a price or to whoever bids most. One panda has one open listing at most. */
export const pandaListings = k.table(
  'panda_listings',
  {
    id: k.text('id').primaryKey(),
    panda: k.int('panda').notNull(),
    /** Forgotten with the account. */
    sellerId: k.text('seller_id').references(() => users.id, { onDelete: 'set null' }),
    kind: k.text('kind').$type<PandaListingKind>().notNull(),
    /** The price, or with what an auction starts, in minor units. */
    price: k.int('price').notNull(),
    /** What an auction must reach for the panda to be sold. */
    reserve: k.int('reserve'),
    currency: k.text('currency').notNull(),
    /** The price, or the least that the next bid has to be. */
    asks: k.int('asks').notNull(),
    /** How rare the panda is, to put the rarest first. */
    rarity: k.int('rarity').notNull(),
    endsAt: k.ts('ends_at'),
    state: k.text('state').$type<PandaListingState>().notNull(),
    /** The panda while the listing is open, so that it has no other. */
    open: k.int('open'),
    createdAt: k.ts('created_at').notNull(),
    updatedAt: k.ts('updated_at').notNull(),
    closedAt: k.ts('closed_at'),
    /** Hidden by the moderators. */
    hiddenAt: k.ts('hidden_at'),
  },
  (t) => [
    k.uniqueIndex('panda_listings_open').on(t.open),
    k.index('panda_listings_panda').on(t.panda, t.createdAt),
    k.index('panda_listings_seller').on(t.sellerId, t.createdAt),
    k.index('panda_listings_new').on(t.state, t.createdAt, t.id),
    k.index('panda_listings_asks').on(t.state, t.asks, t.id),
    k.index('panda_listings_rarity').on(t.state, t.rarity, t.id),
    k.index('panda_listings_ends').on(t.state, t.endsAt, t.id),
  ],
)

/**
 * Money that the till holds, or held, for a panda: an offer, a bid, or the price of a listing. There is a row from the moment
 * the money is there; its id is that of the order. Rows stay when an account is erased, and name nobody then.
 */
export const pandaOffers = k.table(
  'panda_offers',
  {
    id: k.text('id').primaryKey(),
    kind: k.text('kind').$type<PandaOfferKind>().notNull(),
    panda: k.int('panda').notNull(),
    listingId: k.text('listing_id').references(() => pandaListings.id),
    buyerId: k.text('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    sellerId: k.text('seller_id').references(() => users.id, { onDelete: 'set null' }),
    /** What is offered without tax, what was paid with it, and what of a sale the house keeps. */
    minor: k.int('minor').notNull(),
    total: k.int('total').notNull(),
    fee: k.int('fee').notNull(),
    currency: k.text('currency').notNull(),
    till: k.text('till').notNull(),
    /** The payment in the books. */
    paidAs: k.text('paid_as').notNull(),
    state: k.text('state').$type<PandaOfferState>().notNull(),
    /** While it is held: whose offer for which panda, or which auction's highest bid, so that there is no second one. */
    open: k.text('open'),
    createdAt: k.ts('created_at').notNull(),
    expiresAt: k.ts('expires_at'),
    settledAt: k.ts('settled_at'),
    /** What the other till calls the refund it was asked for. */
    backAs: k.text('back_as'),
    /** When the money went back to the buyer, or on to the seller. Null in both: the till holds it. */
    givenBackAt: k.ts('given_back_at'),
    ripeAt: k.ts('ripe_at'),
  },
  (t) => [
    k.uniqueIndex('panda_offers_open').on(t.open),
    k.uniqueIndex('panda_offers_paid').on(t.paidAs),
    k.index('panda_offers_panda').on(t.panda, t.state, t.minor),
    k.index('panda_offers_buyer').on(t.buyerId, t.createdAt),
    k.index('panda_offers_seller').on(t.sellerId, t.createdAt),
    k.index('panda_offers_listing').on(t.listingId, t.minor),
    k.index('panda_offers_expires').on(t.state, t.expiresAt),
    k.index('panda_offers_held').on(t.ripeAt, t.givenBackAt, t.state),
  ],
)

/** A panda that a member wants to give to another: theirs once they take it. */
export const pandaGifts = k.table(
  'panda_gifts',
  {
    id: k.text('id').primaryKey(),
    panda: k.int('panda').notNull(),
    fromId: k
      .text('from_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toId: k
      .text('to_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: k.text('state').$type<PandaGiftState>().notNull(),
    /** The panda while it waits to be taken. */
    open: k.int('open'),
    createdAt: k.ts('created_at').notNull(),
    expiresAt: k.ts('expires_at').notNull(),
    closedAt: k.ts('closed_at'),
  },
  (t) => [
    k.uniqueIndex('panda_gifts_open').on(t.open),
    k.index('panda_gifts_from').on(t.fromId, t.createdAt),
    k.index('panda_gifts_to').on(t.toId, t.createdAt),
    k.index('panda_gifts_expires').on(t.state, t.expiresAt),
  ],
)
