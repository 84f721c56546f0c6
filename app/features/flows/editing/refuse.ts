import { data } from '@remix-run/node'
import type { Flow } from '#app/engines/flows/flow.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'

/** What a form of a flow gets back; `flow`: the steps as they were sent, when they were not kept. */
export type FlowAnswer = { problem: FormProblem; flow: Flow | null }

export const refuse = (
  { values, lists }: Typed,
  field: string,
  message: string,
  init: number | ResponseInit,
  flow: Flow | null = null,
) => data<FlowAnswer>({ problem: { values, lists, errors: { [field]: message } }, flow }, init)
