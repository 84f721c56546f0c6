import type { Addressee } from './addressee.ts'
import { toChange, type Draft } from './changes.ts'
import type { Change } from './letter.ts'
import { isLoose, phraseAt, toKey, type Piece } from './pieces.ts'
import { isNameLike, slotAt } from './slots.ts'
import { CLAUSE_STARTS, listOf, PREPOSITIONS } from './words.ts'

const SHE = listOf("she she's she'll she'd her hers herself")
const HE = listOf("he he's he'll he'd him his himself")
/** While one of these is spoken of, "she" or "he" may mean them and not the reader. */
const PEOPLE = listOf(
  'mother mum mom father dad sister brother son daughter wife husband partner aunt uncle cousin niece nephew grandma ' +
    'grandpa grandmother grandfather boss manager assistant colleague secretary friend neighbour neighbor doctor nurse ' +
    'dentist teacher tutor plumber electrician builder driver courier postman lawyer accountant agent agency landlord tenant ' +
    'man woman boy girl guy lady gentleman kid child baby person somebody someone anyone anybody nobody customer client ' +
    'guest patient student player singer coach engineer technician inspector officer mechanic cleaner babysitter director ' +
    'chair secretary treasurer dog cat horse',
)
const TWO_OBJECTS = listOf(
  'give send tell show bring get ask offer pay owe buy make call find wish promise lend teach gave sent told',
)
const PARTICLES = listOf(
  'back up out off again soon later now first there here directly too instead early thanks today tomorrow then',
)

/** Says "you" to the reader where the speaker said "she" or "he" of them. All of them, or none when one is unsure. */
export function toSecondPerson(draft: Draft, addressee: Addressee | null): Draft {
  if (!addressee || addressee.isGroup) return draft
  const spoken = draft.pieces.filter((piece) => SHE.has(toKey(piece)) || HE.has(toKey(piece)))
  if (spoken.length === 0) return draft
  return turned(draft, addressee) ?? { ...draft, changes: [...draft.changes, toDoubt(spoken, addressee)] }
}

function turned(draft: Draft, addressee: Addressee): Draft | null {
  if (!isAboutReader(draft.pieces, addressee)) return null
  const rephrased = rephrase(draft, addressee)
  const pieces: Piece[] = []
  const changes: Change[] = []
  for (const [i, piece] of rephrased.pieces.entries()) {
    const text = secondPersonAt(rephrased.pieces, i)
    if (text === null) return null
    pieces.push({ ...piece, text })
    if (text !== piece.text) changes.push(toChange('person', [piece], text, toWhy(addressee)))
  }
  return { pieces, changes: [...rephrased.changes, ...changes] }
}

function toDoubt(spoken: readonly Piece[], { name, said }: Addressee): Change {
  const words = [...new Set(spoken.map(toKey))].join(', ')
  return {
    kind: 'person',
    spans: [],
    from: words,
    to: words,
    why: `Kept as said: it may mean somebody else than ${name ?? said}.`,
  }
}

const toWhy = ({ name, said }: Addressee) => `The letter is to ${name ?? said}.`

function isAboutReader(pieces: readonly Piece[], { said }: Addressee): boolean {
  const keys = pieces.map(toKey)
  const speaksOf = (list: ReadonlySet<string>) => keys.some((key) => list.has(key))
  const saysYou = keys.some((key, i) => /^you(?:r|rs|'\w+)?$/.test(key) && !(key === 'you' && keys[i - 1] === 'thank'))
  const own = new Set(said.toLowerCase().split(' '))
  const lastPronoun = keys.findLastIndex((key) => SHE.has(key) || HE.has(key))
  const others = pieces.slice(0, lastPronoun).some((piece, i) => {
    const isOther = isNameLike(piece) && i > 0 && piece.gap === 'none' && !/[.?!]/.test(pieces[i - 1]?.tail ?? '')
    return (isOther || PEOPLE.has(toKey(piece).replace(/s$/, ''))) && !own.has(toKey(piece))
  })
  return speaksOf(SHE) !== speaksOf(HE) && !saysYou && !others
}

const modals = listOf('can could would will should may might must')
const asked: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['was', 'were'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["hasn't", "haven't"],
  ["wasn't", "weren't"],
  ["doesn't", "don't"],
])
const STABLE = listOf(
  "can could would will should may might must did had can't couldn't won't wouldn't shouldn't didn't hadn't said told gave " +
    'sent made came went took got found left brought bought knew thought wrote asked saw put lent promised wanted needed called',
)
const verbs: ReadonlyMap<string, string> = new Map(
  'wants needs knows likes thinks gets comes says sees asks finds takes makes gives lives works calls looks feels minds'
    .split(' ')
    .map((verb): [string, string] => [verb, verb.slice(0, -1)])
    .concat([['goes', 'go']]),
)

/** The word at `i` as it is said to the reader; null when that cannot be told. */
function secondPersonAt(pieces: readonly Piece[], i: number): string | null {
  const piece = pieces[i]
  const key = toKey(piece)
  const previous = toKey(pieces[i - 1])
  const next = toKey(pieces[i + 1])
  const isSubject = (word: string) => word === 'she' || word === 'he'
  if (isSubject(key)) {
    const isAskedWith = asked.has(previous) || modals.has(previous) || previous === 'did'
    return isAskedWith || asked.has(next) || STABLE.has(next) || verbs.has(next) ? 'you' : null
  }
  if (/^s?he's$/.test(key)) return /^(?:been|got|had|done)$/.test(next) ? 'you have' : 'you are'
  if (/^s?he'(?:ll|d)$/.test(key)) return key.replace(/^s?he/, 'you')
  if (/^(?:his|hers|him|herself|himself)$/.test(key)) {
    return key === 'him' ? 'you' : key === 'his' ? 'your' : key === 'hers' ? 'yours' : 'yourself'
  }
  if (key === 'her') return herAt(pieces, i)
  const isVerb = isSubject(previous) && !asked.has(toKey(pieces[i - 2])) && !modals.has(toKey(pieces[i - 2]))
  if (isVerb) return asked.get(key) ?? verbs.get(key) ?? piece?.text ?? null
  if (isSubject(next) && asked.has(key)) return asked.get(key) ?? null
  return piece?.text ?? null
}

function herAt(pieces: readonly Piece[], i: number): string | null {
  const next = pieces[i + 1]
  const key = toKey(next)
  const isObject =
    !next ||
    pieces[i]?.tail !== '' ||
    next.isOpener ||
    CLAUSE_STARTS.has(key) ||
    PREPOSITIONS.has(key) ||
    PARTICLES.has(key)
  if (isObject || slotAt(pieces, i + 1)) return 'you'
  return TWO_OBJECTS.has(toKey(pieces[i - 1])) ? null : 'your'
}

/** What is said about the reader, turned into what is said to them. `%` keeps the word that stood there; `opens`: a sentence has to follow. */
const phrases: readonly { said: RegExp; length: number; written: readonly string[]; opens?: true }[] = [
  { said: /^ask (?:her|him) (?:if|whether) s?he (can|could|would|will)$/, length: 5, written: ['%', 'you'] },
  { said: /^ask (?:her|him) to$/, length: 3, written: ['please'] },
  { said: /^(?:tell|remind) (?:her|him) that$/, length: 3, written: [] },
  { said: /^(?:tell|remind) (?:her|him) to$/, length: 3, written: ['please'] },
  { said: /^tell (?:her|him) about$/, length: 3, written: ['this', 'is', 'about'] },
  { said: /^(?:tell|remind) (?:her|him)$/, length: 2, written: [], opens: true },
  { said: /^let (?:her|him) know that$/, length: 4, written: [] },
  { said: /^let (?:her|him) know$/, length: 3, written: [] },
  { said: /^thank (?:her|him) for$/, length: 3, written: ['thank', 'you', 'for'] },
  { said: /^say (?:thanks|thank you) for$/, length: 3, written: ['thank', 'you', 'for'] },
  { said: /^i want (?:her|him) to$/, length: 4, written: ['could', 'you'] },
  { said: /^i would like (?:her|him) to$/, length: 5, written: ['could', 'you'] },
  { said: /^i'd like (?:her|him) to$/, length: 4, written: ['could', 'you'] },
  { said: /^i need (?:her|him) to$/, length: 4, written: ['could', 'you'] },
]
/** What a sentence begins with that follows "tell her" without a "that". */
const SUBJECTS = listOf(
  "i i'm i'll i've we we're we'll we've it it's they the this that's there there's my our your her his",
)
const NOT_BEFORE = listOf("to will would should can could must please i we not don't didn't let's who and")

function rephrase({ pieces, changes }: Draft, addressee: Addressee): Draft {
  for (let i = 0; i < pieces.length; i += 1) {
    const link = i > 0 && toKey(pieces[i]) === 'and' ? 1 : 0
    const at = i + link
    if (!link && i > 0 && NOT_BEFORE.has(toKey(pieces[i - 1])) && !pieces[i - 1]?.tail) continue
    for (const { said, length, written, opens } of phrases) {
      const gone = pieces.slice(at, at + length)
      const match = said.exec(phraseAt(pieces, at, length))
      const next = pieces[at + length]
      if (opens && !SUBJECTS.has(toKey(next))) continue
      if (!match || !next || !gone.every(isLoose) || gone.some(({ tail }) => tail !== '')) continue
      const all = pieces.slice(i, at + length)
      const words = written.map((word) => (word === '%' ? (match[1] ?? '') : word))
      const put = words.map((text, n): Piece => ({
        ...toPlace(all),
        text,
        isOpener: n === 0,
        gap: n === 0 ? (all[0]?.gap ?? 'none') : 'none',
      }))
      const after = words.length > 0 ? [next] : [{ ...next, isOpener: true }]
      const change = toChange('person', all, words.join(' '), toWhy(addressee))
      const rest = [...pieces.slice(0, i), ...put, ...after, ...pieces.slice(at + length + 1)]
      return rephrase({ pieces: rest, changes: [...changes, change] }, addressee)
    }
  }
  return { pieces, changes }
}

function toPlace(pieces: readonly Piece[]): Piece {
  return { text: '', lead: '', tail: '', gap: 'none', start: pieces[0]?.start ?? 0, end: pieces.at(-1)?.end ?? 0 }
}
