import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lacksDovecot, openDovecot, type Dovecot } from '#tests/support/dovecot.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-accounts-'))
process.env.LOG_LEVEL = 'silent'
process.env.MAIL_ACCOUNTS_PRIVATE = 'true'
const { store } = await import('#app/database/store.server.ts')
const { inboxAccounts } = await import('#app/database/tables/mail/accounts.ts')
const { jobs } = await import('#app/database/tables/jobs.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { mailTrust } = await import('#app/providers/mail/server-address.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { unseal } = await import('#app/platform/secrets/seal.server.ts')
const { loader, action } = await import('../mail-accounts.route.tsx')

const ORIGIN = 'http://localhost'
const cookies: Record<string, string> = {}
let dovecot: Dovecot
let smtp: SMTPServer

beforeAll(async () => {
  await store().migrate()
  for (const name of ['mira', 'tomas']) {
    await enrol(name, { emailVerifiedAt: new Date() })
    cookies[name] = (await startSession(new Request(ORIGIN), name, false)).split(';')[0]!
  }
  if (lacksDovecot) return console.warn(`skipped: ${lacksDovecot}`)
  dovecot = await openDovecot()
  mailTrust.ca = dovecot.cert
  smtp = new SMTPServer({
    ...{ secure: true, key: dovecot.key, cert: dovecot.cert },
    onAuth: ({ password }, _session, done) =>
      password === dovecot.password
        ? done(null, { user: 'x' })
        : done(Object.assign(new Error('No'), { responseCode: 535 })),
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
}, 60_000)
afterAll(async () => {
  await store().close()
  if (lacksDovecot) return
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await dovecot.remove()
})

type Answer = {
  status: number
  location: string | null
  problem: { errors: Record<string, string>; values: Record<string, string> } | null
  text: string
}
async function post(fields: Record<string, string>, who = 'mira'): Promise<Answer> {
  const headers = { 'Cookie': cookies[who]!, 'Content-Type': 'application/x-www-form-urlencoded' }
  const request = new Request(`${ORIGIN}/mail-accounts`, { method: 'POST', headers, body: new URLSearchParams(fields) })
  try {
    const answer = (await action({ request, params: {}, context: {} as never })) as
      Response | { data: { problem: Answer['problem'] }; init: ResponseInit | null }
    if (answer instanceof Response)
      return { status: answer.status, location: answer.headers.get('location'), problem: null, text: '' }
    const { problem } = answer.data
    return { status: answer.init?.status ?? 200, location: null, problem, text: JSON.stringify(problem) }
  } catch (thrown) {
    const status = thrown instanceof Response ? thrown.status : (thrown as { init?: ResponseInit }).init?.status
    return { status: status ?? 0, location: null, problem: null, text: '' }
  }
}
const page = async (who = 'mira') => {
  const request = new Request(`${ORIGIN}/mail-accounts`, { headers: { Cookie: cookies[who]! } })
  return loader({ request, params: {}, context: {} as never })
}
const servers = () => ({
  ...{ login: 'mira', imapHost: 'localhost', imapPort: String(dovecot.port), imapSecurity: 'tls' },
  ...{ smtpHost: 'localhost', smtpPort: String((smtp.server.address() as { port: number }).port), smtpSecurity: 'tls' },
})
const accounts = () => store().db.select().from(inboxAccounts)
const here = test.skipIf(lacksDovecot)

test('every field says what is wrong with it, at once, and the password is never handed back', async () => {
  const { status, problem, text } = await post({
    ...{ do: 'add', address: 'mira', password: 'open sesame', imapHost: 'a b', imapPort: '22', smtpPort: 'x' },
  })
  expect(status).toBe(400)
  expect(problem!.errors).toEqual({
    address: 'This is no mail address.',
    imapHost: 'A server is named like imap.example.com.',
    imapPort: 'Mail servers use 143, 993 or a number from 1024 on.',
    smtpPort: 'A port is a number.',
  })
  expect(text).not.toContain('sesame')
  expect((await post({ do: 'add', address: 'mira@x.test' })).problem!.errors).toEqual({
    password: 'Give the password.',
  })
})

here('a wrong password is said beside it, with what was tried, and nothing is kept', async () => {
  const { status, problem, text } = await post({
    do: 'add',
    address: 'mira@elsewhere.test',
    password: 'open sesame',
    ...servers(),
  })
  expect(status).toBe(400)
  expect(problem!.errors['password']).toMatch(/^localhost does not take this user name with this password\./)
  expect(problem!.values).toMatchObject({ address: 'mira@elsewhere.test', imapHost: 'localhost' })
  expect(text).not.toContain('sesame')
  expect(await accounts()).toEqual([])
})

here(
  'an account is signed in, sealed, shown without its password and looked at by a job; a second one is refused',
  async () => {
    const added = { do: 'add', address: 'Mira@Elsewhere.test', password: dovecot.password, ...servers() }
    expect(await post(added)).toMatchObject({ status: 303, location: '/mail-accounts?said=added' })
    const [row] = await accounts()
    expect(row!.secret).not.toContain(dovecot.password)
    expect(unseal(row!.secret, 'mail account')).toBe(dovecot.password)
    const shown = JSON.stringify(await page())
    expect(shown).toContain('Mira@Elsewhere.test')
    for (const secret of [row!.secret, dovecot.password]) expect(shown).not.toContain(secret)
    expect((await store().db.select().from(jobs)).map(({ kind, userId }) => [kind, userId])).toEqual([
      ['sync-mail', 'mira'],
    ])
    expect(await post({ ...added, address: 'mira@elsewhere.test' })).toMatchObject({
      status: 409,
      problem: { errors: { address: 'This account is here already.' } },
    })
  },
)

here('another server gets the password only when it is given again', async () => {
  const [row] = await accounts()
  const change = { do: 'change', account: row!.id, ...servers() }
  expect(await post({ ...change, imapHost: 'imap.evil.test' })).toMatchObject({
    status: 400,
    problem: { errors: { password: 'Give the password again: it goes to another server than before.' } },
  })
  expect((await post({ ...change, senderName: 'Mira B.' })).location).toBe('/mail-accounts?said=changed')
  expect((await accounts())[0]).toMatchObject({ senderName: 'Mira B.', secret: row!.secret, imapHost: 'localhost' })
})

here('an account is nobody else’s: a stranger finds nothing under its id', async () => {
  const [row] = await accounts()
  expect((await page('tomas')).accounts).toEqual([])
  const acts = [{ do: 'sync' }, { do: 'change', password: 'x' }, { do: 'remove', mail: 'delete' }]
  for (const act of acts) expect((await post({ ...act, account: row!.id } as never, 'tomas')).status).toBe(404)
  expect((await accounts())[0]).toMatchObject({ state: 'on' })
  expect((await post({ do: 'sync', account: row!.id })).location).toBe('/mail-accounts?said=looking')
  expect((await post({ do: 'remove', account: row!.id })).problem!.errors).toEqual({
    mail: 'Choose what becomes of the mail.',
  })
  expect((await post({ do: 'remove', account: row!.id, mail: 'keep' })).location).toBe('/mail-accounts?said=removing')
  expect((await accounts())[0]).toMatchObject({ state: 'leaving', secret: '' })
})
