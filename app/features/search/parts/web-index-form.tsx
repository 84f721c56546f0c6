import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'

/** A form of the operator: names its act in its address, and comes back to the same place. */
export function IndexForm({
  act,
  site,
  className = 'grid gap-4',
  children,
}: {
  act: string
  site: string | null
  className?: string
  children: ReactNode
}) {
  return (
    <Form
      method="post"
      action={to('admin-web-index', null, { site, act })}
      preventScrollReset
      noValidate
      className={className}
    >
      {site ? <input type="hidden" name="site" value={site} /> : null}
      {children}
    </Form>
  )
}
