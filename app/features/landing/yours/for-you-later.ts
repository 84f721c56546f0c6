import { pagePart } from '#app/ui/page-part.tsx'
import type { ForYouView } from './for-you.server.ts'

/** What members alone see on home: fetched by nobody else. */
export const ForYou = pagePart<{ view: ForYouView }>(() => import('./for-you.tsx').then((file) => file.ForYou))
