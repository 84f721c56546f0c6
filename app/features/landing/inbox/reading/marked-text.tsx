import type { Triage } from '#app/engines/mail-triage/triage.ts'

type Span = { start: number; end: number }

/** A mail's text in which days, sums and questions are marked. `from` is where the text begins in the whole mail. */
export function MarkedText({
  text,
  from,
  found,
}: {
  text: string
  from: number
  found: Pick<Triage, 'dates' | 'amounts' | 'asks'>
}) {
  const values = [...found.dates, ...found.amounts].map((span) => shift(span, from))
  const asks = found.asks.map((span) => shift(span, from))
  const edges = [...values, ...asks].flatMap(({ start, end }) => [start, end])
  const cuts = [...new Set([0, ...edges, text.length])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((a, b) => a - b)
  return (
    <div className="whitespace-pre-line [overflow-wrap:anywhere]">
      {cuts.slice(0, -1).map((start, index) => {
        const end = cuts[index + 1] ?? text.length
        const piece = text.slice(start, end)
        const within = (spans: readonly Span[]) => spans.some((span) => span.start <= start && span.end >= end)
        if (within(values)) return <Value key={start}>{piece}</Value>
        return within(asks) ? <Asked key={start}>{piece}</Asked> : piece
      })}
    </div>
  )
}

const shift = ({ start, end }: Span, by: number): Span => ({ start: start - by, end: end - by })

const Value = ({ children }: { children: string }) => (
  <mark className="rounded-[5px] bg-accent-soft px-1 py-px font-medium text-accent-soft-fg [box-decoration-break:clone]">
    {children}
  </mark>
)

const Asked = ({ children }: { children: string }) => (
  <mark className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-4">
    {children}
  </mark>
)
