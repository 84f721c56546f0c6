import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import type { ScaleId } from '../../world/world-scale.ts'
import { PLACE_NAMES } from './find-place.tsx'
import { LEAST_COMPARED, MOST_COMPARED, PLACE_MAX_CHARS } from '../../world/world.limits.ts'

const labels = ['First country', 'Second country', 'Third (optional)', 'Fourth (optional)']

type Props = { chosen: readonly string[]; scale: ScaleId; error?: string | null }

/** Two to four countries to set side by side. */
export function CompareForm({ chosen, scale, error = null }: Props) {
  return (
    <Form
      method="get"
      action={to('world')}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto] lg:items-end"
    >
      {scale === 'none' ? null : <input type="hidden" name="colour" value={scale} />}
      {labels.slice(0, MOST_COMPARED).map((label, n) => (
        <Field key={label} label={label} error={n === 0 ? error : null}>
          <TextInput
            key={chosen[n] ?? ''}
            name="compare"
            list={PLACE_NAMES}
            defaultValue={chosen[n] ?? ''}
            required={n < LEAST_COMPARED}
            maxLength={PLACE_MAX_CHARS}
            autoComplete="off"
          />
        </Field>
      ))}
      <Button type="submit" variant="plain" className="min-h-11! sm:col-span-2 lg:col-span-1">
        Compare
      </Button>
    </Form>
  )
}
