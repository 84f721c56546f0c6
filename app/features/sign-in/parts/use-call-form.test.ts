// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { sendCall } from './use-call-form.ts'

const FALLBACK = 'Login failed. Please try again.'
const answerWith = (status: number, body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
afterEach(() => vi.unstubAllGlobals())

test.each([
  [200, '{"success":true,"message":"Login successful! Redirecting..."}', true, 'Login successful! Redirecting...'],
  [401, '{"success":false,"message":"Wrong password."}', false, 'Wrong password.'],
  [200, '{"success":false,"message":""}', false, FALLBACK],
  [500, '<h1>Broken</h1>', false, FALLBACK],
  [502, '', false, FALLBACK],
  [413, '{"odd":1}', false, FALLBACK],
])('an answer %i %s is said as: %s %s', async (status, body, success, message) => {
  answerWith(status, body)
  expect(await sendCall('/api/auth/login', {}, FALLBACK)).toMatchObject({ success, message })
})

test('a server that says no without a word is another thing than one that cannot be reached', async () => {
  const send = () => sendCall('/api/auth/forgot-password', {}, 'Failed. Please try again.', 'Failed')
  for (const status of [200, 400]) {
    answerWith(status, '{"success":false}')
    expect((await send()).message).toBe('Failed')
  }
  answerWith(500, 'no')
  expect((await send()).message).toBe('Failed. Please try again.')
})

test('a server that cannot be reached gets the fallback, and the sentences beside fields come along', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendCall('/api/auth/login', {}, FALLBACK)).toEqual({ success: false, message: FALLBACK })
  answerWith(409, '{"success":false,"message":"Taken.","errors":{"username":"Taken."}}')
  expect(await sendCall('/api/auth/register', {}, FALLBACK)).toMatchObject({ errors: { username: 'Taken.' } })
})
