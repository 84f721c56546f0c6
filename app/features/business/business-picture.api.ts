import type { LoaderFunctionArgs } from '@remix-run/node'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { requireShown } from './page/shown.server.ts'

/** The picture of a business, for whoever may see its page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { business } = await requireShown(params.businessId ?? '', await findSignedIn(request))
  const file = business.pictureId ? await findAnyFile(business.pictureId) : null
  if (!file) throw notFound('There is no picture here.')
  return toFileResponse(request, file, context)
}
