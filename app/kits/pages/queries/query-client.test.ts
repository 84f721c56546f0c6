// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

const asked = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  asked.mockReset()
  queryClient.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const answer = (status: number, body: string) =>
  asked.mockImplementation(() => Promise.resolve(new Response(body, { status })))
const read = () => queryClient.fetchQuery({ queryKey: ['/api/things', 7] })

test('an answer is fresh for five minutes, and asked for again after that', async () => {
  answer(200, '{"n":1}')
  expect([await read(), await read()]).toEqual([{ n: 1 }, { n: 1 }])
  vi.advanceTimersByTime(299_000)
  await read()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls[0]?.[0]).toBe('/api/things')
  vi.advanceTimersByTime(2_000)
  await read()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what nobody looks at is forgotten after ten minutes', async () => {
  answer(200, '{"n":1}')
  await read()
  vi.advanceTimersByTime(599_000)
  expect(queryClient.getQueryData(['/api/things', 7])).toEqual({ n: 1 })
  vi.advanceTimersByTime(2_000)
  expect(queryClient.getQueryData(['/api/things', 7])).toBeUndefined()
})

test('a failure is said at once and not tried again; a guest gets nothing rather than an error', async () => {
  answer(500, 'broken')
  await expect(read()).rejects.toThrow('500: broken')
  expect(asked).toHaveBeenCalledTimes(1)
  answer(401, '{"message":"Not signed in"}')
  expect(await read()).toBeNull()
})
