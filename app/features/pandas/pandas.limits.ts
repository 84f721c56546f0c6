/** Of a panda's file that somebody brings to be checked. */
export const PANDA_FILE_MAX_BYTES = 2_097_152
/** How often in a day somebody may be introduced to three other pandas. */
export const MEETINGS_PER_DAY = 6
export const CANDIDATES = 3
