import { to } from '#app/catalogue/to.ts'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { AuditLogView } from '../audit-log.server.ts'
import { ActLine } from './act-line.tsx'
import { AuditFilterForm } from './audit-filter-form.tsx'

/** Who changed what, newest first, a page at a time. */
export function AuditPage({ log }: { log: AuditLogView }) {
  const { filter, errors, days, older } = log
  const { before, ...asked } = filter
  const isFiltered = Object.values(asked).some(Boolean)
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-[var(--reading)]">
          <h1 className="heading-page">Audit log</h1>
          <p className="lead mt-3">Who changed what on this server, and when. Rows are only ever added.</p>
        </div>
        <a
          href={endpoints['audit/audit-export'] + toQuery(asked)}
          download
          className={toButtonClass({ variant: 'plain', size: 'sm' })}
        >
          <Icon name="download" size={16} />
          {isFiltered ? 'Download these as JSON lines' : 'Download all as JSON lines'}
        </a>
      </header>
      <AuditFilterForm log={log} isFiltered={isFiltered} />
      {errors.before ? (
        <div className="mt-5">
          <FieldError>{errors.before}</FieldError>
        </div>
      ) : null}
      {days.length === 0 ? (
        <Nothing isFiltered={isFiltered} isLater={before !== ''} />
      ) : (
        <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-9">
          {days.map(({ day, acts }) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className="heading-small">
                {toDayWords(day)}
              </h2>
              <ol className="mt-3 border-b border-line">
                {acts.map((act) => (
                  <ActLine key={act.id} act={act} asked={asked} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      {before || older ? (
        <nav aria-label="Pages of the log" className="mt-7 flex flex-wrap gap-2.5">
          {before ? (
            <ButtonLink to={to('admin-audit', null, asked)} variant="plain" size="sm">
              Newest acts
            </ButtonLink>
          ) : null}
          {older ? (
            <ButtonLink to={to('admin-audit', null, { ...asked, before: older })} variant="plain" size="sm">
              Older acts
              <Icon name="arrow-right" size={16} />
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}

function Nothing({ isFiltered, isLater }: { isFiltered: boolean; isLater: boolean }) {
  if (isLater) return <EmptyState className="mt-8" title="There are no older acts" />
  if (!isFiltered) {
    return (
      <EmptyState className="mt-8" title="Nothing was changed yet">
        As soon as somebody changes a provider, an engine, a job or a mail, it appears here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      className="mt-8"
      title="No act matches"
      action={
        <ButtonLink to={to('admin-audit')} variant="soft">
          Show all acts
        </ButtonLink>
      }
    />
  )
}
