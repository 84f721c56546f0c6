import { Link, useSearchParams } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { BEFORE_PUBLISHING, BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import type { QuestionView } from '../question-view.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { AskerTools } from './asker-tools.tsx'
import { Author } from './author.tsx'
import { DayOf } from './day-of.tsx'
import { HistoryFold } from './history-fold.tsx'
import { MemberAnswer } from './member-answer.tsx'
import { PanelCard } from './panel-card.tsx'
import { ReportForm } from './report-form.tsx'
import { VoteButtons, type WhyNot } from './vote-buttons.tsx'

type Props = { view: QuestionView; problem: FormProblem | null }

/** Acts whose form has a place of its own for what went wrong. */
const BESIDE = ['again', 'edit', 'publish', 'unpublish', 'answer', 'edit-answer', 'report']

/** A question: the panel's answer first, then the members', then a form for one's own. */
export function QuestionPage({ view, problem }: Props) {
  const { question, panel, answers, alike, liveMark } = view
  const [query] = useSearchParams()
  const { asking } = panel
  useLive(
    asking?.runId ? fillPath(endpoints['consensus/run-live'], { id: asking.runId }) : null,
    liveMark,
    ({ name }) => name !== 'part',
  )
  const whyNoVote = toWhyNoVote(view)
  const isElsewhere = problem !== null && !BESIDE.includes(problem.values.act ?? '')
  return (
    <div className="page max-w-[860px] pt-4 pb-section">
      <p className="text-[0.8125rem]">
        <Link to={to('questions')} className="inline-flex min-h-9 items-center gap-1.5 text-fg-muted hover:text-fg">
          <Icon name="arrow-left" size={15} /> All questions
        </Link>
      </p>
      <Head view={view} problem={problem} whyNoVote={whyNoVote} />
      {isElsewhere ? (
        <div role="alert" className="mt-4">
          <FieldError>{Object.values(problem.errors)[0]}</FieldError>
        </div>
      ) : null}
      <PanelCard view={view} problem={problem} whyNoVote={whyNoVote} />
      {asking ? (
        <ReadAgain
          isOn={!query.has('still')}
          pageTo={to('questions', null, { question: question.id })}
          stillTo={to('questions', null, { question: question.id, still: '1' })}
        />
      ) : null}
      {question.isPublic ? (
        <section aria-labelledby="answers" className="mt-10">
          <h2 id="answers" className="heading-section">
            {toAnswersWords(answers.length)}
          </h2>
          {answers.length > 0 ? (
            <ol className="mt-4 grid gap-4">
              {inOrder(view).map((answer) => (
                <MemberAnswer key={answer.id} {...{ answer, view, problem, whyNoVote }} />
              ))}
            </ol>
          ) : null}
          <OwnAnswer view={view} problem={problem} />
        </section>
      ) : null}
      {alike.length > 0 ? <Alike alike={alike} /> : null}
    </div>
  )
}

function toWhyNoVote({ viewer, question }: QuestionView): WhyNot | null {
  const here = to('questions', null, { question: question.id })
  if (!question.isPublic) return { words: 'Only public questions are voted on', to: null }
  if (viewer.id === null) return { words: 'Sign in to vote', to: to('login', null, { return_url: here }) }
  return viewer.isVerified ? null : { words: 'Confirm your email address to vote', to: `#${BEFORE_PUBLISHING}` }
}

const toAnswersWords = (count: number) =>
  count === 0 ? 'What members say' : count === 1 ? 'One member answered' : `${count} members answered`

/** The accepted answer first; the rest as they came, best voted first. */
const inOrder = ({ answers, question: { acceptedId } }: QuestionView) =>
  [...answers].sort((a, b) => Number(b.id === acceptedId) - Number(a.id === acceptedId))

function Head({ view, problem, whyNoVote }: Props & { whyNoVote: WhyNot | null }) {
  const { question, viewer, votes } = view
  return (
    <header className="mt-1">
      <h1 className="heading-page max-w-[24em] wrap-anywhere">{question.question}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.8125rem] text-fg-muted">
        {question.isPublic ? (
          <span>
            Asked by <Author by={question.author} />, <DayOf at={question.at} />
            {question.editedAt ? ', changed' : ''}
          </span>
        ) : (
          <>
            <Badge>
              <Icon name="lock" size={13} /> Only yours
            </Badge>
            <DayOf at={question.at} />
          </>
        )}
        <ChipLink to={to('questions', null, { topic: question.topic })}>
          <Icon name="tags" size={14} /> {question.topicLabel}
        </ChipLink>
      </div>
      {question.detailsHtml ? <Prose html={question.detailsHtml} className="mt-4" /> : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {question.isPublic ? (
          <VoteButtons
            target="question"
            votes={question.votes}
            own={votes.question ?? 0}
            whyNot={viewer.isAsker ? { words: 'Your own question', to: null } : whyNoVote}
            about="this question"
            hasDown={false}
          />
        ) : null}
        <AskerTools view={view} problem={problem} />
        {question.isPublic && !viewer.isAsker ? <ReportForm target="question" problem={problem} /> : null}
        <HistoryFold before={question.before} />
      </div>
    </header>
  )
}

function OwnAnswer({ view: { viewer }, problem }: Props) {
  const isKept = problem?.values.act === 'answer'
  return (
    <>
      {viewer.isVerified || isKept ? (
        <Card as="section" aria-labelledby="your-answer" className="mt-6 p-5 sm:p-6">
          <h3 id="your-answer" className="heading-small mb-4">
            Do you know better, or more?
          </h3>
          <AnswerForm before={null} problem={problem} />
        </Card>
      ) : null}
      <BeforePublishing publisher={viewer.publisher} what="answer" signIn="Sign in to answer" className="mt-4" />
    </>
  )
}

function Alike({ alike }: { alike: QuestionView['alike'] }) {
  return (
    <section aria-labelledby="alike" className="mt-10">
      <h2 id="alike" className="heading-small">
        Asked nearly the same
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {alike.map(({ id, question, isSame, isAnswered }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <Link to={to('questions', null, { question: id })} className="link min-w-0 wrap-anywhere">
              {question}
            </Link>
            {isSame ? <Badge tone="accent">The same</Badge> : null}
            {isAnswered ? null : <Badge tone="warning">Not answered yet</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
