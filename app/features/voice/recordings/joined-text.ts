import type { Piece } from '#app/engines/transcript/transcript.ts'

const MOST_CHARS = 100_000

/** Pieces as one text, and the second at each of its places. What ends without a mark gets a full stop, so that sentences can be told. */
export function joinPieces(
  pieces: readonly Piece[],
  mostChars = MOST_CHARS,
): { text: string; secondAt(place: number): number } {
  const hasMarks = pieces.filter(({ text }) => /[.!?]["'”’)]?$/.test(text)).length > pieces.length / 4
  let text = ''
  const starts: { offset: number; startS: number }[] = []
  for (const piece of pieces) {
    if (text.length + piece.text.length > mostChars) break
    starts.push({ offset: text.length, startS: piece.startS })
    text += hasMarks || /[.!?]$/.test(piece.text) ? `${piece.text} ` : `${piece.text}. `
  }
  return {
    text: text.trimEnd(),
    secondAt: (place) => starts.findLast(({ offset }) => offset <= place)?.startS ?? pieces[0]?.startS ?? 0,
  }
}
