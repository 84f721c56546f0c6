/** Minor units: a dollar at least, and a hundred thousand at most, so that every sum stays far inside exact integers. */
export const TRADE_MIN = 100
export const TRADE_MAX = 10_000_000
/** How long an offer may stand, and how long an auction may run. */
export const OFFER_MOST_DAYS = 30
export const AUCTION_MOST_DAYS = 30
/** How long a gift waits to be taken. */
export const GIFT_DAYS = 14
/** Offers that one member has open at a time. */
export const OPEN_OFFERS_MOST = 50
/** The hour, in universal time, at which auctions end. */
export const AUCTION_END_HOUR = 20
