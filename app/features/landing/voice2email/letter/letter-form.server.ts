import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { once } from '#app/platform/once.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { exampleFour, exampleMinute, exampleSaid, type LetterView } from './letter-view.ts'
import { fourInputs, saidInputs } from './letter.inputs.ts'
import { makeLetter, makeLetterOfFour } from './make-letter.ts'

const spendUse = createRateLimit('letter-desk', { points: 60, windowS: 60 })

export type LetterResult =
  | { view: LetterView; typed: Record<string, string>; problem: null }
  | { view: null; typed: Record<string, string>; problem: FormProblem }

const examples = () =>
  once('letter-examples', () => ({
    default: makeLetter(exampleSaid),
    v2: makeLetter(exampleMinute),
    framework: makeLetterOfFour(exampleFour),
  }))

/** Answers the Voice2email landing and its two variants. What people say lives as long as the answer: nothing is stored. */
export const letterForm = {
  read({ request }: Pick<LoaderFunctionArgs, 'request'>) {
    const { variant } = screenAt(new URL(request.url).pathname)
    const made = examples()
    return { example: variant === 'v2' ? made.v2 : variant === 'framework' ? made.framework : made.default }
  },
  async act({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
    const { variant } = screenAt(new URL(request.url).pathname)
    const read = variant === 'framework' ? await readFour(request) : await readSaid(request)
    if (read.problem) return data<LetterResult>(read, 400)
    const waitS = await spendUse(context.network)
    if (waitS === 0) return data<LetterResult>(read)
    const message = tooManyAtOnce('letters', waitS)
    const problem: FormProblem = { errors: { said: message, wish: message }, values: read.typed, lists: {} }
    const refused: LetterResult = { view: null, typed: read.typed, problem }
    return data(refused, overLimit(waitS))
  },
}

async function readSaid(request: Request): Promise<LetterResult> {
  const form = await readForm(request, saidInputs)
  if (form.problem) return { view: null, typed: form.problem.values, problem: form.problem }
  return { view: makeLetter(form.input), typed: form.typed.values, problem: null }
}

async function readFour(request: Request): Promise<LetterResult> {
  const form = await readForm(request, fourInputs)
  if (form.problem) return { view: null, typed: form.problem.values, problem: form.problem }
  return { view: makeLetterOfFour(form.input), typed: form.typed.values, problem: null }
}
