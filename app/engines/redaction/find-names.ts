import type { Find } from './mask.ts'
import { capitalised, doubtful, nameCues, openings, particles, titles } from './name-words.ts'
import type { WordFacts, WordList } from './word-list.ts'
import { readWords, type Word } from './words.ts'

type Verdict = { why: string; isSure: boolean } | null

/** English word endings that names rarely have. */
const ENGLISH_ENDING =
  /(?:tion|sion|ment|ness|ity|ing|ed|ly|ful|less|ism|ance|ence|able|ible|ous|ive|ology|ship|work|wise|ward|days?)$/
const ACTS_LIKE_A_PERSON =
  /^(?:will|would|can|could|has|had|have|is|was|says?|said|told|asks?|asked|wants?|wanted|came|comes|went|feels?|felt|agreed|signed|called|thinks?|lives|reads?|and)$/
const IS_AGE = /^,? \(?\d{1,2}\b(?! ?[.:/-]\d)/
const NO_INITIALS = /^(?:U\.? ?S|U\.? ?K|U\.? ?N|E\.? ?U|P\.? ?S|A\.? ?D|B\.? ?C|N\.? ?B|A\.? ?M|P\.? ?M)$/
const SMALL_MIN_CHARS = 4
const ACRONYM_MAX_CHARS = 5

/**
 * Names of people. A missed name is worse than a masked word, so a capital that nothing explains counts as a name and is
 * marked as a guess.
 */
export function findNames(text: string, wordList: WordList | null): Find[] {
  const words = readWords(text)
  const facts = wordList?.(text) ?? new Map<number, WordFacts>()
  const small = new Set(words.filter((word) => !word.isCapital).map((word) => word.lower))
  const verdicts: Verdict[] = []
  words.forEach((word, index) => {
    const known = facts.get(word.start) ?? null
    verdicts.push(judge({ word, index, words, known, small, previous: verdicts.at(-1) ?? null }))
  })
  addEchoes(words, verdicts, facts)
  return [...toRuns(text, words, verdicts), ...findInitials(text)]
}

type Place = {
  word: Word
  index: number
  words: readonly Word[]
  known: WordFacts | null
  small: ReadonlySet<string>
  previous: Verdict
}

function judge({ word, index, words, known, small, previous }: Place): Verdict {
  const before = words[index - 1]
  const after = words[index + 1]
  const { lower } = word
  if (word.isInitial || titles.has(lower)) return null
  if (!word.isCapital) {
    const isName =
      known?.isFirstName && lower.length >= SMALL_MIN_CHARS - 1 && !doubtful.has(lower) && !capitalised.has(lower)
    return isName ? { why: 'a first name, written small', isSure: false } : null
  }
  const isAfterTitle = before && titles.has(before.lower) && /^\.? $/.test(word.gap)
  if (isAfterTitle) return { why: `a word after “${before.text}”`, isSure: true }
  if (known?.isDate && !doubtful.has(lower)) return null
  const isNextToName = previous !== null && before?.isCapital && word.gap === ' '
  if (isNextToName && !(capitalised.has(lower) || openings.has(lower)))
    return { why: 'stands beside a name', isSure: true }
  const hasSurname = after !== undefined && after.isCapital && after.gap === ' ' && isOpenCapital(after)
  if (IS_AGE.test(word.rest) && isOpenCapital(word)) return { why: 'a capital before an age', isSure: false }
  if (doubtful.has(lower)) return judgeDoubtful(word, known, after, hasSurname)
  if (capitalised.has(lower)) return null
  if (known?.isFirstName) return { why: 'a first name', isSure: true }
  const isCued = before && nameCues.has(before.lower) && /^[\s,:;(“"'.]{1,3}$/.test(word.gap)
  if (isCued && !openings.has(lower) && !known?.isKnown) return { why: `a word after “${before.lower}”`, isSure: true }
  if (known?.isPlace || openings.has(lower)) return null
  if (
    word.isAllCaps &&
    lower.length <= ACRONYM_MAX_CHARS &&
    !/^, \p{Lu}\p{Ll}/u.test(after ? after.gap + after.text : '')
  )
    return null
  if (word.isOpening) {
    if (known?.isPerson) return { why: 'a capital that reads as a person', isSure: true }
    if (known?.isKnown || small.has(lower) || (ENGLISH_ENDING.test(lower) && !hasSurname)) return null
    return { why: 'a capital and no everyday word', isSure: false }
  }
  if (known?.isKnown && before?.lower === 'the') return null
  return { why: 'a capital inside a sentence', isSure: known?.isPerson ?? false }
}

const isOpenCapital = (word: Word) =>
  !capitalised.has(word.lower) && !openings.has(word.lower) && !titles.has(word.lower)

/** "Will", "Grace", "May": a name inside a sentence, before a surname, or where it acts like a person. */
function judgeDoubtful(word: Word, known: WordFacts | null, after: Word | undefined, hasSurname: boolean): Verdict {
  if (hasSurname) return { why: 'a first name before a surname', isSure: true }
  if (capitalised.has(word.lower) || (openings.has(word.lower) && !word.isOpening && !known?.isPerson)) return null
  const acts = after !== undefined && after.gap === ' ' && ACTS_LIKE_A_PERSON.test(after.lower)
  if (word.isOpening && !known?.isPerson && !acts) return null
  return { why: 'a first name that is also a word', isSure: false }
}

/** A word that is a name in one place is that name everywhere, also written small. */
function addEchoes(words: readonly Word[], verdicts: Verdict[], facts: ReadonlyMap<number, WordFacts>): void {
  const isNamed = (word: Word, verdict: Verdict | undefined) =>
    word.isCapital && verdict && (verdict.isSure || !doubtful.has(word.lower))
  const named = new Set(words.filter((word, index) => isNamed(word, verdicts[index])).map((word) => word.lower))
  words.forEach((word, index) => {
    if (verdicts[index]) return
    const isPlural = word.isCapital && word.lower.endsWith('s') && named.has(word.lower.slice(0, -1))
    const isSame = named.has(word.lower)
    const isEveryday =
      !word.isCapital &&
      (word.lower.length < SMALL_MIN_CHARS ||
        doubtful.has(word.lower) ||
        openings.has(word.lower) ||
        facts.get(word.start)?.isKnown)
    if ((isSame && !isEveryday) || isPlural)
      verdicts[index] = { why: 'a name from elsewhere in the text', isSure: true }
  })
}

/** Joins neighbours, initials and particles into one name. "the Hendersons" loses its plural s. */
function toRuns(text: string, words: readonly Word[], verdicts: readonly Verdict[]): Find[] {
  const finds: Find[] = []
  const known = new Set(words.filter((_, index) => verdicts[index]).map((word) => word.lower))
  let index = 0
  while (index < words.length) {
    const verdict = verdicts[index]
    if (!verdict) {
      index += 1
      continue
    }
    let first = index
    while (first > 0 && isJoined(words[first]!) && isJoiner(words[first - 1]!) && !isUsed(finds, words[first - 1]!))
      first -= 1
    let last = index
    for (let next = last + 1; next < words.length && isJoined(words[next]!); next += 1) {
      if (verdicts[next]) last = next
      else if (!isJoiner(words[next]!)) break
    }
    const isSure = verdicts.slice(index, last + 1).some((one) => one?.isSure)
    const end = words[last]!.end
    const word = words[last]!
    const isFamily =
      word.lower.endsWith('s') && (known.has(word.lower.slice(0, -1)) || words[first - 1]?.lower === 'the')
    finds.push({ kind: 'name', start: words[first]!.start, end: isFamily ? end - 1 : end, why: verdict.why, isSure })
    index = last + 1
  }
  return finds.filter(({ start, end }) => text.slice(start, end).trim().length > 1)
}

const isJoined = (word: Word) => /^(?:\.? |\.|-)$/.test(word.gap)
const isJoiner = (word: Word) =>
  (word.isInitial && word.lower !== 'i') || (particles.has(word.lower) && word.lower !== 'y')
const isUsed = (finds: readonly Find[], word: Word) => finds.some(({ end }) => end > word.start)

/** "A. M." stands for a person in many notes. */
function findInitials(text: string): Find[] {
  return [...text.matchAll(/(?<![\p{L}\d.])\p{Lu}\.(?: ?\p{Lu}\.)+(?!\p{L})/gu)]
    .filter(([initials]) => !NO_INITIALS.test(initials.replace(/\.$/, '')) || / /.test(initials))
    .map((match) => ({
      kind: 'name',
      start: match.index,
      end: match.index + match[0].length,
      why: 'initials',
      isSure: false,
    }))
}
