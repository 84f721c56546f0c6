import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { WebIndexAnswer } from '../web-index-acts.server.ts'

export type Answer = WebIndexAnswer | null

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

/** The sentence beside a field of an act, and what was typed into it. */
export function fieldOf(answer: Answer, act: string, name: string, standard = '') {
  const own = answer?.act === act ? answer.problem : null
  return {
    error: own?.errors[name] ?? null,
    control: { name, defaultValue: own ? (own.values[name] ?? '') : standard },
  }
}

/** Whether this act is on its way. */
export const useIsBusy = (act: string): boolean => {
  const { formAction, state } = useNavigation()
  return state !== 'idle' && new RegExp(`[?&]act=${act}(?:&|$)`).test(formAction ?? '')
}
