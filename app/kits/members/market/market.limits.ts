export const LISTING_TITLE_MAX_CHARS = 100
export const LISTING_ABOUT_MAX_CHARS = 6_000
export const SAMPLE_MAX_CHARS = 40_000
export const REVIEW_MAX_CHARS = 2_000
export const QUESTION_MAX_CHARS = 1_000
export const LISTINGS_MAX = 200
/** Minor units: one dollar at least, where it is not free, and a thousand at most. */
export const PRICE_MIN = 100
export const PRICE_MAX = 100_000
/** How long a buyer may give something back, and how long the seller's share waits for that. */
export const REFUND_DAYS = 14
export const PAYOUT_MIN = 1_000
/** What may be filled into a place of something that is run once before buying. */
export const TRIAL_VALUE_MAX_CHARS = 500
