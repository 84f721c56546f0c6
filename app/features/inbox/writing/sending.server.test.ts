import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-sending-')))
process.env.LOG_LEVEL = 'silent'
process.env.INBOUND_MAIL_DOMAIN = 'inbox.test'
const { store } = await import('#app/database/store.server.ts')
const { inboxBodies, inboxDrafts, inboxMessages } = await import('#app/database/tables/mail/inbox.ts')
const { receivedMails } = await import('#app/database/tables/mail.ts')
const { closeWorkerPools } = await import('#app/platform/worker-pool/open-pools.server.ts')
const { mailWorker } = await import('../mail/mail-room.server.ts')
const { takeInMail } = await import('../filing/take-in.server.ts')
const { keepNewDraft } = await import('./begin-draft.server.ts')
const { saveFile } = await import('#app/kits/foundation/files/save-file.server.ts')
const { putWords, takeBackLetter } = await import('./compose-acts.server.ts')
const { carryJob } = await import('./carry-letter.server.ts')
const { changeDraft, findDraft } = await import('./drafts.store.server.ts')
const { sendDraftJob } = await import('./send-draft.server.ts')
const { tie, untie } = await import('#app/kits/members/ties/ties.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

type Member = Parameters<typeof keepNewDraft>[0]
let mira: Member
let tomas: Member
beforeAll(async () => {
  mailWorker.file = await buildWorker('app/features/inbox/mail/mail.worker.ts')
  await store().migrate()
  mira = (await enrol('mira')) as unknown as Member
  tomas = (await enrol('tomas')) as unknown as Member
})
afterAll(async () => {
  await closeWorkerPools()
  await store().close()
})

const tools = {
  job: { id: 'j', userId: 'mira', title: 't', attempt: 1 },
  signal: new AbortController().signal,
  progress: () => undefined,
}
const messages = () => store().db.select().from(inboxMessages)
const outbox = () => readdirSync(join(dataDir, 'outbox'))

/** A letter that waits to leave, as the form makes one. */
async function hold(
  member: Member,
  given: { to: string; text: string; subject?: string; about?: string; bcc?: string },
) {
  const { bcc = '', about = null, ...rest } = given
  const draft = (await keepNewDraft(member, { kind: about ? 'reply' : 'new', about, ...rest }))!
  await changeDraft(
    { id: draft.id, userId: member.id, state: 'draft' },
    { state: 'held', sendAt: new Date(), bcc, version: 2 },
  )
  return draft.id
}
const send = (draft: string) => sendDraftJob.perform({ draft, version: 2 }, tools)

test('a letter reaches members here and others outside once, however often its job runs, and nobody sees who was hidden', async () => {
  const id = await hold(mira, {
    to: 'Tomás <tomas@inbox.test>, ex@outside.test, nobody@inbox.test',
    bcc: 'hidden@outside.test',
    subject: 'Grüße',
    text: 'Bamboo at eight?',
  })
  await Promise.all([send(id), send(id)])
  await send(id)
  await takeInMail()
  const [sent, got, ...rest] = await messages()
  expect(rest).toEqual([])
  expect([sent!.isSent, got!.isSent, got!.userId]).toEqual([true, false, 'tomas'])
  expect(got).toMatchObject({ subject: 'Grüße', fromAddress: 'mira@inbox.test', snippet: 'Bamboo at eight?' })
  const states = () => sent!.deliveries.map(({ address, state }) => `${address} ${state}`)
  expect(states()).toEqual([
    'tomas@inbox.test here',
    'ex@outside.test waiting',
    'nobody@inbox.test failed',
    'hidden@outside.test waiting',
  ])
  await carryJob.perform({ message: sent!.id }, tools)
  await carryJob.perform({ message: sent!.id }, tools)
  expect(outbox()).toHaveLength(2)
  for (const name of outbox()) expect(readFileSync(join(dataDir, 'outbox', name), 'utf8')).not.toContain('hidden@')
  expect(
    (await messages()).find(({ isSent }) => isSent)!.deliveries.filter(({ state }) => state === 'sent'),
  ).toHaveLength(2)
})

test('an answer names what it answers, and lies in the same conversation on both sides', async () => {
  const got = (await messages()).find(({ userId }) => userId === 'tomas')!
  await send(await hold(tomas, { about: got.id, to: 'mira@inbox.test', text: 'Gladly.' }))
  await takeInMail()
  const all = await messages()
  for (const userId of ['mira', 'tomas'])
    expect(new Set(all.filter((one) => one.userId === userId).map(({ threadId }) => threadId)).size, userId).toBe(1)
  expect(all).toHaveLength(4)
})

test('a letter for later that is taken back remembers its time, by the clock of its reader', async () => {
  const id = await hold(mira, { to: 'tomas@inbox.test', text: 'Later' })
  const back = async (sendAt: Date) => {
    await changeDraft({ id, userId: 'mira', state: 'held' }, { sendAt })
    const answer = await takeBackLetter({ draft: id, zone: 'America/New_York' }, 'mira')
    await changeDraft({ id, userId: 'mira', state: 'draft' }, { state: 'held' })
    return new URL(answer.headers.get('location')!, 'http://x').searchParams.get('when')
  }
  const year = new Date().getUTCFullYear() + 1
  expect(await back(new Date(Date.UTC(year, 6, 1, 12, 30)))).toBe(`${year}-07-01T08:30`)
  expect(await back(new Date(Date.now() + 5_000))).toBeNull()
  await changeDraft({ id, userId: 'mira', state: 'held' }, { state: 'draft' })
})

test('a letter that was taken back does not leave, nor does one of somebody who may not send', async () => {
  const before = (await messages()).length
  const id = await hold(mira, { to: 'tomas@inbox.test', text: 'No' })
  await changeDraft({ id, userId: 'mira', state: 'held' }, { state: 'draft', version: 3 })
  await send(id)
  await enrol('gone', { suspendedAt: new Date() })
  const other = await hold({ ...mira, id: 'gone', handle: 'gone' }, { to: 'tomas@inbox.test', text: 'No' })
  await send(other)
  expect(await store().db.select().from(receivedMails)).toEqual([])
  expect(await messages()).toHaveLength(before)
  expect(await findDraft(other, 'gone')).toMatchObject({
    state: 'draft',
    trouble: expect.stringMatching(/cannot send/),
  })
  expect((await store().db.select().from(inboxDrafts)).filter(({ state }) => state === 'sent')).toHaveLength(2)
})

test('whoever is blocked writes to nobody who is there', async () => {
  await tie('tomas', 'block', 'mira')
  const before = (await messages()).filter(({ userId }) => userId === 'tomas').length
  await send(await hold(mira, { to: 'tomas@inbox.test', text: 'Are you there?', subject: 'Knock' }))
  await takeInMail()
  const sent = (await messages()).find(({ isSent, subject }) => isSent && subject === 'Knock')!
  expect(sent.deliveries).toEqual([
    { address: 'tomas@inbox.test', state: 'failed', said: 'There is no such mailbox here.' },
  ])
  expect((await messages()).filter(({ userId }) => userId === 'tomas')).toHaveLength(before)
  await untie('tomas', 'block', 'mira')
})

test('a picture named in the letter stands in it, and is read so on the other side', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const owner = { id: 'mira' }
  const saved = await saveFile({
    owner,
    purpose: 'attachment',
    name: 'garden.png',
    claimedType: 'image/png',
    content: png,
  })
  if (!saved.isSaved) throw new Error(saved.message)
  const { name } = saved.file
  const id = await hold(mira, { to: 'tomas@inbox.test', subject: 'Garden', text: `Look: [${name}]` })
  await changeDraft({ id, userId: 'mira', state: 'held' }, { files: [saved.file.id] })
  await send(id)
  await takeInMail()
  const got = (await messages()).find(({ userId, subject }) => userId === 'tomas' && subject === 'Garden')!
  expect(got.details.attachments).toMatchObject([{ name, isInline: true, type: saved.file.type }])
  const [body] = await store().db.select().from(inboxBodies).where(eq(inboxBodies.messageId, got.id))
  expect([body!.text, body!.html]).toEqual([
    `Look: [${name}]`,
    expect.stringContaining(`src="cid:${got.details.attachments[0]!.cid}"`),
  ])
})

test('polished words take the place of what somebody wrote, above what stands below', async () => {
  const draft = (await keepNewDraft(mira, { kind: 'new', about: null, to: 'x@y.test', text: 'helo\n\n-- \nMira' }))!
  await putWords({ draft: draft.id, text: 'Hello.' }, 'mira')
  expect(await findDraft(draft.id, 'mira')).toMatchObject({ text: 'Hello.\n\n-- \nMira\n', version: 2 })
  await expect(putWords({ draft: draft.id, text: 'Mine.' }, 'tomas')).rejects.toHaveProperty('status', 404)
})
