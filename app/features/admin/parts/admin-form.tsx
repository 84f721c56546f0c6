import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ButtonSize, ButtonVariant } from '#app/ui/controls/button-style.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'

type Fixed = Readonly<Record<string, string>>

/** A form of the administrator; `act` says what it does, `fixed` to what. It posts to the address it stands on. */
export function AdminForm({
  act,
  fixed = {},
  once = false,
  className = 'grid gap-4',
  children,
}: {
  act: string
  /** Makes something, and so is done once. */
  once?: boolean
  fixed?: Fixed
  className?: string
  children: ReactNode
}) {
  return (
    <KeyedForm
      name={act}
      of={Object.values(fixed).join('.')}
      again={!once}
      preventScrollReset
      noValidate
      className={className}
    >
      <input type="hidden" name="act" value={act} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </KeyedForm>
  )
}

/** Whether a form of this act, and of these values, is on its way. */
export function useIsBusy(act: string, fixed: Fixed = {}): boolean {
  const { formData } = useNavigation()
  return formData?.get('act') === act && Object.entries(fixed).every(([name, value]) => formData.get(name) === value)
}

/** A form that is one button. */
export function ActButton({
  act,
  fixed = {},
  label,
  name,
  variant = 'plain',
  size = 'sm',
}: {
  act: string
  fixed?: Fixed
  label: string
  /** What it is done to, for people who do not see the row. */
  name?: string
  variant?: ButtonVariant
  size?: ButtonSize
}) {
  const isBusy = useIsBusy(act, fixed)
  return (
    <AdminForm act={act} fixed={fixed} className="inline-grid">
      <Button
        type="submit"
        variant={variant}
        size={size}
        busy={isBusy}
        aria-label={name ? `${label}: ${name}` : undefined}
      >
        {label}
      </Button>
    </AdminForm>
  )
}

/** The sentence of a refusal that belongs to no field. */
export function AdminFormProblem({ answer, acts }: { answer: AdminFormAnswer | null; acts?: readonly string[] }) {
  const said = answer?.problem.errors['form']
  if (!answer || !said || (acts && !acts.includes(answer.act))) return null
  return (
    <div role="alert" className="mt-5">
      <FieldError>{said}</FieldError>
    </div>
  )
}
