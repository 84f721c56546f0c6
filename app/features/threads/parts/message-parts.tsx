import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { Shown } from './message-item.tsx'

/** How a panel stood: its claims with who holds them, and each voice in its own words. */
export function PanelPart({
  panel,
  runTo,
}: {
  panel: NonNullable<NonNullable<Shown['facts']>['panel']>
  runTo: string | null
}) {
  const { voices, agreement, claims } = panel
  const spoke = voices.filter(({ state }) => state === 'answered')
  return (
    <div className="mt-2 rounded-card bg-sunken px-3.5 py-2.5 text-[0.8125rem]">
      <p className="flex flex-wrap items-center gap-2">
        <span>
          {spoke.length} of {voices.length} answered
        </span>
        {agreement === null ? null : (
          <Badge tone={agreement > 0.66 ? 'success' : 'warning'}>{Math.round(agreement * 100)}% agree</Badge>
        )}
        {runTo ? (
          <Link to={runTo} className="link">
            Open the whole comparison
          </Link>
        ) : null}
      </p>
      {claims.some(({ oppose }) => oppose.length > 0) ? (
        <ul className="mt-2 grid gap-1">
          {claims
            .filter(({ oppose }) => oppose.length > 0)
            .map(({ text, support, oppose }) => (
              <li key={text} className="wrap-anywhere">
                “{text}”{' '}
                <span className="text-fg-muted">
                  {support.join(', ')}; not {oppose.join(', ')}
                </span>
              </li>
            ))}
        </ul>
      ) : null}
      <details className="mt-1">
        <summary className="link w-fit cursor-pointer py-1">Each in its own words</summary>
        <dl className="mt-1 grid gap-2">
          {voices.map(({ label, state, text }, n) => (
            <div key={n}>
              <dt className="font-medium">
                {label}
                {state === 'answered' ? '' : state === 'abstained' ? ', nothing to say' : ', no answer'}
              </dt>
              <dd className="wrap-anywhere whitespace-pre-wrap text-fg-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

type PollProps = { poll: NonNullable<Shown['poll']>; messageId: string; viewId: string }

/** A poll: how often each was chosen, and one's own choice. */
export function PollPart({ poll: { options, isMany, isClosed, canClose }, messageId, viewId }: PollProps) {
  const all = options.reduce((sum, { n }) => sum + n, 0)
  const most = Math.max(1, ...options.map(({ n }) => n))
  const action = to('threads', null, { t: viewId })
  return (
    <div className="mt-2 max-w-[34rem] rounded-card bg-sunken p-3.5">
      <KeyedForm name="vote" of={messageId} again action={action} preventScrollReset>
        <input type="hidden" name="do" value="vote" />
        <input type="hidden" name="message" value={messageId} />
        <fieldset disabled={isClosed} className="grid gap-2">
          <legend className="sr-only">Poll</legend>
          {options.map(({ text, n, isOwn }, place) => (
            <div key={place} className="grid gap-1">
              <ChoiceChip
                type={isMany ? 'checkbox' : 'radio'}
                name="choice"
                value={place}
                defaultChecked={isOwn}
                key={String(isOwn)}
                className="min-h-9! w-fit max-w-full"
              >
                <span className="min-w-0 wrap-anywhere">{text}</span>
                <span className="tabular-nums">{n}</span>
              </ChoiceChip>
              <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
                <span className="block h-full rounded-full bg-accent" style={{ inlineSize: `${(n / most) * 100}%` }} />
              </span>
            </div>
          ))}
        </fieldset>
        <p className="mt-2.5 flex flex-wrap items-center gap-2 text-xs text-fg-subtle">
          {isClosed ? null : (
            <Button type="submit" size="xs" variant="plain">
              Choose
            </Button>
          )}
          {isClosed ? 'Closed. ' : ''}
          {all === 1 ? 'One vote' : `${all} votes`}
          {isMany ? ', several may be chosen' : ''}
        </p>
      </KeyedForm>
      {canClose ? (
        <div className="mt-2">
          <ActForm name="do" act="close-poll" fields={{ message: messageId }} action={action} variant="ghost">
            Close the poll
          </ActForm>
        </div>
      ) : null}
    </div>
  )
}
