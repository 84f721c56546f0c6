import { useHasScript } from '#app/ui/use-has-script.ts'
import { toDay, toFullTime, toRowTime, type Clock } from './row-time.ts'

/** Times by the reader's own clock once scripts run; until then, and without them, in universal time. */
export function useReaderTimes() {
  const clock: Clock = useHasScript() ? 'own' : 'utc'
  return {
    clock,
    toDay: (now: Date) => toDay(now, clock),
    toRow: (at: Date, now: Date) => toRowTime(at, now, clock),
    toFull: (at: Date) => toFullTime(at, clock),
  }
}
