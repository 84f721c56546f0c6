import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ContentsList } from '#app/kits/foundation/content/contents-list.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { CardLink } from '#app/ui/brand/card.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import type { LessonAnswer, LessonView } from '../lesson-view.server.ts'
import { trackTitles } from '../lessons/tracks.ts'
import '../university.css'
import { QuizQuestionForm } from './quiz-question.tsx'
import { TryBox } from './try-box.tsx'

type Props = { lesson: Omit<LessonView, 'canEdit'> & { canEdit?: boolean }; answer?: LessonAnswer | null }

/** A lesson: its text with its drawings, the tool to try it with, and the questions. */
export function LessonPage({ lesson, answer = null }: Props) {
  const { slug, title, summary, track, number, of, minutes, text } = lesson
  return (
    <div className="page pt-2">
      <BackLink to={to('university', null, { track })}>{trackTitles[track]}</BackLink>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,var(--reading))_minmax(0,1fr)]">
        <article>
          <p className="text-sm text-fg-subtle tabular-nums">
            {number > 0 ? `Lesson ${number} of ${of}, about ` : 'About '}
            {minutes} minutes
          </p>
          <h1 className="heading-page mt-1.5 wrap-anywhere">{title}</h1>
          <p className="lead mt-4 wrap-anywhere">{summary}</p>
          <div id="lesson-text" className="mt-8 scroll-mt-20 border-t border-line pt-8">
            {text.parts.map(({ html, isFigure }, n) =>
              isFigure ? <figure key={n} dangerouslySetInnerHTML={{ __html: html }} /> : <Prose key={n} html={html} />,
            )}
          </div>
          {lesson.tryIt ? <TryBox tryIt={lesson.tryIt} /> : null}
          <Quiz lesson={lesson} answer={answer} />
          <p className="mt-10 text-sm text-fg-subtle">
            Updated <time dateTime={lesson.updated}>{lesson.updatedWords}</time>
            {lesson.canEdit ? (
              <>
                {' · '}
                <Link to={to('university', null, { part: 'write', lesson: lesson.textId ?? slug })} className="link">
                  Change this lesson
                </Link>
              </>
            ) : null}
          </p>
        </article>
        <aside className="hidden lg:block">
          <ContentsList headings={text.headings} className="sticky top-24" />
        </aside>
      </div>
      <Neighbours lesson={lesson} />
    </div>
  )
}

function Quiz({ lesson: { questions }, answer }: Required<Pick<Props, 'lesson' | 'answer'>>) {
  const right = questions.filter(({ state }) => state === 'right').length
  return (
    <section id="quiz" aria-labelledby="quiz-title" className="mt-14 scroll-mt-20">
      <h2 id="quiz-title" className="heading-section">
        {questions.length === 1 ? 'One question' : `${questions.length} questions`}
      </h2>
      <p className="mt-2 text-fg-muted">
        {right === questions.length
          ? 'All answered. They come back for review after some days.'
          : 'A wrong answer gives you a hint and the place to read again, not the solution.'}
      </p>
      <Culm
        value={right}
        of={questions.length}
        label={`${right} of ${questions.length} questions answered rightly`}
        block
        className="mt-4 max-w-[24rem]"
      />
      <ol className="mt-6 grid gap-8">
        {questions.map((question, n) => (
          <li key={question.key} id={question.key} className="scroll-mt-20">
            <QuizQuestionForm
              question={question}
              number={n + 1}
              error={answer?.question === question.key ? (answer.problem.errors['choice'] ?? null) : null}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Neighbours({ lesson: { previous, next, track } }: Pick<Props, 'lesson'>) {
  return (
    <nav aria-label="Other lessons" className="mt-14 grid gap-4 sm:grid-cols-2">
      {previous ? (
        <CardLink to={to('lesson', { slug: previous.slug })} className="p-5">
          <span className="text-sm text-fg-subtle">Before this</span>
          <span className="mt-1 block font-medium wrap-anywhere">{previous.title}</span>
        </CardLink>
      ) : (
        <span />
      )}
      {next ? (
        <CardLink to={to('lesson', { slug: next.slug })} className="p-5">
          <span className="text-sm text-fg-subtle">Next</span>
          <span className="mt-1 block font-medium wrap-anywhere">{next.title}</span>
        </CardLink>
      ) : (
        <CardLink to={to('university', null, { track })} className="p-5">
          <span className="text-sm text-fg-subtle">That was the last</span>
          <span className="mt-1 block font-medium">See the whole track</span>
        </CardLink>
      )}
    </nav>
  )
}
