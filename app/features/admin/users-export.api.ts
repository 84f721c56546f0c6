import { Readable } from 'node:stream'
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { forbidden } from '#app/platform/request/problem.ts'
import { readMemberFilter } from './users/admin-users.server.ts'
import { mayMoveMembers, ONLY_ADMINISTRATORS } from './users/importing/import-acts.server.ts'
import { toMembersCsv } from './users/members-csv.server.ts'
import { countMembers } from './users/members.store.server.ts'

const DAY_CHARS = 10

/** The members the filter lets through as CSV (RFC 4180), the oldest first, written while they are read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  if (!(await mayMoveMembers(admin))) throw forbidden(ONLY_ADMINISTRATORS)
  const filter = readMemberFilter(new URL(request.url).searchParams)
  await recordAuditEvent(request, {
    ...{ actorId: admin.id, act: 'members.exported', target: 'members', requestId: context.requestId },
    detail: { people: await countMembers(filter) },
  })
  const lines = Readable.from(toMembersCsv(filter), { objectMode: false })
  lines.on('error', (error) => log.error({ err: error, requestId: context.requestId }, 'an export broke off'))
  return new Response(createReadableStreamFromReadable(lines), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="members-${clock.now().toISOString().slice(0, DAY_CHARS)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
