import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atEnd } from './activation.ts'
import { createActivationRun } from './activation-run.ts'

const effects = { onPress: vi.fn(), onBurst: vi.fn(), onActivated: vi.fn() }
const start = () => createActivationRun(effects)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => void vi.useRealTimers())

test('progress rises by 2 every 30 ms while the hand stays', () => {
  const run = start()
  run.send('press')
  expect(run.read()).toEqual({ state: 'holding', progress: 0 })
  vi.advanceTimersByTime(29)
  expect(run.read().progress).toBe(0)
  vi.advanceTimersByTime(1)
  expect(run.read().progress).toBe(2)
  vi.advanceTimersByTime(900)
  expect(run.read()).toEqual({ state: 'holding', progress: 62 })
  expect(effects.onPress).toHaveBeenCalledTimes(1)
})

test('a hold of 1499 ms is given back, one of 1500 ms bursts once', () => {
  const run = start()
  run.send('press')
  vi.advanceTimersByTime(1_499)
  expect(run.read()).toEqual({ state: 'holding', progress: 98 })
  run.send('release')
  expect(run.read()).toEqual({ state: 'intro', progress: 0 })
  expect(vi.getTimerCount()).toBe(0)

  run.send('press')
  vi.advanceTimersByTime(1_500)
  expect(run.read()).toEqual({ state: 'burst', progress: 100 })
  expect(effects.onBurst).toHaveBeenCalledTimes(1)
  expect(effects.onPress).toHaveBeenCalledTimes(2)
})

test('after the burst a release cancels nothing', () => {
  const run = start()
  run.send('press')
  vi.advanceTimersByTime(1_500)
  run.send('release')
  const stateAt = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return run.read().state
  }
  expect(stateAt(499)).toBe('burst')
  expect(stateAt(1)).toBe('wrapping')
  expect(stateAt(1_499)).toBe('wrapping')
  expect(stateAt(1)).toBe('complete')
  expect(stateAt(999)).toBe('complete')
  expect(effects.onActivated).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(effects.onActivated).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('where the progress is held up, the hold timer bursts and ends it', () => {
  const every = vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never)
  const run = start()
  run.send('press')
  vi.advanceTimersByTime(1_499)
  expect(run.read()).toEqual({ state: 'holding', progress: 0 })
  vi.advanceTimersByTime(1)
  expect(run.read()).toEqual({ state: 'burst', progress: 100 })
  every.mockRestore()
})

test('a second press while holding starts nothing anew', () => {
  const run = start()
  run.send('press')
  vi.advanceTimersByTime(600)
  run.send('press')
  expect(run.read().progress).toBe(40)
  expect(vi.getTimerCount()).toBe(2)
  expect(effects.onPress).toHaveBeenCalledTimes(1)
})

test('activating without holding runs the same states from the burst on', () => {
  const run = start()
  run.send('activate')
  expect(run.read().state).toBe('burst')
  expect(effects.onPress).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_000)
  expect(run.read()).toEqual(atEnd)
  expect(effects.onActivated).toHaveBeenCalledTimes(1)
})

test('each change is told, and a stopped run keeps no timer', () => {
  const run = start()
  const listener = vi.fn()
  const unsubscribe = run.subscribe(listener)
  run.send('release')
  expect(listener).not.toHaveBeenCalled()
  run.send('press')
  vi.advanceTimersByTime(60)
  expect(listener).toHaveBeenCalledTimes(3)
  run.stop()
  expect(vi.getTimerCount()).toBe(0)
  unsubscribe()
  run.send('release')
  expect(listener).toHaveBeenCalledTimes(3)
})
