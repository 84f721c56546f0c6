import { listJoinedBy, type Joined } from '#app/kits/members/invites/invites.store.server.ts'
import { countBranches, toTree } from './tree.ts'

/** So many levels and members are drawn; a larger tree says so. */
const MOST_DEEP = 5
const MOST_MEMBERS = 1_000
const AT_ONCE = 200

/** Whom somebody brought and whom those brought. `isOwn`: the reader is who brought the first. */
export async function readTree(rootId: string, isOwn: boolean) {
  const rows: Joined[] = []
  const known = new Set([rootId])
  let level = [rootId]
  for (let deep = 0; deep < MOST_DEEP && level.length > 0 && rows.length < MOST_MEMBERS; deep += 1) {
    const found: Joined[] = []
    for (let n = 0; n < level.length; n += AT_ONCE)
      found.push(...(await listJoinedBy(level.slice(n, n + AT_ONCE), MOST_MEMBERS - rows.length)))
    const fresh = found.filter(({ userId }) => !known.has(userId)).slice(0, MOST_MEMBERS - rows.length)
    for (const { userId } of fresh) known.add(userId)
    rows.push(...fresh)
    level = fresh.map(({ userId }) => userId)
  }
  const branches = toTree(rootId, rows, ({ inviterId }) => isOwn && inviterId === rootId)
  return { branches, members: countBranches(branches), isCut: rows.length >= MOST_MEMBERS }
}
