import { to } from '#app/catalogue/to.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { OneDataView } from '../asking/data-view.server.ts'

type Props = { view: OneDataView; ask: string; problem: FormProblem | null }

const WIDTHS = [
  { value: 'half', label: 'Half' },
  { value: 'full', label: 'Full' },
] as const

/** What an answer can go on to: a dashboard, or an alert. */
export function PinPart({ view: { id, dashboards }, ask, problem }: Props) {
  const sent = problem?.values['do'] === 'pin' ? problem : null
  return (
    <section aria-labelledby="pin-title" className="rounded-card bg-sunken p-4">
      <h3 id="pin-title" className="heading-small">
        Keep an eye on it
      </h3>
      <KeyedForm
        name="pin-answer"
        action={to('v2-business-intelligence', null, { data: id, ask })}
        className="mt-3 grid items-start gap-4 sm:grid-cols-2"
      >
        <input type="hidden" name="do" value="pin" />
        <input type="hidden" name="data" value={id} />
        <input type="hidden" name="ask" value={ask} />
        {dashboards.length > 0 ? (
          <Field label="Dashboard" error={sent?.errors['dashboard'] ?? null}>
            <Select name="dashboard" defaultValue={sent?.values['dashboard'] ?? dashboards[0]?.id}>
              {dashboards.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
              <option value="">A new one</option>
            </Select>
          </Field>
        ) : null}
        <Field
          label={dashboards.length > 0 ? 'Name of a new one' : 'Name of your dashboard'}
          error={sent?.errors['title'] ?? null}
        >
          <TextInput
            name="title"
            maxLength={TITLE_MAX_CHARS}
            defaultValue={sent?.values['title'] ?? (dashboards.length > 0 ? '' : 'My figures')}
            autoComplete="off"
          />
        </Field>
        <Field label="Width" error={sent?.errors['width'] ?? null}>
          <Select name="width" defaultValue={sent?.values['width'] ?? 'half'}>
            {WIDTHS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" variant="plain">
            <Icon name="bar-chart" size={17} /> Put it on the dashboard
          </Button>
          <ButtonLink to={to('v2-business-intelligence', null, { data: id, part: 'watch', ask })} variant="plain">
            <Icon name="bell" size={17} /> Set an alert
          </ButtonLink>
        </div>
      </KeyedForm>
    </section>
  )
}
