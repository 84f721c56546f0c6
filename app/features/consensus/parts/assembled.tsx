import type { ShownAnswer } from '#app/kits/asking/consensus/shown-answer.ts'

/** Says whose wording an answer has, and opens the words it was assembled from; nothing where these are shown anyway. */
export function Assembled({ shown, className = '' }: { shown: ShownAnswer; className?: string }) {
  if (shown.smoothedBy === null) return null
  return (
    <details className={`text-[0.8125rem] ${className}`}>
      <summary className="inline-flex min-h-6 items-center text-fg-muted">
        <span>
          Smoothed by {shown.smoothedBy}.{' '}
          <span className="text-accent-text underline decoration-accent-line underline-offset-3">
            As it was assembled
          </span>
        </span>
      </summary>
      <p className="reading mt-2 border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">{shown.assembly}</p>
    </details>
  )
}
