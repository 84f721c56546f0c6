import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { answerLesson, readLesson } from './lesson-view.server.ts'
import { LessonPage } from './parts/lesson-page.tsx'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  readLesson(request, context, params['slug'] ?? '')

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  answerLesson(request, context.network, params['slug'] ?? '')

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: lesson, matches }) =>
  lesson
    ? retitled(matches, {
        title: lesson.title,
        about: lesson.summary,
        canonicalPath: to('lesson', { slug: lesson.slug }),
      })
    : matches.flatMap((match) => match.meta ?? [])

export default function LessonScreen() {
  const lesson = useLoaderData<typeof loader>()
  return <LessonPage key={lesson.slug} lesson={lesson} answer={useActionData<typeof action>() ?? null} />
}
