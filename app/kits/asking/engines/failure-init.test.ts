import { expect, test } from 'vitest'
import { toFailureInit } from './failure-init.ts'

test('who asks too much is told when to come back; an engine that broke is the server’s fault', () => {
  expect(toFailureInit({ kind: 'limited', retryAfterS: 4.2 })).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '5' },
  })
  expect(toFailureInit({ kind: 'unable', retryAfterS: null })).toMatchObject({ status: 422, headers: {} })
  expect(toFailureInit({ kind: 'slow', retryAfterS: null }).status).toBe(504)
  expect(toFailureInit({ kind: 'broken', retryAfterS: null }).status).toBe(502)
})
