import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { findFinishedMix, findSet, type MixRow, type SetRow } from '../sets/sets.store.server.ts'
import { SHARE_KIND } from './share-kind.ts'

export type SeenSet = { row: SetRow; owner: Visitor; mix: MixRow | null; isShared: boolean }

/** A set for whoever may see it: its owner, and whoever comes by a link that works now, who sees the finished mix alone. */
export async function findSeen(request: Request, id: string): Promise<SeenSet | null> {
  const row = await findSet(id)
  if (!row) return null
  const owner = { userId: row.userId, guestId: row.guestId } as Visitor
  const share = new URL(request.url).searchParams.get('share')
  if (share !== null) {
    const link = row.hiddenAt === null ? await findShareLink(SHARE_KIND, share) : null
    const mix = link?.thingId === id ? await findFinishedMix(id) : null
    return mix && { row, owner, mix, isShared: true }
  }
  const reader = await findReader(request, id, row)
  return reader && { row, owner, mix: await findFinishedMix(id), isShared: false }
}
