import type { LoaderFunctionArgs } from '@remix-run/node'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toEventStream } from '#app/kits/foundation/live/event-stream.server.ts'
import { problem } from '#app/platform/request/problem.ts'

/** A member's own events as they happen; the administrator hears those of the house too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await findUser(request)
  if (!user) throw problem(401, 'Sign in to follow what happens.')
  const topics = [`member:${user.id}`, ...(user.isAdmin ? ['admin'] : [])]
  return toEventStream(request, topics, {
    personId: user.id,
    network: context.network,
    hasRoom: context.hasRoom,
    isStillAllowed: async () => {
      const now = await findUser(request)
      return now?.id === user.id && now.isAdmin === user.isAdmin
    },
  })
}
