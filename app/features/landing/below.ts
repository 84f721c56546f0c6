import { later } from '#app/ui/later.tsx'

/** The lower part of home: the server draws it, and the browser fetches its code after that of the question box. */
export const Below = later(() => import('./parts/below.tsx').then((file) => file.Below))
