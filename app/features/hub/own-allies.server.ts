import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { allyInputs } from '#app/kits/asking/conversation/allies/ally.inputs.ts'
import { findOwnAlly, removeAlly, saveAlly } from '#app/kits/asking/conversation/allies/allies.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'

const readViewer = async (request: Request) => {
  const member = await requireMember(request)
  return { ...toViewer(member), id: member.id }
}

export type AllyForms = {
  id: string | null
  name: string
  about: string
  instructions: string
  engineId: string
  engines: { id: string; label: string }[]
}

/** The form for an ally: empty for `new`, else with what a member said of theirs. */
export async function readAllyForms(request: Request): Promise<AllyForms> {
  const viewer = await readViewer(request)
  const id = new URL(request.url).searchParams.get('edit-ally') ?? 'new'
  const ally = id === 'new' ? null : await findOwnAlly(viewer, id)
  if (id !== 'new' && !ally) throw notFound('There is no ally of yours under this address.')
  return {
    id: ally?.id ?? null,
    name: ally?.name ?? '',
    about: ally?.about ?? '',
    instructions: ally?.instructions ?? '',
    engineId: ally?.engineId ?? '',
    engines: (await listEngines(viewer, 'write')).map(({ engine }) => ({ id: engine.id, label: engine.label })),
  }
}

type Answer = { problem: FormProblem }

const removal = z.object({ ally: z.string().max(64) })

/** Saves an ally, or with `?act=remove` takes it away. */
export async function actOnAlly(request: Request) {
  const viewer = await readViewer(request)
  if (new URL(request.url).searchParams.get('act') === 'remove') {
    const { input } = await readForm(request, removal)
    if (input) await removeAlly(viewer, input.ally)
    return redirect(to('summon'), 303)
  }
  const form = await readForm(request, allyInputs)
  if (form.problem) return data<Answer>({ problem: form.problem }, 400)
  const saved = await saveAlly(viewer, form.input)
  if (saved.isSaved) return redirect(to('summon', null, { voice: saved.key }), 303)
  return data<Answer>({ problem: { errors: { [saved.field]: saved.message }, ...form.typed } }, 400)
}
