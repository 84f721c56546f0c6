import { data } from '@remix-run/node'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { isCrisis } from '#app/kits/asking/crisis/crisis.ts'
import { toFirstMessage, type FirstMessage, type FirstMessageInput } from './first-message.ts'
import { therapistInputs } from './therapist.inputs.ts'

const spendUse = createRateLimit('first-message', { points: 60, windowS: 60 })

export type TherapistResult =
  | { input: FirstMessageInput; message: FirstMessage | null; isUrgent: boolean; problem: null }
  | { problem: FormProblem; isUrgent: boolean; message: null; input: null }

/** Writes the first message for a browser without JavaScript. Nothing of it is stored or logged. */
export async function writeFirstMessage(request: Request, network: string) {
  const form = await readForm(request, therapistInputs)
  if (form.problem) {
    const { words = '', hope = '' } = form.problem.values
    return data<TherapistResult>(
      { problem: form.problem, isUrgent: isCrisis(words, hope), message: null, input: null },
      400,
    )
  }
  const waitS = await spendUse(network)
  const { isSafe, ...input } = form.input
  const isUrgent = isCrisis(input.words, input.hope, input.name)
  if (waitS > 0) {
    const message = tooManyAtOnce('messages', waitS)
    const problem = { errors: { words: message }, ...form.typed }
    return data<TherapistResult>({ problem, isUrgent, message: null, input: null }, overLimit(waitS))
  }
  return data<TherapistResult>({
    input,
    message: isUrgent && !isSafe ? null : toFirstMessage(input),
    isUrgent,
    problem: null,
  })
}
