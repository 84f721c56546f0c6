import { expect, test } from 'vitest'
import { CommandFailure, TurnsBusy } from '#app/platform/command.server.ts'
import { PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.ts'
import { EngineFailure } from './engine.ts'
import { toMachineFailure } from './machine-failure.ts'

test.each([
  [new PoolBusy('room'), 'limited'],
  [new TurnsBusy(), 'limited'],
  [new WorkerFailure('slow', 'late'), 'slow'],
  [new WorkerFailure('crashed', 'out of memory'), 'broken'],
  [new WorkerFailure('failed', 'No such language', 'unable'), 'unable'],
  [new WorkerFailure('failed', 'odd', 'no kind of ours'), 'broken'],
  [new CommandFailure('missing', 'gone'), 'unreachable'],
  [new CommandFailure('too-much', 'endless'), 'broken'],
  [new EngineFailure('refused', 'no'), 'refused'],
  [new Error('anything'), 'broken'],
  [new DOMException('stop', 'AbortError'), 'cancelled'],
])('%s is the failure %s', (error, kind) => {
  expect(toMachineFailure(error)).toBeInstanceOf(EngineFailure)
  expect(toMachineFailure(error).kind).toBe(kind)
})

test('who was refused for lack of room hears when to come back', () => {
  expect(toMachineFailure(new PoolBusy('room')).retryAfterS).toBeGreaterThan(0)
})

test('after a cancel every end is a cancel', () => {
  expect(toMachineFailure(new Error('pipe broke'), AbortSignal.abort()).kind).toBe('cancelled')
})
