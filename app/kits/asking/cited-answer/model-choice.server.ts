import { isbot } from 'isbot'
import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'

/** The first configured language model somebody may use; null when there is none. */
export async function findModel(viewer: Viewer): Promise<ListedEngine<'write'> | null> {
  const models = await listEngines(viewer, 'write')
  return models.find(({ engine }) => engine.providerId !== null) ?? null
}

/** Nobody reads what a browser fetches ahead or a crawler visits, so no engine that costs is asked for them. */
export const isRead = ({ headers }: Request): boolean =>
  !isbot(headers.get('user-agent') ?? '') &&
  !/prefetch/i.test(`${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`)
