/** An answer that was not ok: `status: body`, or the status text where there is no body (SPEC 8). */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`)
    this.name = 'CallError'
  }
}

/** Asks the server, with cookies; a body goes as JSON. Throws CallError when the answer is not ok. */
export async function callServer(method: string, url: string, body?: unknown): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (response.ok) return response
  throw new CallError(response.status, (await response.text()) || response.statusText)
}

/** GET as JSON; null for a guest who may not see it (401). */
export async function readServer<T>(url: string, signal?: AbortSignal): Promise<T | null> {
  const response = await fetch(url, { credentials: 'include', ...(signal && { signal }) })
  if (response.status === 401) return null
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText)
  return (await response.json()) as T
}
