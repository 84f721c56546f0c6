import type { RoughPiece } from '../mend.ts'

const NAMED_LINE = /^(\p{Lu}[^:\n]{0,39}): (\S.*)$/su

/** Takes `Name: words` apart where a name begins at least two lines; a single colon may be anything. */
export function takeSpeakers<Rough extends RoughPiece>(pieces: readonly Rough[]): Rough[] {
  const counts = new Map<string, number>()
  const read = pieces.map((piece) => (piece.speaker ? null : NAMED_LINE.exec(piece.text.trim())))
  for (const found of read) if (found?.[1]) counts.set(found[1], (counts.get(found[1]) ?? 0) + 1)
  return pieces.map((piece, n) => {
    const [, name, text] = read[n] ?? []
    return name && text && (counts.get(name) ?? 0) > 1 ? { ...piece, speaker: name, text } : piece
  })
}
