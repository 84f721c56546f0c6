import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { requireRunReader } from '#app/kits/asking/consensus/run-reader.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'

/** The run that `?run=` names. An address without one leads to the question. */
export function requireRunId(request: Request): string {
  const id = new URL(request.url).searchParams.get('run')
  if (!id) throw redirect(to('consensus'))
  return id
}

/** The run of an address and whom it opens for. Where the browser keeps its mark, the key leaves the address. */
export async function openRun(request: Request) {
  const id = requireRunId(request)
  const member = await findUser(request)
  const { owner, key } = await requireRunReader(request, id, member)
  return { id, member, owner, key, params: new URL(request.url).searchParams }
}
