import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { BookAnswer } from '../book-answer.ts'
import type { DeskView } from '../desk-view.server.ts'
import { DeskChapters } from './desk-chapters.tsx'
import { DeskCover } from './desk-cover.tsx'
import { DeskDetails, DeskTerms } from './desk-details.tsx'
import { DeskPublish } from './desk-publish.tsx'

/** The desk of a book: all that its writer does with it. */
export function DeskPage({ view, answer }: { view: DeskView; answer: BookAnswer | null }) {
  const { id, details, words, overturned, removed, downloads, pdfNote } = view
  return (
    <div className="page pt-2 pb-section">
      <Link to={to('ebooks')} className="link inline-flex items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} /> Your ebooks
      </Link>
      <header className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {details.title}
          </h1>
          <p className="mt-1 text-fg-muted tabular-nums">
            {words.toLocaleString('en')} words
            {view.shownEdition ? `, edition ${view.shownEdition} is published` : ', not published'}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <ButtonLink to={to('ebook', { id })} variant="plain">
            <Icon name="eye" size={17} /> Read it
          </ButtonLink>
        </span>
      </header>
      {removed ? (
        <div role="status" className="mt-5 flex flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-3">
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">“{removed.title}” is out of the book.</p>
          <ActForm name="do" act="return-chapter" fields={{ chapter: removed.id }}>
            Put it back
          </ActForm>
        </div>
      ) : null}
      {overturned.length > 0 ? <Overturned view={view} /> : null}
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-10">
          <DeskChapters view={view} answer={answer} />
          <DeskDetails view={view} answer={answer} />
          <DeskTerms view={view} answer={answer} />
        </div>
        <div className="grid min-w-0 gap-10">
          <LeftToDo view={view} />
          <section aria-labelledby="take-heading">
            <h2 id="take-heading" className="heading-section">
              Take it along
            </h2>
            <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
              {downloads.map(({ as, href }) => (
                <a key={as} href={href} download className="link uppercase">
                  {as}
                </a>
              ))}
            </p>
            <p className="mt-2 text-sm text-fg-muted">The working text, as it is now.{pdfNote ? ` ${pdfNote}` : ''}</p>
          </section>
          <DeskCover view={view} answer={answer} />
          <DeskPublish view={view} answer={answer} />
          <section aria-labelledby="away-heading">
            <h2 id="away-heading" className="heading-small">
              Delete the book
            </h2>
            <p className="mt-2 mb-3 text-sm text-fg-muted">
              It can be brought back for 30 days. Readers lose it at once.
            </p>
            <ActForm name="do" act="delete">
              Delete it
            </ActForm>
          </section>
        </div>
      </div>
    </div>
  )
}

function Overturned({ view: { id, overturned } }: { view: DeskView }) {
  return (
    <section
      aria-labelledby="overturned-heading"
      className="mt-6 rounded-card bg-warning-soft p-5 text-warning-soft-fg"
    >
      <h2 id="overturned-heading" className="heading-small">
        {overturned.length === 1
          ? 'A claim you cite no longer stands'
          : `${overturned.length} claims you cite no longer stand`}
      </h2>
      <ul className="mt-3 grid gap-4">
        {overturned.map((claim) => (
          <li key={claim.id}>
            <p className="wrap-anywhere">“{claim.text}”</p>
            <p className="mt-1 text-sm">{claim.why}</p>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
              {claim.chapter ? (
                <Link to={to('ebook', { id }, { part: 'write', chapter: claim.chapter.id })} className="underline">
                  Change “{claim.chapter.title}”
                </Link>
              ) : null}
              <Link to={claim.run} className="underline">
                See the run
              </Link>
              <ActForm name="do" act="settle" fields={{ claim: claim.id }} about={claim.text}>
                I have seen to it
              </ActForm>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LeftToDo({ view: { id, findings, notes, cited, overturned } }: { view: DeskView }) {
  return (
    <section aria-labelledby="todo-heading">
      <h2 id="todo-heading" className="heading-section">
        Left to do
      </h2>
      {findings.length === 0 ? <p className="mt-3 text-success-text">Nothing. It can be published as it is.</p> : null}
      <ul className="mt-3 grid gap-2 text-sm">
        {findings.map(({ id: finding, isStop, words: said, part, place }) => (
          <li key={finding} className="flex gap-2">
            <Icon
              name={isStop ? 'alert' : 'info'}
              size={16}
              className={`mt-0.5 flex-none ${isStop ? 'text-danger-text' : 'text-fg-subtle'}`}
            />
            <span className="min-w-0 wrap-anywhere">
              {isStop ? <strong>Before publishing: </strong> : null}
              {said}{' '}
              <a href={part ? to('ebook', { id }, { part: 'write', chapter: part }) : `#${place}`} className="link">
                Mend it
              </a>
            </span>
          </li>
        ))}
      </ul>
      {notes.length > 0 ? (
        <details className="mt-4 text-sm">
          <summary className="cursor-pointer py-1 text-fg-muted">What the file could not bring along</summary>
          <ul className="mt-2 grid list-disc gap-1 ps-5 text-fg-muted">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {cited > 0 && overturned.length === 0 ? (
        <p className="mt-4 text-sm text-fg-muted">
          {cited} cited {cited === 1 ? 'claim' : 'claims'} of consensus runs: all still stand.
        </p>
      ) : null}
    </section>
  )
}
