import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { deedIds, deeds, type DeedId } from './deeds.ts'
import { toDeedPlace } from './deed-places.ts'
import { countDeed, findDeed, type Counted } from './deeds.store.server.ts'

export type { Counted } from './deeds.store.server.ts'
export type DoneDeed = Counted & { id: DeedId }

/** How often somebody did each of some things, from the rows that doing them left; nothing is counted from presses. */
export async function countDeeds(
  owner: Visitor,
  ids: readonly DeedId[] = deedIds,
  since: Date | null = null,
): Promise<Map<DeedId, Counted>> {
  const asked = owner.userId === null ? ids.filter((id) => deeds[id].isForGuests) : ids
  const counted = await Promise.all(asked.map(async (id) => [id, await countDeed(id, owner, since)] as const))
  return new Map(counted)
}

export const countOne = (id: DeedId, owner: Visitor, since: Date | null = null): Promise<Counted> =>
  countDeed(id, owner, since)

/** When somebody had done something so many times, and where that is seen; null when they did not. */
export async function findDone(id: DeedId, owner: Visitor, times: number): Promise<{ at: Date; href: string } | null> {
  const done = await findDeed(id, owner, times)
  return done && { at: done.at, href: toDeedPlace(id, done.id) }
}
