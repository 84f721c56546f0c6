import { to } from '#app/catalogue/to.ts'

/** A section of this page where what would open stands on the page itself: for browsers without scripts. */
export const toPlain = (section: 'dialogs' | 'sheets' | 'menus'): string =>
  `${to('animated-demo', null, { plain: section })}#${section}`

export const toSection = (section: string): string => `${to('animated-demo')}#${section}`
