/** A Response to throw where a page is impossible; its text is written for the person who reads it. */
export function problem(status: number, message: string, headers?: HeadersInit): Response {
  return new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
}

export const badRequest = (message: string) => problem(400, message)
export const forbidden = (message: string) => problem(403, message)
export const conflict = (message: string) => problem(409, message)
export const notFound = (message: string) => problem(404, message)

/** The loader of a call that only takes POST. */
export const onlyPost = () =>
  Response.json(
    { success: false, message: 'This address takes POST only.' },
    { status: 405, headers: { Allow: 'POST' } },
  )

/** Thrown by a page that only reads, to a form sent there. */
export const onlyGet = () => problem(405, 'This page takes no forms.', { Allow: 'GET, HEAD' })
