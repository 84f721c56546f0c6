import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { listUses, type UseRow } from '#app/kits/asking/runs/runs.store.server.ts'
import { firstDay, MOST_USES } from '#app/kits/asking/runs/usage.server.ts'
import { toCsv } from '#app/platform/text-files/csv.ts'
import { readDays } from './dashboard-days.ts'

const columns = [
  'startedAt',
  'screen',
  'engineId',
  'port',
  'state',
  'failure',
  'inputUnits',
  'outputUnits',
  'unit',
  'costMicros',
  'priceVersion',
  'tookMs',
  'isOwnKey',
] as const satisfies readonly (keyof UseRow)[]

/** A member's uses as a file to take along: `?format=json`, else CSV (RFC 4180). Costs in micro-dollars, empty when unknown. */
export async function exportUsage(request: Request): Promise<Response> {
  const { row } = await requireSignedIn(request)
  const params = new URL(request.url).searchParams
  const days = readDays(params)
  const uses = await listUses({ memberId: row.id }, firstDay(days), MOST_USES)
  const isJson = params.get('format') === 'json'
  const body = isJson
    ? JSON.stringify(uses.map(pick), null, 2)
    : toCsv(
        columns,
        uses.map((use) => columns.map((name) => use[name])),
      )
  return new Response(body, {
    headers: {
      'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="usage-${days}-days.${isJson ? 'json' : 'csv'}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

const pick = (use: UseRow) => Object.fromEntries(columns.map((name) => [name, use[name]]))
