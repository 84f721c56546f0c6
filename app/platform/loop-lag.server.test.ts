import { afterAll, expect, test, vi } from 'vitest'
import { registry } from './metrics.server.ts'
import { findLoopLag, unwatchLoop, watchLoop, worstOf } from './loop-lag.server.ts'

afterAll(() => unwatchLoop())

test('work that holds the thread is seen in the lag, and at once in the metrics', async () => {
  watchLoop()
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const end = performance.now() + 300; performance.now() < end;);
  await vi.waitFor(() => expect(findLoopLag().worstMs).toBeGreaterThan(250), 5_000)
  const worst = /frenly_event_loop_lag_seconds\{what="worst"\} ([\d.]+)/.exec(await registry().metrics())?.[1]
  expect(Number(worst)).toBeGreaterThan(0.25)
})

test('the worst of several windows counts, and of none nothing', () => {
  const windows = [
    { worstMs: 20, p99Ms: 15 },
    { worstMs: 400, p99Ms: 12 },
  ]
  expect(worstOf(windows)).toEqual({ worstMs: 400, p99Ms: 15 })
  expect(worstOf([])).toEqual({ worstMs: 0, p99Ms: 0 })
})
