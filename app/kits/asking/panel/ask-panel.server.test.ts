import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Run } from '#app/kits/asking/runs/run.ts'
import type { RunOptions } from '#app/providers/engine.ts'
import type { Seat } from './panel.server.ts'
import { UNASKED, type SeatResult } from './seat-result.ts'

type Options = Partial<Pick<RunOptions, 'signal' | 'onPart'>>
const askSeat = vi.fn<(run: Run, seat: Seat, asked: unknown, options: Options) => Promise<SeatResult>>()
vi.mock('./panel.server.ts', () => ({ askSeat }))
const { askPanel } = await import('./ask-panel.server.ts')

const run = {} as Run
const toSeat = (id: string) => ({ engine: { id, label: id, family: id } }) as Seat
const toResult = (seat: string, state: SeatResult['state'] = 'answered'): SeatResult => ({
  ...{ ...UNASKED, sources: [], seat, label: seat, family: seat },
  ...{ kind: 'engine', state, text: `${seat} says` },
})
const stopped = new Set<string>()

/** Seats by name: those of `hang` end only with their signal, those of `write` say a first word before. */
beforeEach(() => {
  vi.useFakeTimers()
  askSeat.mockImplementation((_, { engine: { id } }, __, { signal, onPart }) => {
    if (id === 'write') onPart?.('Once')
    if (id === 'silent') return Promise.resolve(toResult(id, 'abstained'))
    if (id !== 'hang' && id !== 'write') return Promise.resolve(toResult(id))
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => {
        stopped.add(id)
        resolve(toResult(id, 'failed'))
      })
    })
  })
})
afterEach(() => {
  stopped.clear()
  vi.useRealTimers()
})
const ask = (ids: string[], signal?: AbortSignal) =>
  askPanel(run, ids.map(toSeat), { question: 'Why?' }, signal ? { signal } : {})

test('a seat that hangs is left out after the patience of the screen, and stopped', async () => {
  const asking = ask(['good', 'hang'])
  await vi.advanceTimersByTimeAsync(19_999)
  expect(stopped.size).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  const seats = await asking
  expect(seats.map(({ seat, state, isLate }) => [seat, state, isLate])).toEqual([
    ['good', 'answered', false],
    ['hang', 'failed', true],
  ])
  expect(seats[1]!.costMicros).toBeNull()
  expect([...stopped]).toEqual(['hang'])
})

test('where all answer, nobody waits', async () => {
  expect((await ask(['good', 'silent'])).map(({ state }) => state)).toEqual(['answered', 'abstained'])
})

test('a panel of which nobody speaks ends with a failure in bounded time', async () => {
  const asking = expect(ask(['silent', 'hang'])).rejects.toMatchObject({ kind: 'slow' })
  await vi.advanceTimersByTimeAsync(60_000)
  await asking
  expect([...stopped]).toEqual(['hang'])
})

test('who has begun to write is waited for, and not for ever', async () => {
  const asking = expect(ask(['write'])).rejects.toMatchObject({ kind: 'slow' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stopped.size).toBe(0)
  await vi.advanceTimersByTimeAsync(120_000)
  await asking
  expect([...stopped]).toEqual(['write'])
})

test('who goes away stops the work at once', async () => {
  const leaving = new AbortController()
  const asking = expect(ask(['good', 'hang'], leaving.signal)).rejects.toMatchObject({ kind: 'cancelled' })
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()
  await asking
  expect([...stopped]).toEqual(['hang'])
})
