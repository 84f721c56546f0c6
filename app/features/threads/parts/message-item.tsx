import { Link } from '@remix-run/react'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { to } from '#app/catalogue/to.ts'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import type { ThreadView } from '../talking/thread-view.server.ts'
import { EditForm, History, MessageTools, Reactions } from './message-tools.tsx'
import { PanelPart, PollPart } from './message-parts.tsx'

export type Shown = ThreadView['talk']['messages'][number]
type Props = { message: Shown; view: ThreadView; live: string; problem: FormProblem | null; isNew: boolean }

/** One message of a talk, with what can be done with it. */
export function MessageItem({ message, view, live, problem, isNew }: Props) {
  if (message.kind === 'note') return <Note message={message} />
  const { id, by, isDeleted, isApart, voice } = message
  const isEditing = message.canEdit && (view.editing === id || problem?.values['message'] === id)
  return (
    <article
      id={`m-${id}`}
      aria-label={`${by}${isNew ? ', new' : ''}`}
      className="thread-message group -mx-2 flex scroll-mt-24 gap-3 px-2 py-2"
    >
      {voice ? (
        <span className="grid size-8 flex-none place-items-center rounded-[10px] bg-sunken">
          <SeatMark seat={toSeatNumber(toMark(voice))} size={17} />
        </span>
      ) : (
        <Avatar name={by} picture={message.picture} />
      )}
      <div className="min-w-0 flex-1">
        <Head message={message} />
        {message.replied ? <Replied replied={message.replied} /> : null}
        {isDeleted || isApart ? (
          <Gone message={message} viewId={view.id} />
        ) : isEditing ? (
          <EditForm message={message} viewId={view.id} problem={problem?.values['message'] === id ? problem : null} />
        ) : (
          <Words message={message} viewId={view.id} live={live} />
        )}
        {view.history?.id === id ? <History edits={view.history.edits} /> : null}
        {isDeleted || isApart || isEditing ? null : (
          <>
            <Reactions message={message} viewId={view.id} />
            <MessageTools message={message} view={view} problem={problem} />
          </>
        )}
      </div>
    </article>
  )
}

/** A voice keeps its mark within a talk. */
const toMark = (voice: string) => [...voice].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 12, 3)

function Head({ message: { by, handle, voice, at, editedAt, askedBy, facts, state } }: { message: Shown }) {
  return (
    <header className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <h3 className="text-[0.9375rem] font-strong wrap-anywhere">
        {handle ? (
          <Link to={to('profile', { handle })} className="hover:text-accent-text">
            {by}
          </Link>
        ) : (
          by
        )}
      </h3>
      {voice ? <Badge>engine</Badge> : null}
      <time dateTime={at.toISOString()} className="text-xs text-fg-subtle tabular-nums">
        {toMomentWords(at)}
      </time>
      {editedAt ? <span className="text-xs text-fg-subtle">edited</span> : null}
      {askedBy ? (
        <span className="text-xs text-fg-subtle">
          asked by {askedBy}
          {facts && state === 'done' ? `, ${facts.cost}` : ''}
        </span>
      ) : null}
    </header>
  )
}

function Note({ message: { id, by, text, at, isApart } }: { message: Shown }) {
  return (
    <p id={`m-${id}`} className="scroll-mt-24 py-1 ps-11 text-[0.8125rem] text-fg-subtle wrap-anywhere">
      {isApart ? 'Somebody' : by} {text} <time dateTime={at.toISOString()}>{toMomentWords(at)}</time>
    </p>
  )
}

const Replied = ({ replied: { id, by, text } }: { replied: NonNullable<Shown['replied']> }) => (
  <a
    href={`#m-${id}`}
    className="mt-1 flex min-w-0 items-center gap-1.5 border-s-2 border-accent-line ps-2 text-[0.8125rem] text-fg-muted hover:text-fg"
  >
    <Icon name="reply" size={14} className="flex-none" />
    <span className="truncate">
      {by}: {text || 'a deleted message'}
    </span>
  </a>
)

function Gone({ message: { id, isApart, canBringBack }, viewId }: { message: Shown; viewId: string }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-3 text-[0.875rem] text-fg-subtle italic">
      {isApart ? 'You and whoever wrote this see nothing of one another.' : 'This message is deleted.'}
      {canBringBack && !isApart ? (
        <ActForm
          name="do"
          act="say-again"
          fields={{ message: id }}
          action={to('threads', null, { t: viewId })}
          variant="ghost"
        >
          <Icon name="undo" size={15} /> Undo
        </ActForm>
      ) : null}
    </div>
  )
}

function Words({ message, viewId, live }: { message: Shown; viewId: string; live: string }) {
  const { html, state, facts, files, poll, canStop, id } = message
  const isOpen = state === 'waiting' || state === 'writing'
  return (
    <>
      {html ? <Text html={html} text={message.text} /> : null}
      {isOpen ? (
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-40 wrap-anywhere whitespace-pre-wrap text-fg-muted">
            <Spinner /> {live || (state === 'waiting' ? 'Waiting for its turn...' : 'Answering...')}
          </p>
          {canStop ? (
            <ActForm name="do" act="stop" fields={{ message: id }} action={to('threads', null, { t: viewId })}>
              <Icon name="stop" size={15} /> Stop
            </ActForm>
          ) : null}
        </div>
      ) : null}
      {facts?.note ? (
        <p className="mt-1 text-[0.8125rem] text-fg-muted wrap-anywhere">
          {state === 'failed' ? <Badge tone="warning">no answer</Badge> : null} {facts.note}
        </p>
      ) : null}
      {facts?.panel ? <PanelPart panel={facts.panel} runTo={message.runTo} /> : null}
      {facts && facts.sources.length > 0 ? <Sources sources={facts.sources} /> : null}
      {poll ? <PollPart poll={poll} messageId={id} viewId={viewId} /> : null}
      {files.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="Attached">
          {files.map(({ id: file, name, type, bytes, href }) => (
            <li key={file} className="max-w-full">
              <a
                href={href}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-control bg-sunken px-3 py-1.5 text-[0.8125rem] hover:bg-hover"
              >
                <Icon name={type.startsWith('image/') ? 'image' : 'paperclip'} size={15} className="flex-none" />
                <span className="truncate">{name}</span>
                <span className="flex-none text-fg-subtle">{toSizeWords(bytes)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A longer message shows its beginning, and all of it on demand. */
const LONG_CHARS = 2_500
const BEGINNING_CHARS = 500

function Text({ html, text }: { html: string; text: string }) {
  const prose = <Prose html={html} className="thread-words mt-0.5 text-[0.9375rem]! leading-relaxed! wrap-anywhere" />
  if (text.length <= LONG_CHARS) return prose
  return (
    <>
      <p className="thread-words mt-0.5 text-[0.9375rem] leading-relaxed wrap-anywhere">
        {text.slice(0, BEGINNING_CHARS).toWellFormed()}…
      </p>
      <details className="mt-1">
        <summary className="link w-fit cursor-pointer py-1 text-[0.8125rem]">
          All {text.length.toLocaleString('en')} characters
        </summary>
        {prose}
      </details>
    </>
  )
}

function Sources({ sources }: { sources: NonNullable<Shown['facts']>['sources'] }) {
  return (
    <details className="mt-1 text-[0.8125rem]">
      <summary className="link w-fit cursor-pointer py-1">
        {sources.length === 1 ? 'One source' : `${sources.length} sources`}
      </summary>
      <ul className="mt-1 grid gap-2 rounded-card bg-sunken p-3">
        {sources.map(({ title, url, quote }, n) => (
          <li key={n} className="wrap-anywhere">
            {url && /^https?:\/\//i.test(url) ? (
              <a href={url} rel="noopener noreferrer nofollow" className="link">
                {title}
              </a>
            ) : url?.startsWith('/') && !url.startsWith('//') ? (
              <Link to={url} className="link">
                {title}
              </Link>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            {quote ? <blockquote className="mt-0.5 text-fg-muted">{quote}</blockquote> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
