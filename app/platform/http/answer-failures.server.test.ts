import type { ServerBuild } from '@remix-run/server-runtime'
import { expect, test, vi } from 'vitest'

process.env.LOG_LEVEL = 'silent'
const { log } = await import('../log.server.ts')
const { answerFailures } = await import('./answer-failures.server.ts')

const busy = new Error('busy')
const unreadable = new Error('unreadable')
const toFailureAnswer = (error: unknown) => {
  if (error === unreadable) return new Response('No.', { status: 400 })
  return error === busy ? new Response('Later.', { status: 503 }) : null
}
const buildOf = (work: () => unknown) => {
  const loader = Object.assign(async () => work(), { hydrate: true })
  return answerFailures({
    entry: { module: { toFailureAnswer } },
    routes: { one: { id: 'one', path: '/', module: { default: () => null, loader } }, none: undefined },
  } as unknown as ServerBuild)
}
const ask = (build: ServerBuild) =>
  build.routes.one!.module.loader!({
    request: new Request('http://frenly.test/page?secret=1'),
    params: {},
    context: { requestId: 'r1' } as never,
  })

test('an error with an answer becomes that answer, and is logged once without the query', async () => {
  const logged = vi.spyOn(log, 'error')
  const thrown: unknown = await Promise.resolve(ask(buildOf(() => Promise.reject(busy)))).catch(
    (error: unknown) => error,
  )
  expect(thrown).toMatchObject({ status: 503 })
  expect(logged.mock.calls).toEqual([[{ err: busy, requestId: 'r1', path: '/page', status: 503 }, 'not done']])
})

test('what the visitor sent wrongly is no error of ours', async () => {
  const [error, info] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'info')]
  error.mockClear()
  const build = buildOf(() => Promise.reject(unreadable))
  await expect(ask(build)).rejects.toMatchObject({ status: 400 })
  expect(error).not.toHaveBeenCalled()
  expect(info.mock.calls).toEqual([
    [{ err: 'Error: unreadable', requestId: 'r1', path: '/page', status: 400 }, 'not done'],
  ])
})

test('everything else stays as it is: results, answers thrown by hand, errors nobody knows, marks on the loader', async () => {
  expect(await ask(buildOf(() => 'fine'))).toBe('fine')
  const own = new Response('No.', { status: 404 })
  await expect(ask(buildOf(() => Promise.reject(own)))).rejects.toBe(own)
  await expect(ask(buildOf(() => Promise.reject(new Error('odd'))))).rejects.toThrow('odd')
  expect(Object.entries(buildOf(() => 1).routes.one!.module.loader!)).toEqual([['hydrate', true]])
})
