import type { Change } from '#app/engines/email-writer/letter.ts'

type Part = { text: string; change: Change | null }

/** What was said, with everything that is not in the letter struck through and what became of it beside it. */
export function SaidMarked({ said, changes }: { said: string; changes: readonly Change[] }) {
  return (
    <p className="text-base leading-[1.75] whitespace-pre-line text-fg-muted">
      {toParts(said, changes).map(({ text, change }, n) =>
        change ? (
          <del key={n} title={change.why} className={lookOf(change)}>
            {text}
          </del>
        ) : (
          <span key={n}>{text}</span>
        ),
      )}
    </p>
  )
}

function lookOf({ kind }: Change): string {
  const isMeaning = kind === 'correction' || kind === 'aside'
  return isMeaning
    ? 'rounded-[4px] bg-accent-soft px-0.5 text-accent-soft-fg decoration-accent decoration-2 [box-decoration-break:clone]'
    : 'text-fg-subtle decoration-accent decoration-[1.5px]'
}

const SHOWN = new Set<Change['kind']>(['filler', 'repeat', 'correction', 'aside', 'spoken mark'])

function toParts(said: string, changes: readonly Change[]): Part[] {
  const spans = changes
    .filter(({ kind }) => SHOWN.has(kind))
    .flatMap((change) => change.spans.map((span) => ({ ...span, change })))
    .toSorted((a, b) => a.start - b.start)
  const parts: Part[] = []
  let at = 0
  for (const { start, end, change } of spans) {
    if (start < at) continue
    parts.push({ text: said.slice(at, start), change: null }, { text: said.slice(start, end), change })
    at = end
  }
  parts.push({ text: said.slice(at), change: null })
  return parts.filter(({ text }) => text !== '')
}
