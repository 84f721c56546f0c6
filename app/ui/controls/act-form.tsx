import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useKeyedAction } from '#app/ui/use-keyed-action.ts'
import type { ButtonVariant } from './button-style.ts'
import { Button } from './button.tsx'

type Props = {
  /** The field that names the act. */
  name?: 'act' | 'do'
  act: string
  /** What goes along; a field without a value stays out. */
  fields?: Readonly<Record<string, string | number | undefined>>
  children: ReactNode
  /** What the act is about, for who hears the button alone. */
  about?: string
  variant?: ButtonVariant
  busyLabel?: string
  /** Where the form goes, when not to the page it stands on. */
  action?: string
}

/** One act: a form of its own with one button, which is busy while this very act is on its way. */
export function ActForm({
  name = 'act',
  act,
  fields = {},
  children,
  about,
  variant = 'plain',
  busyLabel,
  action,
}: Props) {
  const { formData, state } = useNavigation()
  const address = useKeyedAction(action)
  const sent = Object.entries({ [name]: act, ...fields }).filter(([, value]) => value !== undefined)
  const isBusy = state !== 'idle' && sent.every(([field, value]) => formData?.get(field) === String(value))
  return (
    <Form method="post" action={address} preventScrollReset className="inline-grid">
      {sent.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" size="sm" variant={variant} busy={isBusy} busyLabel={busyLabel}>
        {children}
        {about ? <span className="sr-only">: {about}</span> : null}
      </Button>
    </Form>
  )
}
