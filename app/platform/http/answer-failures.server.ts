import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/server-runtime'
import { log } from '../log.server.ts'
import { problem } from '../request/problem.ts'
import { toRefusalBody } from './refuse.server.ts'

type Args = LoaderFunctionArgs | ActionFunctionArgs
/** Does the work of an action, unless it was done before. */
export type AnswerOnce = (request: Request, work: () => Promise<unknown>) => Promise<unknown>
/** Gives what a visitor is told when a loader or action failed with an error; null leaves it to the usual 500. */
export type ToAnswer = (error: unknown, request: Request) => Response | null

/**
 * The same build, whose loaders and actions throw the app's own answer where it has one for their error
 * (`toFailureAnswer` of entry.server.tsx), such as 503 while the database is away. Such errors are logged here.
 * Actions go through the app's `answerOnce`.
 */
export function answerFailures(build: ServerBuild): ServerBuild {
  const { toFailureAnswer, answerOnce = answerPlainly } = build.entry.module as unknown as Partial<AppAnswers>
  if (!toFailureAnswer) return build
  const answers = { toFailureAnswer, answerOnce }
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && guarded(route, answers)])
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

type AppAnswers = { toFailureAnswer: ToAnswer; answerOnce: AnswerOnce }

const answerPlainly: AnswerOnce = (_request, work) => work()

type Route = NonNullable<ServerBuild['routes'][string]>

function guarded(route: Route, { toFailureAnswer, answerOnce }: AppAnswers): Route {
  const { loader } = route.module
  const action = route.module.action ?? (isCall(route) ? takesNoPost : undefined)
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: guard(loader, toFailureAnswer) }),
      ...(action && { action: guard(once(action, answerOnce), toFailureAnswer) }),
    },
  }
}

/** What answers data instead of a screen. */
const isCall = ({ module }: Route) => module.default === undefined && module.loader !== undefined

const takesNoPost = () => {
  throw problem(405, 'This address takes GET only.', { Allow: 'GET, HEAD' })
}

const once = <Work extends (args: never) => unknown>(work: Work, answerOnce: AnswerOnce): Work =>
  Object.assign((args: Args) => answerOnce(args.request, async () => work(args as never)), work) as unknown as Work

/** What cannot be read, and too much of it, is no fault of ours; a row that is there already may be one. */
const VISITORS_OWN = [400, 429]

/** Keeps what Remix reads off the function, such as `hydrate`. */
const guard = <Work extends (args: never) => unknown>(work: Work, toAnswer: ToAnswer): Work =>
  Object.assign(async (args: Args) => {
    try {
      return await work(args as never)
    } catch (error) {
      if (error instanceof Response) throw await inAskedShape(error, args.request)
      const answer = toAnswer(error, args.request)
      if (!answer) throw error
      const path = new URL(args.request.url).pathname
      const about = { err: error, requestId: args.context.requestId, path, status: answer.status }
      if (VISITORS_OWN.includes(answer.status)) log.info({ ...about, err: String(error) }, 'not done')
      else log.error(about, 'not done')
      throw answer
    }
  }, work) as unknown as Work

/** A refusal in words, thrown while a call was answered, in the shape of that call. */
async function inAskedShape(thrown: Response, { url }: Request): Promise<Response> {
  const isInWords = thrown.status >= 400 && thrown.headers.get('content-type')?.startsWith('text/plain') === true
  const { pathname } = new URL(url)
  if (!isInWords || !toRefusalBody(pathname, undefined, '')) return thrown
  const headers = new Headers(thrown.headers)
  headers.set('Content-Type', 'application/json; charset=utf-8')
  const body = toRefusalBody(pathname, undefined, await thrown.text())
  return new Response(JSON.stringify(body), { status: thrown.status, headers })
}
