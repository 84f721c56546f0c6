import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { NO_MANUAL } from './manuals.server.ts'
import { changeOwnManual } from './manuals.store.server.ts'

/** A form of the list: a manual that was deleted comes back. */
export async function actOnManuals(request: Request) {
  const member = await requireMember(request)
  const form = await readForm(request, z.object({ do: z.literal('bring-back'), id: z.string().min(1).max(64) }))
  if (form.problem) throw badRequest('This form could not be read. Please load the page again.')
  if (!(await changeOwnManual(form.input.id, member.id, { deletedAt: null }))) throw notFound(NO_MANUAL)
  return redirect(to('manuals'), 303)
}
