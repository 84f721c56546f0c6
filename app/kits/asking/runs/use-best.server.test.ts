import { afterEach, expect, test, vi } from 'vitest'
import { EngineFailure } from '#app/providers/engine.ts'
import type { Run } from './run.ts'
import type { UseOptions } from './use-engine.server.ts'

const useEngine = vi.fn()
const listEngines = vi.fn()
vi.mock('./use-engine.server.ts', () => ({ useEngine }))
vi.mock('#app/kits/asking/engines/registry.server.ts', () => ({ listEngines }))
const { useBest } = await import('./use-best.server.ts')

afterEach(() => vi.clearAllMocks())
const run = { viewer: {} } as Run
const engines = ['slow', 'good'].map((id) => ({ engine: { id } }))
const limits = () => useEngine.mock.calls.map((call) => (call[3] as UseOptions).limitMs)

test('an engine that hangs is left for the next in bounded time; the last has all the time it may take', async () => {
  listEngines.mockResolvedValue(engines)
  useEngine.mockRejectedValueOnce(new EngineFailure('slow', 'It took too long')).mockResolvedValueOnce({ result: {} })
  const used = await useBest(run, 'write', { messages: [] })
  expect([used.listed.engine.id, used.failed.map(({ failure }) => failure.kind)]).toEqual(['good', ['slow']])
  expect(limits()).toEqual([45_000, Infinity])
})

test('the only engine of a port is waited for as long as it may take', async () => {
  listEngines.mockResolvedValue(engines.slice(1))
  useEngine.mockResolvedValueOnce({ result: {} })
  await useBest(run, 'write', { messages: [] })
  expect(limits()).toEqual([Infinity])
})
