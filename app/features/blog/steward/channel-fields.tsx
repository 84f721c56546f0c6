import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const FIRST_CHECKLIST =
  'Facts have a source\nNames and numbers read once more\nPictures have words\nSomebody else has read it'

type Channel = { name: string; about: string; zone: string; days: readonly number[]; checklist: readonly string[] }

/** What a channel is, in a form that makes or changes one. */
export function ChannelFields({
  problem,
  channel,
  canWrite,
}: {
  problem: FormProblem | null
  channel: Channel | null
  canWrite: boolean
}) {
  const { values = {}, lists = {}, errors = {} } = problem ?? {}
  const typedDays = lists['days'] ?? (values['days'] ? [values['days']] : [])
  const days = problem ? typedDays : (channel?.days.map(String) ?? ['1'])
  return (
    <>
      <Field label="Name" error={errors['name']}>
        <TextInput name="name" autoComplete="off" defaultValue={values['name'] ?? channel?.name ?? ''} />
      </Field>
      {channel ? null : (
        <RadioGroup
          label="What is it?"
          name="kind"
          defaultValue={values['kind'] ?? (canWrite ? 'blog' : 'elsewhere')}
          error={errors['kind'] ?? null}
          options={[
            {
              value: 'blog',
              label: 'The blog here',
              help: canWrite
                ? 'Posts are begun at the desk from the plan.'
                : 'Planning is open to you; posts are written by those who were chosen.',
            },
            {
              value: 'elsewhere',
              label: 'A channel elsewhere',
              help: 'A list of videos, a newsletter, a page. You post there; this reminds you.',
            },
          ]}
        />
      )}
      <Field label="What it is about (optional)" error={errors['about']}>
        <TextInput name="about" autoComplete="off" defaultValue={values['about'] ?? channel?.about ?? ''} />
      </Field>
      <Field label="Time zone" help="Such as UTC, Europe/Berlin or America/New_York." error={errors['zone']}>
        <TextInput name="zone" autoComplete="off" defaultValue={values['zone'] ?? channel?.zone ?? 'UTC'} />
      </Field>
      <FieldSet label="It posts on">
        <div className="flex flex-wrap gap-x-5">
          {weekdays.map((label, n) => (
            <Checkbox
              key={label}
              name="days"
              value={String(n + 1)}
              label={label}
              defaultChecked={days.includes(String(n + 1))}
            />
          ))}
        </div>
      </FieldSet>
      <Field label="Checklist for each post" help="One line each." error={errors['checklist']}>
        <TextArea
          name="checklist"
          rows={5}
          defaultValue={values['checklist'] ?? channel?.checklist.join('\n') ?? FIRST_CHECKLIST}
        />
      </Field>
    </>
  )
}
