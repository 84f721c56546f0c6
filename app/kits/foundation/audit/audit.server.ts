import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { createAuditEvent, listEventRows, type AuditEventFilter, type AuditEventRow } from './audit.store.server.ts'
import { withoutSecrets } from './without-secrets.ts'

export { listKnownEvents } from './audit.store.server.ts'
export type { AuditEventFilter, AuditEventRow } from './audit.store.server.ts'

/** Stands for whoever acted once that account is erased: the house did not do it. */
export const GONE_ACTOR = 'erased'

/** Two or three words with dots between: `provider.created`. */
export type AuditEventName = `${string}.${string}`
const ACT_NAME = /^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*){1,2}$/
const MAX_TARGET_CHARS = 300
const MAX_REQUEST_ID_CHARS = 64

export type Act = {
  /** Null: the house itself. */
  actorId: string | null
  act: AuditEventName
  /** What was acted on: an id, or `kind/id`. */
  target?: string | null
  /** What changed. Texts under names of secrets are masked, long ones cut. */
  detail?: Readonly<Record<string, unknown>> | null
  /** Taken from the request unless said. */
  requestId?: string | null
}

/**
 * Writes who did what. Inside a transaction the row lives and dies with what it tells of, so call it there, after the
 * change. Throws when the act's name is not `noun.past` or the row cannot be written.
 */
export async function recordAuditEvent(request: Request | null, { actorId, act, target, detail, requestId }: Act) {
  if (!ACT_NAME.test(act)) throw new Error(`"${act}" is no name of an act`)
  const at = clock.now()
  const said = requestId ?? request?.headers.get('x-request-id') ?? null
  await createAuditEvent({
    id: createId(at.getTime()),
    at,
    actorId,
    act,
    target: target?.replaceAll('\0', '').toWellFormed().slice(0, MAX_TARGET_CHARS) ?? null,
    detail: detail ? withoutSecrets(detail) : null,
    requestId: said?.slice(0, MAX_REQUEST_ID_CHARS) ?? null,
  })
}

/** Acts, newest first; give the last one's id as `before` for those that follow. */
export const listAuditEvents = (filter: AuditEventFilter): Promise<AuditEventRow[]> => listEventRows(filter)

const EXPORT_PAGE_ROWS = 500

/** All acts a filter lets through, newest first, read page by page. */
export async function* everyAuditEvent(
  filter: Omit<AuditEventFilter, 'before' | 'limit'>,
): AsyncGenerator<AuditEventRow> {
  let before: string | null = null
  for (;;) {
    const rows: AuditEventRow[] = await listAuditEvents({ ...filter, before, limit: EXPORT_PAGE_ROWS })
    yield* rows
    if (rows.length < EXPORT_PAGE_ROWS) return
    before = rows.at(-1)!.id
  }
}
