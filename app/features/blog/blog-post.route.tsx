import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readPost, requirePost } from './blog-view.server.ts'
import { actOnPost } from './comments/comment-acts.server.ts'
import { PostPage } from './parts/post-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readPost(request, params['slug'] ?? '')

export const action = async ({ request, context, params }: ActionFunctionArgs) =>
  actOnPost(request, context.network, await requirePost(request, params['slug'] ?? ''))

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: post, matches }) =>
  post
    ? retitled(matches, { title: post.title, about: post.summary, canonicalPath: to('blog-post', { slug: post.slug }) })
    : matches.flatMap((match) => match.meta ?? [])

export default function BlogPost() {
  const post = useLoaderData<typeof loader>()
  return <PostPage key={post.slug} post={post} answer={useActionData<typeof action>() ?? null} />
}
