import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { BookAnswer } from '../book-answer.ts'
import type { BookPageView } from '../reading/book-view.server.ts'
import { BookCover } from './book-cover.tsx'
import { Reviews } from './reviews.tsx'
import { Stars } from './stars.tsx'

/** A book: what it is, its contents, the ways to take it along, what readers say. */
export function BookPage({ view, answer }: { view: BookPageView; answer: BookAnswer | null }) {
  const { id, title, subtitle, author, by, about, cover, parts, reach, edition, licence, stars, language, direction } =
    view
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      {reach === 'owner' ? <OwnerBar view={view} /> : null}
      <div className="mt-2 grid items-start gap-8 md:grid-cols-[minmax(10rem,15rem)_minmax(0,1fr)] md:gap-12">
        <div className="mx-auto w-44 md:w-full">
          <BookCover cover={cover} title={title} by={author} />
        </div>
        <div className="min-w-0">
          <h1 className="heading-page wrap-anywhere" lang={language} dir={direction}>
            {title}
          </h1>
          {subtitle ? (
            <p className="lead mt-2 wrap-anywhere" dir="auto">
              {subtitle}
            </p>
          ) : null}
          <p className="mt-3 text-fg-muted wrap-anywhere">
            {author || by?.name}
            {by ? (
              <>
                {author && author !== by.name ? ', published by ' : author ? ', ' : ' '}
                <Link to={to('profile', { handle: by.handle })} className="link">
                  {author === by.name ? `@${by.handle}` : by.name}
                </Link>
              </>
            ) : null}
          </p>
          {stars ? <Stars {...stars} /> : null}
          {about ? (
            <p className="mt-5 max-w-reading whitespace-pre-line wrap-anywhere" dir="auto">
              {about}
            </p>
          ) : null}
          <Ways view={view} />
          {view.pdfNote ? <p className="mt-3 max-w-reading text-sm text-fg-muted">{view.pdfNote}</p> : null}
          <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm">
            <Fact term="Terms">
              {licence.url ? (
                <a href={licence.url} className="link" rel="license noreferrer">
                  {licence.label}
                </a>
              ) : (
                licence.label
              )}
            </Fact>
            {edition ? <Fact term="Edition">{`${edition.number}, ${toShortDay(edition.at)}`}</Fact> : null}
            <Fact term="Language">{language}</Fact>
            {view.subjects.length > 0 ? <Fact term="Subjects">{view.subjects.join(', ')}</Fact> : null}
          </dl>
        </div>
      </div>
      <Contents parts={parts} />
      {view.glossary.length > 0 ? <Glossary terms={view.glossary} /> : null}
      {view.isPublished ? <Reviews view={view} answer={answer} /> : null}
      {reach === 'public' ? (
        <div className="mt-8">
          <ReportForm target={id} problem={answer?.act === 'report' ? answer.problem : null} />
        </div>
      ) : null}
    </div>
  )
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-fg-subtle">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

function OwnerBar({ view: { id, isPublished, isHidden, edition } }: { view: BookPageView }) {
  const state = isHidden
    ? 'The moderators have hidden this book: nobody else sees it.'
    : edition
      ? `You are reading edition ${edition.number}.`
      : isPublished
        ? 'You are reading your working text; others read the newest edition.'
        : 'Only you see this, and whoever has a link from you.'
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3">
      <p className="min-w-0 text-sm">{state}</p>
      <ButtonLink to={to('ebook', { id }, { part: 'desk' })} size="sm">
        <Icon name="pen-line" size={16} /> Work on it
      </ButtonLink>
    </div>
  )
}

function Contents({ parts }: Pick<BookPageView, 'parts'>) {
  return (
    <section aria-labelledby="contents" className="mt-12 max-w-reading">
      <h2 id="contents" className="heading-section">
        Contents
      </h2>
      {parts.length === 0 ? <p className="mt-3 text-fg-muted">There are no chapters yet.</p> : null}
      <ol className="mt-4 border-b border-line">
        {parts.map((part) => (
          <li key={part.id} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
            <Link to={part.href} className="link min-w-0 wrap-anywhere" dir="auto">
              {part.title}
            </Link>
            <span className="flex flex-none items-baseline gap-3 text-xs text-fg-subtle tabular-nums">
              {part.isDrafted ? <Badge>Drafted by a model</Badge> : null}
              {part.words.toLocaleString('en')} words
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Ways({ view }: { view: BookPageView }) {
  const { place, parts } = view
  const first = parts.find(({ kind }) => kind === 'chapter') ?? parts[0]
  return (
    <p className="mt-6 flex flex-wrap gap-2">
      {place ? (
        <ButtonLink to={place.href}>
          <Icon name="bookmark" size={17} /> Go on reading
        </ButtonLink>
      ) : first ? (
        <ButtonLink to={first.href}>Read it here</ButtonLink>
      ) : null}
      {view.downloads.map(({ as, label, href }) => (
        <a key={as} href={href} download className={toButtonClass({ variant: 'plain' })}>
          <Icon name="download" size={17} /> {label}
        </a>
      ))}
      <ButtonLink to={view.aloud} variant="plain">
        <Icon name="volume" size={17} /> Audio edition
      </ButtonLink>
      {view.pdfSizes.map(({ label, href }) => (
        <a key={href} href={href} download className={toButtonClass({ variant: 'plain' })}>
          <Icon name="download" size={17} /> {label}
        </a>
      ))}
    </p>
  )
}

function Glossary({ terms }: { terms: BookPageView['glossary'] }) {
  return (
    <section aria-labelledby="glossary" className="mt-10 max-w-reading">
      <h2 id="glossary" className="heading-small">
        Glossary
      </h2>
      <dl className="mt-3 grid gap-2">
        {terms.map(({ term, meaning }) => (
          <div key={term} dir="auto">
            <dt className="inline font-medium">{term}: </dt>
            <dd className="inline text-fg-muted wrap-anywhere">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
