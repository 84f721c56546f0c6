import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { toTable } from '#app/platform/table.ts'
import type { SmartView } from '../smart/smart-view.server.ts'
import { DeedLog, RulesPart } from './rules-part.tsx'
import { useReaderTimes } from './use-reader-times.ts'

const said = toTable<string>({
  kept: 'The rule is kept. It meets every letter that comes from now on.',
  switched: 'Changed.',
  removed: 'The rule is gone. What it did stays, and can be taken back below.',
  undone: 'Taken back.',
  gone: 'This was taken back before, or is older than 30 days.',
})
type Props = { view: SmartView; problem: FormProblem | null }

/** The day in short, what is asked and due, bundles with their reasons, and rules in plain words. */
export function SmartPage({ view, problem }: Props) {
  return (
    <div className="page max-w-[60rem] py-8 lg:py-12">
      <p>
        <Link to={to('inbox')} className="link">
          Inbox
        </Link>
      </p>
      <h1 className="heading-page mt-2">Smart inbox</h1>
      <p role="status" className="mt-3 min-h-6 text-success-text">
        {said[view.said ?? ''] ?? ''}
      </p>
      <section className="mt-2 rounded-card bg-accent-soft p-5 text-accent-soft-fg lg:p-7">
        <h2 className="heading-card">The day in short</h2>
        <p className="mt-2 max-w-[60ch] text-[1.0312rem]">{view.summary.join(' ')}</p>
        <p className="mt-3 text-[0.8125rem]">
          Made by rules on this server from {view.looked} {view.looked === 1 ? 'conversation' : 'conversations'} of your
          inbox. No model read them.
        </p>
      </section>
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <First view={view} />
        <Asks view={view} />
        <Due view={view} />
      </div>
      <Bundles view={view} />
      <RulesPart view={view} problem={problem} />
      <DeedLog view={view} />
    </div>
  )
}

const toThread = (id: string) => to('inbox', null, { thread: id })

function List({ title, empty, children }: { title: string; empty: string | null; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="heading-card">{title}</h2>
      {empty ? <p className="mt-2 text-fg-muted">{empty}</p> : <ul className="mt-2">{children}</ul>}
    </section>
  )
}

const First = ({ view: { first } }: { view: SmartView }) => (
  <List title="First" empty={first.length === 0 ? 'Nothing is urgent.' : null}>
    {first.map(({ id, subject, who, why }) => (
      <li key={id} className="border-t border-line py-3">
        <Link to={toThread(id)} className="link font-strong wrap-anywhere">
          {subject || '(no subject)'}
        </Link>
        <p className="text-sm wrap-anywhere text-fg-muted">
          {who}. {why}
        </p>
      </li>
    ))}
  </List>
)

/** Each question in the sender’s own words, with beginnings of an answer that name it. */
const Asks = ({ view: { asks } }: { view: SmartView }) => (
  <List title="Asked of you" empty={asks.length === 0 ? 'No letter asks you a question.' : null}>
    {asks.map(({ thread, message, who, text }) => (
      <li key={`${message} ${text}`} className="border-t border-line py-3">
        <p className="wrap-anywhere">
          <Link to={toThread(thread)} className="link">
            “{text}”
          </Link>
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <span className="text-sm text-fg-muted">{who}</span>
          {(['Yes', 'No', 'I will look'] as const).map((answer) => (
            <KeyedForm key={answer} name="begin" of={`${message}${answer}`} action={to('inbox')}>
              <input type="hidden" name="do" value="begin" />
              <input type="hidden" name="kind" value="reply" />
              <input type="hidden" name="about" value={message} />
              <input type="hidden" name="text" value={`${toBeginning(answer)}\n\nYou asked: “${text}”\n`} />
              <button type="submit" className={toChipClass()}>
                {answer}
              </button>
            </KeyedForm>
          ))}
        </div>
      </li>
    ))}
  </List>
)

const toBeginning = (answer: 'Yes' | 'No' | 'I will look') =>
  answer === 'Yes' ? 'Yes.' : answer === 'No' ? 'I am afraid not.' : 'I will look into it and tell you.'

const DUE_MOST = 8

/** Days that are still to come by the reader's own clock, once scripts run. */
function Due({ view: { due: found, now } }: { view: SmartView }) {
  const { toDay } = useReaderTimes()
  const due = found.filter(({ day }) => day >= toDay(now)).slice(0, DUE_MOST)
  return (
    <List title="Deadlines" empty={due.length === 0 ? 'No letter names a deadline that is still to come.' : null}>
      {due.map(({ thread, subject, who, text, day, time }) => (
        <li key={`${thread} ${day} ${text}`} className="border-t border-line py-3">
          <p className="font-strong">
            {toDayWords(day)}
            {time ? `, ${time}` : ''}
          </p>
          <p className="text-sm wrap-anywhere text-fg-muted">
            {who}:{' '}
            <Link to={toThread(thread)} className="link">
              {subject || '(no subject)'}
            </Link>{' '}
            says “{text}”.
          </p>
        </li>
      ))}
    </List>
  )
}

function Bundles({ view: { bundles } }: { view: SmartView }) {
  return (
    <section className="mt-12">
      <h2 className="heading-section">Bundles</h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {bundles.map(({ id, name, count, newest }) => (
          <div key={id} className="min-w-0">
            <h3 className="flex items-center gap-2 font-strong">
              <Link to={to('inbox', null, { bundle: id })} className="link">
                {name}
              </Link>
              <Badge>{count}</Badge>
            </h3>
            {newest.length === 0 ? <p className="mt-1 text-sm text-fg-muted">Nothing here.</p> : null}
            <ul>
              {newest.map((one) => (
                <li key={one.id} className="mt-2">
                  <Link to={toThread(one.id)} className="block truncate hover:underline">
                    <b className="font-medium">{one.who}</b> {one.subject}
                  </Link>
                  <p className="truncate text-[0.8125rem] text-fg-muted" title={one.reason}>
                    {one.reason}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
