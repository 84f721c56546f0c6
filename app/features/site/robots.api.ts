import type { LoaderFunctionArgs } from '@remix-run/node'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'

const CACHE = 'public, max-age=3600'

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /auth/',
    `Sitemap: ${brandOrigin(request)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE },
  })
}
