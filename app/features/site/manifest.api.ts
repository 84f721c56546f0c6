import type { LoaderFunctionArgs } from '@remix-run/node'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'

/** The web manifest of the brand that speaks: a name and an icon for the home screen. */
export function loader({ request }: LoaderFunctionArgs) {
  const { name, tagline, favicon } = requestBrand(request)
  const icons = [{ src: favicon, type: 'image/svg+xml', sizes: 'any' }]
  const manifest = { name, short_name: name, description: tagline, start_url: '/', display: 'browser', icons }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
