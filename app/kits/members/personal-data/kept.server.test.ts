import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-kept-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { receivedMails } = await import('#app/database/tables/mail.ts')
const { saveFile } = await import('#app/kits/foundation/files/save-file.server.ts')
const { eraseWhenDue } = await import('#app/kits/members/identity/leaving/erasure.server.ts')
const { findUserById, saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { createSecretId } = await import('#app/platform/secrets/ids.server.ts')
const { chosenFiles } = await import('#app/providers/files/index.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { packPerson } = await import('./download.server.ts')
const { readFiles, readReceivedMails } = await import('./kept.store.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

async function receive(rawKey: string, ...userIds: string[]) {
  await chosenFiles().put(rawKey, Buffer.from('Subject: Hi\r\n\r\nHello'))
  for (const userId of userIds) {
    const letter = { to: 'x@inbox.test', envelopeFrom: '', fromName: '', fromAddress: '', text: 'Hello', bytes: 20 }
    const row = { id: `${userId}-${rawKey}`, userId, rawKey, subject: 'Hi', receivedAt: new Date(), ...letter }
    await store()
      .db.insert(receivedMails)
      .values({ ...row, id: row.id.replace('/', '-') })
  }
}
async function listed(rows: AsyncIterable<object>) {
  const all = []
  for await (const row of rows) all.push(row)
  return all
}

test('files and mail are packed whole, and gone after erasure, save what came to others as well', async () => {
  const [mira, tomas] = [await enrol('mira'), await enrol('tomas')]
  const saved = await saveFile({
    owner: { id: mira.id },
    purpose: 'document',
    name: 'plan.txt',
    content: Buffer.from('Eat bamboo'),
  })
  if (!saved.isSaved) throw new Error(saved.message)
  const [own, shared] = [`mails/${createSecretId()}`, `mails/${createSecretId()}`]
  await receive(own, mira.id)
  await receive(shared, mira.id, tomas.id)

  const person = (await findUserById(mira.id))!
  const pieces: Uint8Array[] = []
  for await (const piece of packPerson(person, 'Frenly')) pieces.push(piece)
  const packed = unzipSync(Buffer.concat(pieces))
  expect(strFromU8(packed[`files/${saved.file.id}-plan.txt`]!)).toBe('Eat bamboo')
  expect(Object.keys(packed).filter((name) => name.startsWith('received-mails/'))).toHaveLength(2)
  const rows = [...(await listed(readFiles(person))), ...(await listed(readReceivedMails(person)))]
  expect(rows).toEqual([
    expect.objectContaining({ name: 'plan.txt', packedAs: `files/${saved.file.id}-plan.txt` }),
    expect.objectContaining({ subject: 'Hi' }),
    expect.objectContaining({ subject: 'Hi' }),
  ])
  expect(JSON.stringify(rows)).not.toContain(saved.file.key)

  await saveUser(mira.id, { eraseAt: new Date(0) })
  expect(await eraseWhenDue(mira.id, new Date())).toBe(true)
  expect(await chosenFiles().exists(saved.file.key)).toBe(false)
  expect(await chosenFiles().exists(own)).toBe(false)
  expect(await chosenFiles().exists(shared)).toBe(true)
})
