import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FlowView } from '../editing/flow-view.server.ts'
import { toPart } from './flow-links.ts'

type Start = NonNullable<FlowView['starts']>[number]
type Props = { view: FlowView; starts: readonly Start[]; problem: FormProblem | null }

const OFTEN: readonly { value: string; label: string }[] = [
  { value: '0 8 * * *', label: 'Every day at 8:00' },
  { value: '0 8 * * 1-5', label: 'On weekdays at 8:00' },
  { value: '0 8 * * 1', label: 'Mondays at 8:00' },
  { value: '0 18 * * 5', label: 'Fridays at 18:00' },
  { value: '0 8 1 * *', label: 'On the first of each month at 8:00' },
  { value: '0 * * * *', label: 'Every hour' },
  { value: 'own', label: 'A schedule of my own, below' },
]

/** What begins a flow by itself: schedules, signed calls, new mail, new documents. */
export function StartsPart({ view, starts, problem }: Props) {
  if (!view.isMember)
    return <p className="text-fg-muted">What starts by itself is for members. Sign in and your flows come along.</p>
  return (
    <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8">
      {view.released === null ? (
        <Panel className="p-4">
          Nothing starts by itself before a version is released. That is done under “Tests and release”.
        </Panel>
      ) : null}
      {starts.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {starts.map((start) => (
            <OneStart key={start.id} view={view} start={start} />
          ))}
        </ul>
      ) : (
        <p className="text-fg-muted">It begins by hand alone.</p>
      )}
      <NewStart view={view} problem={problem} />
    </div>
  )
}

const kindWords: Readonly<Record<Start['kind'], string>> = {
  schedule: 'On a schedule',
  call: 'On a signed call',
  mail: 'On new mail',
  document: 'When a document was read',
}

function toAbout({ kind, settings }: Start): string {
  const { pattern, zone, words, sender } = settings
  if (kind === 'schedule') {
    const known = OFTEN.find(({ value }) => value === pattern)?.label ?? pattern
    return `${known}, by the clocks of ${zone}`
  }
  const limits = [sender ? `from “${sender}”` : '', words ? `with “${words}”` : ''].filter(Boolean).join(' ')
  return kind === 'call' ? 'From outside' : limits || 'Every one'
}

function OneStart({ view, start }: { view: FlowView; start: Start }) {
  const { id, kind, isOn, next, call, lastAt, lastNote } = start
  const page = toPart(view, 'starts')
  const fields = { flow: view.id, start: id }
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">
          <span className="font-strong">{kindWords[kind]}</span>
          <span className="text-fg-muted wrap-anywhere">{`: ${toAbout(start)}`}</span>
        </p>
        <Badge tone={isOn ? 'success' : 'quiet'}>{isOn ? 'On' : 'Off'}</Badge>
        <ActForm name="do" act={isOn ? 'start-off' : 'start-on'} fields={fields} action={page} about={kindWords[kind]}>
          {isOn ? 'Switch off' : 'Switch on'}
        </ActForm>
        <ActForm name="do" act="remove-start" fields={fields} action={page} variant="ghost" about={kindWords[kind]}>
          Take away
        </ActForm>
      </div>
      {next.length > 0 ? <p className="text-sm text-fg-muted">{`Next: ${next.join('; ')}.`}</p> : null}
      {lastAt ? (
        <p className="text-sm text-fg-muted wrap-anywhere">
          {`Last ${lastAt.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${lastNote ?? ''}`}
        </p>
      ) : null}
      {call ? <Call call={call} /> : null}
    </Card>
  )
}

function Call({ call: { address, secret } }: { call: NonNullable<Start['call']> }) {
  const example = [
    `secret='…'; body='{"text":"Hello"}'; t=$(date +%s)`,
    `v1=$(printf '%s.%s' "$t" "$body" | openssl dgst -sha256 -hmac "$secret" -r | cut -d' ' -f1)`,
    `curl -X POST '${address}' -H "Frenly-Signature: t=$t,v1=$v1" -d "$body"`,
  ].join('\n')
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-medium">Address, secret and how to sign</summary>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
        <dt className="text-fg-muted">Address</dt>
        <dd className="wrap-anywhere">{address}</dd>
        <dt className="text-fg-muted">Secret: whoever has it can begin this flow</dt>
        <dd className="wrap-anywhere">
          <details>
            <summary className="cursor-pointer py-1">Show it</summary>
            <code>{secret}</code>
          </details>
        </dd>
        <dt className="text-fg-muted">For a shell</dt>
        <dd>
          <div className="overflow-x-auto rounded-md bg-sunken p-3" role="region" tabIndex={0} aria-label="Example">
            <pre className="text-xs">{example}</pre>
          </div>
          <CopyButton text={example} what="example" />
        </dd>
      </dl>
      <p className="mt-2 text-sm text-fg-muted">
        The body is a JSON object; its texts go to the inputs of the same name, the others take what usually stands
        there. A signature counts for five minutes and once.
      </p>
    </details>
  )
}

function NewStart({ view, problem }: { view: FlowView; problem: FormProblem | null }) {
  const sent = problem?.values['do'] === 'start' ? problem : null
  const value = (name: string, usual: string) => sent?.values[name] ?? usual
  const error = (name: string) => problem?.errors[name] ?? null
  return (
    <section aria-labelledby="new-start-title">
      <h2 id="new-start-title" className="heading-section">
        One more
      </h2>
      <KeyedForm name="flow-start" of={view.id} action={toPart(view, 'starts')} className="mt-3 grid gap-5">
        <input type="hidden" name="do" value="start" />
        <input type="hidden" name="flow" value={view.id} />
        <RadioGroup
          label="It begins"
          name="kind"
          look="cards"
          defaultValue={value('kind', 'schedule')}
          error={error('kind')}
          options={[
            { value: 'schedule', label: 'On a schedule', help: 'With what usually stands in its inputs.' },
            { value: 'call', label: 'On a signed call', help: 'Another system sends what goes in.' },
            { value: 'mail', label: 'On new mail', help: 'Gives: from, address, subject, text.' },
            { value: 'document', label: 'When a document was read', help: 'Gives: title, text.' },
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="How often, for a schedule">
            <Select name="often" defaultValue={value('often', '0 8 * * 1-5')}>
              {OFTEN.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Time zone" help="Such as UTC, Europe/Berlin or America/New_York." error={error('zone')}>
            <TextInput name="zone" defaultValue={value('zone', 'UTC')} autoComplete="off" />
          </Field>
          <Field
            label="A schedule of my own"
            help="As cron writes it: minute, hour, day, month, weekday. 15 minutes apart at least."
            error={error('pattern')}
          >
            <TextInput
              name="pattern"
              defaultValue={value('pattern', '')}
              placeholder="30 7 * * 1,4"
              autoComplete="off"
            />
          </Field>
          <Field label="Only with these words, for mail and documents" error={error('words')}>
            <TextInput name="words" defaultValue={value('words', '')} autoComplete="off" />
          </Field>
          <Field label="Only from this sender, for mail" error={error('sender')}>
            <TextInput name="sender" defaultValue={value('sender', '')} autoComplete="off" />
          </Field>
        </div>
        <Button type="submit" variant="plain" className="justify-self-start">
          Add it
        </Button>
      </KeyedForm>
    </section>
  )
}
