import type { ActionFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { waitlistAction } from '#app/kits/members/waitlist/waitlist.server.ts'
import { clock } from '#app/platform/clock.ts'
import { orderStory, readStory } from './lawyer.server.ts'
import { ChronologyPage } from './parts/chronology-page.tsx'
import { SAMPLE_STORY } from './sample-story.ts'
import { isWaitlistForm } from './waitlist-form.server.ts'

/** The made-up story is read anew for each visit, with today as its reference: what stands there is what the tool does. */
export async function loader() {
  const input = { story: SAMPLE_STORY, reference: clock.now().toISOString().slice(0, 10), order: 'day' as const }
  return { input, chronology: await readStory(input) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (await isWaitlistForm(request)) return waitlistAction(request, context.network)
  return orderStory(request, context.network)
}

export const headers = passRetryAfter

export default function Lawyer() {
  const sample = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const isWaitlist = result !== undefined && 'isKept' in result
  return (
    <ChronologyPage
      sample={sample}
      result={isWaitlist ? undefined : result}
      waiting={isWaitlist ? result : undefined}
    />
  )
}
