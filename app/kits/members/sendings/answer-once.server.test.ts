import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { data, redirect } from '@remix-run/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-sendings-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { sendings } = await import('#app/database/tables/sendings.ts')
const { readForm } = await import('#app/platform/request/form.server.ts')
const { toFormKey } = await import('#app/platform/request/form-key.server.ts')
const { createId } = await import('#app/platform/secrets/ids.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { answerOnce } = await import('./answer-once.server.ts')
const { findHeldForm } = await import('./held-form.server.ts')

let memberId = ''
beforeAll(async () => {
  await store().migrate()
  memberId = (await enrol('mira')).id
})
afterAll(() => store().close())

const newKey = (member: string | null = null) => `${toFormKey(createId(), member)}~message`
const schema = z.object({ text: z.string() })
const done: string[] = []

function send(
  fields: Record<string, string>,
  { headers = {}, answer = (text: string): unknown => redirect(`/things/${text}`) } = {},
) {
  const request = new Request('http://frenly.test/chat?a=1', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { host: 'frenly.test', ...headers },
  })
  return answerOnce(request, async () => {
    const { input } = await readForm(request, schema)
    await new Promise((resolve) => setImmediate(resolve))
    done.push(input!.text)
    return answer(`${input!.text}-${done.length}`)
  }) as Promise<Response>
}
const timesDone = (text: string) => done.filter((one) => one === text).length
const addressOf = (response: Response) => response.headers.get('location')

test('one form sent many times at once is done once, and everybody is led to the same thing', async () => {
  const form_key = newKey()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send({ text: 'at-once', form_key })))
  expect(timesDone('at-once')).toBe(1)
  expect(new Set(answers.map(addressOf)).size).toBe(1)
  expect(addressOf(await send({ text: 'at-once', form_key }))).toBe(addressOf(answers[0]!))
})

test('other words from the same page, and the same words from a page drawn anew, are another sending', async () => {
  const form_key = newKey()
  await send({ text: 'first', form_key })
  await send({ text: 'second', form_key })
  await send({ text: 'first', form_key: newKey() })
  expect([timesDone('first'), timesDone('second')]).toEqual([2, 1])
})

test('cookies and data of an answer are repeated too, and lie sealed', async () => {
  const form_key = newKey()
  const answer = () => data({ said: 'secret words' }, { status: 201, headers: { 'Set-Cookie': 'a=b' } })
  const first = await send({ text: 'data', form_key }, { answer })
  expect(await send({ text: 'data', form_key }, { answer })).toMatchObject({
    data: { said: 'secret words' },
    init: { status: 201 },
  })
  expect(timesDone('data')).toBe(1)
  expect(first).toMatchObject({ data: { said: 'secret words' } })
  expect(JSON.stringify(await store().db.select().from(sendings))).not.toMatch(/secret words|a=b/)
})

test('a refusal keeps nothing: the same form may be sent again', async () => {
  const form_key = newKey()
  const refused = { answer: () => data({ problem: true }, 400) }
  await send({ text: 'refused', form_key }, refused)
  await send({ text: 'refused', form_key }, refused)
  await expect(
    send({ text: 'refused', form_key }, { answer: () => Promise.reject(new Error('broke')) }),
  ).rejects.toThrow('broke')
  expect(addressOf(await send({ text: 'refused', form_key }))).toMatch(/^\/things/)
  expect(timesDone('refused')).toBe(4)
})

test('a key nobody here made is no key', async () => {
  const forged = newKey().replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const form_key of [forged, '1', '', '~~']) {
    await send({ text: 'forged', form_key })
    await send({ text: 'forged', form_key })
  }
  expect(timesDone('forged')).toBe(8)
})

test('a member’s form without a session asks to sign in, does nothing, and gives its words to that member alone', async () => {
  const fields = { text: 'long thought', password: 'panda', form_key: newKey(memberId) }
  const thrown = await send(fields, { headers: { referer: 'http://frenly.test/chat?c=7' } }).catch(
    (error: unknown) => error,
  )
  const login = new URL(addressOf(thrown as Response)!, 'http://frenly.test')
  expect([(thrown as Response).status, login.pathname, timesDone('long thought')]).toEqual([303, '/login', 0])
  const back = new Request(new URL(login.searchParams.get('return_url')!, 'http://frenly.test'))
  expect(new URL(back.url).searchParams.get('c')).toBe('7')
  expect(await findHeldForm(back, memberId)).toEqual({ form: 'message', values: { text: 'long thought' }, lists: {} })
  expect(await findHeldForm(back, 'somebody-else')).toBeNull()
  expect(await findHeldForm(back, null)).toBeNull()
})

test('so does one that is refused before it is read; with a session nothing changes', async () => {
  const refuseUnread = (cookie: string) => {
    const body = new URLSearchParams({ text: 'unread', form_key: newKey(memberId) })
    const request = new Request('http://frenly.test/chat', { method: 'POST', body, headers: { cookie } })
    return answerOnce(request, () => Promise.reject(new Response('gone', { status: 404 }))).catch(
      (thrown: unknown) => thrown as Response,
    ) as Promise<Response>
  }
  expect(addressOf(await refuseUnread(''))).toContain('held')
  const cookie = (await startSession(new Request('http://frenly.test/'), memberId, false)).split(';')[0]!
  expect((await refuseUnread(cookie)).status).toBe(404)
  await send({ text: 'signed in', form_key: newKey(memberId) }, { headers: { cookie } })
  expect(timesDone('signed in')).toBe(1)
})

test('a form drawn for another member does nothing and says so, unless it names its person itself', async () => {
  const cookie = (await startSession(new Request('http://frenly.test/'), memberId, false)).split(';')[0]!
  const fields = { text: 'of another', form_key: newKey('another-member') }
  const thrown = await send(fields, { headers: { cookie } }).catch((error: unknown) => error)
  expect([(thrown as Response).status, timesDone('of another')]).toEqual([409, 0])
  await send({ ...fields, text: 'named', for: 'another-member' }, { headers: { cookie } })
  expect(timesDone('named')).toBe(1)
})
