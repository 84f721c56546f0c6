import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import type { DeskAnswer } from '#app/kits/members/authoring/desk.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnBlog } from './blog-acts.server.ts'
import { readBlog } from './blog-view.server.ts'
import { PostDeskPage } from './desk/post-desk-page.tsx'
import { readPostDesk } from './desk/post-desk.server.ts'
import type { SubscribeAnswer } from './letters/letters.server.ts'
import { LetterPage } from './parts/letter-page.tsx'
import { PostsPage } from './parts/posts-page.tsx'
import { QueuePage } from './parts/queue-page.tsx'

/** `?tag=`, `?series=`, `?q=`, `?page=`, `?part=letter`, `?part=comments`, `?part=write`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return new URL(request.url).searchParams.get('part') === 'write' ? readPostDesk(request) : readBlog(request, context)
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnBlog(request, context.network)

export const headers = passRetryAfter

const titles = {
  posts: 'Blog',
  letter: 'Posts by mail',
  queue: 'Comments to look at',
  desk: 'Write posts',
  text: 'Write a post',
  preview: 'Preview',
} as const

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  const part = view?.part ?? 'posts'
  const isPlain = view?.part === 'posts' && view.query === '' && view.page === 1
  const entries = retitled(matches, { title: titles[part], canonicalPath: to('blog'), isIndexed: isPlain })
  if (view?.part !== 'posts') return entries
  const feed = (type: string, href: string) => ({ tagName: 'link', rel: 'alternate', type, href, title: 'Blog' })
  return [...entries, feed('application/atom+xml', view.feeds.atom), feed('application/feed+json', view.feeds.json)]
}

export default function Blog() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData() as SubscribeAnswer | DeskAnswer | { confirmed: 'on' | 'unknown' } | undefined
  switch (view.part) {
    case 'posts':
      return <PostsPage view={view} answer={answer && 'subscribed' in answer ? answer : null} />
    case 'letter':
      return <LetterPage state={answer && 'confirmed' in answer ? answer.confirmed : view.state} />
    case 'queue':
      return <QueuePage view={view} />
    default:
      return <PostDeskPage view={view} answer={answer && 'act' in answer ? answer : null} />
  }
}
