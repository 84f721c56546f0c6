import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { checkFlow } from '#app/engines/flows/check-flow.ts'
import { toText, type Value } from '#app/engines/flows/flow.ts'
import { missesOf } from '#app/engines/text-tools/prompt-places.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { MOST_CASES } from '../flows.limits.ts'
import { requireFlow, screenOf } from '../keeping/flows-keeping.server.ts'
import * as flows from '../keeping/flows.store.server.ts'
import { listSteps, listTestRuns } from '../keeping/runs.store.server.ts'
import { flowOfVersion, signsHere } from '../running/flow-of-version.server.ts'
import { startFlow } from '../running/start-flow.server.ts'
import { WHOLE } from '../running/step-states.ts'
import type { FlowInputOf } from './flow-acts.inputs.ts'
import { readGiven, toGiven } from './read-flow-form.ts'
import { refuse } from './refuse.ts'

const spendTest = createRateLimit('flow-test', { points: 6, windowS: 60 })

/** How a case stands on a version: tried or not, and what its result misses. */
export type CaseOutcome = { state: 'untried' | 'working' | 'passed' | 'missed'; misses: string[]; run: string | null }

/** How the cases of a flow came out on a version, the newest try of each. */
export async function readOutcomes(
  flowId: string,
  version: number,
): Promise<{ case: flows.CaseRow; outcome: CaseOutcome }[]> {
  const [cases, runs] = await Promise.all([flows.listCases(flowId), listTestRuns(flowId, version)])
  return Promise.all(
    cases.map(async (one) => {
      const run = runs.find(({ caseId }) => caseId === one.id)
      if (!run) return { case: one, outcome: { state: 'untried' as const, misses: [], run: null } }
      if (run.state === 'working' || run.state === 'waiting')
        return { case: one, outcome: { state: 'working' as const, misses: [], run: run.id } }
      const row = (await listSteps(run.id)).find(({ step, item }) => step === one.step && item === WHOLE)
      const misses =
        row?.state === 'done'
          ? missesOf(toText(row.value as Value), one)
          : [row?.state === 'skipped' ? `${one.step} was left out` : (run.note ?? `${one.step} was not reached`)]
      return {
        case: one,
        outcome: { state: misses.length === 0 ? ('passed' as const) : ('missed' as const), misses, run: run.id },
      }
    }),
  )
}

/** Keeps, removes or tries the cases of a flow. */
export async function actOnCases(
  request: Request,
  network: string,
  input: FlowInputOf<'case'> | FlowInputOf<'remove-case'> | FlowInputOf<'test'>,
  typed: Typed,
) {
  const { row, key } = await requireFlow(request, input.flow)
  const back = () => redirect(to(screenOf(row.face), null, { flow: row.id, part: 'tests', key }), 303)
  if (input.do === 'remove-case') {
    await flows.removeCase(row.id, input.case)
    return back()
  }
  const flow = await flowOfVersion(row.id, row.version)
  const cases = await flows.listCases(row.id)
  if (input.do === 'case') {
    if (cases.length >= MOST_CASES) return refuse(typed, 'title', `A flow has up to ${MOST_CASES} tests.`, 409)
    if (!flow.steps.some(({ id }) => id === input.of)) return refuse(typed, 'of', 'Choose a step.', 400)
    const { title, of: step, holds, lacks } = input
    if (holds.length + lacks.length === 0)
      return refuse(typed, 'holds', 'Say what the result must hold, or must not.', 400)
    const given = toGiven(flow, readGiven(input))
    const at = { id: createId(), flowId: row.id, createdAt: clock.now() }
    await flows.createCase({ ...at, title, step, holds, lacks, given })
    return back()
  }
  const waitS = await spendTest(network)
  if (waitS > 0) return refuse(typed, 'start', tooManyAtOnce('tests', waitS), overLimit(waitS))
  const member = await findUser(request)
  for (const one of cases) {
    const started = await startFlow(row, {
      ...{ version: row.version, kind: 'test', given: one.given as Record<string, Value>, startedBy: 'a test' },
      ...{ caseId: one.id, runner: { member, network } },
    })
    if (started.refusal)
      return refuse(typed, 'start', `“${one.title}”: ${started.refusal.message}`, started.refusal.init)
  }
  return back()
}

/** Lets a version start by itself and be shown to others: only when nothing is wrong with it and every test passed on it. */
export async function releaseFlow(request: Request, input: FlowInputOf<'release'>, typed: Typed) {
  const { row, key } = await requireFlow(request, input.flow)
  const [fault] = checkFlow(await flowOfVersion(row.id, input.version), signsHere())
  if (fault)
    return refuse(typed, 'release', `It cannot run yet. ${fault.step ? `${fault.step}: ` : ''}${fault.message}`, 422)
  const outcomes = await readOutcomes(row.id, input.version)
  const open = outcomes.filter(({ outcome }) => outcome.state !== 'passed')
  if (open.length > 0)
    return refuse(
      typed,
      'release',
      `${open.length} of ${outcomes.length} tests did not pass on version ${input.version}: ${open.map((one) => `“${one.case.title}”`).join(', ')}.`,
      409,
    )
  await flows.saveFlow(row.id, { released: input.version })
  return redirect(to(screenOf(row.face), null, { flow: row.id, part: 'tests', key }), 303)
}
