/** How long a thing on its way is kept for its owner. */
export const HELD_MINUTES = 60
