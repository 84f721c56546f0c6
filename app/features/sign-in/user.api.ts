import type { LoaderFunctionArgs } from '@remix-run/node'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'

/** Who is signed in, or 401 for a guest (SPEC 7). Never cached: it is asked again at each focus. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request)
  const headers = { 'Cache-Control': 'private, no-store' }
  if (user) return Response.json(user, { headers })
  return Response.json({ success: false, message: 'Not signed in' }, { status: 401, headers })
}
