import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { toFlashCookie } from '#app/kits/pages/flash/flash.server.ts'
import { endSession, NOT_RECORDED } from '#app/kits/members/identity/session/session.server.ts'
import { onlyPost } from '#app/platform/request/problem.ts'

const SIGNED_OUT = 'You are signed out.'

export const loader = () => onlyPost()

/** Ends the session on the server, also on a full disk; signing out twice is no error. A plain form post goes home. The next page says it. */
export async function action({ request }: ActionFunctionArgs) {
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"', 'Cache-Control': 'private, no-store' })
  const { cookie, isRecorded } = await endSession(request)
  headers.append('Set-Cookie', cookie)
  const flash = { title: SIGNED_OUT, ...(!isRecorded && { description: NOT_RECORDED }) }
  headers.append('Set-Cookie', await toFlashCookie(flash))
  if (request.headers.get('accept')?.includes('text/html')) return redirect(to('home'), { status: 303, headers })
  return Response.json(
    { success: true, message: isRecorded ? SIGNED_OUT : `${SIGNED_OUT} ${NOT_RECORDED}` },
    { headers },
  )
}
