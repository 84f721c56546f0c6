import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toSizeWords } from '#app/kits/foundation/jobs/span-words.ts'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toDayOfYear } from '#app/ui/controls/day-words.ts'
import type { Overview } from './admin.server.ts'
import { AdminHead } from '../parts/admin-head.tsx'
import { Figures } from './figures.tsx'

const n = (value: number) => value.toLocaleString('en')

const costNote = (unknown: number) => (unknown > 0 ? `and ${n(unknown)} of unknown cost` : 'known list prices')
const toBudgets = () => to('admin-providers', null, { part: 'budgets' })

/** The house at a glance: what needs a hand first, then figures that lead to where they are seen to. */
export function OverviewPage({ view }: { view: Overview }) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-4 pb-section sm:pt-6">
      <AdminHead
        title="Admin"
        lead="The state of this server in real figures. Each leads to its page. Days are of universal time."
      />
      <AttentionList attention={view.attention} />
      <Today view={view} />
      <Month view={view} />
      <Now house={view.house} />
    </div>
  )
}

function Today({ view: { members, runs, today } }: { view: Overview }) {
  return (
    <section aria-labelledby="today" className="grid gap-4">
      <h2 id="today" className="heading-section">
        Today
      </h2>
      <Figures
        label="Today"
        figures={[
          { name: 'New members', value: n(members.today), note: `${n(members.all)} in all`, to: to('admin-users') },
          { name: 'Runs', value: n(runs.today), to: toBudgets() },
          {
            name: 'Uses of engines',
            value: n(today.uses),
            note: `${n(today.failed)} failed`,
            isBad: today.failed > 0 && today.failed * 2 > today.uses,
            to: to('admin-api-monitoring', null, { kind: 'engine' }),
          },
          { name: 'Cost', value: today.cost, note: costNote(today.unknown), to: toBudgets() },
        ]}
      />
    </section>
  )
}

function Month({ view: { members, runs, month, days, byDay } }: { view: Overview }) {
  return (
    <section aria-labelledby="month" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="month" className="heading-section">
        The last {days} days
      </h2>
      <Figures
        label={`The last ${days} days`}
        figures={[
          {
            name: 'New members',
            value: n(members.month),
            note: `${n(members.suspended)} suspended`,
            to: to('admin-users'),
          },
          { name: 'Runs', value: n(runs.month), to: toBudgets() },
          {
            name: 'Uses of engines',
            value: n(month.uses),
            note: `${n(month.failed)} failed`,
            to: to('admin-providers', null, { part: 'engines' }),
          },
          { name: 'Cost', value: month.cost, note: costNote(month.unknown), to: toBudgets() },
        ]}
      />
      {runs.month > 0 ? (
        <BarChart
          title="Runs a day"
          data={byDay.map(({ day, runs: value }) => ({ label: toDayOfYear(day), value }))}
          labelHead="Day"
          valueHead="Runs"
          direction="columns"
          className="mt-2"
        />
      ) : null}
    </section>
  )
}

function Now({ house }: { house: Overview['house'] }) {
  const { checks } = house
  return (
    <section aria-labelledby="now" className="grid gap-4">
      <h2 id="now" className="heading-section">
        Now
      </h2>
      <Figures label="Now" figures={toFiguresOfNow(house)} />
      <p className="text-[0.8125rem] text-fg-muted">
        {checks === null
          ? 'The quality checks never ran.'
          : `The quality checks last ran ${checks.ago}: ${n(checks.failed)} failed.`}{' '}
        <Link to={to('admin-qa')} className="link">
          Quality checks
        </Link>
      </p>
    </section>
  )
}

const toFiguresOfNow = ({ jobs, mail, disk, engines, ...house }: Overview['house']) => [
  {
    name: 'Jobs waiting',
    value: n(jobs.waiting),
    note: `${n(jobs.running)} running`,
    to: to('admin-jobs', null, { state: 'waiting' }),
  },
  {
    name: 'Jobs parked',
    value: n(jobs.parked),
    isBad: jobs.parked > 0,
    to: to('admin-jobs', null, { state: 'parked' }),
  },
  {
    name: 'Mail waiting',
    value: n(mail.waiting),
    note: mail.oldest ? `the oldest for ${mail.oldest}` : 'none waits',
    isBad: mail.givenUp > 0,
    to: to('admin-outbox'),
  },
  { name: 'New feedback', value: n(house.feedback), to: to('admin-feedback', null, { state: 'new' }) },
  {
    name: 'Tickets waiting for us',
    value: n(house.tickets),
    to: to('admin-knowledge-base', null, { part: 'tickets' }),
  },
  {
    name: 'Questions without an answer',
    value: n(house.unanswered.questions),
    note: `asked ${n(house.unanswered.times)} times`,
    to: to('admin-knowledge-base', null, { part: 'questions' }),
  },
  { name: 'On the waitlist', value: n(house.waitlist), to: to('admin-waitlist', null, { state: 'waiting' }) },
  {
    name: 'Room on the disk',
    value: toSizeWords(disk.freeBytes),
    note: `of ${toSizeWords(disk.sizeBytes)}`,
    isBad: disk.isTight,
    to: to('admin-jobs'),
  },
  {
    name: 'Engines not working',
    value: n(engines.length),
    note: engines.join(', ') || 'all work',
    isBad: engines.length > 0,
    to: to('admin-providers', null, { part: 'engines' }),
  },
]

function AttentionList({ attention }: { attention: Overview['attention'] }) {
  if (attention.length === 0)
    return <EmptyState pose="munch" title="Nothing needs a hand just now" className="rounded-card bg-sunken" />
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="heading-section">
        Needs a hand
      </h2>
      <ul className="mt-3 border-b border-line">
        {attention.map(({ words, to: address, isBad }) => (
          <li key={words} className="border-t border-line">
            <Link to={address} className="flex min-h-12 items-center gap-3 py-2 font-medium hover:underline">
              <Icon
                name={isBad ? 'alert' : 'info'}
                size={18}
                className={isBad ? 'text-danger-text' : 'text-info-text'}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
              <Icon name="chevron-right" size={16} className="text-fg-subtle rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
