import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { ButtonVariant } from '#app/ui/button-style.ts'

type Props = {
  act: string
  fields?: Readonly<Record<string, string | number>>
  children: ReactNode
  /** What the act is about, for who hears the button alone. */
  about?: string
  variant?: ButtonVariant
}

/** One act on a run: a form of its own with one button. */
export function ActForm({ act, fields = {}, children, about, variant = 'plain' }: Props) {
  const { formData, state } = useNavigation()
  const entries = Object.entries(fields)
  const isBusy =
    state !== 'idle' &&
    formData?.get('act') === act &&
    entries.every(([name, value]) => formData.get(name) === String(value))
  return (
    <Form method="post" preventScrollReset className="inline-grid">
      <input type="hidden" name="act" value={act} />
      {entries.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" variant={variant} busy={isBusy}>
        {children}
        {about ? <span className="sr-only">: {about}</span> : null}
      </Button>
    </Form>
  )
}
