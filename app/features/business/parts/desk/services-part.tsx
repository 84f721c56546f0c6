import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { DeskView, Part } from '../../desk/desk-view.server.ts'
import { WeekFields } from '../describe-fields.tsx'

type Props = { view: DeskView; part: Part<'services'>; problem: FormProblem | null }

/** What can be booked, with its lengths and hours. */
export function ServicesPart({ view, part, problem }: Props) {
  const { services, edited, isNew } = part
  const here = (query: Record<string, string | number | null>) =>
    to('business-dashboard', { businessId: view.id }, { view: 'services', ...query })
  const isOpen = view.can.manage && (isNew || edited !== null || problem !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {services.length > 0 ? (
        <ul className="border-b border-line">
          {services.map((one) => (
            <li key={one.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-2">
                  <b className="wrap-anywhere" dir="auto">
                    {one.name}
                  </b>
                  <Badge>{one.minutes} minutes</Badge>
                  {one.isPaused ? <Badge tone="warning">Paused</Badge> : null}
                </p>
                <p className="text-[0.8125rem] text-fg-muted wrap-anywhere">
                  {[one.who, one.price, `${one.hours} (${one.zone})`].filter(Boolean).join(', ')}
                </p>
              </div>
              {view.can.manage ? (
                <span className="flex flex-wrap gap-2">
                  <ButtonLink to={here({ service: one.id })} size="sm" variant="plain">
                    Change<span className="sr-only">: {one.name}</span>
                  </ButtonLink>
                  <ActForm
                    name="do"
                    act={one.isPaused ? 'resume-service' : 'pause-service'}
                    fields={{ service: one.id }}
                    about={one.name}
                  >
                    {one.isPaused ? 'Offer again' : 'Pause'}
                  </ActForm>
                  <ActForm name="do" act="remove-service" fields={{ service: one.id }} variant="ghost" about={one.name}>
                    Remove
                  </ActForm>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : view.can.manage ? null : (
        <p className="text-fg-muted">Nothing can be booked yet.</p>
      )}
      {isOpen ? (
        <ServiceForm key={edited?.id ?? ''} part={part} problem={problem} />
      ) : view.can.manage ? (
        <p>
          <ButtonLink to={here({ new: 1 })} size="sm">
            <Icon name="plus" size={16} /> Add a service
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

function ServiceForm({ part, problem }: Pick<Props, 'part' | 'problem'>) {
  const { edited, blank, people } = part
  const fields: Readonly<Record<string, string>> = edited ?? blank
  const values = { ...fields, ...problem?.values }
  const errors = problem?.errors ?? {}
  const line = (name: string, label: string, help?: string, standard = '') => (
    <Field label={label} error={errors[name]} help={help}>
      <TextInput name={name} defaultValue={values[name] ?? standard} autoComplete="off" />
    </Field>
  )
  const number = (name: string, label: string, standard: string, help?: string) => (
    <Field label={label} error={errors[name]} help={help}>
      <TextInput name={name} inputMode="numeric" defaultValue={values[name] ?? standard} autoComplete="off" />
    </Field>
  )
  return (
    <section aria-labelledby="service-form" className="rounded-sheet bg-surface p-6 shadow-lg max-sm:p-4">
      <h2 id="service-form" className="heading-card mb-5">
        {edited ? `Change “${edited['name']}”` : 'Offer something by appointment'}
      </h2>
      <KeyedForm name="add-service" of={edited?.id} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <input type="hidden" name="do" value={edited ? 'save-service' : 'add-service'} />
        {edited ? <input type="hidden" name="service" value={edited.id} /> : null}
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
          {line('name', 'What it is', 'Such as “First talk” or “Bicycle check”.')}
          {number('minutes', 'Minutes', '50')}
        </div>
        <Field label="More about it" error={errors['about']}>
          <TextArea name="about" rows={2} maxLength={600} defaultValue={values['about'] ?? ''} />
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {line('price', 'Price, in your words', 'Nothing is paid here.')}
          {line('place', 'Where it takes place', 'Left empty: the place of the business.')}
        </div>
        <WeekFields
          problem={problem}
          fields={fields}
          label="When it can be booked"
          help="Breaks are the gaps between the hours of a day. An hour that a clock change skips is not offered; one it doubles is offered twice."
        />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          {number('pause', 'Minutes free after each', '0')}
          {number('step', 'A beginning every … minutes', '0', '0: one after the other.')}
          <Field label="Whose time it takes" error={errors['who']}>
            <Select name="who" defaultValue={values['who'] ?? ''}>
              <option value="">The business’s: one at a time</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          {number('notice', 'Hours ahead at least', '12')}
          {number('ahead', 'Days ahead at most', '60')}
          {line('closed', 'Days off', 'Such as 2030-12-24 2030-12-25.')}
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <Field
            label="What you ask before, if anything"
            error={errors['intake']}
            help="Whoever books may answer, is told who reads it and how long it is kept, and agrees first. Answers are kept encrypted."
          >
            <TextArea name="intake" rows={2} maxLength={400} defaultValue={values['intake'] ?? ''} />
          </Field>
          {number('intake_days', 'Answers go after … days', '30', 'Counted from the appointment.')}
        </div>
        <div>
          <Button type="submit">{edited ? 'Save' : 'Offer it'}</Button>
        </div>
      </KeyedForm>
    </section>
  )
}
