import type { LoaderFunctionArgs } from '@remix-run/node'
import { findAnyFile, findFile } from '#app/kits/foundation/files/files.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { readSignature } from '#app/kits/foundation/files/serving/signed-link.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'

/** A file for its owner, or for whoever has a signed link that still works. Anybody else learns nothing of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  const right = readSignature(id, new URL(request.url).searchParams)
  if (right === 'over') throw problem(410, 'This link has ended. Please ask whoever sent it for a new one.')
  const file = right === 'open' ? await findAnyFile(id) : await findFile(id, await findUser(request))
  if (!file) throw notFound('There is no file at this address, or it is not yours to see.')
  return toFileResponse(request, file, context)
}
