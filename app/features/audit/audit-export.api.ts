import { Readable } from 'node:stream'
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { everyAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { readAuditFilter, toEventFilter } from './audit-log.server.ts'

/** The acts that a filter lets through as JSON lines, newest first, written while they are read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { filter, errors } = readAuditFilter(new URL(request.url).searchParams)
  const [wrong] = Object.values(errors)
  if (wrong) throw badRequest(wrong)
  const lines = Readable.from(toLines(await toEventFilter(filter)), { objectMode: false })
  lines.on('error', (error) => log.error({ err: error, requestId: context.requestId }, 'an export broke off'))
  const day = clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length)
  return new Response(createReadableStreamFromReadable(lines), {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': `attachment; filename="audit-${day}.jsonl"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function* toLines(filter: Awaited<ReturnType<typeof toEventFilter>>): AsyncGenerator<string> {
  if (!filter) return
  for await (const { id, at, actorId, actorName, act, target, detail, requestId } of everyAuditEvent(filter))
    yield `${JSON.stringify({ id, at, actorId, actor: actorName, act, target, detail, requestId })}\n`
}
