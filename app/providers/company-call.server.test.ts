import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { callCompany, type CompanyCall } from './company-call.server.ts'
import { CompanyFailure } from './company-failure.ts'
import { EngineFailure } from './engine.ts'

const limits = { wholeMs: 10_000, firstMs: 5_000, idleMs: 5_000, againMs: 1 }
const toCall = (more: Partial<CompanyCall> & { fetch?: typeof fetch } = {}): CompanyCall => ({
  config: { label: 'Acme', key: 'secret', fetch: more.fetch ?? (() => Promise.resolve(new Response('{}'))) },
  signal: new AbortController().signal,
  limits,
  accepts: /json/,
  retries: 'passing',
  ...more,
})
const passing = (facts = {}) => new CompanyFailure('unreachable', 'gone', { isPassing: true, ...facts })

/** How often the work began before it was given up. */
async function countTries(call: CompanyCall, failure: Error): Promise<number> {
  let tries = 0
  const work = () => {
    tries += 1
    return Promise.reject(failure)
  }
  await expect(callCompany(call, work)).rejects.toBeInstanceOf(EngineFailure)
  return tries
}

test('a fault that may pass is tried three times in all; never again once something was handed on', async () => {
  expect(await countTries(toCall(), passing())).toBe(3)
  expect(await countTries(toCall({ hasHandedOn: () => true }), passing())).toBe(1)
  expect(await countTries(toCall(), new CompanyFailure('broken', 'x'))).toBe(1)
  expect(await countTries(toCall(), passing({ retryAfterS: 60 }))).toBe(1)
  expect(await countTries(toCall(), new TypeError('a fault of ours'))).toBe(1)
})

test('what may have been charged is not asked again, what never began is', async () => {
  expect(await countTries(toCall({ retries: 'unstarted' }), passing())).toBe(1)
  expect(await countTries(toCall({ retries: 'unstarted' }), passing({ isUnstarted: true }))).toBe(3)
})

test('whatever an attempt left open is closed when it ends, well or badly', async () => {
  const signals: AbortSignal[] = []
  await callCompany(toCall(), (_, signal) => Promise.resolve(signals.push(signal)))
  await callCompany(toCall(), (_, signal) => Promise.reject(signals.push(signal))).catch(() => undefined)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('a slow but steady answer is waited for, a silent one is not', async () => {
  const drip = (pauseMs: number) => () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          async start(controller) {
            for (let at = 0; at < 6; at += 1) {
              await sleep(pauseMs)
              controller.enqueue(Buffer.from('1'))
            }
            controller.close()
          },
        }),
      ),
    )
  const hasty = { ...limits, idleMs: 400 }
  const read = (pauseMs: number) =>
    callCompany(toCall({ fetch: drip(pauseMs), limits: hasty }), async (ask) => (await ask('http://x.test')).text())
  expect(await read(100)).toBe('111111')
  await expect(read(2_000)).rejects.toMatchObject({ kind: 'slow' })
})

test('a failure tells nothing of what was asked', async () => {
  const error = Object.assign(new Error('value: "my private words"'), { name: 'AI_TypeValidationError' })
  const failure = await callCompany(toCall(), () => Promise.reject(error)).catch((one: unknown) => one as EngineFailure)
  expect(failure).toMatchObject({
    kind: 'broken',
    message: 'Acme answered what makes no sense (AI_TypeValidationError).',
  })
  expect((failure as Error).cause).toBeUndefined()
})
