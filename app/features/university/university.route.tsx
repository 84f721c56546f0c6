import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import type { DeskAnswer } from '#app/kits/members/authoring/desk.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { LessonDeskPage } from './desk/lesson-desk-page.tsx'
import { CertificatePage } from './parts/certificate-page.tsx'
import { ReviewPage } from './parts/review-page.tsx'
import { TracksPage } from './parts/tracks-page.tsx'
import { VerifyPage } from './parts/verify-page.tsx'
import { actOnUniversity, openUniversity } from './university-acts.server.ts'
import type { UniversityAnswer } from './university-view.server.ts'

/** `?track=`, `?part=review`, `?part=certificate`, `?part=verify`, `?part=write`. */
export const loader = ({ request, context }: LoaderFunctionArgs) => openUniversity(request, context)

export const action = ({ request, context }: ActionFunctionArgs) => actOnUniversity(request, context.network)

export const headers = passRetryAfter

const titles = {
  tracks: 'University',
  review: 'Review',
  certificate: 'Certificate',
  verify: 'Check a certificate',
  desk: 'Write lessons',
  text: 'Write a lesson',
  preview: 'Preview',
} as const

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  const part = view?.part ?? 'tracks'
  const canonicalPath = view?.part === 'tracks' ? to('university', null, { track: view.track }) : to('university')
  return retitled(matches, { title: titles[part], canonicalPath, isIndexed: part === 'tracks' })
}

export default function University() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData() as UniversityAnswer | DeskAnswer | undefined
  const desk = answer && 'act' in answer ? answer : null
  const own = answer && !('act' in answer) ? answer : null
  switch (view.part) {
    case 'tracks':
      return <TracksPage view={view} />
    case 'review':
      return <ReviewPage view={view} answer={own} />
    case 'certificate':
      return <CertificatePage view={view} />
    case 'verify':
      return <VerifyPage view={view} answer={own} />
    default:
      return <LessonDeskPage view={view} answer={desk} />
  }
}
