import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-sell-pictures-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const schema = await import('#app/database/schema.ts')
const { findAnyFile, readFile } = await import('#app/kits/foundation/files/files.server.ts')
const { findSellable } = await import('#app/kits/members/market/sellables.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { keepBrought, keepPicture } = await import('../keeping/keep-picture.server.ts')
const { findPicture, markDeleted, removePictures, savePicture } = await import('../keeping/pictures.store.server.ts')
const { isBound, soldPicture } = await import('./sold-picture.ts')
const { SHOWN_SIDE } = await import('./watermark.server.ts')
await import('./sell-pictures.server.ts')

const sells = findSellable('picture')!
const owner = (userId: string) => ({ userId, guestId: null })
beforeAll(async () => {
  await store().migrate()
  for (const id of ['mira', 'tomas', 'ines']) await enrol(id, { emailVerifiedAt: new Date(0) })
})
afterAll(() => store().close())

/** A picture whose every point is its own, so that a copy of any of it would be seen. */
const noise = async (side = 900) =>
  new Uint8Array(
    await sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer(),
  )
const recipe = {
  ...{ prompt: 'a secret fox in the snow', style: null, width: 900, height: 900, seed: 7 },
  ...{ engine: 'embedded:illustrator', version: '2', changes: [] },
}
async function draw(userId: string, parentId: string | null = null) {
  const told = { understood: ['fox'], ignored: [], drawId: null, parentId }
  const kept = await keepPicture({ bytes: await noise(), recipe, engineLabel: 'Illustrator', ...told }, owner(userId))
  if (!kept.isKept) throw new Error(kept.message)
  return kept.picture
}
const publish = (pictureId: string, userId: string, licence: string) =>
  store()
    .db.insert(schema.galleryPictures)
    .values({
      ...{ pictureId, userId, title: 'A fox', alt: 'A fox', licence, showsRecipe: true, style: 'plain' },
      ...{ colour: 'grey', publishedAt: new Date() },
    })
async function sell(id: string, licence: 'personal' | 'cc-by', from = 'mira', to = 'tomas') {
  const packed = await sells.pack(from, id)
  if (!packed || 'refused' in packed) throw new Error(packed?.refused ?? 'There is none')
  const payload = await sells.keep!(packed.payload)
  return { packed, payload, copy: await sells.deliver(to, { title: packed.title, payload, licence }) }
}
const refusal = async (userId: string, id: string) => {
  const packed = await sells.pack(userId, id)
  return packed && 'refused' in packed ? packed.refused : null
}

test('before it is bought a picture is seen small and marked; the buyer gets every byte with its recipe', async () => {
  const picture = await draw('mira')
  const { packed, payload, copy } = await sell(picture.id, 'personal')
  expect(packed.sample).toContain('900 × 900')
  expect(packed.sample).not.toContain('secret fox')
  const look = sells.look!(payload)!
  expect([look.width, look.height]).toEqual([SHOWN_SIDE, SHOWN_SIDE])
  const whole = (await findAnyFile(picture.fileId))!
  const shown = await readFile((await findAnyFile(look.file))!)
  expect(look.file).not.toBe(soldPicture.parse(payload).whole)
  // Nothing of how it was made hides in what is shown, and the mark changes more than making it small does.
  expect(Buffer.from(shown).includes('secret fox')).toBe(false)
  const { channels } = await sharp(shown).stats()
  const small = await sharp(await readFile(whole))
    .resize(SHOWN_SIDE, SHOWN_SIDE)
    .webp({ quality: 74 })
    .toBuffer()
  const apart = async (a: Uint8Array, b: Uint8Array) => {
    const [x, y] = await Promise.all([a, b].map((one) => sharp(one).greyscale().raw().toBuffer()))
    return x!.reduce((sum, value, n) => sum + Math.abs(value - (y![n] ?? 0)), 0) / x!.length
  }
  expect(channels).toHaveLength(3)
  expect(await apart(shown, small)).toBeGreaterThan(2)

  const bought = (await findPicture(copy.id))!
  expect(bought).toMatchObject({
    userId: 'tomas',
    boughtUnder: 'personal',
    prompt: recipe.prompt,
    recipe,
    parentId: null,
  })
  expect(bought.sha256).toBe(picture.sha256)
  expect((await findAnyFile(bought.fileId))?.ownerId).toBe('tomas')
  expect(copy.to).toBe(`/ai/images?picture=${copy.id}`)
})

test('what is not one’s own, was brought along or builds on what others keep to themselves is not sold', async () => {
  const [own, others] = [await draw('mira'), await draw('ines')]
  expect(await sells.pack('tomas', own.id)).toBeNull()
  expect(await sells.pack('mira', 'none')).toBeNull()
  const remix = await draw('mira', others.id)
  expect(await refusal('mira', remix.id)).toContain('somebody else')
  await publish(others.id, 'ines', 'reserved')
  expect(await refusal('mira', remix.id)).toContain('somebody else')
  await store().db.update(schema.galleryPictures).set({ licence: 'cc-by' })
  expect(await sells.pack('mira', remix.id)).toMatchObject({
    sample: expect.stringContaining('by ines (CC BY 4.0)') as string,
  })
  // A remix of a remix is looked at back to the first.
  const second = await draw('mira', remix.id)
  expect(await refusal('mira', second.id)).toBeNull()
  await store().db.update(schema.galleryPictures).set({ hiddenAt: new Date() })
  expect(await refusal('mira', second.id)).toContain('somebody else')
  await removePictures([others.id])
  expect(await refusal('mira', second.id)).toContain('gone')
  const brought = await keepBrought(
    { name: 'a.png', claimedType: 'image/png', content: await noise(40) },
    'A photo',
    owner('mira'),
  )
  if (!brought.isKept) throw new Error(brought.message)
  expect(await refusal('mira', brought.picture.id)).toContain('brought along')
  expect((await sells.list('mira', 50)).map(({ id }) => id)).not.toContain(brought.picture.id)
})

test('pictures made from each other in a ring are refused, not followed for ever', async () => {
  const [one, two] = [await draw('mira'), await draw('mira')]
  await savePicture(one.id, owner('mira'), { parentId: two.id })
  await savePicture(two.id, owner('mira'), { parentId: one.id })
  expect(await refusal('mira', one.id)).toContain('gone')
})

test('a bought copy and what is made of it stay under its licence, and go together when it is given back', async () => {
  const { copy } = await sell((await draw('mira')).id, 'personal')
  const made = await draw('tomas', copy.id)
  const again = await draw('tomas', made.id)
  expect([made, again].map(isBound)).toEqual([true, true])
  for (const id of [copy.id, made.id, again.id]) expect(await refusal('tomas', id)).toContain('licence')
  const free = await sell((await draw('mira')).id, 'cc-by')
  expect(await refusal('tomas', free.copy.id)).toBeNull()
  await markDeleted([made.id], owner('tomas'), new Date())
  await sells.takeBack('mira', copy.id)
  expect(await findPicture(copy.id)).not.toBeNull()
  await sells.takeBack('tomas', copy.id)
  for (const { id } of [copy, made, again]) expect(await findPicture(id)).toBeNull()
  expect(await findAnyFile(again.fileId)).toBeNull()
  expect(await findPicture(free.copy.id)).not.toBeNull()
})

test('the seller goes with the listing and its files; the buyer keeps the picture', async () => {
  const picture = await draw('mira')
  const { payload, copy } = await sell(picture.id, 'personal')
  const { whole, shown } = soldPicture.parse(payload)
  await sells.drop!(payload)
  await removePictures([picture.id])
  const kept = (await findPicture(copy.id))!
  expect(await readFile((await findAnyFile(kept.fileId))!)).toHaveProperty('length')
  for (const id of [whole, shown!.file, 'none']) expect(await findAnyFile(id)).toBeNull()
})
