import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { AskLine } from '#app/kits/pages/question-box/ask-line.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { QUESTION_MAX_CHARS } from '../data.limits.ts'
import type { OneDataView } from '../asking/data-view.server.ts'
import { AlertForm } from './alert-form.tsx'
import { AnswerPart } from './answer-part.tsx'
import { ColumnsPart } from './columns-part.tsx'
import { PinPart } from './pin-part.tsx'
import { RowsPart } from './rows-part.tsx'

const TABS = [
  { part: 'ask', label: 'Ask' },
  { part: 'columns', label: 'Columns and steps' },
  { part: 'rows', label: 'Rows' },
] as const

/** One table: questions, its columns, its rows. */
export function DataPage({ view, problem }: { view: OneDataView; problem: FormProblem | null }) {
  const { id, part, title, rowCount, columns, rows, alert } = view
  const toPart = (wanted: string) =>
    to('v2-business-intelligence', null, { data: id, part: wanted === 'ask' ? null : wanted })
  return (
    <div className="page max-w-[70rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('v2-business-intelligence')}>All tables</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          <p className="mt-1 text-sm text-fg-muted">{`${rowCount.toLocaleString('en')} rows, ${columns.length} columns`}</p>
        </div>
        <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('v2-business-intelligence')}>
          <Icon name="trash" size={16} /> Delete
        </ActForm>
      </div>
      <SegmentedTabs
        label="About this table"
        tabs={TABS.map((tab) => ({
          label: tab.label,
          to: toPart(tab.part),
          isChosen: tab.part === part || (tab.part === 'ask' && part === 'watch'),
        }))}
        className="my-6 max-w-full overflow-x-auto"
      />
      {part === 'ask' ? <AskPart view={view} problem={problem} /> : null}
      {part === 'columns' ? <ColumnsPart view={view} problem={problem} /> : null}
      {rows ? <RowsPart data={id} rows={rows} /> : null}
      {alert ? <NewAlertPart view={view} form={alert} problem={problem} /> : null}
    </div>
  )
}

type NewAlert = { view: OneDataView; form: NonNullable<OneDataView['alert']>; problem: FormProblem | null }

/** An alert is made for an answer. */
function NewAlertPart({ view: { id, answer }, form, problem }: NewAlert) {
  return (
    <section aria-labelledby="alert-title" className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="alert-title" className="heading-section">
          A new alert
        </h2>
        <p className="mt-1 text-fg-muted wrap-anywhere">
          {'It works out '}
          <Link to={to('v2-business-intelligence', null, { data: id, ask: form.ask })} className="link">
            {answer?.question ?? 'the answer'}
          </Link>
          {' again and again, from the table as it is then, and tells you once when what you choose here comes true.'}
        </p>
      </div>
      <AlertForm form={form} problem={problem} />
    </section>
  )
}

function AskPart({ view, problem }: { view: OneDataView; problem: FormProblem | null }) {
  const { id, asked, answer, asOf, ideas, typed } = view
  const action = to('v2-business-intelligence', null, { data: id })
  const values = problem?.values ?? {}
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <KeyedForm name="ask-table" action={action}>
          <input type="hidden" name="do" value="ask" />
          <input type="hidden" name="data" value={id} />
          <AskLine
            label="Your question"
            help="Sums, averages, shares, the top of, growth and filters, in plain words with the names of columns."
            error={problem?.errors['question'] ?? null}
            maxLength={QUESTION_MAX_CHARS}
            typed={values['question'] ?? typed}
            answerId={answer?.id}
          />
        </KeyedForm>
        {ideas.length > 0 ? (
          <nav aria-label="Questions this table can answer" className="flex flex-wrap gap-2">
            {ideas.map((idea) => (
              <ChipLink
                key={idea}
                to={to('v2-business-intelligence', null, { data: id, question: idea })}
                isChosen={idea === typed}
              >
                {idea}
              </ChipLink>
            ))}
          </nav>
        ) : null}
        {answer ? <AnswerPart data={id} answer={answer} asOf={asOf} /> : null}
        {answer ? <PinPart view={view} ask={answer.id} problem={problem} /> : null}
        <OwnQuery view={view} problem={problem} />
      </div>
      {asked.length > 1 ? (
        <nav aria-labelledby="asked-title">
          <h2 id="asked-title" className="heading-small">
            Asked before
          </h2>
          <ul className="mt-2">
            {asked.map((one) => (
              <li key={one.id} className="border-t border-line py-2 wrap-anywhere">
                <Link
                  to={to('v2-business-intelligence', null, { data: id, ask: one.id })}
                  className="link"
                  aria-current={one.id === answer?.id ? 'true' : undefined}
                >
                  {one.question}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

/** A query of one's own, for whom rules of words are not enough. */
function OwnQuery({ view: { id, columns, answer }, problem }: { view: OneDataView; problem: FormProblem | null }) {
  const action = to('v2-business-intelligence', null, { data: id })
  const values = problem?.values ?? {}
  return (
    <details open={problem?.values['do'] === 'query'}>
      <summary className="cursor-pointer py-2 font-medium">Write the query yourself</summary>
      <KeyedForm name="query-table" action={action} className="mt-2 grid gap-3">
        <input type="hidden" name="do" value="query" />
        <input type="hidden" name="data" value={id} />
        <Field
          label="One SELECT over the table “data”"
          help={`Its columns: ${columns.map(({ name }) => `"${name}"`).join(', ')}. Nothing can be changed by it.`}
          error={problem?.errors['query'] ?? null}
        >
          <TextArea
            name="query"
            rows={5}
            defaultValue={values['query'] ?? answer?.query ?? 'SELECT * FROM data'}
            className="font-mono text-sm"
          />
        </Field>
        <Button type="submit" variant="plain" className="justify-self-start">
          Run it
        </Button>
      </KeyedForm>
    </details>
  )
}
