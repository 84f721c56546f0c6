import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { toViewer } from '#app/kits/engines/viewer.ts'
import { retitled } from '#app/kits/content/retitled.ts'
import { findUser } from '#app/kits/identity/session.server.ts'
import { listSeats, toSeatInfo } from '#app/kits/panel/panel.server.ts'
import { toCapWords, toResetS } from '#app/kits/quota/quota.server.ts'
import { passRetryAfter } from '#app/kits/screen/answer-headers.server.ts'
import { readForm, type FormProblem } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/rate-limit.server.ts'
import { askInputs } from './consensus.inputs.ts'
import { awaitRun, followRun, startRun } from './consensus.server.ts'
import { AskPage } from './parts/ask-page.tsx'
import { RunPage } from './parts/run-page.tsx'

const spendUse = createRateLimit('consensus', { points: 300, windowS: 60 })

/** With `?run=` the run; a document waits until all have answered, so that it reads whole without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const { variant } = screenAt(url.pathname)
  const id = url.searchParams.get('run')
  const seats = (await listSeats(toViewer(await findUser(request)))).map(toSeatInfo)
  if (!id) context.keepForGuests?.()
  if (!id) return { run: null, seats, variant, question: url.searchParams.get('question') ?? '' }
  const followed = await followRun(id)
  if (!followed)
    throw notFound('There is no answer under this address. It may have been removed, or the link was cut short.')
  const whole = context.isDocument ? await awaitRun(followed) : followed
  const { question, createdAt, seats: planned } = whole.run
  const names = planned.map(({ seat, label, kind }) => ({ seat, label, kind }))
  return {
    run: { id, question, createdAt, names, answers: whole.seats, ledger: whole.ledger },
    seats,
    variant,
    question,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, askInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const waitS = await spendUse(context.network)
  if (waitS > 0) {
    const message = tooManyAtOnce('questions', waitS)
    const problem: FormProblem = { errors: { question: message }, ...form.typed }
    return data({ problem }, overLimit(waitS))
  }
  const user = await findUser(request)
  const started = await startRun(form.input, user, context.network)
  if (started.isDone) return redirect(`${new URL(request.url).pathname}?run=${started.id}`, 303)
  const problem: FormProblem = { errors: { question: toCapWords(started.quota, user === null) }, ...form.typed }
  return data({ problem }, overLimit(toResetS(started.quota)))
}

export const headers = passRetryAfter

/** A run carries its question in the title and stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded?.run) return matches.flatMap((match) => match.meta ?? [])
  return retitled(matches, { title: loaded.run.question || 'Pasted answers compared', isIndexed: false })
}

export default function Consensus() {
  const { run, seats, variant, question } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  if (run && !problem) return <RunPage run={run} variant={variant} />
  return <AskPage seats={seats} question={question} variant={variant} problem={problem} />
}
