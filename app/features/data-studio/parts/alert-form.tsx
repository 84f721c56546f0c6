import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { AlertFormView } from '../alerts/alert-view.server.ts'
import { WEEKDAYS } from '../alerts/alert-words.ts'

type Props = { form: AlertFormView; problem: FormProblem | null }

const CONDITIONS = [
  { value: 'above', label: 'is above' },
  { value: 'below', label: 'is below' },
  { value: 'changes', label: 'changes by more than so many percent' },
] as const
const OFTEN = [
  { value: 'hourly', label: 'Every hour' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const LINES = [
  { value: 'max', label: 'The largest of the lines' },
  { value: 'min', label: 'The smallest of the lines' },
] as const

/** The zone of the reader's clock once scripts run; before that, and without them, universal time. */
function useZone(zone: string | null): string {
  const hasScript = useHasScript()
  return zone ?? (hasScript ? new Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC')
}

type Choices = readonly { value: string; label: string }[]

/** What an alert watches, when it looks, and whether a letter goes out. */
export function AlertForm({ form, problem }: Props) {
  const sent = problem?.values['do'] === 'alert' ? problem : null
  if (!form.isMember)
    return <p className="text-fg-muted">Alerts are for members. Sign in, and your tables come along.</p>
  if (form.columns.length === 0)
    return <p className="text-fg-muted">This answer holds no number that could be watched.</p>
  return (
    <KeyedForm
      name="data-alert"
      of={form.alert || form.ask}
      again={form.alert !== ''}
      action={
        form.alert
          ? to('v2-business-intelligence', null, { alert: form.alert })
          : to('v2-business-intelligence', null, { data: form.data, part: 'watch', ask: form.ask })
      }
      className="grid gap-4"
    >
      <input type="hidden" name="do" value="alert" />
      <input type="hidden" name="alert" value={form.alert} />
      <input type="hidden" name="data" value={form.data} />
      <input type="hidden" name="ask" value={form.ask} />
      {sent?.errors['form'] ? <FieldError>{sent.errors['form']}</FieldError> : null}
      <WatchFields form={form} sent={sent} />
      <Checkbox
        name="mail"
        value="on"
        label="A letter too, beside the notice"
        help={<MailHelp mail={form.mail} />}
        defaultChecked={sent ? sent.values['mail'] === 'on' : (form.said?.byMail ?? false)}
      />
      <Button type="submit" className="justify-self-start">
        <Icon name="bell" size={17} /> {form.alert ? 'Keep these changes' : 'Watch it'}
      </Button>
    </KeyedForm>
  )
}

/** The figure, when it is worth telling, and when it is looked at. */
function WatchFields({ form, sent }: { form: AlertFormView; sent: FormProblem | null }) {
  const { said } = form
  const zone = useZone(form.zone)
  const value = (name: string, usual: string) => sent?.values[name] ?? usual
  const error = (name: string) => sent?.errors[name] ?? null
  const choice = (name: string, label: string, usual: string, choices: Choices) => (
    <Field label={label} error={error(name)}>
      <Select name={name} defaultValue={value(name, usual)}>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {choice(
        'column',
        'The figure',
        said?.column ?? form.columns[0]?.column ?? '',
        form.columns.map(({ column, label }) => ({ value: column, label })),
      )}
      {form.isSingle && said?.pick !== 'max' && said?.pick !== 'min' ? (
        <input type="hidden" name="pick" value="one" />
      ) : (
        choice('pick', 'Of which line', said?.pick ?? 'max', LINES)
      )}
      {choice('condition', 'It is told when the figure', said?.condition ?? 'above', CONDITIONS)}
      <Field label="This number" error={error('threshold') ?? (form.isSingle ? error('pick') : null)}>
        <TextInput
          name="threshold"
          inputMode="decimal"
          defaultValue={value('threshold', said?.threshold ?? '')}
          autoComplete="off"
          placeholder="1,000"
        />
      </Field>
      {choice('often', 'It looks', said?.often ?? 'daily', OFTEN)}
      {choice('hour', 'At, by day or week', String(said?.hour ?? 8), HOURS)}
      {choice(
        'weekday',
        'On, by week',
        String(said?.weekday ?? 1),
        WEEKDAYS.map((label, n) => ({ value: String(n + 1), label })),
      )}
      <Field label="Time zone" help="Such as UTC, Europe/Berlin or America/New_York." error={error('zone')}>
        <TextInput key={zone} name="zone" defaultValue={value('zone', zone)} autoComplete="off" />
      </Field>
    </div>
  )
}

function MailHelp({ mail }: { mail: AlertFormView['mail'] }) {
  if (mail === 'on') return 'It goes to the address of your account.'
  if (mail === 'unconfirmed') return 'None goes out before you confirmed the address of your account.'
  return (
    <>
      {'Letters of alerts are switched off in your '}
      <Link to={to('settings', null, { part: 'notifications' })} className="link">
        settings
      </Link>
      .
    </>
  )
}
