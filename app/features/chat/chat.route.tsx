import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { handleForm, readConversationView } from '#app/kits/asking/conversation/conversation-requests.server.ts'
import { ConversationView } from '#app/kits/asking/conversation/parts/conversation-view.tsx'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { BeforeChat } from './parts/before-chat.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readConversationView(request, 'chat')

export const action = ({ request, context }: ActionFunctionArgs) => handleForm(request, context, 'chat')

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) =>
  view.shows === 'share' ? view.preview.conversation.title : view.page.conversation?.title,
)

/** A conversation carries its name in the title and stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const title = data?.shows === 'share' ? data.preview.conversation.title : data?.page.conversation?.title
  if (!title) return matches.flatMap((match) => match.meta ?? [])
  return retitled(matches, { title, isIndexed: false })
}

export default function Chat() {
  const desk = useLoaderData<typeof loader>()
  return (
    <ConversationView
      desk={desk}
      answer={useActionAnswer<typeof action>()}
      heading="Talk it through"
      lead="One model, source or ally answers you. Edit, branch and compare; nothing you wrote gets lost."
    >
      {desk.shows === 'talk' ? <BeforeChat page={desk.page} /> : null}
    </ConversationView>
  )
}
