/**
 * How long the first look at a mail account takes: `npx tsx scripts/time-mail-sync.ts [messages]`, 10,000 unless said. A
 * Dovecot of its own has the mail; the process that brings it over is killed once half-way. The figures of the last run
 * stand in docs/inbox.md.
 */
import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundleNode } from './bundle-node.js'

const MESSAGES = Number(process.argv[2] ?? 10_000)
const WORKER = 'app/features/inbox/mail/mail.worker.ts'
const KILLED_AT = 0.5
const LOOK_EVERY_MS = 250
const folder = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-time-sync-')))
process.env.LOG_LEVEL = 'silent'
process.env.MAIL_ACCOUNTS_PRIVATE = 'true'
const { openDovecot } = await import('#tests/support/dovecot.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { store } = await import('#app/database/store.server.ts')
const { createAccount } = await import('#app/features/inbox/accounts/accounts.store.server.ts')
const { sealPassword } = await import('#app/features/inbox/accounts/account-secret.server.ts')
const { countCopies } = await import('#app/features/inbox/syncing/copies.store.server.ts')

await bundleNode([WORKER], 'node_modules/.cache/time-mail-sync')
const worker = resolve('node_modules/.cache/time-mail-sync/mail.worker.js')
const cert = join(folder, 'cert.pem')
const dovecot = await openDovecot()
writeFileSync(cert, dovecot.cert)
await store().migrate()
await enrol('mira')
fill()
const now = new Date()
const server = { login: 'u1', imapHost: 'localhost', imapPort: dovecot.port, imapSecurity: 'tls' } as const
await createAccount({
  ...{ id: 'account', userId: 'mira', address: 'u1@elsewhere.test', addressKey: 'u1', ...server },
  ...{ smtpHost: 'localhost', smtpPort: 2_525, smtpSecurity: 'tls', secret: sealPassword(dovecot.password) },
  ...{ dueAt: now, seenAt: now, createdAt: now },
})

const since = performance.now()
const seconds = () => ((performance.now() - since) / 1_000).toFixed(1)
const killed = bring()
while ((await countCopies('account')) < MESSAGES * KILLED_AT && killed.exitCode === null)
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
killed.kill('SIGKILL')
console.log(`killed after ${seconds()} s with ${await countCopies('account')} messages`)
while ((await countCopies('account')) < MESSAGES) {
  const child = bring()
  const code = await new Promise((resolve) => child.once('exit', resolve))
  console.log(`a turn ended (${String(code)}) after ${seconds()} s with ${await countCopies('account')} messages`)
}
console.log(`${MESSAGES} messages in ${seconds()} s`)
await store().close()
await dovecot.remove()
rmSync(folder, { recursive: true, force: true })

function bring() {
  const args = ['--import', 'tsx', 'tests/support/mail-syncer.ts', worker, 'account', cert]
  return spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Letters as a Maildir has them: a third are answers. */
function fill(): void {
  const mail = dovecot.mailOf('u1')
  const { uid, gid } = statSync(join(mail, '..'))
  for (const name of ['', 'cur', 'new', 'tmp']) {
    mkdirSync(join(mail, name), { recursive: true })
    chownSync(join(mail, name), uid, gid)
  }
  const begin = Date.UTC(2024, 0, 1)
  for (let n = 0; n < MESSAGES; n += 1) {
    const at = new Date(begin + n * 3_600_000)
    const text = `Bamboo and word${n % 1_000}.\r\n${'Some words that fill a letter.\r\n'.repeat(40)}`
    const lines = [
      `From: Person ${n % 300} <person${n % 300}@outside.test>`,
      'To: u1@elsewhere.test',
      `Subject: ${n % 3 === 2 ? 'Re: ' : ''}Letter ${n - (n % 3 === 2 ? 1 : 0)}`,
      `Message-ID: <n${n}@outside.test>`,
      ...(n % 3 === 2 ? [`In-Reply-To: <n${n - 1}@outside.test>`] : []),
      `Date: ${at.toUTCString()}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=x',
    ]
    const parts = [
      `--x\r\nContent-Type: text/plain\r\n\r\n${text}`,
      `--x\r\nContent-Type: text/html\r\n\r\n<p>${text}</p>`,
    ]
    const file = join(mail, 'cur', `${Math.floor(at.getTime() / 1_000)}.M${n}P1.here:2,S`)
    writeFileSync(file, `${lines.join('\r\n')}\r\n\r\n${parts.join('\r\n')}\r\n--x--\r\n`)
    chownSync(file, uid, gid)
  }
}
