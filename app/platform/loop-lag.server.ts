import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks'
import { readGauge } from './metrics.server.ts'
import { once } from './once.ts'

const RESOLUTION_MS = 10
const LOOK_EVERY_MS = 10_000
/** Five minutes. */
const WINDOWS_KEPT = 30
const NANOS_PER_MS = 1_000_000
const MS_PER_S = 1_000
const P99 = 99

/** How late the event loop was in a stretch of time, in milliseconds. */
export type LoopLag = { worstMs: number; p99Ms: number }

type Watch = { histogram: IntervalHistogram; timer: NodeJS.Timeout; windows: LoopLag[] }

/** Watches the event loop from here on: what holds it keeps every visitor waiting. */
export function watchLoop(): void {
  watch()
  readGauge(
    {
      name: 'frenly_event_loop_lag_seconds',
      help: 'How late the event loop of the server was: the latest and the 99th percentile of the last five minutes.',
      labels: ['what'],
    },
    () => {
      const { worstMs, p99Ms } = findLoopLag()
      return [
        [{ what: 'worst' }, worstMs / MS_PER_S],
        [{ what: 'p99' }, p99Ms / MS_PER_S],
      ]
    },
  )
}

export function unwatchLoop(): void {
  const { histogram, timer } = watch()
  clearInterval(timer)
  histogram.disable()
}

const watch = () =>
  once('loop-lag', (): Watch => {
    const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    histogram.enable()
    const windows: LoopLag[] = []
    const timer = setInterval(() => {
      windows.push(toLag(histogram))
      windows.splice(0, windows.length - WINDOWS_KEPT)
      histogram.reset()
    }, LOOK_EVERY_MS)
    timer.unref()
    return { histogram, timer, windows }
  })

/** The histogram holds the time between two looks, of which the pause it was told to make is no lag. */
const toLag = (histogram: IntervalHistogram): LoopLag => ({
  worstMs: toMs(histogram.max),
  p99Ms: toMs(histogram.percentile(P99)),
})

const toMs = (nanos: number) => Math.max(0, nanos / NANOS_PER_MS - RESOLUTION_MS)

/** The worst of some windows; nothing without any. */
export const worstOf = (windows: readonly LoopLag[]): LoopLag => ({
  worstMs: Math.max(0, ...windows.map(({ worstMs }) => worstMs)),
  p99Ms: Math.max(0, ...windows.map(({ p99Ms }) => p99Ms)),
})

/** How late the event loop was at worst in the last five minutes. */
export function findLoopLag(): LoopLag {
  const { histogram, windows } = watch()
  return worstOf([...windows, ...(histogram.count > 0 ? [toLag(histogram)] : [])])
}
