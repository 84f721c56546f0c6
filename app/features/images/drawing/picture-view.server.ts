import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { drawingStyles, pixelStyles } from '#app/engines/illustrator/scene.ts'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { listShownLinks } from '#app/kits/members/share-links/read-share.server.ts'
import { isOwned, type Visitor } from '#app/kits/members/visitor/visitor.ts'
import { canEnlarge } from '#app/providers/vision/enlarger.server.ts'
import { readEnlarging } from './enlarge-job.server.ts'
import { listEditors } from './edit-picture.server.ts'
import { findLicence as findMarketLicence } from '#app/kits/members/market/licences.ts'
import { findSellerOf } from '#app/kits/members/market/purchases.store.server.ts'
import { isBound } from '../market/sold-picture.ts'
import { findGalleryRow } from '../gallery/gallery.store.server.ts'
import { requireOwn } from '../keeping/picture-rights.server.ts'
import { findPicture, listBoards, listChildren, type PictureRow } from '../keeping/pictures.store.server.ts'
import { isBrought, recipeSchema, toChangeWords } from '../keeping/recipe.ts'
import { findTooLarge } from '../keeping/too-large.ts'
import { isRedrawable } from '../keeping/redraw.server.ts'
import { toTile } from '../keeping/tile.ts'
import { findLicence } from '../sharing/licences.ts'
import { SHARE_KIND, shareTermsSchema } from '../sharing/share-terms.ts'

export const parts = ['recipe', 'change', 'share', 'publish'] as const
export type Part = (typeof parts)[number]

/** One picture of somebody's own with everything that can be done with it. */
export async function readPicturePage(request: Request, id: string, wanted: string | null) {
  const { picture, owner: visitor } = await requireOwn(request, id)
  const part = parts.find((one) => one === wanted) ?? 'recipe'
  const query = new URL(request.url).searchParams
  const enlarging = await readEnlarging(id, query.get('enlarging'))
  if (enlarging?.made) throw redirect(to('image-studio', null, { picture: enlarging.made, part: 'change' }), 303)
  const recipe = recipeSchema.parse(picture.recipe)
  const [file, boards, children, parent, published] = await Promise.all([
    findAnyFile(picture.fileId),
    listBoards(visitor),
    listChildren(id, visitor),
    picture.parentId ? findPicture(picture.parentId) : null,
    findGalleryRow(id),
  ])
  const { understood, ignored, engineLabel, sha256, title, alt, prompt, width, height, createdAt, drawId } = picture
  return {
    id,
    part,
    title,
    alt,
    prompt,
    width,
    height,
    drawId,
    sha256,
    engineLabel,
    at: createdAt.toISOString(),
    size: file ? toSizeWords(file.bytes) : null,
    type: file?.type ?? null,
    recipe,
    isBrought: isBrought(recipe),
    editors: part === 'change' ? await listEditors(await findUser(request)) : [],
    enlarging: enlarging && { ...enlarging, isStill: query.get('refresh') === 'off' },
    upscale: part === 'change' ? { isHere: canEnlarge(), tooLarge: findTooLarge(width, height, 2) } : null,
    changed: toChangeWords(recipe),
    canCheck: isRedrawable(recipe),
    hasSvg: recipe.changes.length === 0 && isRedrawable(recipe) && !isOfPixels(picture),
    understood: understood as string[],
    ignored: ignored as string[],
    board: boards.find((one) => one.id === picture.boardId)?.name ?? null,
    parent: toParent(parent, visitor),
    children: children.map(toTile),
    publisher: await readPublisher(request),
    bought: await readBought(picture),
    canBeSold: visitor.userId !== null && !isBrought(recipe) && !isBound(picture),
    published: published && {
      licence: published.licence,
      showsRecipe: published.showsRecipe,
      isHidden: published.hiddenAt !== null,
    },
    shares: part === 'share' ? await listShares(request, picture, visitor) : [],
  }
}

export type PicturePage = Awaited<ReturnType<typeof readPicturePage>>

/** Of whom it was bought, under which licence, and whether that keeps it with its buyer. */
async function readBought(picture: PictureRow) {
  const { id, userId, boughtUnder } = picture
  if (boughtUnder === null) return null
  const by = userId === null ? null : await findSellerOf(id, userId)
  return { by, licence: findMarketLicence(boughtUnder).label, isBound: isBound(picture) }
}

/** Also where the prompt named the style. */
const isOfPixels = ({ style, understood }: PictureRow) => {
  const named = drawingStyles.find(({ label }) => (understood as string[]).includes(`style: ${label.toLowerCase()}`))
  return pixelStyles.has(style ?? named?.id ?? '')
}

/** The picture it was made from: one's own leads there, another's is only named while everybody may see it. */
function toParent(parent: PictureRow | null, visitor: Visitor) {
  if (!parent) return null
  return isOwned(parent, visitor) ? { id: parent.id, title: parent.title } : null
}

const listShares = (request: Request, { id: thingId }: PictureRow, visitor: Visitor) =>
  listShownLinks(request, { kind: SHARE_KIND, thingId }, visitor, {
    addressOf: (id) => to('image-shared', { id }),
    aboutOf({ terms }) {
      const read = shareTermsSchema.safeParse(terms)
      if (!read.success) return ''
      const { showsRecipe, licence } = read.data
      return `${showsRecipe ? 'with' : 'without'} the recipe, ${findLicence(licence).label}`
    },
  })
