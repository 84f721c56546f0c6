import { later } from '#app/ui/later.tsx'
import type { ForYouView } from './for-you.server.ts'

/** What members alone see on home: fetched by nobody else. */
export const ForYou = later<{ view: ForYouView }>(() => import('./for-you.tsx').then((file) => file.ForYou))
