import type { Addressee } from './addressee.ts'
import { asSaid } from './spoken/as-said.ts'
import { toChange, type Draft } from './changes.ts'
import { toClosing, toGreeting } from './courtesies.ts'
import { correct } from './spoken/corrections.ts'
import { checkFacts } from './facts.ts'
import { dropAsides, dropHums } from './spoken/fillers.ts'
import { toFinished } from './finish.ts'
import type { Letter, Line, Tone } from './letter.ts'
import { addressChanges, closingChanges, inOrder, toCount } from './letter-changes.ts'
import { readOpening, type Opening } from './opening.ts'
import { toParagraphs } from './paragraphs.ts'
import { toSecondPerson } from './person.ts'
import { phraseAt, toKey, toPieces, type Piece } from './pieces.ts'
import { dropRepeats } from './spoken/repeats.ts'
import { toSentences } from './sentences.ts'
import { readSignOff } from './sign-off.ts'
import { takeSpokenMarks } from './spoken/spoken-marks.ts'
import { readSaidSubject, toSubject } from './subject.ts'
import { toWritten } from './wording.ts'
import { toFigures } from './spoken/written-numbers.ts'

/** Nobody speaks a longer letter; more words stand as they were said. */
const LETTER_MAX_CHARS = 8_000
const TOO_LONG = `The rules read ${LETTER_MAX_CHARS} characters at most, so these words stand as you said them.`

export type LetterOptions = {
  tone?: Tone
  /** Who it is for, when that was asked apart from the words. */
  addressee?: Addressee | null
}

/**
 * Turns spoken words into a letter by fixed rules and no language model. Every name, number and day that was said is in it;
 * should a rule ever lose one, the words are given back as they were said.
 */
export function toLetter(spoken: string, options: LetterOptions = {}): Letter {
  const tone = options.tone ?? 'plain'
  if (spoken.length > LETTER_MAX_CHARS) return asSaid(spoken, tone, TOO_LONG)
  const letter = compose(spoken, tone, options.addressee)
  if (!letter) return asSaid(spoken, tone)
  const known = options.addressee?.said
  const { lost, invented } = checkFacts(known ? `${known}\n${spoken}` : spoken, letter)
  return lost.length + invented.length > 0 ? asSaid(spoken, tone) : letter
}

function compose(spoken: string, tone: Tone, known: Addressee | null | undefined): Letter | null {
  const heard = [takeSpokenMarks, dropHums, dropRepeats, correct, dropAsides, dropRepeats].reduce(
    (draft: Draft, step) => step(draft),
    { pieces: toPieces(spoken), changes: [] },
  )
  const saidSubject = readSaidSubject(heard.pieces)
  const opening = toOpening(heard.pieces.slice(saidSubject?.length ?? 0), known)
  const { addressee } = opening
  const signOff = readSignOff(opening.rest, addressee?.name ?? null)
  const body = opening.rest.slice(0, opening.rest.length - signOff.consumed.length)
  const settled = dropAsides({ pieces: opening.put ? [toPut(opening), ...body] : body, changes: [] })
  const written = toWritten(toSecondPerson(settled, addressee), tone)
  const { sentences, changes } = toSentences(written.pieces)
  if (sentences.length === 0) return null
  const finished = sentences.map((sentence) => {
    const { pieces, changes: numbers } = toFigures({ pieces: sentence.pieces, changes: [] })
    return { ...sentence, pieces, text: toFinished(pieces), changes: numbers }
  })
  const greeting = toGreeting(addressee, opening.greeted, tone)
  const closing = toClosing(signOff, tone)
  const subject = saidSubject?.subject ?? toSubject(finished.map(({ pieces }) => pieces))
  const all = [
    ...heard.changes,
    ...settled.changes,
    ...written.changes.slice(settled.changes.length),
    ...changes,
    ...finished.flatMap((each) => each.changes),
  ]
  return {
    subject,
    recipient: addressee?.name ?? addressee?.said ?? null,
    greeting,
    paragraphs: toParagraphs(finished),
    closing,
    changes: [
      ...(saidSubject
        ? [
            toChange(
              'address',
              heard.pieces.slice(0, saidSubject.length),
              `Subject: ${subject}`,
              'You named the subject.',
            ),
          ]
        : []),
      ...addressChanges(opening, greeting),
      ...inOrder(all),
      ...closingChanges(signOff.consumed, closing),
      {
        kind: 'sentences',
        spans: [],
        from: '',
        to: toCount(finished.length),
        why: 'Capitals and full stops were put in where they were missing.',
      },
    ],
    lines: toLines(spoken, [
      ...(opening.consumed.length > 0 ? [{ start: startOf(opening.consumed), written: greeting }] : []),
      ...finished.map(({ pieces, text }) => ({ start: startOf(pieces), written: text })),
      ...(signOff.consumed.length > 0 ? [{ start: startOf(signOff.consumed), written: closing }] : []),
    ]),
  }
}

function toOpening(pieces: readonly Piece[], known: Addressee | null | undefined): Opening {
  if (known !== undefined) return { addressee: known, greeted: null, consumed: [], rest: pieces, put: '' }
  const opening = readOpening(pieces)
  const asked = /^(?:if|whether) (?:s?he|they) (can|could|would|will)$/.exec(phraseAt(opening.rest, 0, 3))
  const [first, second, modal, ...rest] = opening.rest
  if (!opening.put || !asked || !first || !second || !modal || toKey(modal) === '') return opening
  return {
    ...opening,
    put: '',
    consumed: [...opening.consumed, first],
    rest: [{ ...modal, gap: 'none' }, { ...second, text: 'you' }, ...rest],
  }
}

/** The words a rest needs before it stand where the words they replace stood. */
const toPut = ({ put, consumed }: Opening): Piece => {
  const place = consumed.at(-1)
  return { text: put, lead: '', tail: '', gap: 'none', start: place?.end ?? 0, end: place?.end ?? 0 }
}

const startOf = (pieces: readonly Piece[]) => Math.min(...pieces.map(({ start }) => start))
function toLines(spoken: string, parts: readonly { start: number; written: string }[]): Line[] {
  const sorted = parts.toSorted((a, b) => a.start - b.start)
  return sorted.map(({ start, written }, n) => {
    const from = n === 0 ? 0 : start
    const end = sorted[n + 1]?.start ?? spoken.length
    return { start: from, end, said: spoken.slice(from, end).trim(), written, why: '' }
  })
}
