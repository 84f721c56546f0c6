import { REPORT_MAX_CHARS, reportReasons } from '#app/kits/asking/moderation/report-reasons.ts'
import { Link } from '@remix-run/react'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ThreadView } from '../talking/thread-view.server.ts'
import { MESSAGE_MAX_CHARS } from '../threads.limits.ts'
import { MARK_NAMES } from '../marks.ts'
import type { Shown } from './message-item.tsx'

const chip = 'inline-flex min-h-9 items-center gap-1 rounded-full px-2.5 text-[0.8125rem] tabular-nums lg:min-h-7 '
const own = 'bg-accent-soft text-accent-soft-fg shadow-[inset_0_0_0_1px_var(--accent-line)]'
const others = 'bg-sunken text-fg-muted hover:bg-hover'

/** The marks a message has, each a button that sets or takes off one's own, and a fold with all there are. */
export function Reactions({ message: { id, reactions, state }, viewId }: { message: Shown; viewId: string }) {
  if (state !== 'done') return null
  const rest = Object.entries(MARK_NAMES).filter(([mark]) => !reactions.some((one) => one.mark === mark))
  return (
    <KeyedForm
      name="mark-said"
      of={id}
      again
      action={to('threads', null, { t: viewId })}
      preventScrollReset
      className="mt-1.5 flex flex-wrap items-center gap-1.5"
    >
      <input type="hidden" name="do" value="mark" />
      <input type="hidden" name="message" value={id} />
      {reactions.map(({ mark, n, isOwn }) => (
        <button
          key={mark}
          type="submit"
          name="mark"
          value={mark}
          aria-pressed={isOwn}
          className={chip + (isOwn ? own : others)}
        >
          <span aria-hidden="true">{mark}</span>
          <span className="sr-only">{MARK_NAMES[mark] ?? mark}: </span>
          {n}
        </button>
      ))}
      <details>
        <summary className={`${chip} ${others} cursor-pointer list-none`}>
          <Icon name="smile" size={15} />
          <span className="sr-only">Set a mark</span>
        </summary>
        <span className="mt-1 flex flex-wrap gap-1.5">
          {rest.map(([mark, name]) => (
            <button key={mark} type="submit" name="mark" value={mark} className={chip + others}>
              <span aria-hidden="true">{mark}</span>
              <span className="sr-only">{name}</span>
            </button>
          ))}
        </span>
      </details>
    </KeyedForm>
  )
}

const quiet = toButtonClass({ variant: 'ghost', size: 'xs' })

/** Reply, edit, its history, delete, report. */
export function MessageTools({
  message,
  view,
  problem,
}: {
  message: Shown
  view: ThreadView
  problem: FormProblem | null
}) {
  const { id, by, canEdit, canDelete, editedAt, kind, handle, state } = message
  const action = to('threads', null, { t: view.id })
  const own = problem?.values['do'] === 'report' && problem.values['message'] === id ? problem : null
  const isReporting = own !== null || view.reporting === id
  if (state === 'waiting' || state === 'writing') return null
  return (
    <div className="mt-0.5 -ms-2.5 flex flex-wrap items-start">
      {view.role === 'reader' ? null : (
        <Link to={`${to('threads', null, { t: view.id, reply: id })}#say`} preventScrollReset className={quiet}>
          <Icon name="reply" size={15} /> Reply<span className="sr-only"> to {by}</span>
        </Link>
      )}
      {canEdit ? (
        <Link
          to={`${to('threads', null, { t: view.id, on: id, edit: id })}#m-${id}`}
          preventScrollReset
          className={quiet}
        >
          <Icon name="pen-line" size={15} /> Edit<span className="sr-only"> your message</span>
        </Link>
      ) : null}
      {editedAt ? (
        <Link
          to={`${to('threads', null, { t: view.id, on: id, history: id })}#m-${id}`}
          preventScrollReset
          className={quiet}
        >
          <Icon name="clock" size={15} /> History<span className="sr-only"> of the message of {by}</span>
        </Link>
      ) : null}
      {canDelete ? (
        <KeyedForm name="unsay" of={id} again action={action} preventScrollReset>
          <input type="hidden" name="do" value="unsay" />
          <input type="hidden" name="message" value={id} />
          <Button type="submit" variant="ghost" size="xs">
            <Icon name="trash" size={15} /> Delete<span className="sr-only"> the message of {by}</span>
          </Button>
        </KeyedForm>
      ) : null}
      {kind === 'said' && handle && !canEdit && !isReporting ? (
        <Link
          to={`${to('threads', null, { t: view.id, on: id, report: id })}#m-${id}`}
          preventScrollReset
          className={quiet}
        >
          <Icon name="flag" size={15} /> Report<span className="sr-only"> the message of {by}</span>
        </Link>
      ) : null}
      {isReporting ? <ReportForm id={id} action={action} problem={own} /> : null}
    </div>
  )
}

function ReportForm({ id, action, problem }: { id: string; action: string; problem: FormProblem | null }) {
  return (
    <KeyedForm name="report-said" of={id} action={action} className="grid max-w-sm gap-3 rounded-card bg-sunken p-3.5">
      <input type="hidden" name="do" value="report" />
      <input type="hidden" name="message" value={id} />
      <Field label="What is wrong with it" error={problem?.errors['reason']}>
        <Select name="reason" defaultValue={problem?.values['reason'] ?? 'unkind'}>
          {reportReasons.map(({ reason, label }) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="In your words, if you like" error={problem?.errors['words']}>
        <TextInput
          name="words"
          maxLength={REPORT_MAX_CHARS}
          defaultValue={problem?.values['words'] ?? ''}
          autoComplete="off"
        />
      </Field>
      <p className="text-xs text-fg-subtle">
        The administrator reads this one message, and nothing else of the thread.
      </p>
      <div>
        <Button type="submit" variant="plain" size="sm">
          Send the report
        </Button>
      </div>
    </KeyedForm>
  )
}

export function EditForm({
  message,
  viewId,
  problem,
}: {
  message: Shown
  viewId: string
  problem: FormProblem | null
}) {
  return (
    <KeyedForm
      name="edit-said"
      of={message.id}
      action={to('threads', null, { t: viewId })}
      className="mt-1 grid gap-3 rounded-card bg-surface p-3.5 shadow-sm"
    >
      <input type="hidden" name="do" value="edit" />
      <input type="hidden" name="message" value={message.id} />
      <Field label="Your message, changed" help="What it said before stays to be read." error={problem?.errors['text']}>
        <TextArea
          name="text"
          rows={4}
          maxLength={MESSAGE_MAX_CHARS}
          defaultValue={problem?.values['text'] ?? message.text}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <ButtonLink
          to={`${to('threads', null, { t: viewId })}#m-${message.id}`}
          preventScrollReset
          variant="ghost"
          size="sm"
        >
          Leave it
        </ButtonLink>
      </div>
    </KeyedForm>
  )
}

export function History({ edits }: { edits: readonly { text: string; at: Date }[] }) {
  return (
    <section aria-label="What it said before" className="mt-2 grid gap-2 rounded-card bg-sunken p-3.5 text-[0.875rem]">
      {edits.map(({ text, at }, n) => (
        <div key={n}>
          <p className="text-xs text-fg-subtle">Until {toMomentWords(at)}</p>
          <p className="thread-words wrap-anywhere whitespace-pre-wrap">{text}</p>
        </div>
      ))}
    </section>
  )
}
