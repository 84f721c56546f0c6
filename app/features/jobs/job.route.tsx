import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { readJob } from './activity.server.ts'
import { actOnOwnJob } from './own-job-acts.server.ts'
import { JobPage } from './parts/job-page.tsx'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = await requireMember(request)
  return readJob(id, params.id ?? '', new URL(request.url).searchParams)
}

export const action = ({ request }: ActionFunctionArgs) => actOnOwnJob(request)

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  loaded
    ? retitled(matches, { title: loaded.job.title, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function Job() {
  return <JobPage view={useLoaderData<typeof loader>()} message={useActionAnswer<typeof action>()?.message ?? null} />
}
