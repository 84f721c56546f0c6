import { Panel } from '#app/ui/brand/card.tsx'
import type { Tried } from '../try.server.ts'

/** What came of a try, with what was made. */
export function TriedResult({ tried }: { tried: Tried }) {
  const { label, text, lines, receipt, isDone, picture, audio, video } = tried
  return (
    <Panel className="grid gap-2 px-4 py-3.5">
      <p className={`wrap-anywhere whitespace-pre-wrap ${isDone ? '' : 'text-danger-soft-fg'}`}>{text}</p>
      {picture ? (
        <img src={picture} alt={`What ${label} drew`} width={640} height={480} className="rounded-card" />
      ) : null}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its words stand in the field above */}
      {audio ? <audio src={audio} controls aria-label={`What ${label} said`} className="w-full" /> : null}
      {video ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- it has no sound, and its caption stands in the field above
        <video
          src={video}
          controls
          width={640}
          height={480}
          aria-label={`What ${label} made`}
          className="rounded-card"
        />
      ) : null}
      {lines.length > 0 ? (
        <ul className="grid gap-1 text-[0.8125rem] text-fg-muted">
          {lines.map((line, nth) => (
            <li key={nth} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      {receipt ? <p className="text-xs text-fg-subtle tabular-nums">{receipt}</p> : null}
    </Panel>
  )
}
