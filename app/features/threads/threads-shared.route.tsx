import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { RoomPage, SharedThreadPage } from './parts/room-page.tsx'
import { actInRoom, readRoom, readShared } from './sharing/shared-view.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const share = new URL(request.url).searchParams.get('share')
  if (!share) return readRoom(request)
  return readShared(share, (await findUser(request))?.isAdmin ?? false)
}

export const action = ({ request }: ActionFunctionArgs) => actInRoom(request)

export const headers = passRetryAfter

/** Whoever was given a link reads it; search engines find what was put into the reading room alone. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view?.part === 'shared'
    ? retitled(matches, { title: view.title, isIndexed: view.isListed })
    : matches.flatMap((match) => match.meta ?? [])

export default function ThreadsShared() {
  const view = useLoaderData<typeof loader>()
  return view.part === 'shared' ? <SharedThreadPage view={view} /> : <RoomPage view={view} />
}
