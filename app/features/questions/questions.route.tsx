import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { ask } from './ask-question.server.ts'
import { readBrowse } from './browse.server.ts'
import { BrowsePage } from './parts/browse-page.tsx'
import { QuestionPage } from './parts/question-page.tsx'
import { actOnQuestion } from './question-acts.server.ts'
import { readQuestion } from './question-view.server.ts'

const idOf = (request: Request) => new URL(request.url).searchParams.get('question')

export function loader({ request, context }: LoaderFunctionArgs) {
  const id = idOf(request)
  return id ? readQuestion(request, context, id) : readBrowse(request, context)
}

export function action({ request, context }: ActionFunctionArgs) {
  const id = idOf(request)
  return id ? actOnQuestion(request, context.network, id) : ask(request, context.network)
}

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'browse' ? null : view.question.question))

/** A public question that has an answer is for search engines too; whatever is somebody's own is not. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return matches.flatMap((match) => match.meta ?? [])
  if (loaded.part === 'browse') {
    const { tab, topic, topics, query, paging } = loaded
    const label = topics.find((one) => one.topic === topic)?.label
    const isPlain = tab === 'newest' && !query && paging.page === 1
    return retitled(matches, {
      title: label ? `Questions: ${label}` : 'Questions',
      canonicalPath: to('questions', null, { topic }),
      isIndexed: isPlain,
    })
  }
  const { question, panel } = loaded
  return retitled(matches, {
    title: question.question,
    ...(panel.current?.text && { about: panel.current.text }),
    canonicalPath: to('questions', null, { question: question.id }),
    isIndexed: question.isPublic && question.isAnswered,
  })
}

export default function Questions() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionAnswer<typeof action>()
  const problem = answer && 'problem' in answer ? answer.problem : null
  const alike = answer && 'alike' in answer ? answer.alike : null
  if (view.part === 'browse') return <BrowsePage view={view} problem={problem} alike={alike} />
  return <QuestionPage key={view.question.id} view={view} problem={problem} />
}
