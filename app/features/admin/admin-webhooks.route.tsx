import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { WebhookPage } from './webhooks/webhook-page.tsx'
import { WebhooksPage } from './webhooks/webhooks-page.tsx'
import { actOnWebhooks, readWebhooks } from './webhooks/webhooks.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readWebhooks(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnWebhooks(visit)

export const headers = passRetryAfter

export default function AdminWebhooks() {
  const { one, isNew, list } = useLoaderData<typeof loader>()
  const answer = (useActionData() as AdminFormAnswer | undefined) ?? null
  if (list) return <WebhooksPage webhooks={list} />
  return <WebhookPage key={one?.id ?? 'new'} webhook={isNew ? null : one} answer={answer} />
}
