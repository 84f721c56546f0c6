import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-outbox-')))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'Anna@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { createMail, NEVER } = await import('#app/kits/foundation/mail/mail.store.server.ts')
const { sendMail } = await import('#app/kits/foundation/mail/send-mail.server.ts')
const { chosenMail } = await import('#app/providers/mail/index.server.ts')
const { readOutbox, readLetter } = await import('./outbox.server.ts')
const { findLetter, listLetters } = await import('./outbox.store.server.ts')
const { action, loader } = await import('./admin-outbox.route.tsx')
const { enrol } = await import('#tests/support/enrol.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'https://frenly.test' } as const
const secret = 'pYw3kJ0Zt8VbQ1nR7mX5cL2dH9aSfGuEoI4jKqWvTzA'
const reset = {
  subject: 'Choose a new password',
  greeting: 'Hello,',
  paragraphs: ['Somebody asked.'],
  button: { label: 'Choose', address: `https://frenly.test/reset-password?token=${secret}&x=1` },
}
const cookies: Record<string, string> = {}
beforeAll(async () => {
  await store().migrate()
  for (const id of ['anna', 'mira']) {
    await enrol(id, { emailVerifiedAt: new Date() })
    cookies[id] = (await startSession(new Request('http://frenly.test'), id, false)).split(';')[0]!
  }
})
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

const context = { network: '10.0.0.1', cspNonce: '', requestId: 'request-1', isDocument: true }
const toRequest = (as: string | null, init: RequestInit = {}) =>
  new Request('http://frenly.test/admin/outbox', { ...init, headers: as ? { cookie: cookies[as]! } : {} })
const press = (as: string | null, fields: Record<string, string>) =>
  action({ request: toRequest(as, { method: 'POST', body: new URLSearchParams(fields) }), params: {}, context }).catch(
    (thrown: unknown) => thrown as Response,
  )
const idOf = async (to: string) => (await listLetters(to, null, { from: 0, most: 1 }))[0]!.id
const eml = () => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))

test('nobody but the administrator sees a letter or does anything to one', async () => {
  await sendMail(sender, 'tomas@x.test', reset)
  const id = await idOf('tomas@x.test')
  for (const [as, status] of [
    ['mira', 403],
    [null, 302],
  ] as const) {
    const seen = await loader({ request: toRequest(as), params: {}, context }).catch((thrown: unknown) => thrown)
    expect(seen).toMatchObject({ status })
    for (const fields of [{ do: 'try', id }, { do: 'give-up', id }, { do: 'test' }] as Record<string, string>[])
      expect([302, 303, 403]).toContain((await press(as, fields)).status)
  }
  expect((await findLetter(id))!.dueAt).not.toEqual(NEVER)
  expect(await listAuditEvents({ limit: 10 } as never)).toEqual([])
})

test('what makes a link work is hidden in both bodies, and the rest can be read', async () => {
  const letter = await readLetter(await idOf('tomas@x.test'))
  for (const body of [letter.text, letter.html]) {
    expect(body).not.toContain(secret)
    expect(body).not.toContain(secret.slice(0, 12))
    expect(body).toContain('/reset-password?token=pYw3…hidden')
    expect(body).toContain('Somebody asked.')
  }
})

test('letters are told by state, found by address and subject, and cut into pages', async () => {
  await deliverDue()
  const sleeping = vi.spyOn(chosenMail(), 'send').mockRejectedValue(new Error('421 the mail server sleeps'))
  await sendMail(sender, 'stuck@x.test', { ...reset, subject: '100% sure_' })
  await deliverDue()
  sleeping.mockRestore()
  const inAnHour = new Date(Date.now() + 3_600_000)
  const letter = { fromName: 'Frenly', subject: 'Many', text: 'Many', html: 'Many', dueAt: inAnHour }
  for (let n = 0; n < 30; n++) await createMail({ id: `many-${n}`, to: `many-${n}@x.test`, ...letter })
  const list = async (query: Record<string, string>) => readOutbox(new URLSearchParams(query))
  expect((await list({})).counts).toEqual({ all: 32, waiting: 30, failing: 1, over: 0, sent: 1 })
  expect((await list({ state: 'failing' })).letters).toEqual([
    expect.objectContaining({ to: 'stuck@x.test', tries: 1, lastError: '421 the mail server sleeps' }),
  ])
  expect((await list({ q: 'STUCK@' })).count).toBe(1)
  expect((await list({ q: '100% sure_' })).count).toBe(1)
  expect((await list({ q: 'many-_@' })).count).toBe(0)
  expect(await list({ q: 'many', page: '99' })).toMatchObject({ page: 2, pages: 2, count: 30 })
  expect((await list({})).way).toMatchObject({ id: 'outbox', problem: '421 the mail server sleeps', left: 'just now' })
})

test('a letter can be given up and tried again by hand, and both acts are written down', async () => {
  const id = await idOf('stuck@x.test')
  expect((await press('anna', { do: 'give-up', id })).status).toBe(303)
  expect(await readLetter(id)).toMatchObject({ state: 'over', nextTry: null })
  await deliverDue()
  expect((await readLetter(id)).state).toBe('over')
  const tried = await press('anna', { do: 'try', id })
  expect(tried.headers.get('location')).toBe(`/admin/outbox?letter=${id}`)
  expect((await readLetter(id)).state).toBe('sent')
  await press('anna', { do: 'give-up', id })
  expect((await readLetter(id)).state).toBe('sent')
  const acts = await listAuditEvents({ limit: 10 } as never)
  expect(JSON.stringify(acts)).not.toContain('stuck@x.test')
  expect(acts.map(({ act, actorId, target, requestId }) => [act, actorId, target, requestId])).toEqual([
    ['mail.resent', 'anna', `mail/${id}`, 'request-1'],
    ['mail.given-up', 'anna', `mail/${id}`, 'request-1'],
  ])
})

test('who reads a letter is written down, once for a look', async () => {
  const id = await idOf('stuck@x.test')
  const look = () => {
    const request = new Request(`http://frenly.test/admin/outbox?letter=${id}`, { headers: { cookie: cookies.anna! } })
    return loader({ request, params: {}, context })
  }
  await look()
  await look()
  const acts = await listAuditEvents({ limit: 10 } as never)
  const reads = acts.filter(({ act }) => act === 'mail.read')
  expect(reads).toEqual([expect.objectContaining({ actorId: 'anna', target: `mail/${id}` })])
})

test('a test letter goes to the administrator, and the answer says whether it left', async () => {
  await deliverDue()
  const before = eml().length
  const pressed = press('anna', { do: 'test' })
  // Another letter to the same address is not taken for it.
  await sendMail(sender, 'anna@frenly.test', { ...reset, subject: 'Something else' })
  const shown = new URL((await pressed).headers.get('location')!, 'http://x').searchParams.get('letter')!
  expect((await readLetter(shown)).subject).toBe('A test letter')
  expect(eml().length).toBeGreaterThan(before)
  const letters = eml().map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8'))
  expect(letters.filter((letter) => letter.includes('Subject: A test letter'))).toHaveLength(1)
  expect((await press('anna', { do: 'nonsense' })).status).toBe(400)
})
