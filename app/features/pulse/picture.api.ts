import type { LoaderFunctionArgs } from '@remix-run/node'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findPost } from './posts/posts.store.server.ts'
import { getPost } from './posts/read-pulse.server.ts'

/** A picture of a post, for whoever may see the post, and of a draft for its author. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await findUser(request)
  const id = params.id ?? ''
  const own = user ? await findPost(id) : null
  const isOwnDraft = own !== null && own.userId === user?.id && own.publishedAt === null && own.deletedAt === null
  const reader = { id: user?.id ?? null, isAdmin: user?.isAdmin ?? false }
  const { post } = isOwnDraft ? { post: own } : await getPost(id, reader)
  const picture = post.pictures[Number(params.n)]
  const file = picture ? await findAnyFile(picture.fileId) : null
  if (!file) throw notFound('There is no picture here.')
  return toFileResponse(request, file, context)
}
