import type { AdminJobsView } from '../admin-jobs.server.ts'
import { toWorkName } from '../work-name.ts'

/** What the house does by itself, and when next. */
export function ScheduleList({ schedules }: { schedules: AdminJobsView['schedules'] }) {
  return (
    <section aria-labelledby="schedules">
      <h2 id="schedules" className="heading-section">
        Schedules
      </h2>
      {schedules.length === 0 ? (
        <p className="mt-3 text-fg-muted">Nothing is scheduled yet. The first ones appear a moment after the start.</p>
      ) : (
        <ul className="mt-4 border-b border-line">
          {schedules.map(({ name, every, next, last }) => (
            <li
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3.5"
            >
              <span className="min-w-0">
                <b className="block font-medium wrap-anywhere">{toWorkName(name)}</b>
                <span className="text-[0.8125rem] text-fg-muted">{every ?? 'No longer part of this version'}</span>
              </span>
              <span className="text-[0.8125rem] text-fg-muted">
                Next <time dateTime={next.at}>{next.words}</time>
                {', last '}
                {last ? <time dateTime={last.at}>{last.words}</time> : 'never'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
