import { toCapital } from './addressee.ts'
import { isLoose, phraseAt, toKey, toText, type Piece } from './pieces.ts'
import { isNameLike } from './slots.ts'
import { listOf, NEVER_NAMES } from './words.ts'

/** How the words ended: whether thanks were said, a closing phrase, and a name under it. */
export type SignOff = {
  isThanked: boolean
  phrase: string | null
  signature: string | null
  consumed: readonly Piece[]
}

const THANKS = new Set([
  'thanks',
  'thank you',
  'many thanks',
  'thanks a lot',
  'thank you very much',
  'thank you so much',
  'thanks so much',
  'thanks very much',
  'thanks again',
  'thank you again',
  'cheers',
])
const BYES = new Set([
  'bye',
  'bye bye',
  'goodbye',
  'good bye',
  'bye for now',
  'over and out',
  'end of message',
  "that's it",
  "that's all",
  'that is all',
  'that is it',
  "i think that's it",
  "i think that's all",
  "that's about it",
  "that's everything",
])
/** Small words before a farewell. After an open clause ("is that okay") they belong to the clause. */
const LINKS = listOf('so and')
const OPEN_LINKS = listOf('okay ok right alright yeah')
/** Phrases that nothing else ends with. */
const PLAIN_PHRASES = new Set([
  'kind regards',
  'best regards',
  'warm regards',
  'warmest regards',
  'best wishes',
  'kind wishes',
  'warm wishes',
  'yours sincerely',
  'yours faithfully',
  'yours truly',
  'sincerely yours',
  'lots of love',
])
/** Phrases that also end a sentence: they count after a pause, a mark or thanks. */
const PAUSED_PHRASES = new Set([
  'regards',
  'all the best',
  'best',
  'yours',
  'sincerely',
  'love',
  'with love',
  'much love',
  'respectfully',
  'see you soon',
  'see you then',
  'see you later',
  'talk soon',
  'speak soon',
  'take care',
])
const LONGEST_PHRASE = 5

/** Reads the end of the words backwards: "…, that's it, thanks, bye", "kind regards, Tom Weber". */
export function readSignOff(pieces: readonly Piece[], recipient: string | null): SignOff {
  const named = readLastName(pieces, recipient)
  const found: SignOff = { isThanked: false, phrase: null, signature: named?.signature ?? null, consumed: [] }
  let end = named?.start ?? pieces.length
  for (;;) {
    const part = partBefore(pieces, end, Boolean(named?.signature) && end === named?.start)
    if (!part) break
    if (part.kind === 'thanks') found.isThanked = true
    if (part.kind === 'phrase' && !found.phrase) found.phrase = toCapital(part.words)
    end -= part.length
  }
  return { ...found, consumed: pieces.slice(end) }
}

function partBefore(pieces: readonly Piece[], end: number, isSigned: boolean) {
  for (let length = Math.min(LONGEST_PHRASE, end - 1); length > 0; length -= 1) {
    const start = end - length
    if (!pieces.slice(start, end).every(isLoose)) continue
    const words = phraseAt(pieces, start, length)
    if (isPhrase(pieces, start, words) || (isSigned && isSignedPhrase(pieces, start, words)))
      return { kind: 'phrase', words, length }
    if (THANKS.has(words) && isThanksFree(pieces, start)) return { kind: 'thanks', words, length }
    if (BYES.has(words)) return { kind: 'bye', words, length }
    const isLink = LINKS.has(words) || (OPEN_LINKS.has(words) && isApart(pieces, start))
    if (isLink && end < pieces.length) return { kind: 'link', words, length }
  }
  return null
}

const isApart = (pieces: readonly Piece[], start: number) =>
  pieces[start - 1]?.tail !== '' || pieces[start]?.gap !== 'none'

function isPhrase(pieces: readonly Piece[], start: number, words: string): boolean {
  if (PLAIN_PHRASES.has(words)) return !/^(?:my|our|your|her|his|send|give|with|the)$/.test(toKey(pieces[start - 1]))
  const isAfterThanks = [1, 2, 3, 4].some((n) => n <= start && THANKS.has(phraseAt(pieces, start - n, n)))
  return PAUSED_PHRASES.has(words) && (isApart(pieces, start) || isAfterThanks)
}

const isSignedPhrase = (pieces: readonly Piece[], start: number, words: string) =>
  PAUSED_PHRASES.has(words) && !INSIDE.test(toKey(pieces[start - 1]))

/** After these a phrase belongs to the sentence: "I love Tim". */
const INSIDE =
  /^(?:i|we|you|they|he|she|my|our|your|to|of|the|in|and|would|will|really|all|is|at|for|with|not|don't|didn't)$/

const isThanksFree = (pieces: readonly Piece[], start: number) =>
  !/^(?:to|say|my|our|your|with|of|no|a|many|the|said|says)$/.test(toKey(pieces[start - 1]))

/** A name at the end: a signature after a closing phrase or thanks, or the reader thanked by name. */
function readLastName(pieces: readonly Piece[], recipient: string | null) {
  for (let length = Math.min(3, pieces.length - 2); length > 0; length -= 1) {
    const start = pieces.length - length
    const names = pieces.slice(start)
    const closing = [5, 4, 3, 2, 1].map((n) => phraseAt(pieces.slice(0, start), Math.max(0, start - n), n))
    const phrase = closing.find((words) => PLAIN_PHRASES.has(words) || PAUSED_PHRASES.has(words))
    const thanks = closing.find((words) => THANKS.has(words) || BYES.has(words))
    if (!phrase && !thanks) continue
    if (!names.every((piece, n) => isLoose(piece) && (n === length - 1 || !piece.tail))) continue
    const name = toText(names).replace(/[.,!?…]+$/, '')
    if (name.toLowerCase() === recipient?.toLowerCase()) return { signature: null, start }
    const isBare = phrase && !thanks && !isSignedPhrase(pieces, start - phrase.split(' ').length, phrase)
    if (isBare && !PLAIN_PHRASES.has(phrase)) continue
    if (names.every(isNameLike) || isInitialled(names)) return { signature: name, start }
    const isSigned = phrase && isPhrase(pieces, start - phrase.split(' ').length, phrase)
    if (length === 1 && isSigned && !/^(?:see|talk|speak|take|best$)/.test(phrase) && isFreeWord(names[0])) {
      return { signature: toCapital(name), start }
    }
  }
  return null
}

/** "A. Novak" */
const isInitialled = (names: readonly Piece[]) =>
  names.length > 1 &&
  isNameLike(names.at(-1)) &&
  names.every((piece) => isNameLike(piece) || /^\p{Lu}\.?$/u.test(piece.text))

const isFreeWord = (piece: Piece | undefined) =>
  piece !== undefined && /^\p{L}+$/u.test(piece.text) && !NEVER_NAMES.has(toKey(piece))
