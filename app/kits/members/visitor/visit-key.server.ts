import { VISIT_KEY } from '#app/ui/visit-key.ts'
import { clock } from '#app/platform/clock.ts'
import type { Visitor } from './visitor.ts'
import { VISIT_KEY_HOURS } from './visit-key.limits.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'

const PURPOSE = 'visit key'
const RADIX = 36
const MS_PER_HOUR = 3_600_000

/**
 * The key that opens one thing of a guest without the mark in the browser. It stands in the address the guest is sent to,
 * because nobody knows yet whether that browser keeps cookies.
 */
function toVisitKey(thingId: string, guestId: string): string {
  const until = (clock.now().getTime() + VISIT_KEY_HOURS * MS_PER_HOUR).toString(RADIX)
  return [until, guestId, sign(toSignedText(thingId, guestId, until), PURPOSE)].join('.')
}

/** The key for a guest whose browser showed no mark so far; null for everybody else. */
export const toKeyFor = (thingId: string, owner: Visitor, isMarked: boolean): string | null =>
  isMarked || owner.userId !== null ? null : toVisitKey(thingId, owner.guestId)

/** The guest who made a thing, by the key to it; null when the key does not open that thing now. */
export function guestOfKey(key: string, thingId: string): string | null {
  const [until = '', guestId = '', signature = ''] = key.split('.')
  const isInTime = Number.parseInt(until, RADIX) > clock.now().getTime()
  return isInTime && isSigned(toSignedText(thingId, guestId, until), signature, PURPOSE) ? guestId : null
}

/** Whoever deleted a thing a moment ago, by the key beside its id in the address of the list: what brings it back needs them. */
export function deleterOf(query: URLSearchParams, thingId: string | null): Visitor | null {
  const guestId = thingId === null ? null : guestOfKey(query.get(VISIT_KEY) ?? '', thingId)
  return guestId === null ? null : { userId: null, guestId }
}

const toSignedText = (thingId: string, guestId: string, until: string) => [thingId, guestId, until].join('\n')
