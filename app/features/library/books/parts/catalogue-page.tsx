import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { CatalogueView } from '../shelf-view.server.ts'
import { BookCover } from './book-cover.tsx'
import { Stars } from './stars.tsx'

/** The books that members published. */
export function CataloguePage({
  view: { books, search, subject, language, next },
  opds,
}: {
  view: CatalogueView
  opds: string
}) {
  const isSifted = search !== '' || subject !== '' || language !== ''
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-reading min-w-0">
          <h1 className="heading-page">Public ebooks</h1>
          <p className="lead mt-2">Books that members wrote and published. Read them here, or take them along.</p>
        </div>
        <ButtonLink to={to('ebook-create')} variant="plain">
          <Icon name="plus" size={17} /> Write one
        </ButtonLink>
      </header>
      <Form method="get" role="search" className="mt-6 flex max-w-reading flex-wrap items-end gap-2">
        {subject ? <input type="hidden" name="subject" value={subject} /> : null}
        <Field label="Title, author or words about it" className="min-w-0 flex-1">
          <TextInput type="search" maxLength={200} name="q" defaultValue={search} autoComplete="off" key={search} />
        </Field>
        <Button type="submit" variant="plain">
          <Icon name="search" size={17} /> Search
        </Button>
      </Form>
      {isSifted ? (
        <p className="mt-4 text-sm text-fg-muted">
          {[search && `With “${search}”`, subject && `about ${subject}`, language && `in ${language}`]
            .filter(Boolean)
            .join(', ')}
          .{' '}
          <Link to={to('ebooks-public')} className="link">
            All books
          </Link>
        </p>
      ) : null}
      {books.length === 0 ? (
        <EmptyState
          title={isSifted ? 'No book fits that' : 'The shelf is still empty'}
          className="mt-8"
          action={isSifted ? null : <ButtonLink to={to('ebook-create')}>Write the first one</ButtonLink>}
        >
          {isSifted ? 'Try fewer or other words.' : 'Nobody has published a book here yet.'}
        </EmptyState>
      ) : (
        <ul className="mt-8 grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {books.map((book) => (
            <Row key={book.id} book={book} />
          ))}
        </ul>
      )}
      {next ? (
        <p className="mt-8">
          <ButtonLink
            to={to('ebooks-public', null, {
              q: search || null,
              subject: subject || null,
              language: language || null,
              before: next,
            })}
            variant="plain"
          >
            Older books
          </ButtonLink>
        </p>
      ) : null}
      <p className="mt-12 text-sm text-fg-muted">
        For reading programs:{' '}
        <a href={opds} className="link">
          this catalogue as an OPDS feed
        </a>
        .
      </p>
    </div>
  )
}

function Row({ book }: { book: CatalogueView['books'][number] }) {
  return (
    <li className="flex gap-4">
      <Link to={book.href} tabIndex={-1} aria-hidden="true" className="w-24 flex-none">
        <BookCover cover={book.cover} title={book.title} by={book.author} isAside className="text-xs" />
      </Link>
      <div className="grid min-w-0 content-start gap-1">
        <Link to={book.href} className="link text-lg leading-6 font-strong wrap-anywhere" dir="auto">
          {book.title}
        </Link>
        <p className="text-sm text-fg-muted wrap-anywhere">{book.author}</p>
        {book.stars ? <Stars {...book.stars} /> : null}
        <p className="line-clamp-3 text-sm wrap-anywhere">{book.about}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-fg-subtle">
          {book.subjects.slice(0, 3).map((one) => (
            <Link key={one} to={to('ebooks-public', null, { subject: one })} className="link">
              {one}
            </Link>
          ))}
          <span>{book.licence}</span>
        </p>
      </div>
    </li>
  )
}
