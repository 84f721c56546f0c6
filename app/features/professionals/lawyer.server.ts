import { data } from '@remix-run/node'
import type { Chronology } from '#app/engines/chronology/chronology.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { lawyerInputs, type LawyerInput } from './lawyer.inputs.ts'

const spendUse = createRateLimit('chronology', { points: 60, windowS: 60 })

export type LawyerResult =
  | { input: LawyerInput; chronology: Chronology; problem: null }
  | { problem: FormProblem; chronology: null; input: null }

/** Orders a story for a browser without JavaScript. Nothing of it is stored or logged. */
export async function orderStory(request: Request, network: string) {
  const form = await readForm(request, lawyerInputs)
  if (form.problem) return data<LawyerResult>({ problem: form.problem, chronology: null, input: null }, 400)
  const waitS = await spendUse(network)
  if (waitS > 0) {
    const message = tooManyAtOnce('stories', waitS)
    const problem = { errors: { story: message }, ...form.typed }
    return data<LawyerResult>({ problem, chronology: null, input: null }, overLimit(waitS))
  }
  return data<LawyerResult>({ input: form.input, chronology: await readStory(form.input), problem: null })
}

/** The chronology of a story, by the engines of this server. */
export async function readStory({ story, reference, order }: LawyerInput): Promise<Chronology> {
  const reading = { reference, isDayFirst: order === 'day' }
  const [chronology] = await languagePool().run('order', { stories: [story], reading })
  return chronology!
}
