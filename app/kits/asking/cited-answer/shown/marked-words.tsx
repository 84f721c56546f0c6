import type { Span } from '#app/providers/ports.ts'

/** A quotation with the words that differ marked; a mark outside of it is left out. */
export function MarkedWords({ text, marks }: { text: string; marks: readonly Span[] }) {
  let at = 0
  const pieces = [...marks]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, end }, n) => {
      if (start < at || end > text.length || start >= end) return []
      const piece = [
        text.slice(at, start),
        <mark key={n} className="rounded-xs bg-warning-soft px-0.5 text-warning-soft-fg">
          {text.slice(start, end)}
        </mark>,
      ]
      at = end
      return piece
    })
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  )
}
