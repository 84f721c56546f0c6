import { to } from '#app/catalogue/to.ts'
import { defineProfilePart, defineScoreSource } from '#app/kits/members/profile-parts/profile-parts.ts'
import { countShownThanks, listShownThanks, type NamedThanks } from './thanks.store.server.ts'

const whose = ({ to: earner }: NamedThanks) => to('acknowledgements', null, { of: earner.handle })

defineProfilePart({
  id: 'thanks',
  label: 'Thanks',
  about: 'Thanks you accepted. They stand among the acknowledgements in any case.',
  icon: 'heart',
  place: 10,
  usual: 'all',
  async read(memberId, viewerId, most) {
    const [found, count] = await Promise.all([
      listShownThanks(viewerId, { toId: memberId, behind: null, most }),
      countShownThanks(memberId),
    ])
    const items = found.map((one) => ({
      title: one.thanks.text,
      href: whose(one),
      about: one.from ? `From ${one.from.name}` : 'From a member',
      at: one.thanks.acceptedAt,
    }))
    return { items, count, all: found[0] ? whose(found[0]) : null }
  },
})

defineScoreSource({
  id: 'thanks',
  label: 'Thanks accepted',
  about: 'Somebody said in words what you did for them.',
  points: 5,
  place: 40,
  count: countShownThanks,
  list: async (memberId, most) =>
    (await listShownThanks(memberId, { toId: memberId, behind: null, most })).map((one) => ({
      title: one.thanks.text,
      href: whose(one),
      at: one.thanks.acceptedAt ?? one.thanks.createdAt,
    })),
})
