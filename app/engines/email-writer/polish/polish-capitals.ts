import { found, type Found } from '../mark.ts'

const GREETING = /^\s*([hdgt])(?:i|ello|ey|ear|ood|reetings|hanks|hank)(?=[\s,!])/u

/** A greeting begins large. */
export function capitalMarks(draft: string): Found[] {
  const match = GREETING.exec(draft)
  if (!match) return []
  const [whole, letter = ''] = match
  const start = whole.length - whole.trimStart().length
  return [found('spelling', { start, end: start + 1 }, letter.toUpperCase(), 'A letter begins large.')]
}
