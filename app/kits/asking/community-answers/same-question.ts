import { isNegated, toAsked, toFigures, toQuestionKind } from './question-words.ts'

/** Below this the vectors say that two questions are about different things, whatever their words. */
const LEAST_NEAR = 0.6
/** So near, and with words in common, a question is worth showing to somebody who is about to ask. */
const ALIKE = 0.78
const ALIKE_BY_WORDS = 0.6

/**
 * Whether two questions clearly ask the same: the same kind of answer, figures, negation and content words, in an order
 * that means the same. `nearness` is the cosine of their vectors, which tells topics apart and nothing finer: it alone
 * never makes two questions one. Symmetric.
 */
export function isSameQuestion(a: string, b: string, nearness: number): boolean {
  if (nearness < LEAST_NEAR) return false
  if (toQuestionKind(a) !== toQuestionKind(b) || isNegated(a) !== isNegated(b)) return false
  if (toFigures(a).join(' ') !== toFigures(b).join(' ')) return false
  const [left, right] = [toAsked(a), toAsked(b)]
  if (left.length === 0 || left.length !== right.length) return false
  if (!left.every((word) => right.includes(word))) return false
  return left.every((word, n) => word === right[n]) || canTurn(a, left)
}

/** Of two words neither does anything to the other, unless a yes or no hangs on which comes first. */
const canTurn = (question: string, words: readonly string[]) =>
  words.length <= 2 && toQuestionKind(question) !== 'closed'

/** Whether somebody who is about to ask one may want to read the other first. */
export function isAlike(a: string, b: string, nearness: number): boolean {
  const [left, right] = [new Set(toAsked(a)), new Set(toAsked(b))]
  const shared = [...left].filter((word) => right.has(word)).length
  if (shared === 0) return false
  const all = new Set([...left, ...right]).size
  return nearness >= ALIKE || (nearness >= LEAST_NEAR && shared / all >= ALIKE_BY_WORDS)
}
