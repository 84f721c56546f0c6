import { to } from '#app/catalogue/to.ts'
import { defineProfilePart, defineScoreSource } from '#app/kits/members/profile-parts/profile-parts.ts'
import { toPictureFile } from '../keeping/picture-address.ts'
import { findLicence } from '../sharing/licences.ts'
import { countShownOf, listNewest } from './gallery.store.server.ts'

const listOf = (memberId: string, most: number) =>
  listNewest({ style: '', colour: '', by: memberId, viewer: null }, { after: null, most })
const toGallery = (id: string) => to('gallery', null, { picture: id })

defineProfilePart({
  id: 'pictures',
  label: 'Pictures',
  about: 'What you published in the gallery. It stands there in any case.',
  icon: 'images',
  place: 20,
  usual: 'all',
  async read(memberId, _, most) {
    const [shown, count] = await Promise.all([listOf(memberId, most), countShownOf(memberId)])
    const items = shown.map(({ id, title, alt, licence, publishedAt }) => ({
      title,
      href: toGallery(id),
      about: findLicence(licence).label,
      at: publishedAt,
      picture: { src: toPictureFile({ id, width: 640 }), alt },
    }))
    return { items, count, all: to('gallery', null, { by: memberId }) }
  },
})

defineScoreSource({
  id: 'pictures',
  label: 'Pictures in the gallery',
  about: 'Each may be used by others as its licence says.',
  points: 2,
  place: 40,
  count: countShownOf,
  list: async (memberId, most) =>
    (await listOf(memberId, most)).map(({ id, title, publishedAt }) => ({
      title,
      href: toGallery(id),
      at: publishedAt,
    })),
})
