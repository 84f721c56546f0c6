/** What links to films are kept under. */
export const SHARE_KIND = 'film'
/** What the queue of the administrator calls a shared film. */
export const SHARED_FILM = 'shared-film'
