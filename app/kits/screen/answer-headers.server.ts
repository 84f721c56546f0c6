import type { HeadersFunction } from '@remix-run/node'

/** For a route whose action refuses for now: Remix drops what an action says in headers unless the route passes it on. */
export const passRetryAfter: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders)
  const retryAfter = actionHeaders.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return headers
}
