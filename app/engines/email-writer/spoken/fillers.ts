import { toChange, type Draft } from '../changes.ts'
import { cut, isLoose, matchPhrase, toKey, endsSentence, type Piece } from '../pieces.ts'
import { listOf, CLAUSE_STARTS } from '../words.ts'

const HUMS = listOf('um umm uhm uh uhh erm er hmm hm mm mmm ahem')
const NUMBER_LIKE = /^[\d.,]+$/

/** Takes out hums: sounds that carry no meaning anywhere. */
export function dropHums(draft: Draft): Draft {
  return drop(draft, (pieces, i) => (isHum(pieces, i) ? 1 : 0), 'A pause, not a word.')
}

function isHum(pieces: readonly Piece[], i: number): boolean {
  const piece = pieces[i]
  if (!piece || !isLoose(piece) || !HUMS.has(toKey(piece))) return false
  const isAtStart = i === 0 || endsSentence(pieces[i - 1])
  if (piece.text !== toKey(piece) && !isAtStart) return false
  if (/^[A-Z]{2,}$/.test(piece.text)) return false
  return !(/^mm$/.test(toKey(piece)) && NUMBER_LIKE.test(toKey(pieces[i - 1])))
}

const OPENERS = listOf('so okay ok right well alright anyway anyways yeah oh like basically actually look listen')
/** After an opener these show that it was only one. */
const AFTER_OPENER = new Set([
  ...CLAUSE_STARTS,
  ...OPENERS,
  ...listOf('hi hello hey dear tell ask good let remind write basically yesterday today tomorrow last'),
])
for (const word of ['that', 'for', 'about', 'all', 'not', 'some', 'no', 'what', 'to', 'and', 'because'])
  AFTER_OPENER.delete(word)

const LEANING = listOf("is are was were be been it's that's i'm we're they're the of for with well")
const ASIDES = new Set([
  'you know',
  'i mean',
  'you see',
  'i guess',
  'like',
  'so to speak',
  'basically',
  'actually',
  'literally',
  'well',
  'honestly',
  'what',
  'let me see',
  'let me think',
])
const AFTER_MEAN = listOf('we they he she the there this my our you')

/** Takes out words that only hold the floor: openers, "you know" between commas, "oh and". */
export function dropAsides(draft: Draft): Draft {
  const withoutLinks = dropLinks(draft)
  return drop(
    withoutLinks,
    (pieces, i) => openerAt(pieces, i) || asideAt(pieces, i),
    'It held the floor and said nothing else.',
  )
}

function openerAt(pieces: readonly Piece[], i: number): number {
  const isFirst = i === 0 || endsSentence(pieces[i - 1]) || pieces[i]?.gap !== 'none' || pieces[i]?.isOpener
  const piece = pieces[i]
  if (!isFirst || !piece || !isLoose(piece) || endsSentence(piece) || !OPENERS.has(toKey(piece)) || !pieces[i + 1])
    return 0
  const next = toKey(pieces[i + 1])
  if (piece.tail === ',') return 1
  if (toKey(piece) === 'like') return 0
  if (/^(?:so|like|look|listen)$/.test(toKey(piece)) && i > 0) return 0
  return AFTER_OPENER.has(next) && !(toKey(piece) === 'so' && next === 'that') ? 1 : 0
}

function asideAt(pieces: readonly Piece[], i: number): number {
  const length = matchPhrase(pieces, i, ASIDES, 3)
  if (length === 0) return 0
  const previous = pieces[i - 1]
  const last = pieces[i + length - 1]
  const next = pieces[i + length]
  const isEnclosed = previous?.tail === ',' && (last?.tail === ',' || endsSentence(last))
  if (isEnclosed) return length
  const words = length > 1 ? `${toKey(pieces[i])} ${toKey(pieces[i + 1])}` : toKey(pieces[i])
  if (last?.tail !== '' || !next) return 0
  if (words === 'you know') return LEANING.has(toKey(previous)) ? length : 0
  const opens = i === 0 || endsSentence(previous) || /^(?:but|and|so)$/.test(toKey(previous))
  return words === 'i mean' && opens && AFTER_MEAN.has(toKey(next)) ? length : 0
}

const LINKS = new Set(['oh and', 'oh yeah and', 'oh yes and', 'oh also', 'oh and also', 'and oh', 'oh by the way'])

/** "Oh and" starts a new thought: the words go, the thought stands on its own. */
function dropLinks({ pieces, changes }: Draft): Draft {
  for (let i = 1; i < pieces.length; i += 1) {
    const length = matchPhrase(pieces, i, LINKS, 4)
    const next = pieces[i + length]
    if (length === 0 || !next) continue
    const gone = pieces.slice(i, i + length)
    const left = cut(pieces, i, length)
    left[i] = { ...next, isOpener: true }
    const why = 'A second thought: it stands as a sentence of its own.'
    return dropLinks({ pieces: left, changes: [...changes, toChange('filler', gone, '', why)] })
  }
  return { pieces, changes }
}

function drop(draft: Draft, lengthAt: (pieces: readonly Piece[], i: number) => number, why: string): Draft {
  let { pieces } = draft
  const changes = [...draft.changes]
  for (let i = 0; i < pieces.length;) {
    const length = lengthAt(pieces, i)
    if (length === 0 || length === pieces.length) {
      i += 1
      continue
    }
    changes.push(toChange('filler', pieces.slice(i, i + length), '', why))
    pieces = cut(pieces, i, length)
    i = Math.max(0, i - 1)
  }
  return { pieces, changes }
}
