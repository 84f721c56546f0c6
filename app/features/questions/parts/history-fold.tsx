import { DayOf } from './day-of.tsx'
import { Fold } from './fold.tsx'

/** What a text said before its changes, newest first. */
export function HistoryFold({ before }: { before: readonly { text: string; details: string; at: string }[] }) {
  if (before.length === 0) return null
  return (
    <Fold title={before.length === 1 ? 'Changed once' : `Changed ${before.length} times`} icon="clock">
      <ol className="grid gap-3 text-[0.8125rem]">
        {before.map(({ text, details, at }, n) => (
          <li key={n} className="wrap-anywhere">
            <p className="text-fg-subtle">
              Until <DayOf at={at} />
            </p>
            <p className="mt-0.5 whitespace-pre-line">{text}</p>
            {details ? <p className="mt-1 whitespace-pre-line text-fg-muted">{details}</p> : null}
          </li>
        ))}
      </ol>
    </Fold>
  )
}
