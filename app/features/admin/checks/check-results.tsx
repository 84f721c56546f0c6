import { Link } from '@remix-run/react'
import { Badge } from '#app/ui/brand/badge.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { CheckLine, ChecksScreen } from './admin-qa.server.ts'
import { ActButton } from '../parts/admin-form.tsx'

type Groups = NonNullable<ChecksScreen['open']>['groups']

/** What failed, with what to do. */
export function FailedChecks({ run, lines, hasAny }: { run: string; lines: readonly CheckLine[]; hasAny: boolean }) {
  if (lines.length === 0)
    return hasAny ? (
      <EmptyState pose="celebrate" title="Nothing failed" className="mt-6 rounded-card bg-sunken" />
    ) : null
  return (
    <section aria-labelledby="failed" className="mt-6">
      <h2 id="failed" className="heading-section">
        Failed
      </h2>
      <ul className="mt-3 border-b border-line">
        {lines.map((line) => (
          <li
            key={line.check}
            className="grid gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="grid min-w-0 gap-1.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone="danger">{line.group}</Badge>
                <b className="font-medium wrap-anywhere">{line.title}</b>
              </p>
              <p className="wrap-anywhere">{line.said}</p>
              {line.advice ? <p className="wrap-anywhere text-fg-muted">{line.advice}</p> : null}
              <p className="text-[0.8125rem] text-fg-subtle tabular-nums">
                {line.checked}, took {line.tookMs.toLocaleString('en')} ms
              </p>
            </div>
            <div className="flex flex-wrap items-start gap-2">
              {line.isKnown ? <Again run={run} line={line} /> : null}
              {line.seeTo ? (
                <Link to={line.seeTo} className="link inline-flex min-h-9 items-center gap-1 text-sm">
                  See to it
                  <Icon name="chevron-right" size={14} className="rtl:-scale-x-100" />
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Again = ({ run, line: { check, title } }: { run: string; line: CheckLine }) => (
  <ActButton act="again" fixed={{ run, check }} label="Check again" name={title} size="xs" />
)

/** What stands, group by group, folded. */
export function CheckGroups({ run, groups }: { run: string; groups: Groups }) {
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="stands" className="mt-10">
      <h2 id="stands" className="heading-section">
        What stands
      </h2>
      <div className="mt-3 border-b border-line">
        {groups.map(({ group, lines, skipped }) => (
          <details key={group} className="group border-t border-line">
            <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-medium marker:content-none">
              <Icon
                name="chevron-right"
                size={16}
                className="text-fg-subtle transition-transform duration-fast group-open:rotate-90"
              />
              {group}
              <span className="font-body text-[0.8125rem] text-fg-muted tabular-nums">
                {lines.length - skipped} passed{skipped > 0 ? `, ${skipped} left out` : ''}
              </span>
            </summary>
            <ul className="pb-3 ps-6">
              {lines.map((line) => (
                <li
                  key={line.check}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-1.5 text-sm"
                >
                  <span className="min-w-0">
                    <span className="wrap-anywhere">{line.title}</span>
                    <span className="block text-[0.8125rem] wrap-anywhere text-fg-muted">
                      {line.said} {line.tookMs.toLocaleString('en')} ms
                    </span>
                  </span>
                  {line.isKnown ? <Again run={run} line={line} /> : null}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}
