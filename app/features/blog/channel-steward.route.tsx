import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import './blog.css'
import { PlannedPage } from './steward/planned-page.tsx'
import { ChannelPage, ChannelsPage } from './steward/steward-pages.tsx'
import { actOnSteward, readSteward } from './steward/steward.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readSteward(request)

export const action = ({ request }: ActionFunctionArgs) => actOnSteward(request)

export const headers = passRetryAfter

/** A channel is its steward's alone and stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  if (!view || view.part === 'channels') return matches.flatMap((match) => match.meta ?? [])
  const title = view.part === 'post' ? view.post.title : view.channel.name
  return retitled(matches, { title, isIndexed: false })
}

export default function ChannelSteward() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  switch (view.part) {
    case 'channels':
      return <ChannelsPage view={view} answer={answer} />
    case 'channel':
      return <ChannelPage view={view} answer={answer} />
    case 'post':
      return <PlannedPage key={view.post.id} view={view} answer={answer} />
  }
}
