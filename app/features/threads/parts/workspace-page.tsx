import { Link, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { to } from '#app/catalogue/to.ts'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { Prose } from '#app/ui/data/prose.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { OneWorkspace, WorkspaceView } from '../paper/paper-view.server.ts'
import { MESSAGE_MAX_CHARS, PAPER_MAX_CHARS } from '../threads.limits.ts'
import { usePaper } from './use-paper.ts'

type Props = { view: WorkspaceView; problem: FormProblem | null }

/** The document of a thread with its talk beside it; without a thread, a choice of them. */
export function WorkspacePage({ view, problem }: Props) {
  if (view.part === 'workspace') return <Workspace view={view} problem={problem} />
  return (
    <div className="page max-w-[48rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Workspaces</h1>
      <p className="lead mt-2">Each thread has a document beside it. Choose one.</p>
      {view.threads.length === 0 ? (
        <EmptyState title="No threads yet" action={<ButtonLink to={to('thread-new')}>Begin one</ButtonLink>}>
          Ask something worth keeping, then bring a friend into it.
        </EmptyState>
      ) : (
        <ul className="mt-6 border-b border-line">
          {view.threads.map(({ id, title, at }) => (
            <li key={id} className="border-t border-line py-3 wrap-anywhere">
              <Link to={to('thread-workspace', null, { t: id })} className="link font-medium">
                {title}
              </Link>{' '}
              <time dateTime={at.toISOString()} className="text-xs text-fg-subtle">
                {toShortDay(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Workspace({ view, problem }: { view: OneWorkspace; problem: FormProblem | null }) {
  const { id, title, liveAt, liveMark, exportAt, version, canWrite, old, html } = view
  useLive(liveAt, liveMark, ({ name }) => name !== 'part')
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('threads', null, { t: id })}>Back to the talk</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="heading-section min-w-0 flex-1 basis-60 wrap-anywhere" dir="auto">
          {title}: document
        </h1>
        {version > 0 ? (
          <span className="flex flex-wrap gap-2">
            {(['md', 'html'] as const).map((as) => (
              <a
                key={as}
                href={`${exportAt}?of=document&as=${as}`}
                download
                className={toButtonClass({ variant: 'plain', size: 'sm' })}
              >
                <Icon name="download" size={16} /> {as === 'md' ? 'Markdown' : 'HTML'}
              </a>
            ))}
          </span>
        ) : null}
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
          {canWrite ? <Editor view={view} problem={problem} /> : null}
          {old ? <Old view={view} old={old} /> : null}
          {html ? (
            <section aria-labelledby="read-title">
              <h2 id="read-title" className="heading-small">
                As it reads
              </h2>
              <Prose html={html} className="mt-2 rounded-sheet bg-surface p-5 shadow-sm sm:p-7" />
            </section>
          ) : canWrite ? null : (
            <EmptyState title="Nobody has written in it yet" />
          )}
        </div>
        <Beside view={view} />
      </div>
    </div>
  )
}

/** Saves by itself after so long a pause. */
const PAUSE_MS = 2_500

function Editor({ view, problem }: { view: OneWorkspace; problem: FormProblem | null }) {
  const { id, text, version } = view
  const own = problem?.values['do'] === 'write' ? problem : null
  const { box, onChange, base, isChanged, clashes } = usePaper({ version, text })
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const isSaving = useNavigation().formData?.get('do') === 'write'
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const onTyped = () => {
    onChange()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current && box.current?.value !== text)
        submit(form.current, { preventScrollReset: true, replace: true, navigate: false, fetcherKey: `paper-${id}` })
    }, PAUSE_MS)
  }
  return (
    <KeyedForm
      ref={form}
      name="paper"
      again
      action={to('thread-workspace', null, { t: id })}
      className="grid gap-3"
      preventScrollReset
    >
      <input type="hidden" name="do" value="write" />
      <input type="hidden" name="base" value={base} />
      <Field
        label="The document, in Markdown"
        error={own?.errors['paper']}
        help="Others may write at the same time. Whatever two change at once, nothing of either is lost."
      >
        <TextArea
          name="paper"
          rows={18}
          boxRef={box}
          maxLength={PAPER_MAX_CHARS}
          defaultValue={own?.values['paper'] ?? text}
          onChange={onTyped}
          className="font-mono text-sm"
        />
      </Field>
      <p className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" busy={isSaving} busyLabel="Saving...">
          Save
        </Button>
        <span role="status" className="text-[0.8125rem] text-fg-muted">
          {isChanged ? 'Not saved yet.' : version > 0 ? `Version ${version} is saved.` : 'Nothing is written yet.'}
          {clashes > 0 ? ' Somebody changed the same lines: both wordings stand, one after the other.' : ''}
        </span>
      </p>
    </KeyedForm>
  )
}

function Old({
  view: { id, canWrite, version: now },
  old,
}: {
  view: OneWorkspace
  old: NonNullable<OneWorkspace['old']>
}) {
  const { version, at, lines } = old
  return (
    <section aria-labelledby="old-title" className="min-w-0">
      <h2 id="old-title" className="heading-small">
        Version {version}, {toMomentWords(at)}
      </h2>
      <div
        className="mt-2 max-h-96 overflow-auto rounded-card bg-sunken p-4 font-mono text-[0.8125rem]"
        tabIndex={0}
        role="region"
        aria-label={`What version ${version} changed`}
      >
        {lines.map(({ kind, text }, n) => (
          <p
            key={n}
            className={`min-h-5 wrap-anywhere whitespace-pre-wrap ${kind === 'new' ? 'bg-success-soft' : kind === 'gone' ? 'bg-danger-soft line-through' : ''}`}
          >
            {kind === 'new' ? <ins className="no-underline">{text}</ins> : kind === 'gone' ? <del>{text}</del> : text}
          </p>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {canWrite && version < now ? (
          <ActForm name="do" act="restore" fields={{ version }} action={to('thread-workspace', null, { t: id })}>
            Make it stand again
          </ActForm>
        ) : null}
        <ButtonLink to={to('thread-workspace', null, { t: id })} variant="ghost" size="sm" preventScrollReset>
          Close
        </ButtonLink>
      </div>
    </section>
  )
}

function Beside({ view }: { view: OneWorkspace }) {
  const { id, talk, history, canWrite } = view
  return (
    <aside className="min-w-0 lg:sticky lg:top-20" aria-label="Talk and history">
      <h2 className="heading-small">The talk</h2>
      <div className="mt-2 max-h-96 overflow-y-auto" tabIndex={0} role="region" aria-label="Newest messages">
        <ul className="grid gap-2.5 text-[0.875rem]">
          {talk.map(({ id: message, kind, by, text, state }) => (
            <li key={message} className="wrap-anywhere">
              <b className="font-strong">{by}</b>{' '}
              <span className={kind === 'note' ? 'text-fg-subtle' : ''}>
                {state === 'done' ? text : 'is answering...'}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {canWrite ? (
        <KeyedForm name="say" key={talk.at(-1)?.id} action={to('threads', null, { t: id })} className="mt-3 grid gap-2">
          <input type="hidden" name="do" value="say" />
          <Field label="Say something">
            <TextArea name="text" rows={2} maxLength={MESSAGE_MAX_CHARS} />
          </Field>
          <div>
            <Button type="submit" size="sm" variant="plain">
              Send
            </Button>
          </div>
        </KeyedForm>
      ) : null}
      {history.length > 0 ? (
        <details className="mt-6">
          <summary className="link w-fit cursor-pointer py-1.5">History of the document</summary>
          <ol className="mt-1 grid gap-1 text-[0.8125rem]">
            {history.map(({ version, by, createdAt, clashes }) => (
              <li key={version} className="wrap-anywhere">
                <Link to={to('thread-workspace', null, { t: id, version })} preventScrollReset className="link">
                  Version {version}
                </Link>{' '}
                <span className="text-fg-muted">
                  {by}, {createdAt.toISOString().slice(0, 16).replace('T', ' ')}
                  {clashes > 0 ? ', both wordings kept' : ''}
                </span>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </aside>
  )
}
