import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { UniversityView } from '../university-view.server.ts'
import '../university.css'

type View = Extract<UniversityView, { part: 'tracks' }>

/** The lessons of a track with what is done of them, and the way to review and certificate. */
export function TracksPage({ view }: { view: View }) {
  const { track, about, files, tracks, lessons, next, hasBegun } = view
  const own = tracks.find((one) => one.track === track)!
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-8 md:grid-cols-[minmax(0,1fr)_190px] lg:gap-16">
        <div className="max-w-reading">
          <h1 className="heading-page">University</h1>
          <p className="lead mt-3">
            Short lessons with something to try and a few questions. No account needed, and everything works without
            JavaScript.
          </p>
          {next ? (
            <ButtonLink to={to('lesson', { slug: next })} size="lg" className="mt-6">
              {hasBegun ? 'Go on where you are' : 'Begin with the first lesson'}
            </ButtonLink>
          ) : null}
        </div>
        <div className="hidden md:block">
          <Panda pose="reading" className="w-[190px]" />
        </div>
      </header>
      <Standing view={view} />
      <SegmentedTabs
        label="Tracks"
        className="mt-10"
        tabs={tracks.map((one) => ({
          label: `${one.title} (${one.of})`,
          to: to('university', null, { track: one.track }),
          isChosen: one.track === track,
        }))}
      />
      <section aria-labelledby="track-title" className="mt-6">
        <h2 id="track-title" className="heading-section">
          {own.title}
        </h2>
        <p className="mt-1 text-fg-muted">{about}</p>
        <Culm
          value={own.done}
          of={own.of}
          label={`${own.done} of ${own.of} lessons done`}
          block
          className="mt-4 max-w-[34rem]"
        />
        <ol className="mt-6 divide-y divide-line border-y border-line">
          {lessons.map((lesson, n) => (
            <LessonLine key={lesson.slug} lesson={lesson} number={n + 1} />
          ))}
        </ol>
      </section>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        {files.map(({ label, href }) => (
          <a key={href} href={href} download className="link">
            {`This track as ${label}`}
          </a>
        ))}
        <Link to={to('university', null, { part: 'certificate', track })} className="link">
          Certificate
        </Link>
        <Link to={to('university', null, { part: 'verify' })} className="link">
          Check a certificate
        </Link>
        {view.canWrite ? (
          <Link to={to('university', null, { part: 'write' })} className="link">
            Write lessons
          </Link>
        ) : null}
      </p>
    </div>
  )
}

function LessonLine({
  lesson: { slug, title, summary, minutes, right, of },
  number,
}: {
  lesson: View['lessons'][number]
  number: number
}) {
  const isDone = right === of
  return (
    <li>
      <Link to={to('lesson', { slug })} className="group -mx-3 lesson-line rounded-sm px-3 py-4 hover:bg-hover">
        <span className="text-fg-subtle tabular-nums">
          {isDone ? <Icon name="check-circle" size={20} className="text-accent-text" /> : number}
        </span>
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">
            {title}
            {isDone ? <span className="sr-only">, done</span> : null}
          </span>
          <span className="mt-0.5 block text-fg-muted wrap-anywhere">{summary}</span>
        </span>
        <span className="lesson-line-end text-sm text-fg-subtle tabular-nums">
          {minutes} min{right > 0 && !isDone ? `, ${right} of ${of} answered` : ''}
        </span>
      </Link>
    </li>
  )
}

function Standing({ view: { due, nextReview, hasBegun } }: { view: View }) {
  if (!hasBegun) return null
  return (
    <Panel className="mt-8 flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="min-w-0 flex-1 basis-60">
        {due > 0
          ? `${due === 1 ? 'One question is' : `${due} questions are`} due for review. What you meet again just before it fades stays longer.`
          : nextReview
            ? `Nothing to review today. The next question comes back on ${nextReview}.`
            : 'Answered questions come back here after some days.'}
      </p>
      {due > 0 ? (
        <ButtonLink to={to('university', null, { part: 'review' })} variant="soft">
          Review
        </ButtonLink>
      ) : null}
    </Panel>
  )
}
