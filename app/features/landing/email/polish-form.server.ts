import { data, type ActionFunctionArgs } from '@remix-run/node'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { once } from '#app/platform/once.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { makePolish } from './make-polish.ts'
import { EXAMPLE_DRAFT, type PolishView } from './polish-view.ts'
import { polishInputs } from './polish.inputs.ts'

const spendUse = createRateLimit('polish-desk', { points: 60, windowS: 60 })

export type PolishResult =
  | { view: PolishView; isExample: boolean; typed: string; problem: null }
  | { view: null; isExample: false; typed: string; problem: FormProblem }

/** Answers the Frenly Mail landing. A draft lives as long as the answer: nothing is stored. */
export const polishForm = {
  read: () => ({ example: once('polish-example', () => makePolish(EXAMPLE_DRAFT)) }),
  async act({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
    const form = await readForm(request, polishInputs)
    if (form.problem) return data<PolishResult>(toRefused(form.problem), 400)
    const waitS = await spendUse(context.network)
    if (waitS > 0) {
      const message = tooManyAtOnce('drafts', waitS)
      const problem: FormProblem = { ...form.typed, errors: { draft: message } }
      return data<PolishResult>(toRefused(problem), overLimit(waitS))
    }
    const { draft, step, take } = form.input
    const view = makePolish(draft)
    const taken = step === 'look' ? view.taken : view.taken.filter((id) => take.includes(id))
    const isExample = step === 'example'
    return data<PolishResult>({ view: { ...view, taken }, isExample, typed: isExample ? '' : draft, problem: null })
  },
}

const toRefused = (problem: FormProblem): PolishResult => ({
  view: null,
  isExample: false,
  typed: problem.values.draft ?? '',
  problem,
})
