import {
  addDays,
  isDay,
  isZone,
  toClock,
  toDay,
  toDayWords,
  isDoubled,
  toOffset,
} from '#app/engines/calendar/wall-time.ts'
import type { ServiceRow } from '../keeping/services.store.server.ts'
import { findSlots, toBookable } from './free-slots.server.ts'

const DAYS_SHOWN = 7

/** A week of free times as the page draws it, in the zone that was asked for; its days are those of that zone. */
export async function readTimes(service: ServiceRow, params: URLSearchParams, now: Date, except: string | null = null) {
  const asked = params.get('zone')?.trim().slice(0, 64) ?? ''
  const isKnown = asked !== '' && isZone(asked)
  const zone = isKnown ? asked : service.zone
  const { first, last } = toBookable(service, now)
  const wanted = params.get('since') ?? ''
  const from = isDay(wanted) && wanted > first ? (wanted > last ? last : wanted) : first
  const slots = await findSlots(service, { first: from, days: DAYS_SHOWN, now, except })
  const days = new Map<string, { at: number; words: string; until: string }[]>()
  for (const slot of slots) {
    const day = toDay(slot.from, zone)
    const offset = isDoubled(slot.from, zone) ? ` (UTC${toOffset(slot.from, zone)})` : ''
    const times = days.get(day) ?? []
    times.push({ at: slot.from, words: toClock(slot.from, zone) + offset, until: toClock(slot.to, zone) })
    days.set(day, times)
  }
  const next = addDays(from, DAYS_SHOWN)
  const later = slots.length > 0 || next > last ? null : await findFirst(service, next, last, now, except)
  return {
    zone,
    isOtherZone: zone !== service.zone,
    serviceZone: service.zone,
    askedZone: isKnown ? asked : '',
    unknownZone: asked !== '' && !isKnown ? asked : '',
    from,
    fromWords: toDayWords(from),
    toWords: toDayWords(addDays(from, DAYS_SHOWN - 1)),
    earlier: from > first ? [first, addDays(from, -DAYS_SHOWN)].sort().at(-1)! : null,
    later: next <= last ? next : null,
    firstFree: later,
    days: [...days].map(([day, times]) => ({ day, words: toDayWords(day), times })),
  }
}
export type TimesView = Awaited<ReturnType<typeof readTimes>>

/** The next day that has a free slot, when the days that are shown have none. */
async function findFirst(service: ServiceRow, from: string, last: string, now: Date, except: string | null) {
  const days = Math.min(190, Math.round((Date.parse(last) - Date.parse(from)) / 86_400_000) + 1)
  const [slot] = await findSlots(service, { first: from, days, now, except })
  return slot ? { day: toDay(slot.from, service.zone), words: toDayWords(toDay(slot.from, service.zone)) } : null
}
