import { to } from '#app/catalogue/to.ts'
import { definePublishedWork } from '#app/kits/members/published/published-work.ts'
import { toPictureFile } from '../keeping/picture-address.ts'
import { listFound, listNewest, listMakers } from './gallery.store.server.ts'

/** Behind every id of one moment. */
const LAST = ''
const MOST_FOUND = 200

definePublishedWork('pictures', {
  label: 'Pictures',
  icon: 'images',
  async list({ before, most, word }) {
    const rows = word
      ? (await listFound(word, MOST_FOUND)).filter(({ publishedAt }) => publishedAt < before).slice(0, most)
      : await listNewest({ style: '', colour: '', by: '', viewer: null }, { after: { at: before, id: LAST }, most })
    const handles = await listMakers(rows.map(({ makerId }) => makerId))
    return rows.map(({ id, title, alt, maker, makerId, width, height, publishedAt }) => {
      const handle = handles.get(makerId)
      return {
        id,
        title,
        about: alt,
        href: to('gallery', null, { picture: id }),
        by: handle ? { name: maker, handle } : null,
        at: publishedAt,
        picture: { src: toPictureFile({ id, width: 640 }), alt, width, height },
      }
    })
  },
})
