import { toEventStream } from '#app/kits/foundation/live/event-stream.server.ts'
import { findReader, type Whose } from './reader.server.ts'
import { problem } from '#app/platform/request/problem.ts'

/** `none`: what a stranger is told. */
type Told = { topic: string; none: string; find: () => Promise<(Whose & { id: string }) | null> }

/** What happens to a thing as it happens, for whom it belongs to and as long as it does. */
export async function followOwn(request: Request, network: string, { topic, none, find }: Told) {
  const read = async () => {
    const row = await find()
    return row && ((await findReader(request, row.id, row))?.owner ?? null)
  }
  const visitor = await read()
  if (!visitor) return problem(404, none)
  const personId = visitor.userId ?? visitor.guestId
  return toEventStream(request, [topic], { personId, network, isStillAllowed: async () => (await read()) !== null })
}
