import { Badge } from '#app/ui/brand/badge.tsx'
import type { ListedTrackView } from '../work/dj-view.server.ts'

/** Tempo and key of a track, in short. */
export function TrackFacts({ track: { tempo, key, isByHand } }: { track: ListedTrackView }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted tabular-nums">
      {tempo}
      {isByHand ? <span className="text-xs text-fg-subtle">by hand</span> : null}
      {key ? (
        <Badge>
          <span className="sr-only">Key </span>
          {key}
        </Badge>
      ) : null}
    </span>
  )
}
