import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import type { ButtonVariant } from '#app/ui/button-style.ts'

/** One act on one job: a form of its own with one button. */
export function ActForm({
  act,
  id,
  label,
  title,
  variant = 'plain',
}: {
  act: string
  id?: string
  label: string
  /** What the act is about, for who hears the button alone. */
  title: string
  variant?: ButtonVariant
}) {
  const { formData, state } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('act') === act && (formData.get('id') ?? undefined) === id
  return (
    <Form method="post" preventScrollReset className="inline-grid">
      <input type="hidden" name="act" value={act} />
      {id ? <input type="hidden" name="id" value={id} /> : null}
      <Button type="submit" size="sm" variant={variant} busy={isBusy}>
        {label}
        <span className="sr-only">: {title}</span>
      </Button>
    </Form>
  )
}
