/** One word that was heard. `confidence` is from 0 to 1, null where the engine does not say. */
export type Word = { text: string; startS: number; endS: number; confidence: number | null }

/** A stretch of what was said, in seconds from the beginning; `words` is empty where single words have no times. */
export type Piece = {
  startS: number
  endS: number
  text: string
  speaker: string | null
  confidence: number | null
  words: Word[]
}

/** Everything that was said in a recording, in the order of time; no piece reaches into the next. */
export type Transcript = { language: string | null; pieces: Piece[] }

export const EMPTY: Transcript = { language: null, pieces: [] }

/** Below it a word is shown as doubtful. */
export const DOUBTFUL_BELOW = 0.5
export const MOST_PIECES = 50_000
export const SPEAKER_MAX_CHARS = 60

export const toPiece = (startS: number, endS: number, text: string, speaker: string | null = null): Piece => ({
  startS,
  endS,
  text,
  speaker,
  confidence: null,
  words: [],
})

/** What was said, without times. */
export const textOf = ({ pieces }: Transcript): string => pieces.map(({ text }) => text).join(' ')

export const lengthOf = ({ pieces }: Transcript): number => pieces.at(-1)?.endS ?? 0

/** The names of who speaks, in the order in which they begin. */
export const speakersOf = ({ pieces }: Transcript): string[] => [
  ...new Set(pieces.flatMap(({ speaker }) => (speaker === null ? [] : [speaker]))),
]

/** Gives a speaker another name, everywhere. An empty name takes it away. */
export function nameSpeaker(transcript: Transcript, from: string, to: string): Transcript {
  const name = to.trim().slice(0, SPEAKER_MAX_CHARS) || null
  const pieces = transcript.pieces.map((piece) => (piece.speaker === from ? { ...piece, speaker: name } : piece))
  return { ...transcript, pieces }
}

/** Says who speaks in all pieces that begin between two seconds, the last one too. An empty name takes it away. */
export function nameBetween(transcript: Transcript, fromS: number, toS: number, by: string): Transcript {
  const speaker = by.trim().slice(0, SPEAKER_MAX_CHARS) || null
  // People give whole seconds; a piece that begins within one is meant.
  const isMeant = ({ startS }: Piece) =>
    Math.floor(startS) >= Math.floor(fromS) && Math.floor(startS) <= Math.floor(toS)
  return { ...transcript, pieces: transcript.pieces.map((piece) => (isMeant(piece) ? { ...piece, speaker } : piece)) }
}

/** The pieces that are heard between two seconds. */
export const between = ({ pieces }: Transcript, fromS: number, toS: number): Piece[] =>
  pieces.filter(({ startS, endS }) => endS > fromS && startS < toS)

/** A word that the engine was not sure of. */
export const isDoubtful = ({ confidence }: Pick<Word, 'confidence'>): boolean =>
  confidence !== null && confidence < DOUBTFUL_BELOW
