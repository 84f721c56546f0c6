import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { actOnWebIndex } from './web-index/web-index-acts.server.ts'
import { readWebIndex } from './web-index/web-index.server.ts'
import { WebIndexPage } from './web-index/web-index-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readWebIndex(new URL(request.url).searchParams)
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  return actOnWebIndex(request, admin.id)
}

export const headers = passRetryAfter

export default function AdminWebIndex() {
  const answer = useActionAnswer() as AdminFormAnswer | undefined
  return <WebIndexPage view={useLoaderData<typeof loader>()} answer={answer ?? null} />
}
