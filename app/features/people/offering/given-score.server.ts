import { to } from '#app/catalogue/to.ts'
import { defineScoreSource } from '#app/kits/members/profile-parts/profile-parts.ts'
import { countGiven, listGiven } from './offerings.store.server.ts'

defineScoreSource({
  id: 'given',
  label: 'Offerings given',
  about: 'Somebody asked for it, and said afterwards that it was done.',
  points: 10,
  place: 30,
  count: countGiven,
  list: async (memberId, most) =>
    (await listGiven(memberId, most)).map(({ title, offeringId, at }) => ({
      title,
      href: to('offerings', null, { offering: offeringId }),
      at,
    })),
})
