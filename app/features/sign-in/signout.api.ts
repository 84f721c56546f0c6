import type { ActionFunctionArgs } from '@remix-run/node'
import { endSession } from '#app/kits/identity/session.server.ts'
import { onlyPost } from '#app/platform/problem.ts'

export const loader = () => onlyPost()

/** Ends the session on the server; signing out twice is no error. */
export async function action({ request }: ActionFunctionArgs) {
  const cookie = await endSession(request)
  const headers = { 'Set-Cookie': cookie, 'Clear-Site-Data': '"cache", "storage"', 'Cache-Control': 'private, no-store' }
  return Response.json({ success: true, message: 'You are signed out.' }, { headers })
}
