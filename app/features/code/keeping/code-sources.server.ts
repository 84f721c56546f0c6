import type { Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { projectKeeping } from '../builder/project-keeping.server.ts'
import { codeKeeping } from '../generator/code-keeping.server.ts'

const MOST_COMPARED = 500

/** What whoever searches made here, by its title: found by them alone. */
const ownSource = (kind: string, label: string, one: string, about: string, place: number, keeping: Keeping) =>
  defineSearchSource({
    ...{ kind, label, one, place, icon: kind === 'code' ? 'code' : 'blocks', reach: 'own' },
    async search({ owner }, query, limit) {
      if (!owner) return []
      const rows = await keeping.list(owner, { search: '', before: null, most: MOST_COMPARED })
      const things = rows.map(({ id, title, createdAt }) => ({
        title,
        href: keeping.toAddress(id),
        about,
        at: createdAt,
      }))
      return rankThings(things, query, limit)
    },
  })

export const codeSource = ownSource('code', 'Your code', 'Your code', 'A piece of code', 66, codeKeeping)
export const projectSource = ownSource(
  'project',
  'Your projects',
  'Your project',
  'A page or app you build',
  67,
  projectKeeping('builder'),
)
