import { to } from '#app/catalogue/to.ts'
import { toPlainText } from '#app/kits/foundation/content/markdown.server.ts'
import { rankTexts } from '#app/kits/search/site-search/rank-texts.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { listPosts } from './posts/posts.server.ts'

/** The posts of the blog. */
export const postsSource = defineSearchSource({
  kind: 'post',
  label: 'Posts',
  one: 'Post',
  icon: 'newspaper',
  reach: 'public',
  place: 27,
  async search(_, query, limit) {
    const texts = (await listPosts('main')).map(({ slug, title, summary, body, publishedAt }) => ({
      title,
      summary,
      text: toPlainText(body),
      href: to('blog-post', { slug }),
      about: 'Blog',
      date: publishedAt.toISOString(),
    }))
    return rankTexts(texts, query, limit)
  },
})
