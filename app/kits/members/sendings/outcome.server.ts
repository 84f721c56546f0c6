import { data } from '@remix-run/node'

/** An answer as it is kept: of a page's action, or a whole response. */
export type Outcome =
  | { kind: 'data'; value: unknown; status: number; headers: [string, string][] }
  | { kind: 'response'; body: string | null; status: number; headers: [string, string][] }

type WithInit = { type: 'DataWithResponseInit'; data: unknown; init: ResponseInit | null }

/** Only what was done is kept; a refusal is given anew, since nothing was done. */
export function isKept(answer: unknown): boolean {
  if (answer instanceof Response) return answer.status < 400
  return !isWithInit(answer) || (answer.init?.status ?? 200) < 400
}

/** The answer to give now, and the same to keep as soon as all of it is there. */
export function toOutcome(answer: unknown): { given: unknown; outcome: Promise<Outcome> } {
  if (!(answer instanceof Response)) return { given: answer, outcome: Promise.resolve(toDataOutcome(answer)) }
  const { status, headers, body } = answer
  const rest = { kind: 'response', status, headers: toPairs(headers) } as const
  if (body === null) return { given: answer, outcome: Promise.resolve({ ...rest, body: null }) }
  const [now, later] = body.tee()
  const outcome = new Response(later).text().then((text) => ({ ...rest, body: text }))
  return { given: new Response(now, { status, headers }), outcome }
}

/** The kept answer as it was given. */
export function toAnswer(outcome: Outcome): unknown {
  const { status } = outcome
  const headers = new Headers(outcome.headers)
  return outcome.kind === 'response'
    ? new Response(outcome.body, { status, headers })
    : data(outcome.value, { status, headers })
}

function toDataOutcome(answer: unknown): Outcome {
  if (!isWithInit(answer)) return { kind: 'data', value: answer ?? null, status: 200, headers: [] }
  const { status = 200, headers } = answer.init ?? {}
  return { kind: 'data', value: answer.data ?? null, status, headers: [...new Headers(headers)] }
}

const isWithInit = (answer: unknown): answer is WithInit =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, 'type') === 'DataWithResponseInit'

const toPairs = (headers: Headers): [string, string][] => [...headers]
