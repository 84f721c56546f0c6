import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DateField } from '#app/ui/controls/date-field.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { WhereItHappens } from './where-it-happens.tsx'

/** What happened, and how its dates are to be read. */
export function ChronologyForm({
  start,
  errors,
  isSample,
  isBusy,
  failure,
  hasScript,
  onOrder,
}: {
  start: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  isSample: boolean
  isBusy: boolean
  failure: string | null
  hasScript: boolean
  onOrder: (form: HTMLFormElement) => void
}) {
  return (
    <form
      method="post"
      action={`${to('lawyer')}#chronology`}
      noValidate
      autoComplete="off"
      aria-label="What happened"
      onSubmit={(event) => {
        event.preventDefault()
        onOrder(event.currentTarget)
      }}
      className="rounded-sheet grid grid-cols-[minmax(0,1fr)] gap-5 bg-surface p-6 shadow-lg max-sm:p-4 print:hidden"
    >
      <Field
        label="What happened"
        help={
          isSample
            ? 'This story is made up. Write over it, in any order and in your own words.'
            : 'In any order, in your own words.'
        }
        error={errors['story']}
      >
        <TextArea name="story" rows={11} defaultValue={start['story']} className="text-base leading-[1.6]" />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <DateField
          label="Count from"
          name="reference"
          defaultValue={start['reference']}
          help="“Last Tuesday” counts from this day."
          error={errors['reference']}
        />
        <RadioGroup
          label="03/07 means"
          name="order"
          look="segments"
          defaultValue={start['order'] ?? 'day'}
          options={[
            { value: 'day', label: '3 July' },
            { value: 'month', label: 'March 7' },
          ]}
        />
      </div>
      <div className="grid gap-3">
        <Button type="submit" size="lg" busy={isBusy} busyLabel="Putting it in order">
          Put it in order
        </Button>
        {failure ? <FieldError>{failure}</FieldError> : null}
        <WhereItHappens hasScript={hasScript} what="Your story" />
      </div>
    </form>
  )
}
