import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { startSession } from '#app/kits/members/identity/session/session.server.ts'
import { enrol } from './enrol.ts'

const ORIGIN = 'http://frenly.test'
const context = { network: '10.0.0.1', cspNonce: '', requestId: 'request-1', isDocument: true }

export type Who = 'chief' | 'mira' | null
type Call = (visit: LoaderFunctionArgs & ActionFunctionArgs) => unknown

/** An administrator (`chief`, the address of ADMIN_EMAIL), a member (`mira`), and requests as they make them. */
export async function openAdminForms() {
  const cookies = new Map<string, string>()
  for (const name of ['chief', 'mira']) {
    await enrol(name, { emailVerifiedAt: new Date() })
    cookies.set(name, (await startSession(new Request(ORIGIN), name, true)).split(';')[0]!)
  }
  const toRequest = (path: string, who: Who, init: RequestInit = {}) =>
    new Request(ORIGIN + path, { ...init, headers: { cookie: (who && cookies.get(who)) ?? '' } })
  const call = async (of: Call, request: Request): Promise<unknown> => {
    try {
      return await of({ request, params: {}, context })
    } catch (thrown) {
      return thrown
    }
  }
  return {
    /** What a loader gives, or the Response it throws. */
    look: (loader: Call, path: string, who: Who = 'chief') => call(loader, toRequest(path, who)),
    /** What an action gives for a form; a list sends a field several times. */
    send: (action: Call, path: string, fields: Record<string, string | string[]>, who: Who = 'chief') => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one)
      return call(action, toRequest(path, who, { method: 'POST', body }))
    },
  }
}

/** The status of an answer, however it came. */
export function statusOf(answer: unknown): number {
  if (answer instanceof Response) return answer.status
  return (answer as { init?: { status?: number } | null } | null)?.init?.status ?? 200
}

/** The sentences beside the fields of a refused form. */
export const errorsOf = (answer: unknown): Record<string, string> =>
  (answer as { data?: { problem?: { errors: Record<string, string> } } }).data?.problem?.errors ?? {}
