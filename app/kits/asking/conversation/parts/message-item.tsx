import { Link } from '@remix-run/react'
import { useEffect } from 'react'
import { to } from '#app/catalogue/to.ts'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { fitsAddress } from '#app/platform/address-room.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink, IconButtonLink } from '#app/ui/controls/button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { SeatMark } from '#app/ui/brand/seat-mark.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { MESSAGE_MAX_CHARS } from '../conversation.limits.ts'
import type { ConversationView, MessageView } from '../conversation-view.ts'
import { toConversation } from '../to-conversation.ts'
import { Attachments } from './attachments.tsx'
import { SourceList } from './source-list.tsx'

type Props = { message: MessageView; conversation: ConversationView }

const quiet = toButtonClass({ variant: 'ghost', size: 'xs' })

/** What a person said, with what came along and who was asked. */
export function PersonMessage({
  message,
  conversation,
  isEditing,
  problem,
}: Props & { isEditing: boolean; problem: FormProblem | null }) {
  const { id, text, asked, attachments } = message
  const { id: c, kind } = conversation
  return (
    <article id={`m-${id}`} aria-label="You" className="scroll-mt-24">
      {isEditing ? (
        <EditForm message={message} conversation={conversation} problem={problem} />
      ) : (
        <div className="ml-auto w-fit max-w-[min(100%,34rem)] rounded-[22px] rounded-br-[7px] bg-primary px-4.5 py-3 text-[0.9375rem] leading-relaxed wrap-anywhere whitespace-pre-wrap text-fg-on-ink">
          {text}
        </div>
      )}
      {attachments.length > 0 ? <Attachments attachments={attachments} className="mt-2 ml-auto max-w-[34rem]" /> : null}
      <div className="mt-1 flex flex-wrap items-center justify-end gap-1">
        <BranchSteps message={message} conversation={conversation} of="message" />
        {isEditing ? null : (
          <Link to={`${toConversation(kind, c, { at: id, edit: id })}#m-${id}`} preventScrollReset className={quiet}>
            <Icon name="pen-line" size={15} /> Edit<span className="sr-only"> this message</span>
          </Link>
        )}
      </div>
      {asked.length > 0 ? (
        <p className="mt-2 flex items-center gap-2 text-[0.8125rem] text-fg-subtle">
          <Icon name="gavel" size={15} className="flex-none" />
          <span>Asked in turn: {asked.join(', then ')}.</span>
        </p>
      ) : null}
    </article>
  )
}

function EditForm({ message, conversation, problem }: Props & { problem: FormProblem | null }) {
  const fieldId = `edit-${message.id}`
  // The person asked for this field a moment ago.
  useEffect(() => document.getElementById(fieldId)?.focus({ preventScroll: true }), [fieldId])
  const { id: c, kind } = conversation
  return (
    <KeyedForm
      name={`edit-${message.id}`}
      action={to(kind)}
      className="ml-auto grid max-w-[34rem] gap-3 rounded-card bg-surface p-4 shadow-sm"
    >
      <input type="hidden" name="do" value="edit" />
      <input type="hidden" name="c" value={c} />
      <input type="hidden" name="message" value={message.id} />
      <Field
        label="Your message, changed"
        id={fieldId}
        help="The earlier one and its answers stay as a branch."
        error={problem?.errors['text'] ?? null}
      >
        <TextArea
          name="text"
          rows={4}
          maxLength={MESSAGE_MAX_CHARS}
          defaultValue={problem?.values['text'] ?? message.text}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to={toConversation(kind, c, { at: message.id })} preventScrollReset variant="ghost" size="sm">
          Leave it
        </ButtonLink>
        <Button type="submit" size="sm">
          Send the change
        </Button>
      </div>
    </KeyedForm>
  )
}

/** One branch after the other, where several part. */
function BranchSteps({
  message: { id: shown, place },
  conversation: { id, kind },
  of,
}: Props & { of: 'message' | 'answer' }) {
  if (place.of < 2) return null
  const toBranch = (at: string) => toConversation(kind, id, { at })
  return (
    <span
      className="inline-flex items-center text-[0.8125rem] text-fg-muted tabular-nums"
      role="group"
      aria-label={`Branches of this ${of}`}
    >
      <IconButtonLink
        to={toBranch(place.previous ?? shown)}
        preventScrollReset
        aria-disabled={place.previous === null || undefined}
        label={`Previous ${of}`}
        className="aria-disabled:pointer-events-none aria-disabled:opacity-40"
      >
        <Icon name="chevron-left" size={16} />
      </IconButtonLink>
      {place.number} of {place.of}
      <IconButtonLink
        to={toBranch(place.next ?? shown)}
        preventScrollReset
        aria-disabled={place.next === null || undefined}
        label={`Next ${of}`}
        className="aria-disabled:pointer-events-none aria-disabled:opacity-40"
      >
        <Icon name="chevron-right" size={16} />
      </IconButtonLink>
    </span>
  )
}

const STATES = { stopped: 'stopped', cut: 'cut off', failed: 'no answer' } as const

/** One answer: who gave it, its words as they come, and its receipt. */
export function VoiceMessage({
  message,
  conversation,
  question,
  live,
}: Props & { question: string; live: string | undefined }) {
  const { id, voice, state, isUnderWay, html, note, engines, sources, leftOut, receipt } = message
  const text = isUnderWay ? (live ?? message.text) : message.text
  const badge = state === 'stopped' || state === 'cut' || state === 'failed' ? STATES[state] : null
  const label = voice?.label ?? 'Somebody'
  const by = engines.filter((engine) => engine !== label)
  return (
    <article
      id={`m-${id}`}
      aria-label={`${label} answered`}
      aria-busy={isUnderWay || undefined}
      className="min-w-0 scroll-mt-24"
    >
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SeatMark seat={voice?.mark ?? 1} size={16} />
        <h2 className="text-[0.9375rem] font-strong">{label}</h2>
        {by.length > 0 ? <span className="text-[0.8125rem] text-fg-subtle">by {by.join(', ')}</span> : null}
        {badge ? <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{badge}</Badge> : null}
      </header>
      {leftOut > 0 ? (
        <p className="mt-1.5 text-[0.8125rem] text-fg-muted">
          {leftOut === 1 ? 'The first message' : `The first ${leftOut} messages`} no longer fitted into what it reads at
          once. It answered without {leftOut === 1 ? 'it' : 'them'}.
        </p>
      ) : null}
      {isUnderWay && text === '' ? (
        <p className="mt-2.5 flex items-center gap-2.5 text-fg-muted">
          <Spinner /> {state === 'waiting' ? 'Next in turn' : 'Thinking'}
        </p>
      ) : null}
      {html ? (
        <Prose html={html} className="mt-1.5 text-base! leading-relaxed!" />
      ) : text === '' ? null : (
        <p className="mt-1.5 max-w-reading text-base leading-relaxed wrap-anywhere whitespace-pre-wrap">{text}</p>
      )}
      {note ? (
        <p className={`mt-2 text-[0.8125rem] ${state === 'failed' ? 'text-danger-text' : 'text-fg-muted'}`}>{note}</p>
      ) : null}
      {sources.length > 0 ? <SourceList sources={sources} className="mt-3 rounded-card bg-sunken px-4 py-3" /> : null}
      {isUnderWay ? null : (
        <footer className="mt-1.5 -ml-2 flex flex-wrap items-center gap-x-1 gap-y-0.5 text-fg-muted">
          {text === '' ? null : <CopyButton text={message.text} what={`the answer of ${label}`} className={quiet} />}
          <KeyedForm name={`again-${id}`} action={to(conversation.kind)} preventScrollReset>
            <input type="hidden" name="do" value="again" />
            <input type="hidden" name="c" value={conversation.id} />
            <input type="hidden" name="message" value={id} />
            <button type="submit" className={quiet}>
              <Icon name="refresh" size={15} /> {badge ? 'Try again' : 'Answer anew'}
              <span className="sr-only"> by {label}</span>
            </button>
          </KeyedForm>
          {question !== '' && question.length <= QUESTION_MAX_CHARS && fitsAddress(question) ? (
            <Link to={to('consensus', null, { question })} className={quiet}>
              <Icon name="scale" size={15} /> Compare with others
            </Link>
          ) : null}
          <BranchSteps message={message} conversation={conversation} of="answer" />
          {receipt ? (
            <span className="ml-2 text-xs text-fg-subtle tabular-nums">
              {receipt.time}, {receipt.cost === 'unknown' ? 'cost unknown' : receipt.cost}
            </span>
          ) : null}
        </footer>
      )}
    </article>
  )
}
