import type { DiffLine } from '#app/kits/operations/knowledge-base/line-diff.ts'

/** Unchanged lines around a change that are shown. */
const CONTEXT = 2

/** How one text differs from another, line by line, with unchanged stretches left out. */
export function KnowledgeBaseDiff({
  lines,
  before,
  after,
}: {
  lines: readonly DiffLine[]
  /** What a line that is gone means, and one that is new. */
  before: string
  after: string
}) {
  const isNear = (n: number) =>
    lines.slice(Math.max(0, n - CONTEXT), n + CONTEXT + 1).some(({ kind }) => kind !== 'same')
  if (lines.every(({ kind }) => kind === 'same'))
    return <p className="mt-3 text-fg-muted">The two texts are the same.</p>
  return (
    <ol className="mt-3 overflow-hidden rounded-sm bg-surface py-2 font-mono text-[0.8125rem] text-fg shadow-sm">
      {lines.map(({ kind, text }, n) =>
        isNear(n) ? (
          <li
            key={n}
            className={`px-3 py-0.5 whitespace-pre-wrap wrap-anywhere ${
              kind === 'gone'
                ? 'bg-danger-soft text-danger-soft-fg'
                : kind === 'new'
                  ? 'bg-success-soft text-success-soft-fg'
                  : ''
            }`}
          >
            <span aria-hidden="true">{kind === 'gone' ? '− ' : kind === 'new' ? '+ ' : '  '}</span>
            {kind === 'same' ? null : <span className="sr-only">{kind === 'gone' ? `${before}: ` : `${after}: `}</span>}
            {text || ' '}
          </li>
        ) : n > 0 && isNear(n - 1) ? (
          <li key={n} className="px-3 text-fg-subtle">
            …
          </li>
        ) : null,
      )}
    </ol>
  )
}
