import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { events } from '#app/database/tables/jobs.ts'

export type LiveEvent = typeof events.$inferSelect

export const createEvent = (row: LiveEvent) => store().db.insert(events).values(row)

/** The events of some topics from an id on, in the order of their ids. */
export const listEventsFrom = (topics: readonly string[], firstId: string, most: number): Promise<LiveEvent[]> =>
  store()
    .db.select()
    .from(events)
    .where(and(inArray(events.topic, [...topics]), gte(events.id, firstId)))
    .orderBy(asc(events.id))
    .limit(most)

export const findEvents = (ids: readonly string[]): Promise<LiveEvent[]> =>
  store()
    .db.select()
    .from(events)
    .where(inArray(events.id, [...ids]))
    .orderBy(asc(events.id))

export const removeEventsBefore = (moment: Date) => store().db.delete(events).where(lt(events.createdAt, moment))

/** Takes away all that was told of a topic. */
export const removeEventsOf = (topic: string) => store().db.delete(events).where(eq(events.topic, topic))
