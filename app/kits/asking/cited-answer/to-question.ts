import { isContraction } from '#app/kits/search/site-search/search-query.ts'

const QUESTION_WORDS =
  /^(?:who|what|when|where|which|why|how|whose|is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b/i
const MIN_SENTENCE_WORDS = 4

/** Whether a query asks something, rather than naming it. */
export const isQuestion = (query: string): boolean =>
  query.endsWith('?') || QUESTION_WORDS.test(query) || query.split(' ').length >= MIN_SENTENCE_WORDS

/** A word or two become a question; what is one already, or a sentence, stays as it is. A contraction alone asks nothing: ''. */
export const toQuestion = (query: string): string => {
  const plain = query
    .replace(/["“”]|(?<=\p{L})\*|(?<=^|\s)-\p{L}\S*/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (isContraction(plain)) return ''
  return plain === '' || isQuestion(plain) ? plain : `What is ${plain}?`
}
