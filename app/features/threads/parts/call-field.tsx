import { Field, Select } from '#app/ui/controls/field.tsx'
import type { CallOption } from '../talking/thread-voices.server.ts'

type Props = { callable: readonly CallOption[]; chosen: string; error: string | null }

/** Who is to answer, with what it is likely to cost whoever asks. */
export function CallField({ callable, chosen, error }: Props) {
  return (
    <Field
      label="Who answers"
      error={error}
      help="Engines answer when they are asked. The budget is yours."
      className="min-w-0"
    >
      <Select name="ask" defaultValue={chosen}>
        <option value="">Nobody but people</option>
        {callable.map(({ key, label, price }) => (
          <option key={key} value={key}>
            {label}: {price ?? 'free'}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Everybody who can be called by name, with the price of an answer. */
export function CallList({
  callable,
  people,
}: {
  callable: readonly CallOption[]
  people: readonly { handle: string; name: string }[]
}) {
  return (
    <section aria-labelledby="called-title">
      <h3 id="called-title" className="font-medium">
        Who can be called by name
      </h3>
      <dl className="mt-1 grid gap-x-4 gap-y-2 rounded-card bg-sunken p-3 sm:grid-cols-2">
        {people.map(({ handle, name }) => (
          <div key={`person-${handle}`} className="min-w-0 wrap-anywhere">
            <dt className="font-medium">@{handle}</dt>
            <dd className="text-fg-muted">{name}</dd>
          </div>
        ))}
        {callable.map(({ key, handle, label, price }) => (
          <div key={key} className="min-w-0 wrap-anywhere">
            <dt className="font-medium">@{handle}</dt>
            <dd className="text-fg-muted">
              {label}. {price ?? 'Free.'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
