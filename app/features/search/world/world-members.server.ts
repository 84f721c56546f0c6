import { countMembersByCountry, listNamedMembers } from './world-members.store.server.ts'

const MOST_NAMED = 24

/** Members counted on the map, by the two letters of their country. */
export async function countMembers(): Promise<ReadonlyMap<string, number>> {
  const rows = await countMembersByCountry()
  return new Map(rows.flatMap(({ country, count }) => (country ? [[country, Number(count)] as const] : [])))
}

/** Who may be named of them. */
export const listMembersIn = (iso2: string, viewerId: string | null) => listNamedMembers(iso2, viewerId, MOST_NAMED)
