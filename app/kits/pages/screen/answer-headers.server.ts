import type { HeadersFunction } from '@remix-run/node'

/** For a route that refuses for now: Remix drops what its action or loader says in headers unless the route passes it on. */
export const passRetryAfter: HeadersFunction = ({ actionHeaders, loaderHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders)
  const retryAfter = actionHeaders.get('Retry-After') ?? loaderHeaders.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return headers
}
