import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { endSession } from '#app/kits/identity/session.server.ts'
import { onlyPost } from '#app/platform/problem.ts'

export const loader = () => onlyPost()

/** Ends the session on the server; signing out twice is no error. A plain form post goes home. */
export async function action({ request }: ActionFunctionArgs) {
  const cookie = await endSession(request)
  const headers = {
    'Set-Cookie': cookie,
    'Clear-Site-Data': '"cache", "storage"',
    'Cache-Control': 'private, no-store',
  }
  if (request.headers.get('accept')?.includes('text/html')) return redirect(to('home'), { status: 303, headers })
  return Response.json({ success: true, message: 'You are signed out.' }, { headers })
}
