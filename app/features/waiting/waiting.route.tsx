import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import { requireAccess } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { waitlistAction } from '#app/kits/members/waitlist/waitlist.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { WaitingPage } from './parts/waiting-page.tsx'
import { findWaitingWords } from './waiting-words.server.ts'

export const handle = { isWaiting: true }

type Params = Readonly<Record<string, string | undefined>>

/** Parameters that take any text. All others must name a thing, and nothing is there to be named yet, save countries. */
const OPEN_PARAMETERS = ['query', 'section', 'topic', '*']

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id } = screenAt(new URL(request.url).pathname)
  await requireAccess(request, id)
  if (namesNothing(id, params)) throw notFound(NOTHING_HERE)
  const words = findWaitingWords(id)
  if (!words) throw notFound(NOTHING_HERE)
  const { title, category, paths } = screens[id]
  // An address with a word of the visitor's own in it is one of endlessly many.
  if (!paths.some((path) => /[:*]/.test(path))) context.keepForGuests?.()
  return { title, category, words }
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCountry = (code: string) => /^[a-z]{2}$/i.test(code) && regions.of(code.toUpperCase()) !== undefined

function namesNothing(id: ScreenId, params: Params): boolean {
  if (id === 'location') return !isCountry(params.id ?? '')
  return Object.keys(params).some((name) => !OPEN_PARAMETERS.includes(name))
}

const NOTHING_HERE = 'Nothing here goes by that name. It may have been removed, or the address has a typing error.'

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(request)
  return waitlistAction(request, context.network)
}

export const headers = passRetryAfter

export default function Waiting() {
  const { title, category, words } = useLoaderData<typeof loader>()
  return <WaitingPage title={title} category={category} words={words} result={useActionData<typeof action>()} />
}
