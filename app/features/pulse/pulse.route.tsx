import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { FeedPage } from './parts/feed-page.tsx'
import { PostPage } from './parts/post-page.tsx'
import { actOnPulse } from './posts/pulse-acts.server.ts'
import { readPulse } from './posts/read-pulse.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => readPulse(request, context)

export const action = ({ request, context }: ActionFunctionArgs) => actOnPulse(request, context.network)

export const headers = passRetryAfter

const TITLE_CHARS = 70

/** A post for everybody is for search engines too; what is for members, and lists of one's own, are not. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return matches.flatMap((match) => match.meta ?? [])
  if (loaded.part === 'feed') {
    const { topic, by, show, isFirst } = loaded
    return retitled(matches, {
      title: by ? `Posts of ${by.name}` : topic ? `#${topic}` : 'Pulse',
      canonicalPath: to('pulse', null, { topic: topic ?? undefined, by: by?.handle }),
      isIndexed: isFirst && !by && show === 'newest',
    })
  }
  const text = loaded.post.parts.map((part) => part.text).join('')
  const line = text.replace(/\s+/g, ' ').trim() || 'A picture'
  return retitled(matches, {
    title: `${loaded.post.author?.name ?? 'Former member'}: ${line.length > TITLE_CHARS ? `${line.slice(0, TITLE_CHARS)}…` : line}`,
    ...(line.length > TITLE_CHARS && { about: line.slice(0, 300) }),
    canonicalPath: to('pulse', null, { post: loaded.post.id }),
    isIndexed: loaded.post.audience === 'all' && !loaded.post.isHidden,
  })
}

export default function Pulse() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  return view.part === 'feed' ? (
    <FeedPage key={view.draft?.id ?? ''} view={view} problem={problem} />
  ) : (
    <PostPage key={view.post.id} view={view} problem={problem} />
  )
}
