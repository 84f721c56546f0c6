import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnBooking } from './booking/booking-acts.server.ts'
import { readBookings } from './booking/booking-view.server.ts'
import { BookingPage } from './parts/booking-page.tsx'
import { BookingsPage } from './parts/bookings-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readBookings(request, params.id)
export const action = ({ request, params, context }: ActionFunctionArgs) =>
  actOnBooking(request, context.network, params.id ?? '')
export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view?.part === 'one'
    ? retitled(matches, { title: `${view.service.name}, ${view.business.name}`, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function Bookings() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  return view.part === 'one' ? (
    <BookingPage key={view.id} view={view} problem={problem} />
  ) : (
    <BookingsPage view={view} />
  )
}
