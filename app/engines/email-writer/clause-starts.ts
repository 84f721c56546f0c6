import { isNumberWord } from './spoken/number-words.ts'
import { phraseAt, toKey, type Piece } from './pieces.ts'
import {
  CLAUSE_STARTS,
  FINITE_VERBS,
  listOf,
  MONTHS,
  NEAR_DAYS,
  OPEN_ENDS,
  PREPOSITIONS,
  PRONOUN_SUBJECTS,
  WEEKDAYS,
} from './words.ts'

/** From this length on "and we …" starts a sentence of its own. */
const SPLIT_WORDS = 12

/** How many linking words fall away when a new sentence starts at `i`; null when none starts there. */
export function linkAt(words: readonly Piece[], i: number): number | null {
  const key = toKey(words[i])
  const isAnd = key === 'and'
  const isSo = key === 'so' || key === 'but'
  const at = isAnd || isSo ? i + 1 : i
  const drop = isAnd ? 1 : 0
  if (at >= words.length - 1) return null
  if (isRequest(words, at, at > i)) return drop
  if (at === i && isAsked(words, i)) return 0
  if (at === i) return isThanks(words, i) || isStatement(words, i) || isCopula(words, i) || isAside(words, i) ? 0 : null
  if (isAnd && isThanks(words, at)) return drop
  const isClause = /^(?:i|we|he|she|they|it|there)$/.test(toKey(words[at]).replace(/'.*/, ''))
  const isHeld = SAYING.has(toKey(words[i - 1])) || SUBORDINATE.has(toKey(words[i - 1]))
  const startsConditional = SUBORDINATE.has(toKey(words[0]))
  return i >= SPLIT_WORDS && isClause && !isHeld && !startsConditional && words.length - at >= 3 ? drop : null
}

const ASKED_OF = listOf('you he she they i we it somebody someone')
const NOT_BEFORE_REQUEST = listOf(
  'what when where how who why which that if than as whatever anything everything all earliest soonest day date time best much many whether',
)

/** "Could you send…", "please call…" begin a sentence. */
function isRequest(words: readonly Piece[], i: number, isLinked: boolean): boolean {
  const previous = toKey(words[isLinked ? i - 2 : i - 1])
  const key = toKey(words[i])
  const next = toKey(words[i + 1])
  if (NOT_BEFORE_REQUEST.has(previous) || (!isLinked && /^(?:or|then|so|but|and)$/.test(previous))) return false
  if (/^(?:if|when|unless|as|while)$/.test(toKey(words[0])) && !words.slice(0, i).some(({ tail }) => tail)) return false
  if (/^(?:can|could|would|will)$/.test(key)) return ASKED_OF.has(next) && words.length - i >= 3
  if (key === 'please') {
    const isTrailing = PREPOSITIONS.has(next) || /^(?:thanks|thank|and|or|let)$/.test(next) || words[i]?.tail !== ''
    return !isTrailing && !/^(?:you|to|yes|no|not)$/.test(previous) && !NEAR_DAYS.has(next) && !WEEKDAYS.has(next)
  }
  return false
}

/** "…last week | is it still open": a question after words that end a clause. */
function isAsked(words: readonly Piece[], i: number): boolean {
  const isInverted = /^(?:is|are|was|were|do|does|did|have|has) (?:it|you|they|he|she|there|we)$/.test(
    phraseAt(words, i, 2),
  )
  return (
    isInverted &&
    words[i - 1]?.tail === '' &&
    isClauseEnd(words, i) &&
    !SUBORDINATE.has(toKey(words[0])) &&
    words.length - i >= 3
  )
}

function isThanks(words: readonly Piece[], i: number): boolean {
  const two = phraseAt(words, i, 2)
  const isThank = /^thank you$|^thanks (?:for|so|again|a|very|to)$/.test(two)
  return isThank && !/^(?:to|say|my|a|our|many|with|no|and|said|of|please)$/.test(toKey(words[i - 1]))
}

const isAside = (words: readonly Piece[], i: number) =>
  phraseAt(words, i, 3) === 'by the way' ||
  (toKey(words[i]) === 'also' &&
    /^(?:can|could|please|we|i|the|there)$/.test(toKey(words[i + 1])) &&
    !FINITE_VERBS.has(toKey(words[i - 1])) &&
    !PRONOUN_SUBJECTS.has(toKey(words[i - 1])))

const SAYING = listOf(
  'say says said tell told think thought know knew hope hoped believe guess feel felt hear heard promised wish sure afraid ' +
    'glad sorry mean means meant see saw suppose wonder understand find bet noticed mentioned wrote explained decided agreed',
)
const SUBORDINATE = listOf(
  'if when because since while as although though after before until unless once that which who where what how whether whenever',
)
const AFTER_TIME = listOf(
  'now again already later soon ago too though yet here there them him her me us it tonight weekend',
)

/** "…since Sunday | I am home": a subject after words that end a clause. */
function isStatement(words: readonly Piece[], i: number): boolean {
  const key = toKey(words[i])
  if (phraseAt(words, i, 2) === 'i hope' && !OPEN_ENDS.has(toKey(words[i - 1])) && !SAYING.has(toKey(words[i - 1])))
    return true
  const isSubject = PRONOUN_SUBJECTS.has(key) || (key === 'there' && /^(?:is|are|was|were)$/.test(toKey(words[i + 1])))
  if (!isSubject || words[i - 1]?.tail !== '' || !isClauseEnd(words, i)) return false
  const before = words.slice(0, i).map(toKey)
  const hasVerb = before.some((word) => FINITE_VERBS.has(word)) || /^(?:please|thank)$/.test(before[0] ?? '')
  const isHeld = before.some((word) => SAYING.has(word)) || before.slice(0, 3).some((word) => SUBORDINATE.has(word))
  const isRelative =
    SUBORDINATE.has(before.at(-1) ?? '') || (SUBORDINATE.has(before.at(-2) ?? '') && before.at(-2) !== 'since')
  return hasVerb && !isHeld && !isRelative && words.length - i >= 3
}

const NOUNS_OF_CLAUSES = listOf(
  'reason way time day moment place fact thing things all everything anything something ones one',
)

/** "…to the big room | we are thirty now": a new subject with its own "am" or "are", where no clause runs on. */
function isCopula(words: readonly Piece[], i: number): boolean {
  const previous = toKey(words[i - 1])
  const two = phraseAt(words, i, 2)
  const next = /^(?:i am|we are|they are)$/.test(two)
    ? words[i + 2]
    : /^(?:i'm|we're)$/.test(toKey(words[i]))
      ? words[i + 1]
      : undefined
  const runsOn = [PREPOSITIONS, CLAUSE_STARTS, SAYING, SUBORDINATE, FINITE_VERBS, NOUNS_OF_CLAUSES, OPEN_ENDS].some(
    (list) => list.has(previous),
  )
  if (
    !next ||
    runsOn ||
    i < 5 ||
    words[i - 1]?.tail !== '' ||
    /(?:ing|ed|^to|ly|happy|aware)$/.test(toKey(next)) ||
    /(?:ly|happy|aware)$/.test(previous)
  )
    return false
  const before = words.slice(0, i).map(toKey)
  const hasVerb = before.some((word) => FINITE_VERBS.has(word)) || before[0] === 'please'
  return hasVerb && !before.some((word) => SUBORDINATE.has(word) || SAYING.has(word))
}

function isClauseEnd(words: readonly Piece[], i: number): boolean {
  const previous = words[i - 1]
  const key = toKey(previous)
  const isMeant = !/^(?:the|that|every|each|a|of)$/.test(toKey(words[i - 2]))
  const isDay = WEEKDAYS.has(key.replace(/s$/, '')) || NEAR_DAYS.has(key) || (MONTHS.has(key) && key !== 'may')
  const isHour = isNumberWord(previous) || /^(?:\d[\d:.]*(?:am|pm)?|am|pm|o'clock|noon|midnight)$/.test(key)
  const isSpan = /^(?:morning|afternoon|evening|night|week|month|year)$/.test(key)
  return AFTER_TIME.has(key) || (isMeant && (isDay || isHour || isSpan))
}
