import { professionNames } from '#app/kits/members/businesses/profession-names.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { NAME_MAX_CHARS, PLACE_MAX_CHARS, TAGLINE_MAX_CHARS } from '../business.limits.ts'

type Props = { problem: FormProblem | null; fields?: Readonly<Record<string, string>> }
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Name, what it does, where it works: what every business says. */
export function DescribeFields({ problem, fields = {} }: Props) {
  const values = { ...fields, ...problem?.values }
  const errors = problem?.errors ?? {}
  return (
    <>
      <Field label="Name" error={errors['name']}>
        <TextInput
          name="name"
          maxLength={NAME_MAX_CHARS}
          defaultValue={values['name'] ?? ''}
          autoComplete="organization"
        />
      </Field>
      <Field label="What it does, in a sentence" error={errors['tagline']}>
        <TextInput
          name="tagline"
          maxLength={TAGLINE_MAX_CHARS}
          defaultValue={values['tagline'] ?? ''}
          autoComplete="off"
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Where it works" error={errors['place']} help="A town, an address, or “online”.">
          <TextInput name="place" maxLength={PLACE_MAX_CHARS} defaultValue={values['place'] ?? ''} autoComplete="off" />
        </Field>
        <Field
          label="Profession, if it is one of these"
          error={errors['profession']}
          help="With it you can be found in the professional services, once the administrator verified you."
        >
          <Select name="profession" defaultValue={values['profession'] ?? ''}>
            <option value="">None of them</option>
            {Object.entries(professionNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  )
}

/** The hours of a week, a line for each day, and whose clocks they are of. */
export function WeekFields({ problem, fields = {}, label, help }: Props & { label: string; help: string }) {
  const values = { ...fields, ...problem?.values }
  const errors = problem?.errors ?? {}
  return (
    <FieldSet label={label} help={help}>
      <div className="grid gap-2.5">
        {DAYS.map((day, n) => (
          <Field
            key={day}
            label={day}
            error={errors[`hours_${n}`]}
            className="sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:items-center sm:[&>p]:col-start-2"
          >
            <TextInput
              name={`hours_${n}`}
              placeholder={n === 0 ? '9:00–12:30, 13:30–18:00' : 'Closed'}
              defaultValue={values[`hours_${n}`] ?? ''}
              autoComplete="off"
            />
          </Field>
        ))}
        <Field
          label="Time zone"
          error={errors['zone']}
          help="Such as UTC, Europe/Berlin or America/New_York."
          className="sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:items-center sm:[&>p]:col-start-2 sm:[&>small]:col-start-2"
        >
          <TextInput name="zone" defaultValue={values['zone'] ?? 'UTC'} autoComplete="off" />
        </Field>
      </div>
    </FieldSet>
  )
}
