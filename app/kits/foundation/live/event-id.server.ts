import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { once } from '#app/platform/once.ts'

const HEX_OF_MS = 12
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const latest = () => once('latest-event-id', () => ({ ms: 0 }))

/** An id greater than every one this process made before, also within a millisecond and after the clock went back. */
export function createEventId(): string {
  const it = latest()
  it.ms = Math.max(clock.now().getTime(), it.ms + 1)
  return createId(it.ms)
}

/** True for what an event's id looks like; anything may come in a header. */
export const isEventId = (text: string): boolean => ID.test(text)

/** The moment an id carries, in milliseconds. */
export const toEventMs = (id: string): number => parseInt(id.replace('-', '').slice(0, HEX_OF_MS), 16)

/** The smallest id of a moment. */
export function toFirstId(ms: number): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(HEX_OF_MS, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
