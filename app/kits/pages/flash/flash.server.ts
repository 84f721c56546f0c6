import { redirect } from '@remix-run/node'
import { guardedCookie, readCookie } from '#app/platform/request/cookie.server.ts'
import { flashSchema, type FlashMessage } from './flash.ts'

/** A message nobody came for is forgotten. */
const MAX_AGE_S = 60

const flashCookie = () => guardedCookie('flash', { isSigned: true })

/** The Set-Cookie value that shows a message on the next page. */
export const toFlashCookie = (message: FlashMessage) => flashCookie().serialize(message, { maxAge: MAX_AGE_S })

/** Leads on to an address of this site and says there what was done: a toast, without scripts a message in the page. */
export async function redirectWithFlash(address: string, message: FlashMessage): Promise<Response> {
  return redirect(address, { status: 303, headers: { 'Set-Cookie': await toFlashCookie(message) } })
}

/** The message that waits for this request and the Set-Cookie value that takes it away; null for most requests. */
export async function takeFlash(request: Request): Promise<{ message: FlashMessage; cookie: string } | null> {
  const read = flashSchema.safeParse(await readCookie(flashCookie(), request))
  return read.success ? { message: read.data, cookie: await flashCookie().serialize('', { maxAge: 0 }) } : null
}
