import { to } from '#app/catalogue/to.ts'
import { definePublishedWork } from '#app/kits/members/published/published-work.ts'
import { listPicturePosts } from '../posts/feed.store.server.ts'
import { toPicture } from '../posts/post-view.server.ts'

const TITLE_CHARS = 80

definePublishedWork('posts', {
  label: 'Posts with pictures',
  icon: 'message-circle',
  async list({ before, most, word }) {
    const rows = await listPicturePosts({ before, most, word })
    return rows.flatMap(({ post, name, handle }) => {
      const [picture] = post.pictures
      if (!picture) return []
      const line = post.text.replace(/\s+/g, ' ').trim() || picture.alt
      return {
        id: post.id,
        title: line.length > TITLE_CHARS ? `${line.slice(0, TITLE_CHARS)}…`.toWellFormed() : line,
        about: picture.alt,
        href: to('pulse', null, { post: post.id }),
        by: name !== null && handle !== null ? { name, handle } : null,
        at: post.publishedAt!,
        picture: {
          src: `${toPicture(post.id, 0)}?width=640`,
          alt: picture.alt,
          width: picture.width,
          height: picture.height,
        },
      }
    })
  },
})
