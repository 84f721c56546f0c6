import type { LoaderFunctionArgs } from '@remix-run/node'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { toCsv } from '#app/platform/text-files/csv.ts'
import { clock } from '#app/platform/clock.ts'
import { readWaitingFilter, toScreenTitle } from './waitlist/admin-waitlist.server.ts'
import { listWaiting } from './waitlist/waiting-people.store.server.ts'

const MOST_ROWS = 100_000
const DAY_CHARS = 10

/** Those the filter lets through as CSV (RFC 4180), newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: actorId } = await requireAdmin(request)
  const filter = readWaitingFilter(new URL(request.url).searchParams)
  const rows = await listWaiting(filter, { from: 0, most: MOST_ROWS })
  await recordAuditEvent(request, {
    ...{ actorId, act: 'waitlist.exported', target: 'waitlist', requestId: context.requestId },
    detail: { addresses: rows.length },
  })
  const csv = toCsv(
    ['email', 'screen', 'title', 'brand', 'since', 'invited', 'seenTo'],
    rows.map(({ email, screen, brand, createdAt, invitedAt, settledAt }) => [
      ...[email, screen, toScreenTitle(screen), brand],
      ...[createdAt, invitedAt, settledAt],
    ]),
  )
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="waitlist-${clock.now().toISOString().slice(0, DAY_CHARS)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
