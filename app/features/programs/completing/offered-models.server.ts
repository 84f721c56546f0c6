import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'

/** The model whose answer is what all engines agree on. */
export const CONSENSUS = 'consensus'
/** OpenAI's shape wants a day of birth; engines have none, so all share the day this address opened (2026-11-22). */
const CREATED_S = 1_795_305_600

/** The models of `/v1`: every language model and built-in seat the owner of the key may use, and the consensus. */
export async function listOffered(viewer: Viewer) {
  const [writing, answering] = await Promise.all([listEngines(viewer, 'write'), listEngines(viewer, 'answer')])
  const seats = answering.filter(({ engine }) => !writing.some((one) => one.engine.id === engine.id))
  return [
    toModel(CONSENSUS, 'frenly', false),
    ...[...writing, ...seats].map(({ engine: { id, maker, takesTools = false } }) => toModel(id, maker, takesTools)),
  ]
}

/** `takes_tools`, for tools and answers in JSON, is ours. */
const toModel = (id: string, owner: string, takesTools: boolean) =>
  ({ id, object: 'model', created: CREATED_S, owned_by: owner, frenly: { takes_tools: takesTools } }) as const
