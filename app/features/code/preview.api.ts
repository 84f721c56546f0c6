import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { PREVIEW_POLICY, toPreview } from '#app/engines/page-builder/preview-page.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findVersionById } from './keeping/code.store.server.ts'
import { filesOf } from './builder/project-keeping.server.ts'

/**
 * One page of a version for its frame, under a policy without rights. The id is the key: a frame sends no cookies. Opened by
 * itself it leads to the page around it, so that no page of a member passes for one of the house.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await findVersionById(params['id'] ?? '')
  const page = found ? toPreview(filesOf(found.version), params['page'] ?? 'index.html') : null
  if (!found || page === null || found.project.hiddenAt !== null) throw notFound('There is no such page.')
  if (request.headers.get('sec-fetch-dest') === 'document') {
    const { id, publishedId } = found.project
    return redirect(to('builder', null, publishedId === found.version.id ? { app: id } : { project: id }), 303)
  }
  context.ownPolicy?.()
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PREVIEW_POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
      'X-DNS-Prefetch-Control': 'off',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), clipboard-read=(), payment=(), usb=()',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
