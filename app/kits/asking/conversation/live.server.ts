import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toEventStream } from '#app/kits/foundation/live/event-stream.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { isOwned } from '#app/kits/members/visitor/visitor.ts'
import { problem } from '#app/platform/request/problem.ts'
import { NO_CONVERSATION } from './conversation-page.server.ts'
import { findConversation } from './conversations.store.server.ts'
import { toTopic } from './turns/turn-writer.server.ts'

/** What happens in a conversation, for whom it belongs to. */
export async function followConversation(request: Request, id: string, network: string): Promise<Response> {
  const read = async () => toVisitor(request, await findUser(request))
  const owner = await read()
  const row = owner && (await findConversation(id, owner))
  if (!row || !owner) return problem(404, NO_CONVERSATION)
  return toEventStream(request, [toTopic(id)], {
    personId: owner.userId ?? owner.guestId,
    network,
    isStillAllowed: async () => {
      const now = await read()
      const current = now && (await findConversation(id, now))
      return current !== null && isOwned(current, now)
    },
  })
}
