import { store } from '#app/database/store.server.ts'
import type { Audience } from '#app/database/tables/together/profiles.ts'
import { saveUser, type UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { placeMember } from '../finding/place-member.server.ts'
import { toReach, type OwnPart } from '../profile/audience.ts'
import { findProfile, saveProfileRow, type ProfileRow } from '../profile/profiles.store.server.ts'

type Change = Partial<Omit<ProfileRow, 'userId' | 'updatedAt'>>

/** Saves some of what a member says of themselves, and lets them be found by it as they chose. */
export const saveMine = (user: UserRow, change: Change, isFindable?: boolean): Promise<void> =>
  store().tx(async () => {
    const kept = await findProfile(user.id)
    const reach = change.reach ?? toReach(kept, user.isFindable)
    await saveProfileRow({ userId: user.id, ...change, reach, updatedAt: clock.now() })
    if (isFindable !== undefined) await saveUser(user.id, { isFindable })
    await placeMember(user.id)
  })

const WIDTH: Readonly<Record<Audience, number>> = { nobody: 0, members: 1, all: 2 }

/** Opens the profile so far that a part of it can be seen by whom its member chose just now. */
export async function showAtLeast(user: UserRow, part: OwnPart, audience: Audience): Promise<void> {
  const kept = await findProfile(user.id)
  const reach = toReach(kept, user.isFindable)
  await saveMine(user, {
    reach: WIDTH[audience] > WIDTH[reach] ? audience : reach,
    audiences: { ...kept?.audiences, [part]: audience },
  })
}
