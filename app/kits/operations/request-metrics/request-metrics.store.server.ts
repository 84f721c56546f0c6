import { and, asc, eq, gte, lt, sql, type Column } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { requestMetrics } from '#app/database/tables/admin.ts'
import type { SampleKind } from '#app/platform/values/samples.server.ts'

export type SampleRow = typeof requestMetrics.$inferSelect
export type SampleSpan = SampleRow['span']
type Counts = Omit<SampleRow, 'span' | 'at' | 'kind' | 'subject'>

const { calls, errors, refusals } = requestMetrics
const { upTo5, upTo10, upTo25, upTo50, upTo100, upTo250, upTo500, upTo1000 } = requestMetrics
const { upTo2500, upTo5000, upTo10000, upTo30000, upTo60000, longer } = requestMetrics
/** The columns of the histogram, in the order of SAMPLE_BOUNDS_MS. */
export const bucketColumns = {
  ...{ upTo5, upTo10, upTo25, upTo50, upTo100, upTo250, upTo500, upTo1000 },
  ...{ upTo2500, upTo5000, upTo10000, upTo30000, upTo60000, longer },
}
const countColumns = { calls, errors, refusals, ...bucketColumns }

const mapColumns = <T>(to: (column: Column) => T) =>
  Object.fromEntries(Object.entries(countColumns).map(([name, column]) => [name, to(column)])) as Record<
    keyof Counts,
    T
  >

/** Adds to what stands: of servers that write at once none overwrites another's. */
export async function addRows(rows: readonly SampleRow[]): Promise<void> {
  const { span, at, kind, subject } = requestMetrics
  for (const row of rows)
    await store()
      .db.insert(requestMetrics)
      .values(row)
      .onConflictDoUpdate({
        target: [span, at, kind, subject],
        set: Object.fromEntries(
          Object.entries(countColumns).map(([name, column]) => [name, sql`${column} + ${row[name as keyof Counts]}`]),
        ),
      })
}

const sums = () => mapColumns((column) => sql<number>`sum(${column})`.mapWith(Number))
const within = (span: SampleSpan, kind: SampleKind, since: Date) =>
  and(eq(requestMetrics.span, span), eq(requestMetrics.kind, kind), gte(requestMetrics.at, since))

/** Everything since a moment, added up by subject. */
export const sumBySubject = (span: SampleSpan, kind: SampleKind, since: Date) =>
  store()
    .db.select({ subject: requestMetrics.subject, ...sums() })
    .from(requestMetrics)
    .where(within(span, kind, since))
    .groupBy(requestMetrics.subject)

/** The same by moment, oldest first, for all subjects or one. */
export const sumByMoment = (span: SampleSpan, kind: SampleKind, since: Date, subject: string | null) =>
  store()
    .db.select({ at: requestMetrics.at, ...sums() })
    .from(requestMetrics)
    .where(and(within(span, kind, since), subject === null ? undefined : eq(requestMetrics.subject, subject)))
    .groupBy(requestMetrics.at)
    .orderBy(asc(requestMetrics.at))

export const removeRowsBefore = (span: SampleSpan, before: Date) =>
  store()
    .db.delete(requestMetrics)
    .where(and(eq(requestMetrics.span, span), lt(requestMetrics.at, before)))
