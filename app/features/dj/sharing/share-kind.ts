/** What links to mixes are kept under. */
export const SHARE_KIND = 'dj-mix'
/** What the queue of the administrator calls a shared mix. */
export const SHARED_MIX = 'shared-mix'
