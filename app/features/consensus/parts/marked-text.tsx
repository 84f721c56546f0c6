import { Fragment } from 'react'

export type Span = { start: number; end: number }

/** Text with some spans marked; spans that overlap are joined, spans outside are cut. */
export function MarkedText({ text, spans, className }: { text: string; spans: readonly Span[]; className?: string }) {
  return (
    <>
      {toPieces(text, spans).map(({ piece, isMarked }, n) =>
        isMarked ? (
          <mark key={n} className={className}>
            {withoutStars(piece)}
          </mark>
        ) : (
          <Fragment key={n}>{withoutStars(piece)}</Fragment>
        ),
      )}
    </>
  )
}

/** Quotes are raw: signs of emphasis and code are no words. */
const withoutStars = (piece: string): string => piece.replace(/\*\*|`/g, '')

/** Marks that are places in the whole answer, as places in the quote that starts at `quote.start`. */
export const marksInQuote = (quote: { start: number; marks: readonly Span[] }): Span[] =>
  quote.marks.map(({ start, end }) => ({ start: start - quote.start, end: end - quote.start }))

/** Spans within a text, in order; those that overlap are one. */
export function joinSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    const span = { start: Math.max(0, start), end: Math.min(text.length, end) }
    if (span.start >= span.end) continue
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push(span)
  }
  return joined
}

/** Cuts a text into marked and unmarked pieces, in order and without loss. */
export function toPieces(text: string, spans: readonly Span[]): { piece: string; isMarked: boolean }[] {
  const joined = joinSpans(text, spans)
  const pieces: { piece: string; isMarked: boolean }[] = []
  let at = 0
  for (const { start, end } of joined) {
    if (start > at) pieces.push({ piece: text.slice(at, start), isMarked: false })
    pieces.push({ piece: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < text.length) pieces.push({ piece: text.slice(at), isMarked: false })
  return pieces
}
