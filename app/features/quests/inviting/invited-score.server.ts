import { countRewards, listJoined } from '#app/kits/members/invites/invites.store.server.ts'
import { defineScoreSource } from '#app/kits/members/profile-parts/profile-parts.ts'

const POINTS = 15
const PLACE = 60

defineScoreSource({
  id: 'invited',
  label: 'Brought somebody who stayed',
  about: 'Counts once the member has really used the place, and never for an account that only registered.',
  points: POINTS,
  place: PLACE,
  count: (memberId) => countRewards(memberId, null),
  // The tree is shown by choice alone, so a score names nobody.
  list: async (memberId, most) =>
    (await listJoined(memberId, { behind: null, most: 200 }))
      .flatMap(({ rewardedAt }) =>
        rewardedAt ? [{ title: 'A member who came and stayed', href: null, at: rewardedAt }] : [],
      )
      .slice(0, most),
})
