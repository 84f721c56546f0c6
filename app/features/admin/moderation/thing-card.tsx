import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { reportReasons } from '#app/kits/asking/moderation/report-reasons.ts'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { AdminForm, useIsBusy } from '../parts/admin-form.tsx'
import type { ModerationView } from './moderation.server.ts'

type Thing = ModerationView['things'][number]
type Props = { thing: Thing; answer: AdminFormAnswer | null }

/** One thing of the queue: what it says, whose it is, what was said about it, and the decision. */
export function ThingCard({ thing, answer }: Props) {
  const { label, excerpt, address, author, history, reports } = thing
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-surface p-5 shadow-sm lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{label}</Badge>
          <Link to={address} className="link">
            Open it
          </Link>
        </p>
        <blockquote dir="auto" className="rounded-card bg-sunken p-3.5 wrap-anywhere whitespace-pre-line">
          {excerpt || 'A picture'}
        </blockquote>
        <ul className="text-[0.8125rem]">
          {reports.map(({ id, reason, words, by, at, isOpen, outcome }) => (
            <li key={id} className="border-t border-line py-1.5 wrap-anywhere">
              <b className="font-medium">{reason}</b>
              {words ? `: ${words}` : ''}{' '}
              <span className="text-fg-muted">
                {by}, {toLongDay(new Date(at))}
                {isOpen ? '' : `, settled: ${outcome}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        {author ? (
          <p className="text-[0.8125rem] text-fg-muted">
            <Link to={to('admin-users', null, { user: author.id })} className="link font-medium">
              {author.name}
            </Link>{' '}
            @{author.handle}, here since {toLongDay(new Date(author.since))}
            {author.isSuspended ? ', suspended' : ''}.{' '}
            {history.reported === 0 && history.decided.length === 0
              ? 'Nothing before.'
              : `Before: ${[`${history.reported} reports about other things`, ...history.decided.map(({ act, times }) => `${act} ${times}×`)].join(', ')}.`}
          </p>
        ) : (
          <p className="text-[0.8125rem] text-fg-muted">Its author is not here any more.</p>
        )}
        <DecideForm thing={thing} answer={answer} />
      </div>
    </article>
  )
}

function DecideForm({ thing: { kind, thingId, canHide, author }, answer }: Props) {
  const own = answer?.problem.values.thing === thingId ? answer : null
  const isBusy = useIsBusy('decide', { thing: thingId })
  const verdict = fieldOf(own, 'decide', 'verdict', 'dismissed')
  const words = fieldOf(own, 'decide', 'words')
  return (
    <AdminForm act="decide" fixed={{ kind, thing: thingId }} className="grid gap-3">
      <Field label="What is to be done" error={verdict.error}>
        <Select name="verdict" defaultValue={verdict.defaultValue}>
          <option value="dismissed">Nothing: it may stand</option>
          {canHide && author ? <option value="hidden">Hide it</option> : null}
          {author ? <option value="warned">Warn its author</option> : null}
          {author ? <option value="suspended">Suspend its author</option> : null}
        </Select>
      </Field>
      <Field label="The reason its author is told">
        <Select name="reason" defaultValue="spam">
          {reportReasons.map(({ reason, label }) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="In your words" error={words.error}>
        <TextArea name="words" rows={2} defaultValue={words.defaultValue} />
      </Field>
      <Button type="submit" busy={isBusy} className="justify-self-start">
        Decide
      </Button>
    </AdminForm>
  )
}
