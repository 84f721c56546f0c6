import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { countStored } from '#app/kits/search/web-index/web-sites.store.server.ts'
import { listReadable, listReadableCollections } from '../keeping/research.store.server.ts'
import { MOST_DOCUMENTS } from '../research.limits.ts'
import { sourceKinds, type SourceKind } from './plan.ts'

/** A place to look, and whether this server reaches it now; `state` says what stands there. */
export type KindChoice = { kind: SourceKind; isReady: boolean; state: string }

/** What a plan may choose from: places, own documents and collections, models. */
export async function listPlanChoices(owner: Visitor | null, member: CurrentUser | null) {
  const viewer = toViewer(member)
  const [stored, searches, models, documents, collections] = await Promise.all([
    countStored(),
    listEngines(viewer, 'search'),
    listEngines(viewer, 'write'),
    owner ? listReadable(owner, MOST_DOCUMENTS) : [],
    owner ? listReadableCollections(owner, MOST_DOCUMENTS) : [],
  ])
  const states: Record<SourceKind, Omit<KindChoice, 'kind'>> = {
    knowledge: { isReady: true, state: 'Always here.' },
    here: { isReady: true, state: 'Always here.' },
    index: {
      isReady: stored.pages > 0,
      state: stored.pages > 0 ? `${stored.pages.toLocaleString('en')} pages.` : 'No pages are kept yet.',
    },
    web: {
      isReady: searches.length > 0,
      state: searches[0] ? `By ${searches[0].engine.label}.` : 'No search engine is connected.',
    },
    documents: {
      isReady: documents.length + collections.length > 0,
      state:
        documents.length + collections.length > 0
          ? `${toCountWords(documents.length, 'document')}, ${toCountWords(collections.length, 'collection')}.`
          : 'You have none yet.',
    },
  }
  return {
    kinds: sourceKinds.map((kind): KindChoice => ({ kind, ...states[kind] })),
    documents,
    collections,
    models: models
      .filter(({ engine }) => engine.providerId !== null)
      .map(({ engine }) => ({ id: engine.id, label: engine.label })),
  }
}
export type PlanChoices = Awaited<ReturnType<typeof listPlanChoices>>

const toCountWords = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
