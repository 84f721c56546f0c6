import { anyOf } from '#app/platform/values/pattern-parts.ts'
import { splitSentences, type Sentence } from './sentences.ts'

/** A sentence that wants something of its reader, and which way it asks. */
export type Ask = Sentence & { kind: 'question' | 'request' }

const REQUEST = anyOf(
  /\b(?:could|can|would|will) (?:you|any of you|we)\b/i,
  /\bplease\b(?! note\b| find\b| do not reply)/i,
  /\blet me know\b/i,
  /\btell me\b/i,
  /\bsend me\b/i,
  /\b(?:i|we) need (?:a |an |your |to know|you to )/i,
  /\bare you able to\b/i,
  /\bshall (?:i|we)\b/i,
  /\bdo you (?:want|mind|think|have|still)\b/i,
)
/** Questions every machine asks: they want a click, not an answer. */
const RHETORICAL =
  /\b(?:was(?:n't| not)? this you|not you|want (?:more|less|to unsubscribe)|need help|any questions|trouble viewing|forgot your password|didn.t (?:do|request))\b/i
const MACHINE_PLEASE =
  /\bplease (?:visit|sign in|log in|click|see|note|contact|do not|keep|allow|review your|update your)\b/i

/** Sentences that ask the reader something. */
export function findAsks(text: string): Ask[] {
  return splitSentences(text).flatMap((sentence): Ask[] => {
    if (RHETORICAL.test(sentence.text) || MACHINE_PLEASE.test(sentence.text)) return []
    if (sentence.text.endsWith('?')) return [{ ...sentence, kind: 'question' }]
    return REQUEST.test(sentence.text) ? [{ ...sentence, kind: 'request' }] : []
  })
}
