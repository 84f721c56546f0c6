import type { Joined } from '#app/kits/members/invites/invites.store.server.ts'

/** One member of a tree; without a name when they chose to be none in it. */
export type Branch = { key: string; name: string | null; handle: string | null; joinedAt: string; brought: Branch[] }

type Row = Pick<Joined, 'userId' | 'inviterId' | 'joinedAt' | 'isShown' | 'name' | 'handle' | 'suspendedAt' | 'eraseAt'>

/**
 * A tree out of who came by whom. A name stands there when its member chose so, or `knowsNames` says that this reader was
 * told it; whoever is suspended or leaving has none, and keeps the place of those they brought.
 */
export function toTree(rootId: string, rows: readonly Row[], knowsNames: (row: Row) => boolean): Branch[] {
  const byInviter = new Map<string | null, Row[]>()
  for (const row of rows) byInviter.set(row.inviterId, [...(byInviter.get(row.inviterId) ?? []), row])
  const seen = new Set([rootId])
  const grow = (id: string): Branch[] =>
    (byInviter.get(id) ?? []).flatMap((row) => {
      if (seen.has(row.userId)) return []
      seen.add(row.userId)
      const isNamed = !row.suspendedAt && !row.eraseAt && (row.isShown || knowsNames(row))
      return {
        key: `${seen.size}`,
        name: isNamed ? row.name : null,
        handle: isNamed ? row.handle : null,
        joinedAt: row.joinedAt.toISOString(),
        brought: grow(row.userId),
      }
    })
  return grow(rootId)
}

export const countBranches = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { brought }) => sum + 1 + countBranches(brought), 0)
