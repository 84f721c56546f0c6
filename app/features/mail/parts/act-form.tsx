import { Form, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { ButtonVariant } from '#app/ui/button-style.ts'
import { Button } from '#app/ui/button.tsx'

/** One button that does one thing to the outbox. */
export function ActForm({
  act,
  id,
  label,
  busyLabel,
  variant = 'plain',
}: {
  act: 'try' | 'give-up' | 'test'
  id?: string
  label: string
  busyLabel: string
  variant?: ButtonVariant
}) {
  const { formData } = useNavigation()
  return (
    <Form method="post" action={to('admin-outbox')}>
      <input type="hidden" name="do" value={act} />
      {id ? <input type="hidden" name="id" value={id} /> : null}
      <Button type="submit" variant={variant} size="sm" busy={formData?.get('do') === act} busyLabel={busyLabel}>
        {label}
      </Button>
    </Form>
  )
}
