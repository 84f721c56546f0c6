/** The page waits at most this long when it is asked to, in seconds. */
export const WAIT_MAX_S = 3
/** Without JavaScript the job goes on by this many articles at each press. */
export const ARTICLES_PER_PRESS = 6
