import { pagePart } from '#app/ui/page-part.tsx'

/** The lower part of home, which a landing and somebody who came for one thing do without. */
export const Below = pagePart(() => import('./parts/below.tsx').then((file) => file.Below))
