import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { toViewer } from '#app/kits/engines/viewer.ts'
import { findUser } from '#app/kits/identity/session.server.ts'
import { toCapWords, toResetS } from '#app/kits/quota/quota.server.ts'
import { beginRun } from '#app/kits/runs/begin-run.server.ts'
import { passRetryAfter } from '#app/kits/screen/answer-headers.server.ts'
import { readForm, type FormProblem } from '#app/platform/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/rate-limit.server.ts'
import { findEngine } from '#app/kits/engines/registry.server.ts'
import { listModels } from './models.server.ts'
import { readModelsFilter } from './models-filter.ts'
import { ModelsPage } from './parts/models-page.tsx'
import { tryEngine, type Tried } from './try.server.ts'
import { tryInputs } from './try.inputs.ts'

const spendTry = createRateLimit('models-try', { points: 60, windowS: 60 })

export async function loader({ request }: LoaderFunctionArgs) {
  const filter = readModelsFilter(new URL(request.url).searchParams)
  return { filter, ...(await listModels(toViewer(await findUser(request)), filter)) }
}

type Answer = { tried: Tried | null; problem: FormProblem | null; typed: Record<string, string> }

/** Tries one engine: a run like any other. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, tryInputs)
  if (form.problem) return data<Answer>({ tried: null, problem: form.problem, typed: form.problem.values }, 400)
  const { input, typed } = form
  const refuse = (message: string, init: number | ResponseInit, field = 'text') =>
    data<Answer>({ tried: null, problem: { errors: { [field]: message }, ...typed }, typed: typed.values }, init)
  const waitS = await spendTry(context.network)
  if (waitS > 0) return refuse(tooManyAtOnce('tries', waitS), overLimit(waitS))
  const member = await findUser(request)
  if (!(await findEngine(toViewer(member), input.port, input.engine)))
    return refuse('This engine is not here, or cannot do this.', 404, 'port')
  const begun = await beginRun({ member, network: context.network }, { screen: 'models' })
  if (!begun.isDone) return refuse(toCapWords(begun.quota, member === null), overLimit(toResetS(begun.quota)))
  return data<Answer>({
    tried: await tryEngine(begun.value, input, request.signal),
    problem: null,
    typed: typed.values,
  })
}

export const headers = passRetryAfter

export default function Models() {
  return <ModelsPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />
}
