import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { booksKeeping } from './shelf-view.server.ts'

/** A form of the shelf: a book that was deleted comes back. */
export async function actOnShelf(request: Request) {
  await requireMember(request)
  const form = await readForm(request, keptInputs)
  if (form.problem) throw badRequest(Object.values(form.problem.errors)[0] ?? 'This form could not be read.')
  return actOnKept(request, booksKeeping, form.input)
}
