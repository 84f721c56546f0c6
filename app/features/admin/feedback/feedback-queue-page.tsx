import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { feedbackKinds } from '#app/kits/members/feedback/feedback.limits.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { FeedbackLine, FeedbackQueue } from './admin-feedback.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { feedbackStateLabels, feedbackStates } from './feedback-queue.ts'
import { AdminHead } from '../parts/admin-head.tsx'
import { ActButton, AdminFormProblem } from '../parts/admin-form.tsx'
import { FeedbackStateBadge, FeedbackTypeBadge } from './feedback-badges.tsx'

/** What visitors wrote to the team, the newest first; equal words stand once. */
export function FeedbackQueuePage({ queue, answer }: { queue: FeedbackQueue; answer: AdminFormAnswer | null }) {
  const { filter, paging, lines, counts, trends, isFiltered } = queue
  const { query, state, type } = filter
  const toList = (changes: Record<string, string | number | null>) =>
    to('admin-feedback', null, { q: query, state, type, ...changes })
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <AdminHead
        title="Feedback queue"
        lead="What visitors told the team, with the page they were on. The same words sent again appear here once."
      />
      <AdminFormProblem answer={answer} />
      <SearchBox
        action={to('admin-feedback')}
        label="Search feedback"
        placeholder="Words of the feedback"
        query={query}
        hidden={{ ...(state && { state }), ...(type && { type }) }}
        className="mt-8 max-w-[var(--reading)]"
      />
      <UnderlineTabs
        label="State"
        className="mt-5"
        tabs={[
          { label: `All ${all.toLocaleString('en')}`, to: toList({ state: null }), isChosen: state === null },
          ...feedbackStates.map((one) => ({
            label: `${feedbackStateLabels[one]} ${counts[one].toLocaleString('en')}`,
            to: toList({ state: one }),
            isChosen: state === one,
          })),
        ]}
      />
      <nav aria-label="Type" className="mt-4 flex flex-wrap gap-2">
        <ChipLink to={toList({ type: null })} preventScrollReset isChosen={type === null}>
          Every type
        </ChipLink>
        {feedbackKinds.map((kind) => (
          <ChipLink key={kind.type} to={toList({ type: kind.type })} preventScrollReset isChosen={type === kind.type}>
            {kind.label}
          </ChipLink>
        ))}
      </nav>
      {lines.length === 0 ? (
        <EmptyState
          pose="envelope"
          title={isFiltered ? 'Nothing matches' : 'Nobody wrote yet'}
          className="mt-6 rounded-card bg-sunken"
          action={
            isFiltered ? (
              <ButtonLink to={to('admin-feedback')} variant="soft">
                Show everything
              </ButtonLink>
            ) : null
          }
        />
      ) : (
        <>
          <ul className="mt-5 border-b border-line">
            {lines.map((line) => (
              <FeedbackItemLine key={line.id} line={line} />
            ))}
          </ul>
          <Pagination label="Feedback" {...paging} toPage={(page) => toList({ page })} className="mt-4" />
        </>
      )}
      {trends.all > 0 ? <Trends trends={trends} type={type} /> : null}
    </div>
  )
}

function Trends({ trends, type }: { trends: FeedbackQueue['trends']; type: FeedbackQueue['filter']['type'] }) {
  return (
    <section aria-labelledby="trends" className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <h2 id="trends" className="heading-section lg:col-span-2">
        The last {trends.weeks} weeks
      </h2>
      <BarChart
        title="By week"
        note={type ? `only ${feedbackKinds.find((kind) => kind.type === type)?.label.toLowerCase()}` : 'every type'}
        data={trends.byWeek.map(({ label, words }) => ({ label, value: words }))}
        labelHead="Week from"
        valueHead="Feedback"
        direction="columns"
      />
      <BarChart
        title="By type"
        data={trends.byType.map(({ label, words }) => ({ label, value: words }))}
        labelHead="Type"
        valueHead="Feedback"
      />
    </section>
  )
}

function FeedbackItemLine({ line }: { line: FeedbackLine }) {
  const { id, type, state, page, times, excerpt, at, ago } = line
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <FeedbackTypeBadge type={type} />
          <FeedbackStateBadge state={state} />
          {times > 1 ? <Badge tone="warning">{times} times</Badge> : null}
        </p>
        <Link
          to={to('admin-feedback', null, { item: id })}
          className="whitespace-pre-line wrap-anywhere hover:underline"
        >
          {excerpt}
        </Link>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-fg-muted">
          <span className="wrap-anywhere">on {page}</span>
          <time dateTime={at}>{ago}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {state === 'new' ? (
          <ActButton act="state" fixed={{ item: id, state: 'read' }} label="Mark as read" size="xs" name={excerpt} />
        ) : null}
        {state === 'done' ? null : (
          <ActButton
            act="state"
            fixed={{ item: id, state: 'done' }}
            label="Done"
            size="xs"
            variant="ghost"
            name={excerpt}
          />
        )}
      </div>
    </li>
  )
}
