import { data } from '@remix-run/node'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'

export type EmailAnswer = { problem: FormProblem }

/** The form again with a sentence at one of its fields. */
export const refuse = ({ values, lists }: Typed, field: string, message: string, init: number | ResponseInit) =>
  data<EmailAnswer>({ problem: { values, lists, errors: { [field]: message } } }, init)
