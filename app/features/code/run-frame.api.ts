import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/platform/request/problem.ts'
import { FRAME_POLICY, toFramePage } from './sandbox/frame-page.server.ts'

const HOUR_S = 3_600

/** The frame in which code runs: a page of its own, under a policy that lets it do nothing else. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const page = toFramePage(params['language'] ?? '')
  if (page === null) throw notFound('This language does not run here.')
  context.ownPolicy?.()
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': FRAME_POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': `private, max-age=${HOUR_S}`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
