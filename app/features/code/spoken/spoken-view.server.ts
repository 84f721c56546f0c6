import { readEar } from '#app/kits/asking/spoken/ear.server.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { requireSpoken } from './say-wish.server.ts'

/** Who writes down what is said, and what was said last, as the address names it. */
export async function readSpoken(request: Request, member: CurrentUser | null, projectId: string | null) {
  const id = new URL(request.url).searchParams.get('heard')
  const [ear, found] = await Promise.all([readEar(member), id ? requireSpoken(request, id) : null])
  if (found && found.row.projectId !== projectId) throw notFound(NOT_THERE)
  return { ear, spoken: found && toSpoken(found.row, found.key) }
}

const toSpoken = (
  { id, state, engine, text, failure }: Awaited<ReturnType<typeof requireSpoken>>['row'],
  key: string | null,
) => ({ id, state, engine, text, failure, key })
export type SpokenView = Awaited<ReturnType<typeof readSpoken>>
