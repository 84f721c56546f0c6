import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { FieldError } from '#app/ui/controls/field.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { ListView, ThreadsView } from '../talking/list-view.server.ts'
import { Examples } from './begin-form.tsx'
import { Invitations, ThreadLines } from './thread-lines.tsx'

type Props = { view: ThreadsView; problem: FormProblem | null }

/** All threads of somebody, to find and to open; for a guest, what threads are. */
export function ThreadsPage({ view, problem }: Props) {
  return (
    <div className="page max-w-[56rem] pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading-page">Threads</h1>
        <span className="flex flex-wrap gap-2">
          <ButtonLink to={to('threads-shared')} variant="plain" size="sm">
            Shared threads
          </ButtonLink>
          <ButtonLink to={to('thread-new')} size="sm">
            <Icon name="plus" size={16} /> New thread
          </ButtonLink>
        </span>
      </div>
      {problem?.errors['invite'] ? <FieldError>{problem.errors['invite']}</FieldError> : null}
      {view.part === 'list' ? <List view={view} /> : <ForGuests />}
    </div>
  )
}

function List({ view }: { view: ListView }) {
  const { threads, invites, search, found, older, deleted, count } = view
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
      {deleted ? (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3">
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
            “{deleted.title}” is deleted for everybody in it. It is erased for good in 24 hours.
          </p>
          <ActForm name="do" act="bring-back" action={to('threads', null, { t: deleted.id })}>
            <Icon name="undo" size={16} /> Undo
          </ActForm>
        </div>
      ) : null}
      <Invitations invites={invites} />
      {count > 0 ? (
        <Form method="get" role="search" className="flex flex-wrap items-end gap-2">
          <Field label="Words of a title or a message" className="min-w-0 flex-1">
            <TextInput type="search" maxLength={200} name="q" defaultValue={search} autoComplete="off" key={search} />
          </Field>
          <Button type="submit" variant="plain">
            <Icon name="search" size={17} /> Search
          </Button>
        </Form>
      ) : null}
      {threads.length > 0 ? <ThreadLines threads={threads} /> : null}
      {search ? <Found found={found} search={search} hasTitles={threads.length > 0} /> : null}
      {count === 0 ? (
        <EmptyState title="No threads yet" action={<ButtonLink to={to('thread-new')}>Begin one</ButtonLink>}>
          Ask something worth keeping, then bring a friend into it.
        </EmptyState>
      ) : null}
      {count === 0 ? <Examples /> : null}
      {older ? (
        <p>
          <ButtonLink to={older} variant="plain">
            Older threads
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

function Found({ found, search, hasTitles }: { found: ListView['found']; search: string; hasTitles: boolean }) {
  if (found.length === 0)
    return hasTitles ? null : <p role="status">No title or message of your threads holds “{search}”.</p>
  return (
    <section aria-labelledby="found-title">
      <h2 id="found-title" className="heading-small">
        Said in your threads
      </h2>
      <ul className="mt-2">
        {found.map(({ threadId, id, title, by, text, at }) => (
          <li key={id} className="border-t border-line py-3 wrap-anywhere">
            <Link to={`${to('threads', null, { t: threadId, on: id })}#m-${id}`} className="link font-medium">
              {by} in “{title}”
            </Link>
            <p className="mt-0.5 line-clamp-2 text-[0.875rem] text-fg-muted">{text}</p>
            <time dateTime={at.toISOString()} className="text-xs text-fg-subtle">
              {toShortDay(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ForGuests() {
  return (
    <>
      <p className="lead mt-3 max-w-[40em]">
        A talk of several people and several engines, with what they claim and decide kept beside it. Threads need an
        account, so that everybody in one knows who speaks.
      </p>
      <p className="mt-5 flex flex-wrap gap-2">
        <ButtonLink to={to('login', null, { return_url: to('thread-new') })}>Sign in and begin one</ButtonLink>
        <ButtonLink to={to('register', null, { return_url: to('thread-new') })} variant="plain">
          Register
        </ButtonLink>
        <ButtonLink to={to('threads-shared')} variant="ghost">
          Read shared threads
        </ButtonLink>
      </p>
    </>
  )
}
