import { toChange, type Draft } from '../changes.ts'
import type { Change } from '../letter.ts'
import { cut, endsSentence, isLoose, phraseAt, toKey, type Piece } from '../pieces.ts'
import { listOf } from '../words.ts'

/** Spoken marks that stand for themselves, and the mark they are. */
const marks: ReadonlyMap<string, string> = new Map([
  ['full stop', '.'],
  ['question mark', '?'],
  ['exclamation mark', '!'],
  ['exclamation point', '!'],
  ['comma', ','],
  ['semicolon', ';'],
])
/** Marks whose name is an everyday word: read as marks only from somebody who dictates others too. */
const unsureMarks: ReadonlyMap<string, string> = new Map([
  ['period', '.'],
  ['colon', ':'],
])
const breaks: ReadonlyMap<string, Piece['gap']> = new Map([
  ['new paragraph', 'paragraph'],
  ['next paragraph', 'paragraph'],
  ['new line', 'line'],
  ['next line', 'line'],
])

/** After these the word is spoken about and not dictated: "the comma", "a trial period". */
const SPOKEN_ABOUT = listOf(
  'a an the this that every each no another your my our his her their missing extra first last one same of oxford ' +
    'trial notice grace time warranty cooling-off probation rest holiday quiet whole long short',
)

/** "comma", "full stop", "new paragraph": what people dictate who dictate marks. */
export function takeSpokenMarks({ pieces, changes }: Draft): Draft {
  const dictates = pieces.some(
    (_, i) => i > 0 && !isSpokenAbout(pieces, i) && (breakAt(pieces, i) ?? markAt(pieces, i, marks)),
  )
  let left: readonly Piece[] = pieces
  const taken: Change[] = []
  for (let i = 0; i < left.length;) {
    const found = isSpokenAbout(left, i) ? null : readMark(left, i, dictates)
    if (!found) {
      i += 1
      continue
    }
    const gone = left.slice(i, i + found.length)
    taken.push(toChange('spoken mark', gone, found.gap ? found.name : (found.mark ?? ''), 'A mark you said aloud.'))
    left = put(left, i, found)
  }
  return { pieces: left, changes: [...changes, ...taken] }
}

type Found = { length: number; name: string; mark?: string; gap?: Piece['gap'] }

function readMark(pieces: readonly Piece[], i: number, dictates: boolean): Found | null {
  const gap = breakAt(pieces, i)
  if (gap) return { length: 2, name: gap === 'line' ? 'a new line' : 'a new paragraph', gap }
  if (i === 0) return null
  const found = markAt(pieces, i, marks) ?? (dictates ? markAt(pieces, i, unsureMarks) : null)
  return found && { ...found, name: found.mark }
}

const breakAt = (pieces: readonly Piece[], i: number) =>
  isLoose(pieces[i]) && isLoose(pieces[i + 1]) ? breaks.get(phraseAt(pieces, i, 2)) : undefined

function markAt(pieces: readonly Piece[], i: number, names: ReadonlyMap<string, string>) {
  for (const length of [2, 1]) {
    const mark = names.get(phraseAt(pieces, i, length))
    if (mark && pieces.slice(i, i + length).every((piece) => isLoose(piece) && piece.text === toKey(piece)))
      return { length, mark }
  }
  return null
}

const isSpokenAbout = (pieces: readonly Piece[], i: number) => i > 0 && SPOKEN_ABOUT.has(toKey(pieces[i - 1]))

function put(pieces: readonly Piece[], i: number, { length, mark, gap }: Found): Piece[] {
  const left = cut(pieces, i, length)
  const previous = left[i - 1]
  const next = left[i]
  if (mark && previous && !endsSentence(previous))
    left[i - 1] = { ...previous, tail: previous.tail.replace(/[,;:]+$/, '') + mark }
  if (gap && next) left[i] = { ...next, gap, isOpener: true }
  return left
}
