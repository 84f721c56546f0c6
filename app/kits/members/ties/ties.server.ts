import { store } from '#app/database/store.server.ts'
import type { TieKind } from '#app/database/tables/together/ties.ts'
import { toHandle } from '#app/kits/members/identity/profile/handle.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import * as rows from './ties.store.server.ts'

/** Whether two members see nothing of one another; a guest is apart from nobody. */
export const areApart = async (one: string | null, other: string | null): Promise<boolean> =>
  one !== null && other !== null && one !== other && (await rows.isBlockedBetween(one, other))

/**
 * The member of a handle as somebody may meet them: nobody who is suspended, about to be erased, without a confirmed
 * address, or apart from the viewer. Oneself is always found.
 */
export async function findMemberByHandle(handle: string, viewer: UserRow | null): Promise<UserRow | null> {
  const key = toHandle(handle)
  if (viewer?.handle === key) return viewer
  const row = await rows.findShownMember(key)
  return row && !(await areApart(viewer?.id ?? null, row.id)) ? row : null
}

type Parting = (one: string, other: string) => Promise<void>
const partings = () => once('partings', () => new Set<Parting>())

/** Calls a listener when one member blocked another, within the same transaction: what was open between them ends. */
export function onParting(listener: Parting): () => void {
  partings().add(listener)
  return () => void partings().delete(listener)
}

/** Follows, mutes or blocks; false when it was so before. A block ends what both followed of each other. */
export const tie = (fromId: string, kind: TieKind, toId: string): Promise<boolean> =>
  store().tx(async () => {
    if (fromId === toId) return false
    if (kind !== 'block' && (await rows.isBlockedBetween(fromId, toId))) return false
    const isNew = await rows.saveTie({ fromId, kind, toId, createdAt: clock.now() })
    if (kind === 'block' && isNew) {
      await rows.removeTie(fromId, 'follow', toId)
      await rows.removeTie(toId, 'follow', fromId)
      for (const listener of partings()) await listener(fromId, toId)
    }
    return isNew
  })

/** Takes it back. */
export async function untie(fromId: string, kind: TieKind, toId: string): Promise<void> {
  await rows.removeTie(fromId, kind, toId)
}
