import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { listModels } from './models.server.ts'
import { readModelsFilter } from './models-filter.ts'
import { ModelsPage } from './parts/models-page.tsx'
import { actOnTry } from './try.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const filter = readModelsFilter(new URL(request.url).searchParams)
  return { filter, ...(await listModels(toViewer(await findUser(request)), filter)) }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnTry(request, context.network)

export const headers = passRetryAfter

export default function Models() {
  return <ModelsPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />
}
