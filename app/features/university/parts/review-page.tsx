import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { UniversityAnswer, UniversityView } from '../university-view.server.ts'
import { QuizQuestionForm } from './quiz-question.tsx'

type Props = { view: Extract<UniversityView, { part: 'review' }>; answer: UniversityAnswer | null }

/** One question that is due, and after it the next. */
export function ReviewPage({ view, answer }: Props) {
  const question = answer?.reviewed ?? view.question
  const isAnswered = answer?.reviewed != null && answer.problem === null
  const here = to('university', null, { part: 'review' })
  return (
    <div className="page max-w-[760px] pt-2 pb-section">
      <BackLink to={to('university')}>University</BackLink>
      <h1 className="heading-page mt-3">Review</h1>
      {question ? (
        <>
          <p className="mt-3 text-fg-muted">
            {isAnswered ? '' : `${view.left === 1 ? 'One question is' : `${view.left} questions are`} due. `}
            From the lesson{' '}
            <Link to={to('lesson', { slug: question.lesson.slug })} className="link">
              {question.lesson.title}
            </Link>
            .
          </p>
          <div className="mt-6">
            <QuizQuestionForm
              key={question.key}
              question={question}
              number={null}
              error={answer?.problem?.errors['choice'] ?? null}
              action={here}
            />
          </div>
          {isAnswered ? (
            <ButtonLink to={here} reloadDocument className="mt-8">
              {view.left > 0 ? 'Next question' : 'Go on'}
            </ButtonLink>
          ) : null}
        </>
      ) : (
        <div className="mt-8 flex flex-wrap items-center gap-8">
          <Panda pose="idle" className="w-28" />
          <p className="min-w-0 flex-1 basis-60 text-fg-muted">
            {view.next
              ? `Nothing is due. The next question comes back on ${view.next}.`
              : 'Nothing is due. Questions you have answered in lessons come back here: first after some days, then after weeks, and sooner where you were wrong.'}
          </p>
        </div>
      )}
    </div>
  )
}
