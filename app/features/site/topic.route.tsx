import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { TopicPage } from './parts/topic-page.tsx'
import { UnknownTopic } from './parts/unknown-topic.tsx'
import { screenForEverydayName } from './everyday-names.ts'
import { isTopicWord } from './topic-title.ts'
import { getTopicView } from './topic.server.ts'

const NO_TOPIC = 'Nothing is at this address. It may have been removed, or the address has a typing error.'

/** Programs speak to what begins with it: there is no page there. */
const OF_PROGRAMS = 'v1'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const word = params.topic ?? ''
  if (!isTopicWord(word) || word === OF_PROGRAMS) throw notFound(NO_TOPIC)
  const screen = screenForEverydayName(word)
  if (screen) throw redirect(to(screen))
  const view = await getTopicView(word)
  // Any word is an address here; only topics we have a text on are few enough to be kept.
  if (view.text) context.keepForGuests?.()
  return view
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: 'Topic' }]
  const { title, text, slug } = data
  if (!text) return retitled(matches, { title, isIndexed: false })
  return retitled(matches, { title, about: text.summary, canonicalPath: to('topic', { topic: slug }) })
}

export default function Topic() {
  const { text, title, question, groups, suggestions } = useLoaderData<typeof loader>()
  return text ? (
    <TopicPage title={title} text={text} question={question} groups={groups} />
  ) : (
    <UnknownTopic title={title} question={question} groups={groups} suggestions={suggestions} />
  )
}
