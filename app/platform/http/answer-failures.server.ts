import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/server-runtime'
import { log } from '../log.server.ts'

type Args = LoaderFunctionArgs | ActionFunctionArgs
/** Gives what a visitor is told when a loader or action failed with an error; null leaves it to the usual 500. */
export type ToAnswer = (error: unknown, request: Request) => Response | null

/**
 * The same build, whose loaders and actions throw the app's own answer where it has one for their error
 * (`toFailureAnswer` of entry.server.tsx), such as 503 while the database is away. Such errors are logged here.
 */
export function answerFailures(build: ServerBuild): ServerBuild {
  const { toFailureAnswer } = build.entry.module as unknown as { toFailureAnswer?: ToAnswer }
  if (!toFailureAnswer) return build
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && guarded(route, toFailureAnswer)])
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

type Route = NonNullable<ServerBuild['routes'][string]>

function guarded(route: Route, toAnswer: ToAnswer): Route {
  const { loader, action } = route.module
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: guard(loader, toAnswer) }),
      ...(action && { action: guard(action, toAnswer) }),
    },
  }
}

/** Keeps what Remix reads off the function, such as `hydrate`. */
const guard = <Work extends (args: never) => unknown>(work: Work, toAnswer: ToAnswer): Work =>
  Object.assign(async (args: Args) => {
    try {
      return await work(args as never)
    } catch (error) {
      const answer = error instanceof Response ? null : toAnswer(error, args.request)
      if (!answer) throw error
      const path = new URL(args.request.url).pathname
      log.error({ err: error, requestId: args.context.requestId, path, status: answer.status }, 'not done')
      throw answer
    }
  }, work) as unknown as Work
