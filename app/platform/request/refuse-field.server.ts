import { data } from '@remix-run/node'
import type { FormProblem, Typed } from './form.server.ts'

/** The form comes back filled, with a sentence beside one field; `init`: the status, or the status with headers. */
export const refuse = ({ values, lists }: Typed, field: string, message: string, init: number | ResponseInit = 400) =>
  data<{ problem: FormProblem }>({ problem: { values, lists, errors: { [field]: message } } }, init)
