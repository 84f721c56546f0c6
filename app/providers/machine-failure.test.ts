import { expect, test } from 'vitest'
import { CommandFailure, TurnsBusy } from '#app/platform/command.server.ts'
import { RoomBusy, RoomFailure } from '#app/platform/worker-pool/worker-pool.ts'
import { EngineFailure } from './engine.ts'
import { toMachineFailure } from './machine-failure.ts'

test.each([
  [new RoomBusy('room'), 'limited'],
  [new TurnsBusy(), 'limited'],
  [new RoomFailure('slow', 'late'), 'slow'],
  [new RoomFailure('crashed', 'out of memory'), 'broken'],
  [new RoomFailure('failed', 'No such language', 'unable'), 'unable'],
  [new RoomFailure('failed', 'odd', 'no kind of ours'), 'broken'],
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
  expect(toMachineFailure(new RoomBusy('room')).retryAfterS).toBeGreaterThan(0)
})

test('after a cancel every end is a cancel', () => {
  expect(toMachineFailure(new Error('pipe broke'), AbortSignal.abort()).kind).toBe('cancelled')
})
