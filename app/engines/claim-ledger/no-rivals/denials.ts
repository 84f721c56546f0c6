import { stemsOf } from '../text/stems-of.ts'

/** "The root of 144 to the nearest number is 12", "the nearest number to the root of 144 is 12": each says what the figure is. */
export function isOneFigureNamed(a: string, b: string): boolean {
  if ([a, b].some((text) => /\bthan\b/i.test(text))) return false
  const [x, y] = [a, b].map((text) => FIGURE_NAMED.exec(text)?.[1])
  const named = x ?? y
  const says = (text: string): boolean =>
    text.split(/[^\p{Sc}\d.,]+/u).some((word) => word.replace(/[.,]+$/, '') === named)
  return named !== undefined && says(a) && says(b)
}
const FIGURE_NAMED =
  /\s(?:is|was|are|equals)\s(?:about |approximately |exactly |also )?(\p{Sc}?\d+(?:[.,]\d+)*)[^\p{L}\d]*$/u

/** Whether a denial beside an affirmation may leave both true, by how the two sentences are built. */
export const isNoDenial = (a: string, b: string): boolean =>
  areBothSides(a, b) || areTurnedRound(a, b) || [a, b].some((text) => isConceded(text) || NOT_AS_MUCH.test(text))

/** "Not as developed as it is today" denies no development. */
const NOT_AS_MUCH = /(?:\bnot|n't)\b[^.;]{0,24}\bas \p{L}+ (?:\p{L}+ )?as\b/iu

/** "Oak is harder than pine" and "pine is softer than oak" say the same. */
function areTurnedRound(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) => {
    const [before = '', behind] = text.split(/\bthan\b/i)
    return behind === undefined ? null : { before: stemsOf(before), behind: stemsOf(behind) }
  })
  if (!x || !y) return false
  const isOnly = (own: string[], other: string[], notIn: string[]): boolean =>
    own.some((word) => other.includes(word) && !notIn.includes(word))
  return isOnly(x.behind, y.before, y.behind) && isOnly(y.behind, x.before, x.behind)
}

/** "While it may be so for some, it is not for all": neither half stands for the whole. */
const isConceded = (text: string): boolean =>
  /^(?:(?:so|in summary|overall|thus|however|therefore|in short|but|and),? ){0,2}(?:while|although|though|even though|whereas)\s/i.test(
    text,
  )

/** "Safe after the age of one" and "not safe under one year" say the same of both sides of a bound. */
function areBothSides(a: string, b: string): boolean {
  const sideOf = (text: string): 'below' | 'above' | null => {
    const [below, above] = [BELOW, ABOVE].map((pattern) => pattern.test(text))
    return below === above ? null : below ? 'below' : 'above'
  }
  const [one, other] = [sideOf(a), sideOf(b)]
  return one !== null && other !== null && one !== other
}
const COUNT = String.raw`(?:the |an? |age |ages |of |about )*(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`
const BELOW = new RegExp(
  String.raw`\b(?:under|below|before|less than|fewer than|younger than|until|within|up to) ${COUNT}|\bor (?:younger|less|under)\b`,
  'i',
)
const ABOVE = new RegExp(
  String.raw`\b(?:over|above|after|more than|older than|from|at least|beyond|once \w+ (?:is|are)) ${COUNT}|\bor (?:older|more|over)\b`,
  'i',
)
