import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'

/** A form of the operator: names its act in its address, and comes back to the same place. */
export function IndexForm({
  act,
  site,
  once = false,
  className = 'grid gap-4',
  children,
}: {
  act: string
  /** Makes something, and so is done once. */
  once?: boolean
  site: string | null
  className?: string
  children: ReactNode
}) {
  return (
    <KeyedForm
      name={act}
      again={!once}
      action={to('admin-web-index', null, { site, act })}
      preventScrollReset
      noValidate
      className={className}
    >
      {site ? <input type="hidden" name="site" value={site} /> : null}
      {children}
    </KeyedForm>
  )
}
