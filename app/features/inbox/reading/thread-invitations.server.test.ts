import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-invitations-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { createDraft } = await import('../writing/drafts.store.server.ts')
const { readInvitations } = await import('./thread-invitations.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

type Messages = Parameters<typeof readInvitations>[1]
beforeAll(async () => {
  await store().migrate()
  await enrol('mira')
  await enrol('tomas')
})
afterAll(() => store().close())

/** Invitations as they follow each other in a conversation. */
const thread = (...lines: { id: string; from?: string; uid?: string; only?: string; isSent?: boolean }[]): Messages =>
  lines.map(({ id, from = 'olga@x', uid = 'talk', only = null, isSent = false }) => ({
    ...{ id, isSent, fromAddress: from, details: { hasInvitation: true, event: { uid, only } } },
  })) as never
const replaced = async (messages: Messages) =>
  [...(await readInvitations('mira', messages))].map(([id, { replacedBy }]) => `${id} ${replacedBy ?? '-'}`)

test('a later letter of the same sender about the same event takes the place of an earlier one', async () => {
  expect(await replaced(thread({ id: '1' }, { id: '2' }, { id: '3' }))).toEqual(['1 3', '2 3', '3 -'])
  expect(await replaced(thread({ id: '1' }, { id: '2', uid: 'other' }))).toEqual(['1 -', '2 -'])
  // Anybody may write the name of an event into a calendar.
  expect(await replaced(thread({ id: '1' }, { id: '2', from: 'evil@x' }))).toEqual(['1 -', '2 -'])
  expect(await replaced(thread({ id: '1' }, { id: '2', isSent: true }))).toEqual(['1 -'])
})

test('one date of a series changes that date alone; the series changes every date', async () => {
  const day = '2026-12-14T08:00:00.000Z'
  expect(await replaced(thread({ id: '1' }, { id: '2', only: day }))).toEqual(['1 -', '2 -'])
  expect(await replaced(thread({ id: '1', only: day }, { id: '2' }))).toEqual(['1 2', '2 -'])
})

test('what was answered last counts; what was taken back, or is of somebody else, does not', async () => {
  const say = (id: string, kind: 'accept' | 'decline' | 'reply', more: object = {}) => {
    const createdAt = new Date(Date.UTC(2026, 10, 1) + Number(id) * 1_000)
    const text = { to: 'olga@x', subject: 's', text: 't', version: 1 }
    return createDraft({
      ...text,
      id,
      userId: 'mira',
      kind,
      state: 'sent',
      aboutId: 'm',
      createdAt,
      updatedAt: createdAt,
      ...more,
    })
  }
  const answer = async () => (await readInvitations('mira', thread({ id: 'm' }))).get('m')!.answer
  expect(await answer()).toBeNull()
  await say('1', 'accept')
  await say('2', 'decline', { state: 'held' })
  await say('3', 'reply')
  await say('4', 'accept', { userId: 'tomas' })
  await say('5', 'accept', { state: 'draft' })
  expect(await answer()).toBe('decline')
})
