import { hasEventWords, toEventWords } from '#app/kits/foundation/audit/event-words.ts'
import {
  listAuditEvents,
  listKnownEvents,
  type AuditEventFilter,
  type AuditEventRow,
} from '#app/kits/foundation/audit/audit.server.ts'
import { findUserByUsername } from '#app/kits/members/identity/account/users.store.server.ts'
import { toUsernameKey } from '#app/kits/members/identity/account/username.ts'
import { errorsByField } from '#app/platform/request/form.server.ts'
import { auditFilterInputs, type AuditFilter } from './audit-log.inputs.ts'

const ACTS_PER_PAGE = 50
const DAY_MS = 86_400_000
/** What the server did by itself is asked for under this name, which no member can have. */
const HOUSE = 'system'

const NO_FILTER: AuditFilter = { act: '', actor: '', target: '', day: '', before: '' }

type Read = { filter: AuditFilter; errors: Partial<Record<keyof AuditFilter, string>> }

/** The filter of an address; a field that cannot be read is left out and has its sentence in `errors`. */
export function readAuditFilter(params: URLSearchParams): Read {
  const said = Object.fromEntries(Object.keys(NO_FILTER).map((name) => [name, params.get(name) ?? '']))
  const read = auditFilterInputs.safeParse(said)
  if (read.success) return { filter: read.data, errors: {} }
  const errors = errorsByField(read.error) as Read['errors']
  const rest = Object.fromEntries(Object.entries(said).filter(([name]) => !Object.hasOwn(errors, name)))
  return { filter: { ...NO_FILTER, ...auditFilterInputs.parse(rest) }, errors }
}

/** The filter as the log takes it; null when it names somebody who is not here, so that nothing can match. */
export async function toEventFilter({
  act,
  actor,
  target,
  day,
}: AuditFilter): Promise<Omit<AuditEventFilter, 'limit'> | null> {
  const since = day ? new Date(`${day}T00:00:00Z`) : null
  const until = since && new Date(since.getTime() + DAY_MS)
  const shared = { act, target, since, until }
  if (actor === '') return shared
  if (actor.toLowerCase() === HOUSE) return { ...shared, actorId: null }
  const user = await findUserByUsername(toUsernameKey(actor))
  return user && { ...shared, actorId: user.id }
}

/** One page of the log as the screen draws it. */
export async function readAuditLog(params: URLSearchParams) {
  const { filter, errors } = readAuditFilter(params)
  const [asked, known] = await Promise.all([toEventFilter(filter), listKnownEvents()])
  const found = asked ? await listAuditEvents({ ...asked, before: filter.before, limit: ACTS_PER_PAGE + 1 }) : []
  const rows = found.slice(0, ACTS_PER_PAGE)
  return {
    filter,
    errors: asked ? errors : { ...errors, actor: `Nobody here goes by “${filter.actor}”.` },
    isWrong: Object.keys(errors).length > 0,
    acts: [...new Set([...known, filter.act].filter(Boolean))].map((act) => ({ act, words: toEventWords(act) })),
    days: byDay(rows.map(toActView)),
    older: found.length > ACTS_PER_PAGE ? (rows.at(-1)?.id ?? null) : null,
  }
}

export type AuditLogView = Awaited<ReturnType<typeof readAuditLog>>
export type ActView = ReturnType<typeof toActView>

const toActView = ({ id, at, actorId, actorName, act, target, detail, requestId }: AuditEventRow) => ({
  id,
  at: at.toISOString(),
  actorName,
  isHouse: actorId === null,
  words: toEventWords(act),
  act,
  hasWords: hasEventWords(act),
  target,
  changes: Object.entries(detail ?? {}).map(([name, value]) => ({
    name: toNameWords(name),
    value: toValueWords(value),
  })),
  requestId,
})

/** `baseUrl` as "base url". */
const toNameWords = (name: string) =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase()

function toValueWords(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty' : value
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}

function byDay(acts: readonly ActView[]) {
  const days = new Map<string, ActView[]>()
  for (const act of acts) {
    const day = act.at.slice(0, 'yyyy-mm-dd'.length)
    days.set(day, [...(days.get(day) ?? []), act])
  }
  return [...days].map(([day, ofDay]) => ({ day, acts: ofDay }))
}
