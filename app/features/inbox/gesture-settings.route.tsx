import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnGestures, readGestures } from './gestures/gesture-settings.server.ts'
import { GesturesPage } from './parts/gestures-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  readGestures(await requireMember(request), new URL(request.url).searchParams.get('said'))

export const action = ({ request }: ActionFunctionArgs) => actOnGestures(request)

export const headers = passRetryAfter

export default function GestureSettings() {
  const view = useLoaderData<typeof loader>()
  return <GesturesPage view={view} problem={useActionData<typeof action>()?.problem ?? null} />
}
