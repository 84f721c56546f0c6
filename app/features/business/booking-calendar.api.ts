import type { LoaderFunctionArgs } from '@remix-run/node'
import { toCalendar } from './booking/calendar-file.server.ts'
import { requireBooking } from './booking/booking-view.server.ts'

/** An appointment as a calendar file, for its two sides. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { found, key } = await requireBooking(request, params.id ?? '')
  return new Response(toCalendar(found, key), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="appointment.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
