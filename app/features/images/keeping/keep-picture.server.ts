import sharp from 'sharp'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import type { FileToSave } from '#app/kits/foundation/files/file-to-save.ts'
import { readFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { saveFile, type FileRefusal } from '#app/kits/foundation/files/save-file.server.ts'
import { GUEST_KEEPS_DAYS } from '#app/kits/members/visitor/visitor.server.ts'
import { isOwned, type Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { countColours } from '#app/providers/vision/colours.ts'
import { ALT_MAX_CHARS, TITLE_MAX_CHARS } from '../images.limits.ts'
import { createPicture, findPicture, type PictureRow } from './pictures.store.server.ts'
import { BROUGHT, BROUGHT_LABEL, draftAlt, draftTitle, type Recipe } from './recipe.ts'

const DAY_MS = 86_400_000
const COLOUR_SIDE = 48

export type Made = {
  bytes: Uint8Array
  recipe: Recipe
  engineLabel: string
  understood: readonly string[]
  ignored: readonly string[]
  drawId: string | null
  parentId: string | null
  boardId?: string | null
  /** So many milliseconds later than now, so that pictures of one go keep their order. */
  nth?: number
}

type Kept = { isKept: true; picture: PictureRow } | (FileRefusal & { isKept: false })

/** Keeps a picture with its recipe for somebody; gives its row, or why there is no room for it. */
export async function keepPicture(made: Made, owner: Visitor): Promise<Kept> {
  const now = new Date(clock.now().getTime() + (made.nth ?? 0))
  const title = draftTitle(made.recipe.prompt, TITLE_MAX_CHARS)
  const saved = await saveFile({
    ...toOwner(owner, now),
    purpose: 'made',
    name: `${title.slice(0, 60)}${endingOf(made.bytes)}`,
    content: made.bytes,
  })
  if (!saved.isSaved) return { ...saved, isKept: false }
  return { isKept: true, picture: await createRow(made, saved.file, owner, now) }
}

/** Keeps a picture that somebody brought along: drawn anew from its points, so that nothing of its file stays. */
export async function keepBrought(
  sent: Pick<FileToSave, 'name' | 'claimedType' | 'content' | 'limits'>,
  name: string,
  owner: Visitor,
): Promise<Kept> {
  const now = clock.now()
  const saved = await saveFile({ ...toOwner(owner, now), purpose: 'picture', ...sent })
  if (!saved.isSaved) return { ...saved, isKept: false }
  const { file } = saved
  const recipe: Recipe = {
    prompt: name,
    style: null,
    width: file.width ?? 1,
    height: file.height ?? 1,
    seed: null,
    engine: BROUGHT,
    version: null,
    changes: [],
  }
  const told = { understood: [], ignored: [], drawId: null, parentId: null }
  const made = { bytes: await readFile(file), recipe, engineLabel: BROUGHT_LABEL, ...told }
  return { isKept: true, picture: await createRow(made, file, owner, now) }
}

const toOwner = (owner: Visitor, now: Date) =>
  owner.userId === null
    ? { owner: { network: owner.guestId }, expiresAt: new Date(now.getTime() + GUEST_KEEPS_DAYS * DAY_MS) }
    : { owner: { id: owner.userId } }

async function createRow(made: Made, file: FileRow, owner: Visitor, now: Date): Promise<PictureRow> {
  const { recipe } = made
  const title = draftTitle(recipe.prompt, TITLE_MAX_CHARS)
  const picture: PictureRow = {
    id: createSecretId(),
    ...owner,
    drawId: made.drawId,
    parentId: made.parentId,
    boardId: made.boardId ?? null,
    title,
    words: fold(`${title} ${recipe.prompt}`),
    alt: draftAlt(recipe).slice(0, ALT_MAX_CHARS).toWellFormed(),
    prompt: recipe.prompt,
    style: recipe.style,
    engineId: recipe.engine,
    engineLabel: made.engineLabel,
    recipe,
    understood: [...made.understood],
    ignored: [...made.ignored],
    colour: await mainColourOf(made.bytes),
    width: file.width ?? recipe.width,
    height: file.height ?? recipe.height,
    fileId: file.id,
    sha256: file.sha256,
    boughtUnder: await boughtUnderOf(made.parentId, owner),
    createdAt: now,
    deletedAt: null,
  }
  await createPicture(picture)
  return picture
}

/** What is made of a bought picture stays under the licence it was bought with. */
async function boughtUnderOf(parentId: string | null, owner: Visitor): Promise<string | null> {
  const parent = parentId === null ? null : await findPicture(parentId)
  return parent && isOwned(parent, owner) ? parent.boughtUnder : null
}

function endingOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\x89PNG')) return '.png'
  if (head.startsWith('\xff\xd8')) return '.jpg'
  return head.slice(8, 12) === 'WEBP' ? '.webp' : ''
}

async function mainColourOf(bytes: Uint8Array): Promise<string> {
  const thumbnail = await sharp(bytes, { pages: 1 })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize(COLOUR_SIDE, COLOUR_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  return countColours(thumbnail)[0]?.name ?? 'grey'
}
