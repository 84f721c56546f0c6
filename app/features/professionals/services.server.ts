import { data } from '@remix-run/node'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { servicesInputs } from './services.inputs.ts'

const spendUse = createRateLimit('professional-services', { points: 120, windowS: 60 })

export type ServicesResult = { matter: string; problem: null } | { matter: null; problem: FormProblem }

/** Reads the matter of a browser without JavaScript; the page finds what fits while it is drawn. Nothing is kept. */
export async function readMatter(request: Request, network: string) {
  const form = await readForm(request, servicesInputs)
  if (form.problem) return data<ServicesResult>({ matter: null, problem: form.problem }, 400)
  const waitS = await spendUse(network)
  if (waitS > 0) {
    const message = tooManyAtOnce('questions', waitS)
    const problem = { errors: { matter: message }, ...form.typed }
    return data<ServicesResult>({ matter: null, problem }, overLimit(waitS))
  }
  return data<ServicesResult>({ matter: form.input.matter, problem: null })
}
