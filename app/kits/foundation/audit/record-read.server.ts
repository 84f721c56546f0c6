import { clock } from '#app/platform/clock.ts'
import { createBoundedCache } from '#app/platform/values/bounded-cache.ts'
import { recordAuditEvent, type AuditEventName } from './audit.server.ts'

const ANEW_AFTER_MS = 600_000
const reads = createBoundedCache<number>({ entries: 2_000, bytes: 1_000_000 })

/**
 * Writes down that somebody looked at what is another's by right of an office. Pages are read again by themselves, so the
 * same look is written once in ten minutes (by each server).
 */
export async function recordRead(
  request: Request,
  read: { actorId: string; act: AuditEventName; target: string },
): Promise<void> {
  const key = `${read.actorId} ${read.act} ${read.target}`
  const now = clock.now().getTime()
  if (now - (reads.get(key) ?? -Infinity) < ANEW_AFTER_MS) return
  reads.set(key, now, key.length)
  await recordAuditEvent(request, read)
}
