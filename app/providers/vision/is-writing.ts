/** Less sure than this it is leaves or wallpaper, not writing. */
const MIN_CONFIDENCE = 0.5
const SURE_CONFIDENCE = 0.65
/** Letters in words of three and more that a line of little certainty has at least. */
const LEAST_IN_WORDS = 8

/**
 * Whether a line is writing and not a pattern that looks like some: surely read, or mostly of words. `ill 14` at 52 % in the leaves
 * of a tree is none.
 */
export function isWriting(text: string, confidence: number): boolean {
  if (confidence < MIN_CONFIDENCE || !/[\p{L}\p{N}]/u.test(text)) return false
  if (confidence >= SURE_CONFIDENCE) return true
  const words = (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).join('').length
  return words >= LEAST_IN_WORDS && words >= text.replace(/\s/g, '').length / 2
}
