import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { ProvidersAnswer } from '../provider-acts.server.ts'
import type { ProvidersPart } from '../providers-parts.ts'

export type Answer = ProvidersAnswer | null

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

/** The sentence beside a field of an act, and what was typed into it. */
export function fieldOf(answer: Answer, act: string, name: string, standard = '') {
  const own = answer?.act === act ? answer.problem : null
  return { name, error: own?.errors[name] ?? null, defaultValue: own ? (own.values[name] ?? '') : standard }
}

/** Whether this act is on its way. */
export const useIsBusy = (act: string): boolean => {
  const { formAction, state } = useNavigation()
  return state !== 'idle' && (formAction ?? '').includes(`act=${act}`)
}
