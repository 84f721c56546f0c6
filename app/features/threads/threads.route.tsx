import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { answerInvite, readInvitePage } from './inviting/invite-page.server.ts'
import { InvitePage } from './parts/invite-page.tsx'
import { ShareDeskPage } from './parts/share-desk.tsx'
import { ThreadPage } from './parts/thread-page.tsx'
import { ThreadsPage } from './parts/threads-page.tsx'
import { actOnShare, readShareDesk } from './sharing/share-thread.server.ts'
import { readThreads } from './talking/list-view.server.ts'
import { actOnThread } from './talking/thread-acts.server.ts'
import { readThread } from './talking/thread-view.server.ts'

const read = (request: Request) => {
  const params = new URL(request.url).searchParams
  return { thread: params.get('t'), invite: params.get('invite'), isShare: params.get('view') === 'share' }
}

export function loader({ request, context }: LoaderFunctionArgs) {
  const { thread, invite, isShare } = read(request)
  if (thread) return isShare ? readShareDesk(request, thread) : readThread(request, thread)
  return invite ? readInvitePage(request, context.network, invite) : readThreads(request)
}

export function action({ request, context }: ActionFunctionArgs) {
  const { thread, isShare } = read(request)
  if (!thread) return answerInvite(request, context.network)
  return isShare ? actOnShare(request, context.network, thread) : actOnThread(request, context.network, thread)
}

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => ('title' in view ? view.title : null))

/** What is said in a thread stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view && 'title' in view
    ? retitled(matches, { title: view.title, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function Threads() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionAnswer<typeof action>()
  const problem = answer?.problem ?? null
  const desk = answer && 'desk' in answer ? answer.desk : null
  if (view.part === 'share') return <ShareDeskPage desk={desk ?? view} problem={problem} />
  if (view.part === 'invite') return <InvitePage view={view} problem={problem} />
  if (view.part === 'thread') return <ThreadPage key={view.id} view={view} problem={problem} />
  return <ThreadsPage view={view} problem={problem} />
}
