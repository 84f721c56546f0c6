import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { deedIds, deeds, type DeedId } from './deeds.ts'
import { countDeed, type Counted } from './deeds.store.server.ts'

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
