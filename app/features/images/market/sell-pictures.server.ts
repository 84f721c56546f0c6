import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { copyFile } from '#app/kits/foundation/files/copy-file.server.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { removeFileRows } from '#app/kits/foundation/files/files.store.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { defineSellable, type Bought, type Packed } from '#app/kits/members/market/sellables.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { TITLE_MAX_CHARS } from '../images.limits.ts'
import * as rows from '../keeping/pictures.store.server.ts'
import { draftTitle, isBrought, recipeSchema, toChangeWords } from '../keeping/recipe.ts'
import { readLineage } from './lineage.server.ts'
import { isBound, soldPicture, type SoldPicture } from './sold-picture.ts'
import { drawMarked } from './watermark.server.ts'

const owner = (userId: string) => ({ userId, guestId: null })
const ALL = { find: '', board: '', style: '' }

defineSellable('picture', {
  section: 'pictures',
  label: 'Picture',
  icon: 'image',
  list: async (userId, most) =>
    (await rows.listPictures(owner(userId), ALL, { most }))
      .filter((picture) => !isBrought({ engine: picture.engineId }) && !isBound(picture))
      .map(({ id, title }) => ({ id, title })),
  pack: packPicture,
  keep: keepFiles,
  async drop(payload) {
    const { whole, shown } = soldPicture.parse(payload)
    await removeFileRows([whole, ...(shown ? [shown.file] : [])], null)
  },
  look(payload) {
    const { shown, alt } = soldPicture.parse(payload)
    return shown && { ...shown, alt: `${alt} Made small, with a mark across it.` }
  },
  deliver: deliverPicture,
  takeBack: takePictureBack,
})

async function packPicture(userId: string, id: string): Promise<Packed | { refused: string } | null> {
  const [picture, seller] = await Promise.all([rows.findPicture(id), findUserById(userId)])
  if (picture?.userId !== userId || !seller) return null
  const lineage = await readLineage(picture, userId)
  if (lineage.refused !== null) return { refused: lineage.refused }
  if (!(await findAnyFile(picture.fileId))) return { refused: 'The file of this picture is gone.' }
  const { engineLabel, alt, colour, width, height, understood, ignored, fileId, title } = picture
  const payload: SoldPicture = {
    ...{ from: id, whole: fileId, shown: null, recipe: recipeSchema.parse(picture.recipe), engineLabel, alt, colour },
    ...{ width, height, understood: understood as string[], ignored: ignored as string[] },
    handle: seller.handle,
  }
  return { title, payload, sample: samplePicture(payload, lineage.names) }
}

/** What is true of it, without the words that made it. */
function samplePicture({ width, height, engineLabel, recipe }: SoldPicture, names: readonly string[]): string {
  const changed = toChangeWords(recipe)
  return [
    `A picture of ${width} × ${height} points, drawn here by ${engineLabel}${changed ? `, then ${changed}` : ''}. What stands above is made small and marked; the copy is whole and without a mark, with its recipe: the prompt, the style and the number it was drawn with.`,
    ...(names.length > 0 ? [`Made from ${names.join(', ')}.`] : []),
  ].join('\n\n')
}

/** The house keeps the whole file for buyers and draws a small, marked one for everybody else. */
async function keepFiles(payload: unknown): Promise<SoldPicture> {
  const sold = soldPicture.parse(payload)
  const whole = await copyFile(sold.whole, null)
  if (!whole) throw new Error(`The file of the picture ${sold.from} is gone`)
  const marked = await drawMarked(await readFile(whole), `@${sold.handle}`)
  const saved = await saveFile({ owner: 'house', purpose: 'made', name: 'preview.webp', content: marked.bytes })
  if (!saved.isSaved) throw new Error(`The preview of the picture ${sold.from} could not be kept: ${saved.message}`)
  return { ...sold, whole: whole.id, shown: { file: saved.file.id, width: marked.width, height: marked.height } }
}

/** A copy with its recipe stands in the buyer's history; it says under which licence it was bought. */
async function deliverPicture(
  userId: string,
  { title, payload, licence }: Bought,
): Promise<{ id: string; to: string }> {
  const sold = soldPicture.parse(payload)
  const copy = await copyFile(sold.whole, userId)
  if (!copy) throw new Error(`The house lost the file of the sold picture ${sold.from}`)
  const { recipe, engineLabel, understood, ignored, colour, alt, width, height } = sold
  const id = createSecretId()
  const name = draftTitle(title, TITLE_MAX_CHARS)
  await rows.createPicture({
    ...{ id, ...owner(userId), drawId: null, parentId: null, boardId: null, title: name, alt, colour, width, height },
    ...{ words: fold(`${name} ${recipe.prompt}`), prompt: recipe.prompt, style: recipe.style, recipe },
    ...{ engineId: recipe.engine, engineLabel, understood, ignored, fileId: copy.id, sha256: copy.sha256 },
    ...{ boughtUnder: licence, createdAt: clock.now(), deletedAt: null },
  })
  return { id, to: to('image-studio', null, { picture: id }) }
}

/** The copy goes with all the buyer made of it, also where it was only deleted. */
async function takePictureBack(userId: string, id: string): Promise<void> {
  const going = await rows.listWithMade(id, owner(userId))
  await rows.removePictures(going.map((one) => one.id))
  await removeFileRows(
    going.map(({ fileId }) => fileId),
    userId,
  )
}
