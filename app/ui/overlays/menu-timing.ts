/** SPEC 9, in ms. Radix keeps these three by itself: typed letters are forgotten, a submenu opens, a pointer may cross to it. */
export const TYPE_AHEAD_RESET_MS = 1_000
export const SUB_POINTER_DELAY_MS = 100
export const SUB_GRACE_MS = 300
