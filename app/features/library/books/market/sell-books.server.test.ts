import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-sell-books-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { findAnyFile, readFile, removeFiles } = await import('#app/kits/foundation/files/files.server.ts')
const { findSellable } = await import('#app/kits/members/market/sellables.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { makeBook } = await import('../books.server.ts')
const { changeOwnBook, findBook, saveBook } = await import('../keeping/books.store.server.ts')
const { readChapters } = await import('../keeping/chapters.store.server.ts')
const { saveBookPicture } = await import('../import-book.server.ts')
const { picturesIn, toBookPicture } = await import('../picture-address.ts')
const { findBookFile } = await import('../whole-book.server.ts')
const { isBoundBook } = await import('./bound-book.ts')
await import('./sell-books.server.ts')

const ebook = findSellable('ebook')!
const member = (id: string) => ({ id, name: id, plan: 'free' }) as never
const words = (text: string, times: number) => Array.from({ length: times }, () => text).join(' ')
beforeAll(async () => {
  await store().migrate()
  for (const id of ['mira', 'tomas']) await enrol(id, { emailVerifiedAt: new Date(0) })
})
afterAll(() => store().close())

async function aBook(alt = 'A panda') {
  const png = await sharp({ create: { width: 20, height: 30, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  const kept = await saveBookPicture({ id: 'mira' }, 'panda.png', png)
  if (!kept.isSaved) throw new Error(kept.message)
  const id = await makeBook(member('mira'), { title: 'Bamboo' }, [
    { kind: 'chapter', title: 'Long', markdown: words('long secret', 400), origin: { from: 'draft', engine: 'm/x' } },
  ])
  const shown = {
    kind: 'chapter' as const,
    title: 'Short *one*',
    markdown: `Short words. ![${alt}](${toBookPicture(id!, kept.file.id)})`,
  }
  const { addParts } = await import('../books.server.ts')
  await addParts(id!, [shown], 1)
  await saveBook(id!, { cover: { file: kept.file.id, alt: 'Cover', by: 'import' } })
  return { id: id!, file: kept.file.id }
}

/** Packed, listed, and handed over under a licence. */
async function sell(id: string, licence: 'personal' | 'cc-by') {
  const packed = await ebook.pack('mira', id)
  if (!packed || 'refused' in packed) throw new Error('It is not for sale')
  const payload = await ebook.keep!(packed.payload)
  return { packed, payload, copy: await ebook.deliver('tomas', { title: packed.title, payload, licence }) }
}

test('a book is sold with its pictures, though the seller took the book and its files away meanwhile', async () => {
  const { id, file } = await aBook()
  const packed = await ebook.pack('mira', id)
  if (!packed || 'refused' in packed) throw new Error('It is not for sale')
  expect(packed.sample).toContain('Short words. *(Picture: A panda)*')
  expect(packed.sample).toContain('Long (800 words, drafted by m/x)')
  expect(packed.sample).not.toContain('long secret')
  const payload = await ebook.keep!(packed.payload)
  await changeOwnBook(id, 'mira', { deletedAt: new Date() })
  await removeFiles([file])

  const copy = await ebook.deliver('tomas', { title: packed.title, payload, licence: 'personal' })
  const book = (await findBook(copy.id))!
  expect(book).toMatchObject({ userId: 'tomas', title: 'Bamboo', licence: 'all-rights', author: 'mira' })
  const [long, short] = await readChapters(copy.id)
  expect(long).toMatchObject({ text: words('long secret', 400), origin: { from: 'draft', engine: 'm/x' } })
  const [picture] = picturesIn(copy.id, short!.text)
  const kept = (await findBookFile(book, picture!))!
  expect([(await readFile(kept)).length > 0, book.cover?.file]).toEqual([true, picture])
})

test('bound by its licence it is not sold on; free of it, it is', async () => {
  const { id } = await aBook()
  const bound = await sell(id, 'personal')
  expect(isBoundBook((await findBook(bound.copy.id))!)).toBe(true)
  expect(await ebook.pack('tomas', bound.copy.id)).toMatchObject({ refused: expect.any(String) as string })
  expect((await ebook.list('tomas', 10)).map((one) => one.id)).not.toContain(bound.copy.id)
  const free = await sell(id, 'cc-by')
  expect(await ebook.pack('tomas', free.copy.id)).toMatchObject({ title: 'Bamboo' })
  expect(await ebook.pack('mira', free.copy.id)).toBeNull()
})

test('given back, the copy goes with its pictures, also out of the deleted ones; what the listing kept goes with it', async () => {
  const { id, file } = await aBook()
  const { payload, copy } = await sell(id, 'personal')
  const picture = (await findBook(copy.id))!.cover!.file
  await changeOwnBook(copy.id, 'tomas', { deletedAt: new Date() })
  await ebook.takeBack('mira', copy.id)
  expect(await findBook(copy.id, true)).not.toBeNull()
  await ebook.takeBack('tomas', copy.id)
  expect([await findBook(copy.id, true), await findAnyFile(picture)]).toEqual([null, null])
  const [{ kept }] = (payload as { pictures: [{ kept: string }] }).pictures
  expect(await findAnyFile(kept)).not.toBeNull()
  await ebook.drop!(payload)
  expect(await findAnyFile(kept)).toBeNull()
  expect(await findAnyFile(file)).not.toBeNull()
})

test('a book with a picture that nobody described is not for sale, and says why', async () => {
  const { id } = await aBook('')
  expect(await ebook.pack('mira', id)).toMatchObject({ refused: expect.stringContaining('no description') as string })
})
