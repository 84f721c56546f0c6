import { readAddressee, type Addressee } from './addressee.ts'
import { isLoose, phraseAt, toKey, type Piece } from './pieces.ts'
import { listOf } from './words.ts'

/** How the words began: who they are for, what those words were, and what the rest asks. */
export type Opening = {
  addressee: Addressee | null
  /** "Dear" was said, or a greeting such as "hi"; null when somebody was only named ("tell Ana"). */
  greeted: 'dear' | 'hello' | null
  consumed: readonly Piece[]
  rest: readonly Piece[]
  /** Words the rest needs in front of it to stand alone, such as "Please" for "tell Ana to bring". */
  put: string
}

const GREETINGS: readonly string[] = [
  'good morning',
  'good afternoon',
  'good evening',
  'hi there',
  'hello there',
  'hey there',
  'hi',
  'hello',
  'hey',
]
/** Words that name the addressee. What follows is the letter. */
const TO_SOMEBODY: readonly string[] = [
  'this is an email for',
  'this is an email to',
  'this is a letter for',
  'this is a letter to',
  'this is a message for',
  'this is for',
  'this goes to',
  'this one is for',
  'this one goes to',
  'write an email to',
  'write a letter to',
  'write an email for',
  'write a mail to',
  'send an email to',
  'send a message to',
  'send a mail to',
  'an email to',
  'an email for',
  'a letter to',
  'a message to',
  'email to',
  'letter to',
  'message to',
  'write to',
]
const SAYING: readonly string[] = [
  'and tell her that',
  'and tell him that',
  'and tell them that',
  'and tell her',
  'and tell him',
  'and tell them',
  'and say that',
  'and say',
  'saying that',
  'saying',
  'to say that',
  'to say',
  'that says',
  'telling her that',
  'telling him that',
  'telling them that',
  'tell her that',
  'tell him that',
  'tell them that',
  'tell her',
  'tell him',
  'tell them',
]
/** After "tell her" these begin no sentence of the letter. */
const NO_SENTENCE = listOf('about of what when where how who why which off apart not')
const ASK_WORDS = listOf('when where how who why which')

export function readOpening(pieces: readonly Piece[]): Opening {
  const hello = readHello(pieces, 0)
  const named = readNamed(pieces, hello.length)
  if (named) return named
  const order = readOrder(pieces, hello.length)
  if (order) return order
  const rest = hello.length > 0 && hello.length < pieces.length ? pieces.slice(hello.length) : pieces
  const consumed = rest === pieces ? [] : pieces.slice(0, hello.length)
  return { addressee: hello.addressee, greeted: consumed.length > 0 ? hello.greeted : null, consumed, rest, put: '' }
}

type Hello = { length: number; greeted: Opening['greeted']; addressee: Addressee | null }

/** "Dear Ana", "hi everyone", "hello". */
function readHello(pieces: readonly Piece[], index: number): Hello {
  const greeting = ['dear', ...GREETINGS].find((words) => isPhrase(pieces, index, words))
  if (!greeting) return { length: 0, greeted: null, addressee: null }
  const start = index + greeting.split(' ').length
  const greeted = greeting === 'dear' ? 'dear' : 'hello'
  const isBroken = pieces[start - 1]?.tail !== '' && pieces[start]?.gap !== 'none'
  const addressee = isBroken ? null : readAddressee(pieces, start, true)
  const isUsed = addressee && (addressee.name !== null || greeting === 'dear')
  if (greeting === 'dear' && !isUsed) return { length: 0, greeted: null, addressee: null }
  return { length: start + (isUsed ? addressee.length : 0), greeted, addressee: isUsed ? addressee : null }
}

/** "This is for the landlord", "write an email to Ana and say that". */
function readNamed(pieces: readonly Piece[], index: number): Opening | null {
  const words = TO_SOMEBODY.find((each) => isPhrase(pieces, index, each))
  if (!words) return null
  const start = index + words.split(' ').length
  const addressee = readAddressee(pieces, start, false)
  if (!addressee) return null
  let end = start + addressee.length
  const { words: said, put } = readSaying(pieces, end)
  const saying = said > 0
  end += said
  if (end >= pieces.length) return null
  const inner = saying ? { length: 0, greeted: null, addressee: null } : readHello(pieces, end)
  const after = end + (inner.length > 0 ? inner.length - end : 0)
  if (after >= pieces.length) return null
  const whom = inner.addressee ? { ...addressee, name: inner.addressee.name ?? addressee.name } : addressee
  return {
    addressee: whom,
    greeted: inner.greeted,
    consumed: pieces.slice(0, after),
    rest: pieces.slice(after),
    put,
  }
}

/** "And say that", "tell her", "tell him to": how many words lead over to the letter, and what then stands in their place. */
function readSaying(pieces: readonly Piece[], index: number): { words: number; put: string } {
  const saying = SAYING.find((each) => isPhrase(pieces, index, each))
  if (!saying) return { words: 0, put: '' }
  const words = saying.split(' ').length
  const next = toKey(pieces[index + words])
  if (!/ (?:her|him|them)$/.test(saying)) return { words, put: '' }
  if (NO_SENTENCE.has(next)) return { words: 0, put: '' }
  return next === 'to' ? { words: words + 1, put: 'Please' } : { words, put: '' }
}

/** "Tell Ana that", "ask Ana to", "let Ana know", "remind Ana to". */
function readOrder(pieces: readonly Piece[], index: number): Opening | null {
  const verb = toKey(pieces[index])
  if (!/^(?:tell|ask|let|remind)$/.test(verb) || !isLoose(pieces[index]) || pieces[index]?.tail) return null
  const known = verb === 'let' ? pieces.findIndex((piece, i) => i > index && toKey(piece) === 'know') : -1
  const addressee =
    known > 0 ? readAddressee(pieces.slice(0, known), index + 1, true) : readAddressee(pieces, index + 1, false)
  if (!addressee) return null
  const at = index + 1 + addressee.length
  const next = toKey(pieces[at])
  const isAsk = verb === 'ask'
  const toRest = (skip: number, put: string): Opening | null => {
    const rest = pieces.slice(at + skip)
    if (rest.length === 0) return null
    return { addressee, greeted: null, consumed: pieces.slice(0, at + skip), rest, put }
  }
  if (verb === 'let') return next === 'know' ? toRest(toKey(pieces[at + 1]) === 'that' ? 2 : 1, '') : null
  if (next === 'to' && verb !== 'let') return toRest(1, 'Please')
  if (next === 'not' && toKey(pieces[at + 1]) === 'to') return toRest(2, 'Please do not')
  if (isAsk && /^(?:if|whether)$/.test(next)) return toRest(0, 'Could you tell me')
  if (isAsk && (ASK_WORDS.has(next) || next === 'what')) return toRest(0, 'Could you tell me')
  if (isAsk && next === 'for') return toRest(1, 'Could I have')
  if (isAsk && next === 'about') return toRest(1, 'I have a question about')
  if (isAsk) return null
  if (/^(?:about|of|what|when|where|how|who|why|off|apart)$/.test(next)) return null
  return toRest(next === 'that' ? 1 : 0, '')
}

function isPhrase(pieces: readonly Piece[], index: number, words: string): boolean {
  const length = words.split(' ').length
  const stretch = pieces.slice(index, index + length)
  return (
    phraseAt(pieces, index, length) === words &&
    stretch.every(isLoose) &&
    stretch.slice(0, -1).every(({ tail }) => !/[.?!]/.test(tail))
  )
}
