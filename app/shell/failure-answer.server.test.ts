import { expect, test } from 'vitest'
import { DatabaseAway, UnstorableText } from '#app/database/failure.server.ts'
import { PoolBusy, ShareSpent } from '#app/platform/worker-pool/worker-pool.ts'
import { toFailureAnswer } from './failure-answer.server.ts'

const asking = (path: string, method = 'GET') => new Request(`http://frenly.test${path}`, { method })
const coded = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('inner'), { code }) })

test('a database that is away or too busy is 503 with a time to come back, and what was sent may be there or not', async () => {
  for (const error of [new DatabaseAway(null), coded('40001'), coded('SQLITE_BUSY'), coded('57P01')]) {
    const answer = toFailureAnswer(error, asking('/settings', 'POST'))!
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await answer.text()).toContain('Look whether what you sent is there')
    expect(await toFailureAnswer(error, asking('/settings'))!.text()).toContain('try again in a few seconds')
  }
})

test('a full disk is 507, the same thing twice 409, odd characters 400; a call gets the shape of every call', async () => {
  const statusOf = (error: Error) => toFailureAnswer(error, asking('/settings', 'POST'))?.status
  expect([coded('SQLITE_FULL'), coded('53100'), coded('ENOSPC')].map(statusOf)).toEqual([507, 507, 507])
  expect([coded('23505'), coded('SQLITE_CONSTRAINT_UNIQUE'), coded('23503')].map(statusOf)).toEqual([409, 409, 409])
  expect(statusOf(new UnstorableText())).toBe(400)
  const call = toFailureAnswer(coded('53100'), asking('/api/feedback', 'POST'))!
  expect(await call.json()).toEqual({ success: false, message: expect.stringContaining('disk of this server is full') })
  const program = toFailureAnswer(coded('53100'), asking('/v1/chat/completions', 'POST'))!
  expect(await program.json()).toMatchObject({ error: { type: 'server_error' } })
})

test('who used up their computing time is told when to come back, in the shape that was asked for', async () => {
  const answer = toFailureAnswer(new ShareSpent('engine room', 40), asking('/ai/consensus', 'POST'))!
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '40'])
  expect(await answer.text()).toContain('try again in 40 seconds')
  const call = toFailureAnswer(new ShareSpent('engine room', 1), asking('/v1/chat/completions', 'POST'))!
  expect(await call.json()).toMatchObject({ error: { message: expect.stringContaining('in a second') } })
  expect(toFailureAnswer(new PoolBusy('engine room'), asking('/'))!.status).toBe(503)
})

test('what is our own fault stays an error', () => {
  for (const error of [new Error('odd'), coded('23502'), coded('42703'), 'text', null])
    expect(toFailureAnswer(error, asking('/'))).toBeNull()
})
