import type { AppLoadContext } from '@remix-run/node'
import { toEventStream } from '#app/kits/foundation/live/event-stream.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { problem } from '#app/platform/request/problem.ts'
import { findMembership, saveMember } from '../keeping/threads.store.server.ts'
import { NO_THREAD, toTopic } from './place.server.ts'

const TOUCH_MS = 20_000

/** What happens in a thread as it happens, for whoever is in it and as long as they are. The line itself says that they are there. */
export async function followThread(
  request: Request,
  id: string,
  { network, hasRoom }: Pick<AppLoadContext, 'network' | 'hasRoom'>,
) {
  const user = await findUser(request)
  const isIn = async () => {
    const now = user && (await findUser(request))
    const found = now && now.id === user.id ? await findMembership(id, user.id) : null
    return found !== null && found.thread.deletedAt === null
  }
  if (!user || !(await isIn())) return problem(404, NO_THREAD)
  let touchedMs = clock.now().getTime()
  return toEventStream(request, [toTopic(id)], {
    personId: user.id,
    network,
    hasRoom,
    isStillAllowed: async () => {
      const isAllowed = await isIn()
      const now = clock.now()
      if (isAllowed && now.getTime() - touchedMs > TOUCH_MS) {
        touchedMs = now.getTime()
        await saveMember(id, user.id, { lastHereAt: now })
      }
      return isAllowed
    },
  })
}
