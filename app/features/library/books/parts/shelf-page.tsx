import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { ShelfView } from '../shelf-view.server.ts'
import { BookCover } from './book-cover.tsx'

const STATES = {
  draft: { words: 'Draft', tone: 'quiet' },
  published: { words: 'Published', tone: 'success' },
  hidden: { words: 'Hidden by the moderators', tone: 'danger' },
} as const

/** A member's books, each with what is left to do. */
export function ShelfPage({ view: { books, count, search, next, deleted } }: { view: ShelfView }) {
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="heading-page">Your ebooks</h1>
          <p className="lead mt-2">Drafts and finished books, with what is left to do on each.</p>
        </div>
        <span className="flex flex-wrap gap-2">
          <ButtonLink to={to('ebooks-public')} variant="plain">
            Public ebooks
          </ButtonLink>
          <ButtonLink to={to('ebook-create')}>
            <Icon name="plus" size={17} /> New ebook
          </ButtonLink>
        </span>
      </header>
      {deleted ? (
        <div
          role="status"
          className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3"
        >
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
            “{deleted.title}” is deleted. It is erased for good in 30 days.
          </p>
          <ActForm name="do" act="bring-back" fields={{ id: deleted.id }}>
            Bring it back
          </ActForm>
        </div>
      ) : null}
      {books.length > 0 || search ? (
        <Form method="get" role="search" className="mt-6 flex max-w-reading flex-wrap items-end gap-2">
          <Field label="Words of a title" className="min-w-0 flex-1">
            <TextInput type="search" maxLength={200} name="q" defaultValue={search} autoComplete="off" key={search} />
          </Field>
          <Button type="submit" variant="plain">
            <Icon name="search" size={17} /> Search
          </Button>
        </Form>
      ) : null}
      {count ? (
        <p className="mt-4 text-sm text-fg-muted">
          {count} {count === 1 ? 'book' : 'books'}
        </p>
      ) : null}
      {books.length === 0 ? (
        <EmptyState
          title={search ? 'No book of yours holds these words' : 'No books yet'}
          className="mt-8"
          action={<ButtonLink to={to('ebook-create')}>Begin a book</ButtonLink>}
        >
          {search ? 'Try fewer or other words.' : 'Begin with an outline, a file, or texts you have here already.'}
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {books.map((book) => (
            <Row key={book.id} book={book} />
          ))}
        </ul>
      )}
      {next ? (
        <p className="mt-6">
          <ButtonLink to={to('ebooks', null, { q: search || null, before: next })} variant="plain">
            Older books
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

function Row({ book }: { book: ShelfView['books'][number] }) {
  return (
    <li className="flex gap-4 rounded-card bg-surface p-4 shadow-sm">
      <Link to={book.href} tabIndex={-1} aria-hidden="true" className="w-20 flex-none sm:w-24">
        <BookCover cover={book.cover} title={book.title} isAside className="text-xs" />
      </Link>
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <Link to={book.href} className="link text-lg font-strong wrap-anywhere" dir="auto">
          {book.title}
        </Link>
        <p className="text-sm text-fg-muted tabular-nums">
          {book.chapters} {book.chapters === 1 ? 'part' : 'parts'}, {book.words.toLocaleString('en')} words, changed{' '}
          {toShortDay(book.at)}
        </p>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={STATES[book.state].tone}>
            {STATES[book.state].words}
            {book.state === 'published' ? `, edition ${book.edition}` : ''}
          </Badge>
        </p>
        {book.todo.length > 0 ? (
          <ul className="text-sm text-fg-muted" aria-label="Left to do">
            {book.todo.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-success-text">Nothing is left to do.</p>
        )}
        <Link to={book.readHref} className="link text-sm">
          Read it<span className="sr-only">: {book.title}</span>
        </Link>
      </div>
    </li>
  )
}
