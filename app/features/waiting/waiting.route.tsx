import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { screens } from '#app/catalogue/screens.ts'
import { requireAccess } from '#app/kits/identity/session.server.ts'
import { waitlistAction } from '#app/kits/waitlist/waitlist.server.ts'
import { notFound } from '#app/platform/problem.ts'
import { WaitingPage } from './parts/waiting-page.tsx'
import { findWaitingWords } from './waiting-words.server.ts'

export const handle = { isWaiting: true }

/** A parameter that must name a thing names nothing yet: only open-ended ones do. */
const OPEN_PARAMETERS = ['query', 'section', 'topic', '*']

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = screenAt(new URL(request.url).pathname)
  await requireAccess(request, id)
  if (Object.keys(params).some((name) => !OPEN_PARAMETERS.includes(name))) throw notFound(NOTHING_HERE)
  const words = findWaitingWords(id)
  if (!words) throw notFound(NOTHING_HERE)
  const { title, about, category } = screens[id]
  return { title, about, category, words }
}

const NOTHING_HERE = 'Nothing here goes by that name. It may have been removed, or the address has a typing error.'

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(request)
  return waitlistAction(request, context.address)
}

export default function Waiting() {
  const { title, about, category, words } = useLoaderData<typeof loader>()
  return <WaitingPage title={title} about={about} category={category} words={words} result={useActionData<typeof action>()} />
}
