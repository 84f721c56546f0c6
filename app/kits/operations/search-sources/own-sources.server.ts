import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, to } from '#app/catalogue/to.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource, type Found } from '#app/kits/search/site-search/search-source.server.ts'
import { markWords } from '#app/kits/search/site-search/snippet.ts'
import { listOwnFiles, listOwnRuns } from './things.store.server.ts'

/** Of each kind so many of the newest are looked through. */
const MOST_COMPARED = 2_000

type Thing = { title: string; href: string; about: string; at: Date }

function rank(things: readonly Thing[], query: SearchQuery, limit: number): Found[] {
  return things
    .map((thing) => ({ thing, score: matchFields(query, [{ text: thing.title, weight: 1 }]) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.thing.at.getTime() - a.thing.at.getTime())
    .slice(0, limit)
    .map(({ thing: { title, href, about, at }, score }) => ({
      title,
      href,
      about,
      snippetHtml: markWords(`${about}: ${title}`, markedWords(query)),
      score,
      date: at.toISOString(),
    }))
}

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
        href: to('consensus', null, { run: id }),
        about: 'Asked to a panel',
        at: createdAt,
      }))
      return rank(things, query, limit)
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
        href: fillPath(endpoints['site/file'], { id, name }),
        about: type,
        at: createdAt,
      }))
      return rank(things, query, limit)
    },
  }),
]
