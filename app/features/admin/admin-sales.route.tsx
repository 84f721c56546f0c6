import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { SalesPage } from './sales/sales-page.tsx'
import { actOnSales, readSales } from './sales/sales.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readSales(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnSales(visit)

export const headers = passRetryAfter

export default function AdminSales() {
  const answer = (useActionData() as AdminFormAnswer | undefined) ?? null
  return <SalesPage view={useLoaderData<typeof loader>()} answer={answer} />
}
