type Handler = (args: never) => unknown
/** What a route answers, as far as tests look at it; `data` and `init` are those of an answer that is no response yet. */
export type Answered = Response & { data?: { problem: { errors: Record<string, string> } }; init?: { status: number } }

const ORIGIN = 'http://localhost'
const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: true }
const caught = (thrown: unknown) => {
  if (thrown instanceof Response) return thrown
  throw thrown
}

/** Calls a route as somebody whose cookie is known by name. */
export function askRoute(route: { action: Handler; loader: Handler }, cookies: Readonly<Record<string, string>>) {
  const call = async (handler: Handler, path: string, who: string, init: RequestInit = {}) => {
    const request = new Request(ORIGIN + path, { ...init, headers: { cookie: cookies[who] ?? '' } })
    return Promise.resolve(handler({ request, params: {}, context } as never)).catch(caught)
  }
  return {
    async post(path: string, fields: Readonly<Record<string, string | File>>, who: string): Promise<Answered> {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return (await call(route.action, path, who, { method: 'POST', body })) as Answered
    },
    get: (path: string, who: string) => call(route.loader, path, who),
  }
}

export const statusOf = (answer: Answered): number => answer.init?.status ?? answer.status
/** Where an answer leads. */
export const whereTo = (answer: Answered): URL => new URL(answer.headers.get('location') ?? '', ORIGIN)
