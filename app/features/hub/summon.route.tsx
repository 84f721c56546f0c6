import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { handleForm, readConversationView } from '#app/kits/asking/conversation/conversation-requests.server.ts'
import { ConversationView } from '#app/kits/asking/conversation/parts/conversation-view.tsx'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnAlly, readAllyForms } from './own-allies.server.ts'
import { AllyScreen } from './parts/ally-screen.tsx'
import { BeforeSummon } from './parts/before-summon.tsx'

const isAboutAlly = (request: Request) => new URL(request.url).searchParams.has('edit-ally')

/** With `?edit-ally=` the form for an ally of one's own; else a conversation of allies. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (isAboutAlly(request)) return { shows: 'ally' as const, ally: await readAllyForms(request) }
  return readConversationView(request, 'summon')
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  isAboutAlly(request) ? actOnAlly(request) : handleForm(request, context, 'summon')

export const headers = passRetryAfter

/** A conversation carries its name in the title and stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const title =
    data?.shows === 'ally'
      ? 'An ally of your own'
      : data?.shows === 'share'
        ? data.preview.conversation.title
        : data?.page.conversation?.title
  if (!title) return matches.flatMap((match) => match.meta ?? [])
  return retitled(matches, { title, isIndexed: false })
}

export default function Summon() {
  const desk = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (desk.shows === 'ally') return <AllyScreen desk={desk.ally} problem={answer?.problem ?? null} />
  return (
    <ConversationView
      desk={desk}
      answer={answer}
      heading="Call your allies"
      lead="Each has one job and does it honestly. Call up to four: they answer in turn, and each reads what was said before."
    >
      {desk.shows === 'talk' ? <BeforeSummon page={desk.page} /> : null}
    </ConversationView>
  )
}
