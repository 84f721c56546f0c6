import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-webhooks-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { errorsOf, openAdminForms, statusOf } = await import('#tests/support/admin-desk.ts')
const { tellWebhooks, webhookJob, webhookWire } = await import('#app/kits/foundation/webhooks/webhooks.server.ts')
const { listCalls, listWebhooks } = await import('#app/kits/foundation/webhooks/webhooks.store.server.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { action, loader } = await import('../admin-webhooks.route.tsx')

type Got = { headers: Record<string, string>; body: string }
const got: Got[] = []
let answers: number[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    got.push({ headers: request.headers as Record<string, string>, body })
    response.statusCode = answers.shift() ?? 204
    response.end(response.statusCode === 204 ? '' : 'not today')
  })
})

let desk: Awaited<ReturnType<typeof openAdminForms>>
const send = (fields: Record<string, string | string[]>) =>
  desk.send(action, `/admin/webhooks?webhook=${fields.webhook as string}`, fields)
const save = { act: 'save', webhook: 'new', url: 'https://hooks.example/frenly', events: ['order.paid'], isOn: 'on' }

beforeAll(async () => {
  await store().migrate()
  desk = await openAdminForms()
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  webhookWire.send = async (_url, { method = 'POST', headers, body }) => {
    const answer = await fetch(address, { method, headers: headers ?? {}, body: body as string })
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
})
beforeEach(() => {
  got.length = 0
  answers = []
})
afterAll(async () => {
  receiver.close()
  await store().close()
})

async function made(fields: Partial<Record<keyof typeof save, string | string[]>> = {}): Promise<string> {
  const before = new Set((await listWebhooks()).map(({ id }) => id))
  expect(statusOf(await send({ ...save, ...fields }))).toBe(303)
  return (await listWebhooks()).find(({ id }) => !before.has(id))!.id
}
const tools = (attempt: number) => ({
  job: { id: 'job', userId: null, title: '', attempt },
  signal: new AbortController().signal,
  progress: () => undefined,
})
const deliver = async (id: string, attempt = 1) => {
  const [call] = await listCalls(id, 1)
  return webhookJob.perform({ call: call!.id }, tools(attempt)).then(
    () => 'done',
    (error: { isFinal: boolean }) => (error.isFinal ? 'final' : 'again'),
  )
}

test('what is typed wrong is told beside its field, and no address inside a network is taken', async () => {
  expect(Object.keys(errorsOf(await send({ ...save, url: '', events: [] }))).sort()).toEqual(['events', 'url'])
  for (const url of [
    'ftp://hooks.example/',
    'https://127.0.0.1/',
    'http://[::1]/',
    'http://10.0.0.8/hook',
    'http://169.254.169.254/latest',
    'http://localhost/',
    'https://printer.local/',
    'https://user:pass@hooks.example/',
    'https://hooks.example:22/',
    `https://hooks.example/${'x'.repeat(500)}`,
  ])
    expect(errorsOf(await send({ ...save, url })).url, url).toBeTruthy()
  expect(errorsOf(await send({ ...save, events: ['everything'] })).events).toBeTruthy()
  expect(await listWebhooks()).toEqual([])
  expect(statusOf(await send({ ...save, webhook: 'gone' }))).toBe(404)
})

test('an event reaches who asked for it, signed so that the receiver can check it, and nobody else', async () => {
  const [asked, other, off] = [await made(), await made({ events: ['report.made'] }), await made({ isOn: '' })]
  await tellWebhooks('order.paid', { id: 'o-1', total: 900 })
  for (const silent of [other, off]) expect(await listCalls(silent, 5)).toEqual([])
  expect(await deliver(asked)).toBe('done')
  const { headers, body } = got[0]!
  expect(JSON.parse(body)).toMatchObject({ type: 'order.paid', data: { id: 'o-1', total: 900 } })
  const { one } = (await desk.look(loader, `/admin/webhooks?webhook=${asked}`)) as { one: { secret: string } }
  const key = Buffer.from(one.secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(await listCalls(asked, 5)).toMatchObject([{ state: 'delivered', status: 204, tries: 1 }])
  expect(await deliver(asked)).toBe('done')
  expect(got).toHaveLength(1)
})

test('what fails is tried again, fails for good after its tries, and can be sent anew', async () => {
  const id = await made()
  expect(statusOf(await send({ act: 'test', webhook: id }))).toBe(303)
  answers = [500, 503, 302]
  expect(await deliver(id, 1)).toBe('again')
  expect(await listCalls(id, 1)).toMatchObject([{ state: 'waiting', status: 500, answer: 'not today', tries: 1 }])
  expect(await deliver(id, 12)).toBe('final')
  const [call] = await listCalls(id, 1)
  expect(call).toMatchObject({ state: 'failed', status: 503, tries: 2 })
  expect(statusOf(await send({ act: 'resend', webhook: id, call: call!.id }))).toBe(303)
  expect(await deliver(id, 1)).toBe('again')
  expect(await deliver(id, 2)).toBe('done')
  expect(statusOf(await send({ act: 'resend', webhook: id, call: call!.id }))).toBe(409)
  expect(statusOf(await send({ act: 'resend', webhook: 'other', call: call!.id }))).toBe(404)
})

test('what is undone is not told', async () => {
  const id = await made()
  await store()
    .tx(async () => {
      await tellWebhooks('order.paid', { id: 'o-2' })
      throw new Error('undone')
    })
    .catch(() => undefined)
  expect(await listCalls(id, 5)).toEqual([])
})

test('each change stands in the audit log without the secret, which is sealed where it is kept', async () => {
  const id = await made()
  const [row] = (await listWebhooks()).filter((one) => one.id === id)
  expect(row!.secret).not.toContain('whsec_')
  expect(statusOf(await send({ act: 'new-secret', webhook: id }))).toBe(303)
  expect((await listWebhooks()).find((one) => one.id === id)!.secret).not.toBe(row!.secret)
  expect(statusOf(await send({ act: 'remove', webhook: id }))).toBe(303)
  const events = await listAuditEvents({ target: `webhook/${id}`, limit: 9 })
  expect(events.map(({ act }) => act)).toEqual(['webhook.removed', 'webhook.secret-changed', 'webhook.created'])
  expect(JSON.stringify(events)).not.toContain('whsec_')
})
