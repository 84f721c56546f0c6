import { polish } from '#app/engines/email-writer/polish/polish.ts'
import type { PolishView } from './polish-view.ts'

/** The engine behind the page. Everything that has a replacement is taken until somebody leaves it. */
export function makePolish(draft: string): PolishView {
  const marks = polish(draft)
  return { draft, marks, taken: marks.filter(({ replacement }) => replacement !== null).map(({ id }) => id) }
}
