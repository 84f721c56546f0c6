import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-unsubscribe-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { toUnsubscribeToken } = await import('#app/kits/foundation/mail/unsubscribe.server.ts')
const { createSomebody } = await import('#tests/support/somebody.ts')
await import('#app/features/questions/questions.register.server.ts')
const { action, loader } = await import('./unsubscribe.route.tsx')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const context = { network: '10.0.0.1', cspNonce: '', requestId: '', isDocument: true }
const address = 'http://frenly.test/unsubscribe/x'
const look = (token: string) => loader({ request: new Request(address), params: { token }, context })
const post = (token: string, body: BodyInit | null) =>
  action({ request: new Request(address, { method: 'POST', body }), params: { token }, context })
const wishesOf = async (id: string) => (await findUserById(id))!.notifications

test('looking ends nothing; a press, a mail program’s click, and any other POST do, for this kind alone', async () => {
  const { id } = await createSomebody('Mira')
  const token = toUnsubscribeToken({ userId: id, kind: 'signIns' })
  expect((await look(token)).data).toEqual({ state: 'on', kind: 'signIns', label: null })
  expect(await wishesOf(id)).toEqual({ signIns: true, openings: true })
  const oneClick = new FormData()
  oneClick.set('List-Unsubscribe', 'One-Click')
  const bodies = [
    new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    oneClick,
    new URLSearchParams({ do: 'end' }),
    null,
  ]
  for (const body of bodies) {
    await post(token, new URLSearchParams({ do: 'begin' }))
    expect(await wishesOf(id)).toEqual({ signIns: true, openings: true })
    const done = await post(token, body)
    expect([done.data, done.init?.status]).toEqual([{ state: 'off', kind: 'signIns', label: null }, 200])
    expect(await wishesOf(id)).toEqual({ signIns: false, openings: true })
  }
  expect((await look(token)).data).toEqual({ state: 'off', kind: 'signIns', label: null })
})

test('a kind of notices ends the same way, and the others stay', async () => {
  const { id } = await createSomebody('Nora')
  const token = toUnsubscribeToken({ userId: id, kind: 'questions.answer' })
  expect((await look(token)).data).toMatchObject({ state: 'on', label: 'Answers to your questions' })
  await post(token, null)
  expect((await look(token)).data).toMatchObject({ state: 'off' })
  expect(await wishesOf(id)).toEqual({ signIns: true, openings: true, kinds: { 'questions.answer': false } })
})

test('a link that was changed, and one of somebody gone, are answered alike', async () => {
  const { id } = await createSomebody('Tomas')
  const token = toUnsubscribeToken({ userId: id, kind: 'openings' })
  const other = Buffer.from(`signIns ${id}`).toString('base64url')
  for (const wrong of [
    token.slice(0, -3),
    other + token.slice(token.indexOf('.')),
    toUnsubscribeToken({ userId: 'gone', kind: 'openings' }),
  ]) {
    expect(await look(wrong)).toMatchObject({ data: { state: 'unknown' }, init: { status: 404 } })
    expect(await post(wrong, null)).toMatchObject({ data: { state: 'unknown' }, init: { status: 404 } })
  }
  expect(await wishesOf(id)).toEqual({ signIns: true, openings: true })
})
