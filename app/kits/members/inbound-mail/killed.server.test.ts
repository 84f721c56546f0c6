import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-killed-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { receivedMails } = await import('#app/database/tables/mail.ts')
const { chosenFiles } = await import('#app/providers/files/index.server.ts')

afterAll(() => store().close())
const ENOUGH = 40

test('a server that is killed while mail comes in has every message it said yes to', async () => {
  const env = { ...process.env, DATA_DIR: dataDir, INBOUND_MAIL_DOMAIN: 'inbox.test' }
  const child = spawn(process.execPath, [await buildWorker('tests/support/mail-listener.ts')], { env })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(Number(String(data))))
    child.once('exit', () => reject(new Error('The listener did not start')))
  })
  const acknowledged: string[] = []
  const sender = async (name: string) => {
    const smtp = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, pool: true })
    for (let n = 0; ; n++) {
      const subject = `${name} ${n}`
      const text = `${subject} ${'bamboo '.repeat(2_000)}`
      await smtp.sendMail({ from: 'tess@outside.test', to: 'mira@inbox.test', subject, text })
      acknowledged.push(subject)
      if (acknowledged.length === ENOUGH) child.kill('SIGKILL')
    }
  }
  const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map(sender))
  expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)

  const rows = await store().db.select().from(receivedMails)
  for (const subject of acknowledged) {
    const row = rows.find((one) => one.subject === subject)
    expect(row, subject).toBeDefined()
    const raw = Buffer.from((await chosenFiles().read(row!.rawKey))!)
    expect([raw.byteLength, raw.includes(subject)]).toEqual([row!.bytes, true])
  }
}, 60_000)
