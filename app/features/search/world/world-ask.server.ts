import { data } from '@remix-run/node'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { findEngine } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import type { Source } from '#app/providers/ports.ts'
import { toPlaceQuestions } from './world-question.ts'
import { findPlace } from './world-places.server.ts'
import { worldInputs } from './world.inputs.ts'

/** What a place was asked, and what came of it. */
export type PlaceAnswer = {
  question: string
  /** The question with the place in it, as the engine and the consensus screen understand it. */
  full: string
  text: string
  isAnswered: boolean
  sources: Source[]
  engine: string
  tookMs: number
}
export type WorldAnswer = { asked: PlaceAnswer | null; problem: FormProblem | null }

const FACTS = 'embedded:facts'
const spendAsk = createRateLimit('world-ask', { points: 120, windowS: 60 })

/** Asks the built-in facts about the place of the address: free, and no run of the day. */
export async function askAboutPlace(request: Request, network: string) {
  const form = await readForm(request, worldInputs)
  if (form.problem) return data<WorldAnswer>({ asked: null, problem: form.problem }, 400)
  const refuse = (message: string, init: number | ResponseInit) =>
    data<WorldAnswer>({ asked: null, problem: { errors: { question: message }, ...form.typed } }, init)
  const waitS = await spendAsk(network)
  if (waitS > 0) return refuse(tooManyAtOnce('questions', waitS), overLimit(waitS))
  const place = findPlace(new URL(request.url).searchParams.get('place') ?? '')
  if (place.kind === 'none') return refuse('Please choose a place first.', 404)
  const name = place.kind === 'area' ? place.name : (place.city?.name ?? place.country.called)
  const member = await findUser(request)
  const listed = await findEngine(toViewer(member), 'answer', FACTS)
  if (!listed) return refuse('The built-in facts are switched off on this server. Ask several at once instead.', 503)
  const run = await beginFreeRun({ member, network }, { screen: 'world' })
  const startedAt = performance.now()
  const questions = toPlaceQuestions(form.input.question, name)
  let why = ''
  for (const full of questions) {
    try {
      const { result } = await useEngine(run, listed, { question: full }, { signal: request.signal })
      const tookMs = Math.max(1, Math.round(performance.now() - startedAt))
      const told = { question: form.input.question, full, engine: listed.engine.label, tookMs }
      if (result.state === 'answered')
        return data<WorldAnswer>({
          asked: { ...told, text: result.text, sources: result.sources, isAnswered: true },
          problem: null,
        })
      why ||= result.why
    } catch (error) {
      const { message, init } = toRefusal(error)
      return refuse(message, init)
    }
  }
  const tookMs = Math.max(1, Math.round(performance.now() - startedAt))
  const full = `About ${name}: ${form.input.question}`
  return data<WorldAnswer>({
    asked: {
      question: form.input.question,
      full,
      text: why,
      sources: [],
      isAnswered: false,
      engine: listed.engine.label,
      tookMs,
    },
    problem: null,
  })
}
