import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { listPosts } from './posts/posts.server.ts'

/** Posts can be read, and each cover has words. */
const posts: Check = {
  id: 'blog:posts',
  group: 'Screens',
  title: 'Posts can be read, and their covers have words',
  async run() {
    const all = await listPosts('main')
    const silent = all.filter(({ cover }) => cover !== null && cover.alt === '').map(({ title }) => title)
    if (all.length === 0) return failed('No post can be read.', 'Look at the log for "content/blog".')
    return silent.length > 0
      ? failed(
          `The cover has no words in: ${silent.join(', ')}.`,
          'Open these posts at the desk and describe their covers.',
        )
      : passed(`${all.length} posts can be read.`)
  },
}

export const blogChecks = (): Check[] => [posts]
