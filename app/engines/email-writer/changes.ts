import type { Change, ChangeKind } from './letter.ts'
import { spanOf, toText, type Piece } from './pieces.ts'

/** Words on their way to a letter, and what has been done to them so far. */
export type Draft = { pieces: readonly Piece[]; changes: readonly Change[] }

/** The change of a few neighbouring words into other words. */
export function toChange(kind: ChangeKind, gone: readonly Piece[], to: string, why: string): Change {
  return { kind, spans: [spanOf(gone)], from: toText(gone).replace(/[,;:]+$/, ''), to, why }
}
