import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { AccessView } from '../access.server.ts'

/** What the member asked lately; each line leads to its answer. */
export function AccessRuns({ runs }: { runs: AccessView['latest'] }) {
  return (
    <section aria-labelledby="latest-runs">
      <h2 id="latest-runs" className="heading-section">
        Asked lately
      </h2>
      {runs.length === 0 ? (
        <EmptyState
          title="No questions yet"
          heading="h3"
          className="mt-5 rounded-card bg-sunken"
          action={
            <ButtonLink to={to('consensus')} variant="plain">
              Ask the first question
            </ButtonLink>
          }
        >
          Several answer at once, and you see claim by claim where they agree. Your latest five appear here.
        </EmptyState>
      ) : (
        <ul className="mt-4 border-b border-line">
          {runs.map(({ id, question, state, at, ago }) => (
            <li key={id} className="border-t border-line">
              <Link
                to={to('consensus-run', null, { run: id })}
                className="-mx-3 flex min-h-15 flex-wrap items-center justify-between gap-x-5 gap-y-1 rounded-control px-3 py-3 hover:bg-hover"
              >
                <span className="line-clamp-2 min-w-0 flex-[1_1_18rem] font-medium wrap-anywhere">
                  {question || 'Pasted answers, compared'}
                </span>
                <span className="flex flex-none items-center gap-3 text-[0.8125rem] text-fg-muted tabular-nums">
                  <time dateTime={at}>{ago}</time>
                  <Badge tone={state === 'done' ? 'success' : 'info'}>
                    {state === 'done' ? 'Answered' : 'Not finished'}
                  </Badge>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
