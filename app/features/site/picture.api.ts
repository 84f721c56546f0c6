import type { LoaderFunctionArgs } from '@remix-run/node'
import { readPicture } from '#app/kits/members/identity/profile/profile-picture.server.ts'
import { notFound } from '#app/platform/request/problem.ts'

/** A member's picture. An address never shows another one, so it may be kept for ever. The server adds nosniff to all. */
export async function loader({ params }: LoaderFunctionArgs) {
  const picture = await readPicture(params.name ?? '')
  if (!picture) throw notFound('There is no picture at this address any more.')
  return new Response(picture as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(picture.byteLength),
      'Content-Disposition': 'inline; filename="picture.webp"',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
