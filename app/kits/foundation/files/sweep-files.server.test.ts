import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-sweep-files-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { receivedMails } = await import('#app/database/tables/mail.ts')
const { clock } = await import('#app/platform/clock.ts')
const { createSecretId } = await import('#app/platform/secrets/ids.server.ts')
const { chosenFiles } = await import('#app/providers/files/index.server.ts')
const { findAnyFile } = await import('./files.server.ts')
const { saveFile } = await import('./save-file.server.ts')
const { toSizeKey } = await import('./serving/size-keys.ts')
const { sweepFiles } = await import('./sweep-files.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const bytes = Buffer.from('panda')
const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
async function putOld(folder: string, name = createSecretId()) {
  const key = `${folder}/${name}`
  await chosenFiles().put(key, bytes)
  utimesSync(join(dataDir, 'files', key), twoDaysAgo, twoDaysAgo)
  return key
}
const isThere = (key: string) => chosenFiles().exists(key)

test('what nobody names for a day goes; what somebody names, what is young, and what is none of ours stays', async () => {
  const [picture, mail] = [await putOld('pictures'), await putOld('mails')]
  await enrol('mira', { profilePicture: `/files/${picture}` })
  const letter = { to: '', envelopeFrom: '', fromName: '', fromAddress: '', subject: '', text: '', bytes: 5 }
  await store()
    .db.insert(receivedMails)
    .values({ id: 'm1', userId: 'mira', rawKey: mail, receivedAt: new Date(), ...letter })
  const saved = await saveFile({ owner: { id: 'mira' }, purpose: 'document', name: 'a.txt', content: bytes })
  if (!saved.isSaved) throw new Error(saved.message)
  utimesSync(join(dataDir, 'files', saved.file.key), twoDaysAgo, twoDaysAgo)
  const size = await putOld('sizes', toSizeKey(saved.file.key, 320).slice('sizes/'.length))
  const young = `files/${createSecretId()}`
  await chosenFiles().put(young, bytes)
  const elsewhere = await putOld('voices')

  const orphans = [
    await putOld('files'),
    await putOld('pictures'),
    await putOld('mails'),
    await putOld('sizes', `${createSecretId()}-320`),
  ]
  for (let n = 0; n < 250; n++) orphans.push(await putOld('files'))
  mkdirSync(join(dataDir, 'incoming'), { recursive: true })
  writeFileSync(join(dataDir, 'incoming', 'forgotten'), bytes)
  utimesSync(join(dataDir, 'incoming', 'forgotten'), twoDaysAgo, twoDaysAgo)

  expect(await sweepFiles()).toEqual({ expired: 0, orphans: orphans.length })
  for (const key of orphans) expect(await isThere(key), key).toBe(false)
  for (const key of [picture, mail, saved.file.key, size, young, elsewhere]) expect(await isThere(key), key).toBe(true)
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([])
  expect(await sweepFiles()).toEqual({ expired: 0, orphans: 0 })
})

test('a guest’s file goes when its time is over', async () => {
  const saved = await saveFile({ owner: { network: '10.0.0.1' }, purpose: 'document', name: 'a.txt', content: bytes })
  if (!saved.isSaved) throw new Error(saved.message)
  expect(await sweepFiles()).toEqual({ expired: 0, orphans: 0 })
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 86_400_001))
  expect(await findAnyFile(saved.file.id)).toBeNull()
  expect(await sweepFiles()).toMatchObject({ expired: 1 })
  expect(await isThere(saved.file.key)).toBe(false)
})
