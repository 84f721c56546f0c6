import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { aboutOf } from '#app/catalogue/abouts.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { screens } from '#app/catalogue/screens.ts'
import { requireAccess } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { waitlistAction } from '#app/kits/members/waitlist/waitlist.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { WaitingPage } from './parts/waiting-page.tsx'

export const handle = { isWaiting: true }

type Params = Readonly<Record<string, string | undefined>>

/** Parameters that take any text. All others must name a thing, and nothing is there to be named yet. */
const OPEN_PARAMETERS = ['query', 'section', 'topic', '*']

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id } = screenAt(new URL(request.url).pathname)
  await requireAccess(request, id)
  if (namesNothing(params)) throw notFound(NOTHING_HERE)
  const { title, category, paths } = screens[id]
  // An address with a word of the visitor's own in it is one of endlessly many.
  if (!paths.some((path) => /[:*]/.test(path))) context.keepForGuests?.()
  return { title, category, about: aboutOf(id) }
}

const namesNothing = (params: Params) => Object.keys(params).some((name) => !OPEN_PARAMETERS.includes(name))

const NOTHING_HERE = 'Nothing is at this address. It may have been removed, or the address has a typing error.'

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(request)
  return waitlistAction(request, context.network)
}

export const headers = passRetryAfter

export default function Waiting() {
  return <WaitingPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
