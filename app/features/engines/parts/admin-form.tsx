import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ProvidersPart } from '../providers-parts.ts'

type Place = { part: ProvidersPart; open?: string; engine?: string }

/** A form of the operator: names its act in its address, and comes back to the same place. */
export function AdminForm({
  act,
  place,
  once = false,
  className = 'grid gap-4',
  children,
}: {
  act: string
  /** Makes something, and so is done once. */
  once?: boolean
  place: Place
  className?: string
  children: ReactNode
}) {
  const { part, open = null, engine = null } = place
  return (
    <KeyedForm
      name={act}
      again={!once}
      action={to('admin-providers', null, { part: part === 'providers' ? null : part, open, engine, act })}
      preventScrollReset
      noValidate
      className={className}
    >
      {children}
    </KeyedForm>
  )
}
