import { to } from '#app/catalogue/to.ts'
import { chosenEvents, webhookEvents } from '#app/kits/foundation/webhooks/webhook-events.ts'
import { fieldOf, isTicked, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Switch } from '#app/ui/controls/switch.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ActButton, AdminForm, AdminFormProblem, useIsBusy } from '../parts/admin-form.tsx'
import { ABOUT_MAX_CHARS, URL_MAX_CHARS } from './webhooks.limits.ts'
import type { WebhookView } from './webhooks.server.ts'

type Props = { webhook: WebhookView | null; answer: AdminFormAnswer | null }

/** One webhook: where it leads, what it is told, how it signs, and what came of its calls. */
export const WebhookPage = ({ webhook, answer }: Props) => (
  <div className="page pt-4 pb-section sm:pt-6">
    <BackLink to={to('admin-webhooks')}>All webhooks</BackLink>
    <h1 className="heading-page mt-2 wrap-anywhere">{webhook ? webhook.about || webhook.url : 'A new webhook'}</h1>
    <AdminFormProblem answer={answer} />
    <WebhookForm webhook={webhook} answer={answer} />
    {webhook ? (
      <>
        <SecretPart webhook={webhook} />
        <CallsPart webhook={webhook} />
        <div className="mt-12">
          <ActButton act="remove" fixed={{ webhook: webhook.id }} label="Remove this webhook" variant="ghost" />
        </div>
      </>
    ) : null}
  </div>
)

function WebhookForm({ webhook, answer }: Props) {
  const isBusy = useIsBusy('save')
  const field = (name: string, known = '') => fieldOf(answer, 'save', name, known)
  const { error: urlError, ...url } = field('url', webhook?.url)
  const { error: aboutError, ...about } = field('about', webhook?.about)
  return (
    <AdminForm
      act="save"
      once
      fixed={{ webhook: webhook?.id ?? 'new' }}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-6">
        <Field
          label="Address"
          help="It gets a POST with JSON and should answer 2xx within ten seconds."
          error={urlError}
        >
          <TextInput {...url} type="url" required maxLength={URL_MAX_CHARS} autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field label="What it is for" help="For you; nobody else reads it." error={aboutError}>
          <TextInput {...about} maxLength={ABOUT_MAX_CHARS} />
        </Field>
        <FieldSet label="It is told when" error={field('events').error}>
          <div className="grid gap-1">
            {chosenEvents.map((event) => (
              <Checkbox
                key={event}
                name="events"
                value={event}
                label={webhookEvents[event].label}
                help={`${event}: ${webhookEvents[event].holds}`}
                defaultChecked={isTicked(answer, 'save', 'events', webhook?.events.includes(event) ?? false, event)}
              />
            ))}
          </div>
        </FieldSet>
        <Switch
          name="isOn"
          label="Switched on"
          help="Off: nothing new is put in line."
          defaultChecked={isTicked(answer, 'save', 'isOn', webhook?.isOn ?? true)}
        />
      </Card>
      <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Saving...">
        Save
      </Button>
    </AdminForm>
  )
}

const SecretPart = ({ webhook: { id, secret } }: { webhook: WebhookView }) => (
  <section aria-labelledby="secret" className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-4">
    <h2 id="secret" className="heading-section">
      Signing secret
    </h2>
    <p className="max-w-[var(--reading)] text-fg-muted">
      Every call carries webhook-id, webhook-timestamp and webhook-signature as standardwebhooks.com describes them.
      Check the signature, and refuse calls that are older than five minutes.
    </p>
    {secret ? (
      <details>
        <summary className="cursor-pointer py-1 font-medium">Show the secret</summary>
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <code className="wrap-anywhere">{secret}</code>
          <CopyButton text={secret} what="Signing secret" />
        </p>
      </details>
    ) : (
      <p role="alert">
        It cannot be read, because SESSION_SECRET is another one than when it was made. Make a new one.
      </p>
    )}
    <div className="flex flex-wrap gap-2">
      <ActButton act="test" fixed={{ webhook: id }} label="Send a test" variant="primary" />
      <ActButton act="new-secret" fixed={{ webhook: id }} label="Make a new secret" />
    </div>
  </section>
)

const states = {
  delivered: { tone: 'success', label: 'Delivered' },
  waiting: { tone: 'info', label: 'Waiting' },
  failed: { tone: 'danger', label: 'Failed' },
} as const

const CallsPart = ({ webhook: { id, calls } }: { webhook: WebhookView }) => (
  <section aria-labelledby="calls" className="mt-12">
    <h2 id="calls" className="heading-section">
      Last calls
    </h2>
    {calls.length === 0 ? (
      <EmptyState title="Nothing was sent yet" heading="h3" className="mt-4 rounded-card bg-sunken" />
    ) : (
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] border-b border-line">
        {calls.map((call) => (
          <li key={call.id} className="grid gap-1 border-t border-line py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{call.label}</span>
              <Badge tone={states[call.state].tone}>{states[call.state].label}</Badge>
              <span className="text-[0.8125rem] text-fg-subtle">
                {call.made.words}, {call.made.ago}
              </span>
            </p>
            <p className="text-[0.8125rem] wrap-anywhere text-fg-muted">
              {call.tried === null
                ? 'Not tried yet.'
                : `Tried ${call.tries === 1 ? 'once' : `${call.tries} times`}, last ${call.tried}: ${[call.status, call.answer].filter(Boolean).join(' ') || 'an empty answer'}`}
            </p>
            {call.state === 'failed' ? (
              <ActButton act="resend" fixed={{ webhook: id, call: call.id }} label="Send again" name={call.label} />
            ) : null}
          </li>
        ))}
      </ul>
    )}
  </section>
)
