import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { lookAtClock, type ClockRecord } from './clock-doubt.ts'
import { findClockRecord, saveClockRecord } from './house-clock.store.server.ts'

const LOOK_EVERY_MS = 60_000

/** When this server looked last, by a clock that only runs on, and what the wall said. */
type LastLook = { ranMs: number; now: number }
type Desk = { timer: NodeJS.Timeout | null; last: LastLook | null; isDoubting: boolean }
const desk = () => once('house-clock', (): Desk => ({ timer: null, last: null, isDoubting: false }))

/** A clock that is far from the last time this server was open; moments in milliseconds. */
export type ClockDoubt = { now: number; lastSeenAt: number; heldMs: number }

/** Looks at the clock now and each minute: call it before anything is removed by age. */
export async function openHouseClock(): Promise<void> {
  await findClockDoubt()
  desk().timer ??= setInterval(() => {
    findClockDoubt().catch((error: unknown) => log.error({ err: error }, 'the clock could not be looked at'))
  }, LOOK_EVERY_MS).unref()
}

export function closeHouseClock(): void {
  const it = desk()
  if (it.timer) clearInterval(it.timer)
  it.timer = null
  it.last = null
}

/** Looks at the clock. Null while it may be believed; else what is wrong, which the log says once. */
export async function findClockDoubt(): Promise<ClockDoubt | null> {
  const it = desk()
  const now = clock.now()
  const ranMs = it.last === null ? 0 : performance.now() - it.last.ranMs
  it.last = { ranMs: performance.now(), now: now.getTime() }
  const { seenAt, doubt } = await store().tx(() => look(now, ranMs))
  if (!doubt) {
    if (it.isDoubting) log.info('the clock is believed again, and what is over goes again')
    it.isDoubting = false
    return null
  }
  if (!it.isDoubting)
    log.error(
      { now, lastSeenAt: new Date(seenAt) },
      'the clock is far from the last time this server was open: nothing is removed by age until it is right, has held for a day, or was confirmed on /admin/qa',
    )
  it.isDoubting = true
  return { now: now.getTime(), lastSeenAt: seenAt, heldMs: doubt.heldMs }
}

async function look(now: Date, ranMs: number): Promise<ClockRecord> {
  const record = lookAtClock(await findClockRecord(), now.getTime(), ranMs)
  await saveClockRecord(record, now)
  return record
}

/** Whether what is over may be removed: never by a clock that is doubted. */
export async function mayRemoveByAge(): Promise<boolean> {
  const { last, isDoubting } = desk()
  return last && isFresh(last) ? !isDoubting : (await findClockDoubt()) === null
}

/** A look still holds while it is young and the wall has gone on as it should. */
function isFresh({ ranMs, now }: LastLook): boolean {
  const passedMs = performance.now() - ranMs
  return passedMs < LOOK_EVERY_MS && Math.abs(clock.now().getTime() - now - passedMs) < LOOK_EVERY_MS
}

/** The operator says that the clock is right. */
export async function believeClock(): Promise<void> {
  const now = clock.now()
  await saveClockRecord({ seenAt: now.getTime(), doubt: null }, now)
  desk().last = null
}
