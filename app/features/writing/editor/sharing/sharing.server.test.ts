import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-sharing-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { createShareLink, revokeShareLink } = await import('#app/kits/members/share-links/share-links.server.ts')
const { changeDocument } = await import('../documents.store.server.ts')
const { makeDocument } = await import('../documents.server.ts')
const { addComment, changeComment, showComments } = await import('./comments.server.ts')
const { findSharedDocument } = await import('./shared-document.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const owner = { userId: null, guestId: 'g1' } as const
const other = { userId: null, guestId: 'g2' } as const
const share = async (takesComments: boolean) => {
  const id = await makeDocument(owner, { title: 'Plan', text: 'Words' })
  return { id, link: await createShareLink({ kind: 'document', thingId: id }, owner, 'never', { takesComments }) }
}

test('a link shows a document until it is taken back, ends, or the document is deleted', async () => {
  const { id, link } = await share(false)
  expect(await findSharedDocument(link)).toMatchObject({ row: { id }, terms: { takesComments: false } })
  expect(await findSharedDocument(id)).toBeNull()
  await changeDocument(id, owner, { deletedAt: new Date() })
  expect(await findSharedDocument(link)).toBeNull()
  await changeDocument(id, owner, { deletedAt: null })
  expect(await findSharedDocument(link)).not.toBeNull()
  expect(await revokeShareLink(link, other)).toBe(false)
  expect(await revokeShareLink(link, owner)).toBe(true)
  expect(await findSharedDocument(link)).toBeNull()
})

test('the owner settles and removes any comment, its author removes their own, and nobody else does', async () => {
  const { id } = await share(true)
  await addComment(id, other, null, { quote: 'Words', text: 'Which?' })
  await addComment(id, owner, null, { quote: '', text: 'Mine' })
  const [first, second] = await showComments(id, other)
  expect([first?.isMine, second?.isMine]).toEqual([true, false])
  expect(await changeComment(id, { comment: first!.id, act: 'settle', by: other })).toBe(false)
  expect(await changeComment(id, { comment: second!.id, act: 'remove', by: other })).toBe(false)
  expect(await changeComment('another', { comment: first!.id, act: 'remove', by: 'owner' })).toBe(false)
  expect(await changeComment(id, { comment: first!.id, act: 'settle', by: 'owner' })).toBe(true)
  expect((await showComments(id, owner)).map(({ text, isDone }) => [text, isDone])).toEqual([
    ['Mine', false],
    ['Which?', true],
  ])
  expect(await changeComment(id, { comment: first!.id, act: 'remove', by: other })).toBe(true)
  expect(await showComments(id, owner)).toHaveLength(1)
})
