import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Form } from '@remix-run/react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { useIsHeld } from '#app/ui/keyed-form.tsx'
import type { AnswerView, QuestionView } from '../question-view.server.ts'
import { AcceptButton, AcceptedBadge } from './accept.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Author } from './author.tsx'
import { DayOf } from './day-of.tsx'
import { Fold } from './fold.tsx'
import { HistoryFold } from './history-fold.tsx'
import { ReportForm } from './report-form.tsx'
import { VoteButtons, type WhyNot } from './vote-buttons.tsx'

type Props = { answer: AnswerView; view: QuestionView; problem: FormProblem | null; whyNoVote: WhyNot | null }

/** What a member answered, with what it rests on and what can be done with it. */
export function MemberAnswer({ answer, view, problem, whyNoVote }: Props) {
  const { viewer, question, votes } = view
  const { id, html, votes: count, at, editedAt, before, isOwn, isByAsker } = answer
  const isAccepted = question.acceptedId === id
  const isHeld = useIsHeld('answer', id)
  const isEditing = isHeld || (problem?.values.act === 'edit-answer' && problem.values.answer === id)
  return (
    <Card
      as="li"
      id={`answer-${id}`}
      className={`scroll-mt-20 p-5 sm:p-6 ${isAccepted ? 'ring-1 ring-success-line' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem] text-fg-muted">
        <span className="wrap-anywhere">
          By <Author by={answer} />, <DayOf at={at} />
          {editedAt ? ', changed' : ''}
        </span>
        {isByAsker ? <Badge>Asked this</Badge> : null}
        {isAccepted ? <AcceptedBadge /> : null}
      </div>
      <Prose html={html} className="mt-3" />
      <Basis answer={answer} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2">
        <VoteButtons
          target={id}
          votes={count}
          own={votes[id] ?? 0}
          whyNot={isOwn ? { words: 'Your own answer', to: null } : whyNoVote}
          about={`The answer by ${answer.author ?? 'a former member'}`}
          hasDown
        />
        {viewer.isAsker ? <AcceptButton target={id} isAccepted={isAccepted} /> : null}
        {isOwn ? (
          <Fold title="Change" icon="pen-line" isOpen={isEditing}>
            <AnswerForm before={answer} problem={problem} />
          </Fold>
        ) : null}
        {isOwn || viewer.isAdmin ? <RemoveAnswer id={id} /> : null}
        {!isOwn && answer.handle && viewer.isVerified ? <ThankLink answer={answer} handle={answer.handle} /> : null}
        {isOwn ? null : <ReportForm target={id} problem={problem} />}
        <HistoryFold before={before} />
      </div>
    </Card>
  )
}

/** The way to thank whoever answered by name, with the answer as what it is about. */
const ThankLink = ({ answer: { id, questionId, author }, handle }: { answer: AnswerView; handle: string }) => (
  <Link
    to={to('acknowledgements', null, {
      to: handle,
      about: `${to('questions', null, { question: questionId })}#answer-${id}`,
    })}
    className="inline-flex min-h-9 items-center gap-1.5 text-[0.8125rem] text-fg-muted hover:text-fg"
  >
    <Icon name="heart" size={16} /> Thank {author}
  </Link>
)

function Basis({ answer: { basis, sources } }: { answer: AnswerView }) {
  if (basis === 'experience' && sources.length === 0)
    return (
      <p className="mt-3 flex items-center gap-1.5 text-[0.8125rem] text-fg-muted">
        <Icon name="user" size={15} /> From own experience
      </p>
    )
  return (
    <div className="mt-3 text-[0.8125rem]">
      <p className="font-medium text-fg-muted">
        {basis === 'experience' ? 'From own experience, and' : sources.length === 1 ? 'Source' : 'Sources'}
      </p>
      <ul className="mt-1 grid gap-1">
        {sources.map((source) => (
          <li key={source} className="wrap-anywhere">
            {/^https?:\/\//i.test(source) ? (
              <a href={source} rel="noopener noreferrer nofollow ugc" className="link">
                {source}
              </a>
            ) : (
              source
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function RemoveAnswer({ id }: { id: string }) {
  return (
    <Fold title="Remove" icon="trash">
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="act" value="remove-answer" />
        <input type="hidden" name="answer" value={id} />
        <p className="min-w-0 flex-1 basis-48">The answer and its votes go for good.</p>
        <Button type="submit" variant="danger" size="sm">
          Remove the answer
        </Button>
      </Form>
    </Fold>
  )
}
