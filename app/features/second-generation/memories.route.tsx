import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { addMemory } from '#app/kits/asking/panda/add-memory.server.ts'
import { MOST_MEMORIES } from '#app/kits/asking/panda/memory.limits.ts'
import { listMemories, removeMemories, saveMemory } from '#app/kits/asking/panda/memories.store.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { memoryInputs } from './memories.inputs.ts'
import { MemoriesPage } from './parts/memories-page.tsx'

const spendChange = createRateLimit('memories', { points: 60, windowS: 60 })

/** What a member let the panda remember; `?edit=` opens one to be changed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireMember(request)
  const memories = (await listMemories(id)).map(({ userId: _, ...memory }) => memory)
  return { memories, editing: new URL(request.url).searchParams.get('edit') }
}

export async function action({ request }: ActionFunctionArgs) {
  const { id: userId } = await requireMember(request)
  const form = await readForm(request, memoryInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const waitS = await spendChange(userId)
  const refuse = (message: string): FormProblem => ({ errors: { text: message }, ...form.typed })
  if (waitS > 0) return data({ problem: refuse(tooManyAtOnce('changes', waitS)) }, overLimit(waitS))
  const { input } = form
  switch (input.act) {
    case 'add':
      if ((await addMemory(userId, { text: input.text, saidAs: null, page: to('memories') })) === null)
        return data({ problem: refuse(`There is room for ${MOST_MEMORIES}. Forget some first.`) }, 409)
      return redirect(to('memories'), 303)
    case 'save':
      if (!(await saveMemory(userId, input.id, input.text, clock.now()))) throw notFound(GONE)
      return redirect(to('memories'), 303)
    case 'forget':
      if ((await removeMemories(userId, input.id)) === 0) throw notFound(GONE)
      return redirectWithFlash(to('memories'), { title: 'Forgotten', description: 'It is gone for good.' })
    case 'forget-all': {
      const gone = await removeMemories(userId, null)
      return redirectWithFlash(to('memories'), { title: 'Forgotten', description: `All ${gone} are gone for good.` })
    }
  }
}

const GONE = 'That was forgotten already.'

export const headers = passRetryAfter

export default function Memories() {
  const { memories, editing } = useLoaderData<typeof loader>()
  return (
    <MemoriesPage memories={memories} editing={editing} problem={useActionData<typeof action>()?.problem ?? null} />
  )
}
