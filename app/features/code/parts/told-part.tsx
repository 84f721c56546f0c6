import type { VersionTold } from '../builder/version.ts'

const BY = new Map<string, string>(
  Object.entries({
    rules: 'by rules of words',
    form: 'by a form',
    hand: 'by hand',
    undo: 'by going back',
  }),
)

/** What changed with a version, who did it, and what was not understood. */
export function ToldPart({ told: { done, missed, by } }: { told: VersionTold }) {
  return (
    <div className="grid gap-1 text-sm wrap-anywhere">
      {done.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {missed.map((one) => (
        <p key={one} className="text-warning-text">{`Not understood, so not done: ${one}`}</p>
      ))}
      <p className="text-xs text-fg-subtle">{BY.get(by) ?? `by ${by}`}</p>
    </div>
  )
}
