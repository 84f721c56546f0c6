/** What links to songs are kept under. */
export const SHARE_KIND = 'song'
/** What the queue of the administrator calls a song others see. */
export const SHARED_SONG = 'shared-song'
