import { Readable } from 'node:stream'
import { createReadableStreamFromReadable, type ActionFunctionArgs } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { isProved } from '#app/kits/members/identity/session/proof.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { packPerson } from '#app/kits/members/personal-data/download.server.ts'
import { readFields, textOf } from '#app/platform/request/fields.server.ts'
import { log } from '#app/platform/log.server.ts'
import { onlyPost } from '#app/platform/request/problem.ts'
import { overLimit, tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import { spendDownload, toFileName } from './download.server.ts'

export const loader = () => onlyPost()

/**
 * Everything kept about the member as a zip file. The form of the settings leads here once it has seen the proof; who
 * comes without one is led back there with the reason, a program is told.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const signedIn = await findSignedIn(request)
  if (!signedIn) return refuse(request, 401, 'Please sign in first.')
  const { row } = signedIn
  // A program need not send a form.
  const form = await readFields(request).catch(() => null)
  if (form && Object.hasOwn(form, 'for') && textOf(form, 'for') !== row.id)
    return refuse(request, 409, 'Somebody else signed in meanwhile.')
  if (!isProved(signedIn)) return refuse(request, 403, 'First show us that it is you, with your current password.')
  const waitS = await spendDownload(row.id)
  if (waitS > 0) return refuse(request, 429, tooManyTries(waitS), overLimit(waitS).headers)

  const packed = Readable.from(packPerson(row, requestBrand(request).name), { objectMode: false })
  packed.on('error', (error) => log.error({ err: error, requestId: context.requestId }, 'a download broke off'))
  return new Response(createReadableStreamFromReadable(packed), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${toFileName(signedIn)}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

function refuse(request: Request, status: number, message: string, headers: HeadersInit = {}) {
  if (!request.headers.get('accept')?.includes('text/html')) {
    const rest = { status, headers: { 'Cache-Control': 'private, no-store', ...headers } }
    return Response.json({ success: false, message }, rest)
  }
  const flash = { title: 'Nothing was downloaded', description: message, tone: 'danger' } as const
  return redirectWithFlash(to('settings', null, { part: 'data' }), flash)
}
