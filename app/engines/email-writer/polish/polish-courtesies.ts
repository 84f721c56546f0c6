import { inOrder } from '#app/platform/values/pattern-parts.ts'
import { found, type Found } from '../mark.ts'
import { countWords, typedSentences } from '../spoken/typed-sentences.ts'

/** Shorter notes need neither greeting nor closing. */
const LETTER_WORDS = 25

const GREETING =
  /^\s*(?:(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|to whom)\b|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,\s*\n|(?:thanks|thank you)\b)/iu
const SUBJECT_LINE = /^\s*(?:subject|re|fwd?|to|from)\s*:/i
const CLOSING = inOrder(
  /(?:regards|wishes|sincerely|faithfully|truly|best|love|cheers|thanks|thank you|warmly|take care|see you\b.*|talk soon|speak soon|bye|yours|respectfully|hugs|x+)[,.!]?/i,
  // A name on the same line, as in "Love, Åsa".
  /(?:,[ \t][^\n.?!]{1,40})?(?:\s*\n\s*[^\n]{1,60}){0,4}\s*$/i,
)

/** A letter with no first or last line gets the plainest one, to be taken or left. */
export function courtesyMarks(draft: string): Found[] {
  if (countWords(draft) < LETTER_WORDS || typedSentences(draft).length < 2 || SUBJECT_LINE.test(draft)) return []
  const marks: Found[] = []
  const start = /\S/.exec(draft)?.index ?? 0
  if (!GREETING.test(draft.slice(start))) {
    marks.push(found('greeting', { start, end: start }, 'Hello,\n\n', 'No greeting. Put a name to it if you know one.'))
  }
  const end = draft.trimEnd().length
  const lastLines = draft.slice(0, end).split('\n').slice(-5).join('\n')
  const isSigned = /\n\s*\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}$/u.test(draft.slice(0, end))
  if (!CLOSING.test(lastLines) && !isSigned) {
    marks.push(found('closing', { start: end, end }, '\n\nBest wishes', 'No closing. Your name goes under it.'))
  }
  return marks
}
