import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { once } from '#app/platform/once.ts'
import type { IconName } from '#app/ui/brand/icon.tsx'
import type { Keeping } from './kept-acts.server.ts'

/** One kind of thing people make and go on with: how one of it is called, and how it is kept. */
type Kind = { one: string; icon: IconName; keeping: Pick<Keeping, 'list' | 'toAddress'> }
export type LatestThing = { title: string; one: string; icon: IconName; href: string; at: Date }

const kinds = () => once('latest-work', () => new Map<string, Kind>())

/** Says that things of a kind stand among somebody's latest work; called in the room's `*.register.server.ts`. */
export function defineLatestWork(kind: Kind): void {
  kinds().set(kind.one, kind)
}

/** What somebody made last, of every kind, newest first. */
export async function readLatestWork(owner: Visitor, most: number): Promise<LatestThing[]> {
  const lists = await Promise.all(
    [...kinds().values()].map(async ({ one, icon, keeping }) =>
      (await keeping.list(owner, { search: '', before: null, most })).map(({ id, title, createdAt }): LatestThing => ({
        title,
        one,
        icon,
        href: keeping.toAddress(id),
        at: createdAt,
      })),
    ),
  )
  return lists
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, most)
}
