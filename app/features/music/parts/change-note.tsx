import type { DiffLine } from '../work/song-view.server.ts'
import type { SongView } from '../work/studio-view.server.ts'

/** Lines that went and came: signs tell them apart, colour repeats it. */
export function DiffLines({ lines }: { lines: readonly DiffLine[] }) {
  if (lines.length === 0) return <p className="text-sm text-fg-muted">The texts are the same.</p>
  return (
    <div className="overflow-x-auto rounded-[13px] bg-sunken p-3" role="region" aria-label="What changed" tabIndex={0}>
      <pre className="font-mono text-[0.75rem] leading-5">
        {lines.map(({ sign, line }, n) => (
          <span
            key={n}
            className={`block ${sign === '+' ? 'bg-accent-soft text-accent-soft-fg' : sign === '-' ? 'text-danger-text line-through decoration-1' : 'text-fg-muted'}`}
          >
            <span className="sr-only">{sign === '+' ? 'Added: ' : sign === '-' ? 'Taken away: ' : ''}</span>
            {`${sign} ${line}`}
          </span>
        ))}
      </pre>
    </div>
  )
}

/** What the last step did, to be looked at. */
export function ChangeNote({ view: { change } }: { view: SongView }) {
  if (!change) return null
  return (
    <details className="min-w-0 flex-1 basis-64 text-sm">
      <summary className="cursor-pointer py-1 text-fg-muted wrap-anywhere">{`Last change: ${change.why}`}</summary>
      <div className="mt-2 max-w-[60rem]">
        <DiffLines lines={change.lines} />
      </div>
    </details>
  )
}
