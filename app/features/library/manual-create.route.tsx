import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnManualCreate } from './manuals/manual-acts.server.ts'
import { ManualCreatePage } from './manuals/parts/manual-create-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) => {
  await requireMember(request)
  return { isEnhanced: new URL(request.url).pathname.endsWith('/enhanced') }
}

export const action = ({ request }: ActionFunctionArgs) => actOnManualCreate(request)

export const headers = passRetryAfter

export default function ManualCreate() {
  const { isEnhanced } = useLoaderData<typeof loader>()
  return <ManualCreatePage isEnhanced={isEnhanced} answer={useActionData<typeof action>() ?? null} />
}
