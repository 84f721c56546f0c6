import type { ReactNode } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { AdminForm, useIsBusy } from '../parts/admin-form.tsx'

/** A form that puts one thing in the place of another: the field is named as its act. */
export function ChoiceForm<Choice extends string>({
  act,
  fixed,
  label,
  help,
  choices,
  labels,
  known,
  button,
  answer,
  children,
}: {
  act: string
  fixed: Readonly<Record<string, string>>
  label: string
  help?: string
  choices: readonly Choice[]
  labels: Readonly<Record<Choice, string>>
  /** What it is now. */
  known: Choice
  button: string
  answer: AdminFormAnswer | null
  /** What else the form asks. */
  children?: ReactNode
}) {
  const { error, ...field } = fieldOf(answer, act, act, known)
  return (
    <AdminForm act={act} fixed={fixed} className="grid gap-3">
      <Field label={label} help={help} error={error}>
        <Select {...field}>
          {choices.map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </Select>
      </Field>
      {children}
      <Button
        type="submit"
        variant="plain"
        size="sm"
        className="justify-self-start"
        busy={useIsBusy(act)}
        busyLabel="Saving..."
      >
        {button}
      </Button>
    </AdminForm>
  )
}
