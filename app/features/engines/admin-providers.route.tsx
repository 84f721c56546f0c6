import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readProvidersScreen } from './admin-providers.server.ts'
import { actOnProviders } from './provider-acts.server.ts'
import { ProvidersPage } from './parts/providers-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readProvidersScreen(new URL(request.url).searchParams)
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  return actOnProviders(request, admin.id)
}

export const headers = passRetryAfter

export default function AdminProviders() {
  const answer = useActionData() as AdminFormAnswer | undefined
  return <ProvidersPage view={useLoaderData<typeof loader>()} answer={answer ?? null} />
}
