import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { PromptList } from './prompts/prompt-list.tsx'
import { PromptPage } from './prompts/prompt-page.tsx'
import { actOnPrompts, readPrompts } from './prompts/prompts-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readPrompts(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnPrompts(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'list' ? null : view.prompt.title))

/** A prompt is its owner's alone and stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  if (!view || view.part === 'list') return matches.flatMap((match) => match.meta ?? [])
  return retitled(matches, { title: view.prompt.title, isIndexed: false })
}

export default function Prompts() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  if (view.part === 'list') return <PromptList view={view} problem={answer?.problem ?? null} />
  return <PromptPage key={view.prompt.id} view={view} answer={answer} />
}
