import { toCapital } from './addressee.ts'
import { endsSentence, isLoose, phraseAt, toKey, toText, type Piece } from './pieces.ts'
import { isNumberWord } from './spoken/number-words.ts'
import { CLAUSE_STARTS, FINITE_VERBS, listOf, PREPOSITIONS } from './words.ts'

const LONGEST_SUBJECT = 9
const SHORTEST_SUBJECT = 3
/** When nothing that was said can stand as a subject. */
export const NO_SUBJECT = 'A short note'

/** A subject that was said as one: "subject: the tap in the kitchen". It ends at a mark, a break or a greeting. */
export function readSaidSubject(pieces: readonly Piece[]): { subject: string; length: number } | null {
  const lead = [
    'the subject line is',
    'the subject is',
    'the subject should be',
    'subject line',
    'subject is',
    'subject',
  ].find((words) => phraseAt(pieces, 0, words.split(' ').length) === words)
  if (!lead) return null
  const start = lead.split(' ').length
  for (let end = start + 1; end <= Math.min(pieces.length - 1, start + LONGEST_SUBJECT + 3); end += 1) {
    const next = pieces[end]
    const isEnd =
      endsSentence(pieces[end - 1]) ||
      next?.gap !== 'none' ||
      next.isOpener ||
      /^(?:dear|hi|hello|hey)$/.test(toKey(next))
    if (!isEnd) continue
    const words = pieces.slice(start, end)
    return words.every(isLoose) ? { subject: toCapital(toText(words).replace(/[.,;:!…]+$/, '')), length: end } : null
  }
  return null
}

const LEADS: readonly string[] = [
  'i just wanted to let you know that',
  'i just wanted to let you know',
  'i wanted to let you know that',
  'i wanted to let you know',
  'i just wanted to say that',
  'i just wanted to say',
  'i wanted to say that',
  'i wanted to say',
  'just to let you know that',
  'just to let you know',
  'i am writing to let you know that',
  'i am writing because',
  'i am writing about',
  "i'm writing about",
  "i'm writing because",
  'i wanted to ask',
  'i just wanted to ask',
  'i would like to know',
  'i have a question about',
  'hope you are well',
  "hope you're well",
  'this is about',
  'it is about',
  "it's about",
]
const REQUESTS: readonly string[] = [
  'could you please',
  'can you please',
  'would you please',
  'could you',
  'can you',
  'would you',
  'please',
]

/** A subject made of the first sentence's own words, cut where a clause ends. */
export function toSubject(sentences: readonly (readonly Piece[])[]): string {
  for (const sentence of sentences) {
    if (/^(?:thank|thanks|hope|hi|hello|sorry)$/.test(toKey(sentence[0]))) continue
    const lead = LEADS.find((words) => startsWith(sentence, words))
    const rest = sentence.slice(lead ? lead.split(' ').length : 0)
    const request = REQUESTS.find((words) => startsWith(rest, words))
    const words = shorten(rest.slice(request ? request.split(' ').length : 0))
    if (words.length < (request || lead ? 2 : SHORTEST_SUBJECT) || words.some(({ text }) => text.length > 40)) continue
    const text = toText(words).replace(/[.,;:!…\s]+$/, '')
    if (/["“”()[\]{}]/.test(text)) continue
    return request ? `Request: ${text.replace(/\?$/, '')}` : toCapital(text)
  }
  return NO_SUBJECT
}

const startsWith = (pieces: readonly Piece[], words: string) => phraseAt(pieces, 0, words.split(' ').length) === words

const JOINTS = listOf('and but because so which if when where while who although since as')
const WEAK_ENDS = new Set([
  ...PREPOSITIONS,
  ...CLAUSE_STARTS,
  ...JOINTS,
  ...listOf('be been being or than very not also mr mrs ms dr next last'),
])

function shorten(pieces: readonly Piece[]): Piece[] {
  const comma = pieces.findIndex((piece, i) => i >= SHORTEST_SUBJECT - 1 && /[,;:]/.test(piece.tail))
  const whole = comma >= 0 && comma < LONGEST_SUBJECT ? pieces.slice(0, comma + 1) : [...pieces]
  const joint = whole.findIndex(
    (piece, i) => i >= SHORTEST_SUBJECT && JOINTS.has(toKey(piece)) && startsClause(whole, i),
  )
  let words = (joint > 0 ? whole.slice(0, joint) : whole).slice(0, LONGEST_SUBJECT)
  if (words.length === pieces.length) return words
  const isCut = words.length === LONGEST_SUBJECT
  while (words.length > 0 && isWeakEnd(words, isCut)) words = words.slice(0, -1)
  return [...words]
}

/** "and the other three are late" is a clause; "Tuesday and Thursday" is not. */
function startsClause(pieces: readonly Piece[], i: number): boolean {
  const key = toKey(pieces[i])
  if (key !== 'and' && key !== 'as' && key !== 'since') return true
  const next = toKey(pieces[i + 1])
  return CLAUSE_STARTS.has(next) && pieces.slice(i + 1).some((piece) => FINITE_VERBS.has(toKey(piece)))
}

/** A cut inside a clause may also cut a number or a name from what it belongs to. */
function isWeakEnd(words: readonly Piece[], isCut: boolean): boolean {
  const last = words.at(-1)
  const key = toKey(last)
  if (!isCut) return CLAUSE_STARTS.has(key) || JOINTS.has(key)
  return WEAK_ENDS.has(key) || isNumberWord(last) || /\d/.test(last?.text ?? '') || FINITE_VERBS.has(key)
}
