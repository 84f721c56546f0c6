import type { DiffPart } from '../../emails/voice-letter.ts'

/** What was said, with what was left out struck and what was put in marked. */
export function SaidDiff({ diff }: { diff: readonly DiffPart[] }) {
  return (
    <p className="leading-[1.75] wrap-anywhere whitespace-pre-wrap" dir="auto">
      {diff.map(({ kind, text, why }, n) =>
        kind === 'same' ? (
          text
        ) : kind === 'gone' ? (
          <del key={n} title={why ?? undefined} className="text-fg-subtle decoration-danger decoration-[1.5px]">
            {text}
          </del>
        ) : (
          <ins
            key={n}
            className="rounded-[4px] bg-accent-soft px-0.75 text-accent-soft-fg no-underline [box-decoration-break:clone]"
          >
            {text}
          </ins>
        ),
      )}
    </p>
  )
}
