import { anyOf } from '#app/platform/values/pattern-parts.ts'
import type { PlacedSentence } from './placed.ts'

/** What somebody must, may not or may do by a text. `who`: the words before the verb; `until`: the words that set a time. */
export type Duty = PlacedSentence & { kind: 'must' | 'must not' | 'may'; who: string | null; until: string | null }

const MOST = 200
const MAX_CHARS = 700
const NOT = anyOf(
  /\b(?:must|shall|may|can|should|will) not\b/i,
  /\bcannot\b/i,
  /\b(?:is|are) (?:prohibited|forbidden|not (?:permitted|allowed|entitled))\b/i,
  /\bno (?:person|party|member|employee|tenant|one)\b[^.]{0,60}\b(?:may|shall)\b/i,
)
const MUST = anyOf(
  /\b(?:must|shall)\b/i,
  /\b(?:is|are|was|were|be) (?:required|obliged|obligated|bound|responsible)\b/i,
  /\b(?:agrees?|undertakes?|commits?|promises?|covenants?) to\b/i,
  /\b(?:has|have|needs?) to\b/i,
  /\b(?:is|are) (?:due|payable)\b/i,
)
const MAY = anyOf(
  /\b(?:is|are) entitled to\b/i,
  /\b(?:has|have) the right to\b/i,
  /\bmay (?:only |also |then |at any time )?(?:terminate|cancel|end|use|keep|withdraw|request|demand|object|appeal|assign|transfer|sell|share|copy|claim|refuse|extend|enter|inspect|deduct|change)\b/i,
)
const MODAL =
  /\s+(?:must|shall|may|cannot|can|will|should|(?:is|are) (?:required|obliged|prohibited|forbidden|entitled|not|responsible|due|payable)|agrees?|undertakes?|has|have)\b/i
const DAY = String.raw`(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:day of )?\p{Lu}\p{Ll}+,?(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2},? \d{4}|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|(?:end|close|first|last) [^,.;]{2,40})`
const SPAN = String.raw`(?:\d+|one|two|three|four|five|six|seven|ten|fourteen|thirty|sixty|ninety)(?:\s?\(\d+\))? (?:calendar |working |business )?(?:hour|day|week|month|year)s?`
const UNTIL = anyOf(
  new RegExp(`\\b(?:no later than|not later than|by|before|until|on or before) ${DAY}`, 'u'),
  new RegExp(
    `\\b(?:within|no later than|not later than|at least|no more than) (?:a period of )?${SPAN}(?: (?:of|after|before|from|following|prior to) [^,.;]{2,60})?`,
    'u',
  ),
  /\b(?:immediately|without (?:undue )?delay|forthwith|annually|monthly|each (?:year|month|quarter))\b/i,
)
/** "May 2024" is a month. */
const IS_MONTH = /\bMay(?= \d|,? \d{4})/g

/** The duties, bans and rights of a text, with who has them and until when, as far as the words say it. */
export function dutiesOf(sentences: readonly PlacedSentence[]): Duty[] {
  return sentences
    .flatMap((sentence): Duty[] => {
      const words = sentence.text.replace(IS_MONTH, 'Mai')
      if (words.length > MAX_CHARS || words.endsWith('?')) return []
      const kind = NOT.test(words) ? 'must not' : MUST.test(words) ? 'must' : MAY.test(words) ? 'may' : null
      if (kind === null) return []
      const until = UNTIL.exec(sentence.text)?.[0] ?? null
      return [{ ...sentence, kind, who: whoOf(words), until }]
    })
    .slice(0, MOST)
}

const MAX_WHO_CHARS = 80
/** The subject: what stands before the verb, without what leads in to it. */
function whoOf(sentence: string): string | null {
  const at = MODAL.exec(sentence)?.index ?? -1
  if (at <= 0) return null
  const before =
    sentence
      .slice(0, at)
      .split(/[,;:]\s+/)
      .at(-1) ?? ''
  const who = before
    .replace(/^(?:\(?[a-z0-9]{1,4}[.)]|\d+(?:\.\d+)*)\s+/i, '')
    .replace(/^(?:and|or|that|which|then)\s+/i, '')
    .trim()
  return who === '' || who.length > MAX_WHO_CHARS || /\b(?:is|are|was|were|that|to)\b/i.test(who) ? null : who
}
