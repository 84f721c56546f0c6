/**
 * What one ledger reads and compares at most, so that its work grows with the length of the texts and no faster. Ordinary
 * answers stay far below; where a bound leaves something out the ledger says so (see `Cut`).
 */
export const ANSWER_CHARS = 60_000
/** Of a question no more is read; people may type as much. */
export const QUESTION_CHARS = 2_000
/** A longer line is read in pieces that end where a sentence does. */
export const LINE_CHARS = 4_000
/** Of a longer sentence the beginning is read, to a blank. */
export const SENTENCE_CHARS = 1_000
export const SENTENCES_PER_ANSWER = 400
/** An answer of 2,000 words has about a hundred. */
export const CLAIMS_PER_ANSWER = 80
/** A claim that the question makes longer than this stays as it was said. */
export const CLAIM_CHARS = 1_500
/** Joints such as "and" at which a sentence is tried for a second clause. */
export const JOINTS_PER_SENTENCE = 24
export const TOKENS_PER_CLAIM = 300
export const TERMS_PER_CLAIM = 80
/** Figures, and as many dates. */
export const FIGURES_PER_CLAIM = 24
/** Beyond this many pairs of claims only those that share most are compared. */
export const PAIRS = 450
/** What the pairs may cost together: a term of one claim held against a term of the other costs one. */
export const COMPARISONS = 1_000_000

/** Where a text is cut that must not be longer: behind the last blank before `most`, or right there without one. */
export function cutAt(text: string, start: number, most: number): number {
  const end = start + most
  if (end >= text.length) return text.length
  const blank = text.slice(start + most / 2, end).search(/\s\S*$/)
  return blank < 0 ? withinPair(text, end) : start + most / 2 + blank + 1
}

/** Never between the two halves of one character. */
const withinPair = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at)

/** The first of a list whose costs together stay within a budget; the first one always. */
export function affordable<One>(list: readonly One[], costOf: (one: One) => number, most: number): One[] {
  let left = most
  return list.filter((one, i) => {
    left -= costOf(one)
    return left >= 0 || i === 0
  })
}
