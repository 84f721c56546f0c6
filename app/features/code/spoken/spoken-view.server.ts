import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { requireSpoken } from './say-wish.server.ts'

/** Who writes down what is said, and what was said last, as the address names it. */
export async function readSpoken(request: Request, member: CurrentUser | null, projectId: string | null) {
  const id = new URL(request.url).searchParams.get('heard')
  const [[ear], found] = await Promise.all([
    listEngines(toViewer(member), 'transcribe'),
    id ? requireSpoken(request, id) : null,
  ])
  if (found && found.row.projectId !== projectId) throw notFound(NOT_THERE)
  return {
    ear: ear && hasFfmpeg() ? { label: ear.engine.label, isElsewhere: ear.engine.providerId !== null } : null,
    spoken: found && toSpoken(found.row, found.key),
  }
}

const toSpoken = (
  { id, state, engine, text, failure }: Awaited<ReturnType<typeof requireSpoken>>['row'],
  key: string | null,
) => ({ id, state, engine, text, failure, key })
export type SpokenView = Awaited<ReturnType<typeof readSpoken>>
