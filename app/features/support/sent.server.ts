import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import type { SupportAnswer } from './support-answer.ts'

/** A form that came in: which act, its fields as they are, and the address it stands on. */
export type Sent = Pick<ActionFunctionArgs, 'request' | 'context'> & {
  act: string
  raw: Record<string, unknown>
  params: URLSearchParams
}

/** A refusal beside its field, with everything that was typed. */
export const refuse = (act: string, problem: FormProblem, status = 400) =>
  data<SupportAnswer>({ act, problem, said: null }, { status })

/** A refusal over a limit, which says when to come back. */
export const refuseForNow = (act: string, problem: FormProblem, waitS: number) =>
  data<SupportAnswer>({ act, problem, said: null }, overLimit(waitS))
