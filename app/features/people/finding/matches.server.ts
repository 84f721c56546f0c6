import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { listMetIds } from '../meeting/meetings.store.server.ts'
import { readCards, type MemberCard } from './cards.server.ts'
import { toKey } from './listing-terms.ts'
import { countValues, listSharing, listTiedTo } from './listing.store.server.ts'
import { rankMatches } from './rank-matches.ts'

const MOST_LOOKED_AT = 120

/** Members whom somebody might like to meet, each with the reason: what both named, the rarest first. */
export async function findMatches(viewer: UserRow, most: number): Promise<(MemberCard & { reason: string })[]> {
  const keys = viewer.interests.map(toKey)
  const ids = await listSharing(viewer.id, keys, MOST_LOOKED_AT)
  const [tied, met] = await Promise.all([listTiedTo(viewer.id, ids), listMetIds(viewer.id)])
  const cards = await readCards(
    ids.filter((id) => !tied.has(id) && !met.has(id)),
    viewer,
  )
  const counts = new Map(
    (await countValues('member', 'interest', keys, true)).map(({ value, count }) => [value, count]),
  )
  return rankMatches(
    cards,
    { languages: [], country: viewer.country },
    (interest) => counts.get(toKey(interest)) ?? 1,
  ).slice(0, most)
}
