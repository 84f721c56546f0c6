import type { LoaderFunctionArgs } from '@remix-run/node'
import { placesOf } from '#app/engines/money/amount.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { listPaid, listWaiting } from '#app/kits/members/market/payouts.store.server.ts'
import { toCsv } from '#app/platform/text-files/csv.ts'
import { clock } from '#app/platform/clock.ts'

const MOST_ROWS = 100_000
const DAY_CHARS = 10

/** What sellers asked for and were paid as CSV (RFC 4180): those that wait first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: actorId } = await requireAdmin(request)
  const rows = [...(await listWaiting(MOST_ROWS)), ...(await listPaid(MOST_ROWS))]
  await recordAuditEvent(request, {
    ...{ actorId, act: 'payouts.exported', target: 'payouts', requestId: context.requestId },
    detail: { payouts: rows.length },
  })
  const csv = toCsv(
    ['id', 'seller', 'handle', 'amount', 'currency', 'whereTo', 'asked', 'paid', 'note'],
    rows.map(({ payout: { id, minor, currency, whereTo, askedAt, paidAt, note }, seller }) => [
      ...[id, seller?.name ?? '', seller?.handle ?? ''],
      ...[(minor / 10 ** placesOf(currency)).toFixed(placesOf(currency)), currency, whereTo],
      ...[askedAt, paidAt, note],
    ]),
  )
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="payouts-${clock.now().toISOString().slice(0, DAY_CHARS)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
