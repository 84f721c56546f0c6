import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { toEnvelope, toMessage } from './message.server.ts'
import type { MailProvider } from './mail.ts'

const OWNER_ONLY = 0o600

/** Writes each message as an `.eml` file into a folder, whole or not at all: for machines without a mail server. */
export function createOutbox(folder: string): MailProvider {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const put = async (name: string, bytes: Uint8Array) => {
    await mkdir(folder, { recursive: true })
    const file = join(folder, name)
    await writeFile(`${file}.part`, bytes, { mode: OWNER_ONLY })
    await rename(`${file}.part`, file)
  }
  return {
    id: 'outbox',
    place: `the folder ${folder}`,
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail))
      await put(`${mail.id}.eml`, message as Buffer)
    },
    async carry({ id, from, to, raw }) {
      toEnvelope(from, to)
      await put(`${id}.eml`, raw)
    },
    async forget(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        const written = await stat(file).catch(() => null)
        if (/\.eml(\.part)?$/.test(name) && written && written.mtime < before) await rm(file, { force: true })
      }
    },
  }
}
