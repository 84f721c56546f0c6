import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { Explained } from '../../score/score.server.ts'
import { toSumWords } from '../../score/points.ts'
import { DayOf } from '../day-of.tsx'

/** A score with what every point stands for. */
export function ScorePart({ score, whose }: { score: Explained; whose: string }) {
  return (
    <div className="grid gap-4">
      <p>
        <span className="text-[2rem] leading-none font-semibold tabular-nums">{score.points}</span>{' '}
        <span className="text-fg-muted">{score.points === 1 ? 'point' : 'points'}</span>
      </p>
      <p className="text-fg-muted">
        {whose}: <span className="tabular-nums">{toSumWords(score)}</span>.{' '}
        <Link to={to('score-demo')} className="underline">
          How it adds up
        </Link>
      </p>
      <ul className="grid gap-2">
        {score.lines.map((line) => (
          <li key={line.id} className="rounded-card bg-sunken px-4 py-2">
            {line.count === 0 ? (
              <p className="flex min-h-9 flex-wrap items-center justify-between gap-2 text-fg-muted">
                <span>{line.label}</span>
                <span className="tabular-nums">none yet</span>
              </p>
            ) : (
              <details>
                <summary className="flex min-h-11 flex-wrap items-center justify-between gap-2 lg:min-h-9">
                  <span className="font-medium">{line.label}</span>
                  <span className="tabular-nums">
                    {line.count} × {line.each} = {line.points}
                  </span>
                </summary>
                <p className="text-[0.8125rem] text-fg-muted">{line.about}</p>
                <ul className="my-2 grid gap-1.5 text-[0.8125rem]">
                  {line.events.map((event, n) => (
                    <li key={n} className="flex flex-wrap justify-between gap-x-3">
                      {event.href ? (
                        <Link to={event.href} className="min-w-0 underline wrap-anywhere" dir="auto">
                          {event.title}
                        </Link>
                      ) : (
                        <span dir="auto">{event.title}</span>
                      )}
                      <span className="text-fg-subtle">
                        <DayOf at={event.at} />
                      </span>
                    </li>
                  ))}
                </ul>
                {line.count > line.events.length ? (
                  <p className="text-xs text-fg-subtle">
                    The newest {line.events.length} of {line.count}.
                  </p>
                ) : null}
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
