import { toShown, type Redaction } from '#app/engines/redaction/redact.ts'

/** The note as it may leave: labels in place of what was masked, what somebody chose to show underlined. */
export function MaskedText({ redaction }: { redaction: Redaction }) {
  return (
    <p className="text-base leading-[1.7] wrap-anywhere whitespace-pre-wrap">
      {redaction.pieces.map((piece, index) => {
        if (!piece.mask) return <span key={index}>{piece.text}</span>
        if (piece.mask.isLifted)
          return (
            <u key={index} className="decoration-accent-line decoration-2 underline-offset-4">
              {piece.text}
            </u>
          )
        return (
          <mark
            key={index}
            className={
              'rounded-[6px] bg-accent-soft px-1 py-0.5 text-[0.9em] font-medium whitespace-nowrap text-accent-soft-fg ' +
              (piece.mask.isSure ? '' : 'shadow-[inset_0_-2px_0_var(--accent-line)]')
            }
          >
            {toShown(piece)}
          </mark>
        )
      })}
    </p>
  )
}
