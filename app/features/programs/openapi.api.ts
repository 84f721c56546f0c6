import type { LoaderFunctionArgs } from '@remix-run/node'
import { brandOriginOf, requestBrandView } from '#app/kits/pages/brand/request-brand.server.ts'
import { toOpenApi } from './reference/openapi.ts'

/** `GET /v1/openapi.json`: the description of the calls, for everybody. */
export function loader({ request }: LoaderFunctionArgs) {
  return Response.json(toOpenApi(brandOriginOf({ id: 'main' }), requestBrandView(request).name), {
    headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
  })
}
