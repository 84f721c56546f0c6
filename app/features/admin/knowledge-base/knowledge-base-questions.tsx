import { useIsHeld } from '#app/ui/keyed-form.tsx'
import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { LineChart } from '#app/ui/data/line-chart.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { toDayOfYear } from '#app/ui/controls/day-words.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import type { QuestionsView } from './knowledge-base-questions.server.ts'
import { ActButton, AdminForm, AdminFormProblem } from '../parts/admin-form.tsx'
import { Figures } from '../overview/figures.tsx'
import { KnowledgeBaseHead } from './knowledge-base-head.tsx'

/** What people asked the panda and the help did not answer. */
export function KnowledgeBaseQuestions({
  questions,
  answer,
}: {
  questions: QuestionsView
  answer: AdminFormAnswer | null
}) {
  const { open, settled, articles, weeks, paging } = questions
  const asked = weeks.some(({ answered, unanswered }) => answered + unanswered > 0)
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <KnowledgeBaseHead
        part="questions"
        lead="What visitors asked the panda without getting an answer. Personal details were masked before it was kept."
      />
      <AdminFormProblem answer={answer} />
      <Coverage weeks={weeks} />
      {asked ? (
        <LineChart
          className="mt-8"
          title="Questions by week"
          steps={weeks.map(({ begins }) => toDayOfYear(begins))}
          series={[
            { name: 'Answered', values: weeks.map((week) => week.answered) },
            { name: 'Without an answer', values: weeks.map((week) => week.unanswered) },
          ]}
          stepHead="Week from"
        />
      ) : null}
      <h2 className="heading-section mt-10">Without an answer</h2>
      {open.length === 0 ? (
        <EmptyState className="mt-5" title="Nothing is open">
          Each question the panda cannot answer comes here, the most asked first.
        </EmptyState>
      ) : (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {open.map((question) => (
            <OpenQuestion key={question.key} question={question} articles={articles} answer={answer} />
          ))}
        </ol>
      )}
      {paging.count > 0 ? (
        <Pagination
          label="Questions"
          {...paging}
          toPage={(page) => to('admin-knowledge-base', null, { part: 'questions', page })}
          className="mt-4"
        />
      ) : null}
      {settled.length > 0 ? (
        <>
          <h2 className="heading-section mt-10">Settled last</h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {settled.map(({ key, question, article, when }) => (
              <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <span className="min-w-0 wrap-anywhere">
                  {question}{' '}
                  <small className="block text-fg-muted">
                    {article ? (
                      <Link to={to('admin-knowledge-base', null, { article })} className="link">
                        answered by {article}
                      </Link>
                    ) : (
                      'out of scope'
                    )}
                    , {when}
                  </small>
                </span>
                <ActButton act="unsettle" fixed={{ key }} label="Open again" name={question} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

const toQuestionWords = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

function Coverage({ weeks }: { weeks: QuestionsView['weeks'] }) {
  const now = weeks.at(-1) ?? { answered: 0, unanswered: 0 }
  const all = weeks.reduce(
    (sum, week) => ({ answered: sum.answered + week.answered, unanswered: sum.unanswered + week.unanswered }),
    { answered: 0, unanswered: 0 },
  )
  const share = ({ answered, unanswered }: { answered: number; unanswered: number }) =>
    answered + unanswered === 0 ? 'none asked' : `${Math.round((answered / (answered + unanswered)) * 100)}%`
  return (
    <div className="mt-7">
      <Figures
        label="Coverage"
        figures={[
          { name: 'Answered this week', value: String(now.answered) },
          { name: 'Without an answer this week', value: String(now.unanswered) },
          { name: 'Covered this week', value: share(now) },
          {
            name: `Covered in ${weeks.length} weeks`,
            value: share(all),
            note: toQuestionWords(all.answered + all.unanswered),
          },
        ]}
      />
    </div>
  )
}

function OpenQuestion({
  question: { key, question, page, times, last, first },
  articles,
  answer,
}: {
  question: QuestionsView['open'][number]
  articles: QuestionsView['articles']
  answer: AdminFormAnswer | null
}) {
  const own = answer?.act === 'settle' && answer.problem.values['key'] === key ? answer.problem : null
  const isHeld = useIsHeld('settle', key)
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{question}</p>
        <p className="mt-1 text-[0.8125rem] wrap-anywhere text-fg-muted">
          {times === 1 ? 'Asked once' : `Asked ${times} times`}, last {last}
          {times > 1 ? `, first ${first}` : ''}, on {page}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        <ButtonLink to={to('admin-knowledge-base', null, { new: 'yes', question: key })} size="sm" variant="soft">
          Draft an article
        </ButtonLink>
        <details className="min-w-0" open={isHeld || own?.errors['article'] !== undefined}>
          <summary className="flex min-h-9 cursor-pointer items-center rounded-sm px-2 text-[0.8125rem] font-medium text-fg-muted hover:text-fg">
            An article answers it
          </summary>
          <AdminForm act="settle" fixed={{ key }} className="mt-2 flex flex-wrap items-end gap-2">
            <Field label="Article" error={own?.errors['article']} className="min-w-0 flex-1">
              <Select name="article" defaultValue={own?.values['article'] ?? ''}>
                <option value="">Choose</option>
                {articles.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="submit" variant="plain">
              Settle
            </Button>
          </AdminForm>
        </details>
        <ActButton act="out-of-scope" fixed={{ key }} label="Out of scope" name={question} />
      </div>
    </li>
  )
}
