import { setTimeout as pause } from 'node:timers/promises'
import { mayRemoveByAge } from '#app/kits/foundation/house-clock/house-clock.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { claimSchedule, createSchedule, listScheduleRows, type ScheduleRow } from './schedules.store.server.ts'

/** A server that stops waits no longer for a chore that does not listen. */
const CLOSING_LIMIT_MS = 5_000

export type Schedule = {
  name: string
  everyMs: number
  /** It removes what is over: it waits while the clock is doubted. */
  isSweep?: boolean
  /** Short work; what takes long is a job that it starts. The signal is aborted when the server stops. */
  run(signal: AbortSignal): Promise<unknown>
}

type Desk = { known: Map<string, Schedule>; running: Map<string, Promise<void>>; closing: AbortController }
const desk = () =>
  once('schedules', (): Desk => ({ known: new Map(), running: new Map(), closing: new AbortController() }))

/**
 * Says what is done again and again: once for all servers on a database, the first time at the first start. Time that
 * passed while no server ran is made up for by one run.
 */
export function defineSchedule(schedule: Schedule): Schedule {
  desk().known.set(schedule.name, schedule)
  return schedule
}

/** The schedules with their times, for the administrator. */
export async function listSchedules(): Promise<(ScheduleRow & { everyMs: number | null })[]> {
  const rows = await listScheduleRows()
  return rows.map((row) => ({ ...row, everyMs: desk().known.get(row.name)?.everyMs ?? null }))
}

/** Runs what is due and not taken by another server; does not wait for it. */
export async function runDueSchedules(): Promise<void> {
  const it = desk()
  if (it.known.size === 0) return
  if (it.closing.signal.aborted) it.closing = new AbortController()
  const rows = await listScheduleRows()
  for (const schedule of it.known.values()) {
    const now = clock.now()
    const row = rows.find(({ name }) => name === schedule.name)
    if (!row) await createSchedule(schedule.name, now)
    else if (isDue(row, schedule, now) && !it.running.has(schedule.name) && (await mayRun(schedule)))
      await runIfOurs(row, schedule, now)
  }
}

const mayRun = async ({ isSweep = false }: Schedule): Promise<boolean> => !isSweep || (await mayRemoveByAge())

/** A next time further away than a whole turn was set by a clock that has gone back since. */
const isDue = ({ nextAt }: ScheduleRow, { everyMs }: Schedule, now: Date) =>
  nextAt.getTime() <= now.getTime() || nextAt.getTime() > now.getTime() + everyMs

async function runIfOurs(row: ScheduleRow, { name, everyMs, run }: Schedule, now: Date): Promise<void> {
  if (!(await claimSchedule(row, now, new Date(now.getTime() + everyMs)))) return
  const { running, closing } = desk()
  const work = Promise.resolve()
    .then(() => run(closing.signal))
    .catch((error: unknown) => log.error({ err: error, schedule: name }, 'a schedule failed'))
    .finally(() => running.delete(name))
  running.set(
    name,
    work.then(() => undefined),
  )
}

/** Tells what runs to stop, and waits a little for it. */
export async function closeSchedules(): Promise<void> {
  const { running, closing } = desk()
  closing.abort()
  await Promise.race([Promise.all(running.values()), pause(CLOSING_LIMIT_MS, null, { ref: false })])
}
