import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

let server: RunningServer
beforeAll(async () => void (server = await startServer({})))
afterAll(() => stopServer(server, 'SIGKILL'))
const visit = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init })

const JSON_TYPE = { 'content-type': 'application/json' }
const BROWSER = 'text/html,application/xhtml+xml'
const post = (body = '', headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  body,
  headers,
})

describe('a call that is refused says so in the one shape of calls', () => {
  test.each<[string, RequestInit, number]>([
    ['/api/nothing', {}, 404],
    ['/api/nothing', post('{}'), 404],
    ['/api/auth/user', {}, 401],
    ['/api/auth/login', {}, 405],
    ['/api/auth/login', post('{'), 400],
    ['/api/auth/login', post('{}'), 400],
    ['/api/auth/register', post('{}'), 400],
    ['/api/panda/chat', {}, 405],
    ['/api/panda/chat', post('{"message":" "}'), 400],
    ['/api/panda/chat', post('x', { 'content-type': 'text/plain' }), 400],
    ['/api/feedback/panda', post('{}'), 400],
    ['/api/live', {}, 401],
    ['/api/ai/usage', {}, 401],
    ['/api/consensus/export/none', {}, 404],
    ['/api/consensus/export/none', post('{}'), 405],
    ['/api/conversations/none/export', {}, 404],
  ])('%s %j: %i', async (path, init, status) => {
    const answer = await visit(path, init)
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ success: false, message: expect.stringMatching(/^[A-Z].{5,}/) as string }),
    ])
  })

  test('somebody in a browser is led to sign in all the same', async () => {
    const answer = await visit('/api/ai/usage', { headers: { accept: BROWSER } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringContaining('/login')])
  })
})

describe('below /v1 everything that is refused has the shape its clients read', () => {
  test.each<[string, RequestInit, number]>([
    ['/v1', {}, 404],
    ['/v1/nothing', {}, 404],
    ['/v1/rerankings', post('{}'), 404],
    ['/v1/models', {}, 401],
    ['/v1/models', post('{}'), 405],
    ['/v1/models/none', post('{}'), 405],
    ['/v1/chat/completions', {}, 405],
    ['/v1/chat/completions', post('{}'), 401],
    ['/v1/responses', {}, 405],
    ['/v1/responses', post('{}'), 401],
    ['/v1/files', {}, 401],
    ['/v1/files/file-1', post('{}'), 405],
    ['/v1/files/file-1/content', {}, 401],
  ])('%s %j: %i', async (path, init, status) => {
    const answer = await visit(path, init)
    const { error } = (await answer.json()) as { error: object }
    expect([answer.status, error]).toEqual([
      status,
      {
        message: expect.stringMatching(/^[A-Z].{5,}/) as string,
        type: expect.stringMatching(/_error$/) as string,
        param: null,
        code: expect.toSatisfy((code) => code === null || typeof code === 'string') as null,
      },
    ])
  })
})

describe('a page that is refused is a page', () => {
  test.each([
    ['/no/such/screen', 404],
    ['/ai/consensus/run?run=none', 404],
    ['/chat/share/none', 404],
  ])('%s', async (path, status) => {
    const answer = await visit(path, { headers: { accept: BROWSER } })
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      status,
      'text/html; charset=utf-8',
      expect.stringContaining('<main'),
    ])
  })
})

test('the inbox host anywhere in the address of / picks the inbox landing', async () => {
  const headingAt = async (path: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await visit(path)).text())?.[1]
  const inbox = await headingAt('/?domain=inbox.localhost')
  expect(inbox).not.toBe(await headingAt('/'))
  expect(await headingAt('/?x=inbox.localhost')).toBe(inbox)
  expect(await headingAt('/?ref=https%3A%2F%2Finbox.localhost%2Fmail')).toBe(inbox)
})

test('registering without JavaScript names all faulty fields at once', async () => {
  const fields = { username: 'a b', email: 'no', password: 'short', confirmPassword: 'other' }
  const page = await visit('/register', { method: 'POST', body: new URLSearchParams(fields) })
  const html = await page.text()
  expect(page.status).toBe(400)
  for (const words of ['Use plain letters', 'It needs an @', 'at least 8 characters', 'Passwords do not match'])
    expect(html).toContain(words)
})
