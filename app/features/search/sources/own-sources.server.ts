import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { listOwnFiles, listOwnRuns } from './things.store.server.ts'

/** Of each kind so many of the newest are looked through. */
const MOST_COMPARED = 2_000

/** What whoever searches asked and keeps here: found by them alone. */
export const ownSources = [
  defineSearchSource({
    kind: 'run',
    label: 'Your questions',
    one: 'Your question',
    icon: 'scale',
    reach: 'own',
    place: 50,
    async search({ owner }, query, limit) {
      if (!owner) return []
      const runs = await listOwnRuns(owner, MOST_COMPARED)
      const things = runs.map(({ id, question, createdAt }) => ({
        title: question || 'Pasted answers compared',
        href: to('consensus-run', null, { run: id }),
        about: 'Asked to a panel',
        at: createdAt,
      }))
      return rankThings(things, query, limit)
    },
  }),
  defineSearchSource({
    kind: 'file',
    label: 'Your files',
    one: 'Your file',
    icon: 'file-text',
    reach: 'own',
    place: 60,
    async search({ owner }, query, limit) {
      if (owner?.userId == null) return []
      const files = await listOwnFiles(owner.userId, MOST_COMPARED)
      const things = files.map(({ id, name, type, createdAt }) => ({
        title: name,
        href: fillPath(allEndpoints['site/file'], { id, name }),
        about: type,
        at: createdAt,
      }))
      return rankThings(things, query, limit)
    },
  }),
]
