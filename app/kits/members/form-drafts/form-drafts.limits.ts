/** How long a thing on its way is kept for its owner. */
export const FORM_DRAFT_MINUTES = 60

/** What is kept so for one visitor at a time; older things give way. One exported chat of the largest size has room. */
export const DRAFTS_OF_ONE = { count: 300, bytes: 64 * 1_048_576 }
