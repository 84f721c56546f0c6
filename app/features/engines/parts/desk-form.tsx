import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { ProvidersPart } from '../providers-parts.ts'

type Place = { part: ProvidersPart; open?: string; engine?: string }

/** A form of the operator: names its act in its address, and comes back to the same place. */
export function DeskForm({
  act,
  place,
  className = 'grid gap-4',
  children,
}: {
  act: string
  place: Place
  className?: string
  children: ReactNode
}) {
  const { part, open = null, engine = null } = place
  return (
    <Form
      method="post"
      action={to('admin-providers', null, { part: part === 'providers' ? null : part, open, engine, act })}
      preventScrollReset
      noValidate
      className={className}
    >
      {children}
    </Form>
  )
}
