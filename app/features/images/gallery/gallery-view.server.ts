import type { AppLoadContext } from '@remix-run/node'
import { drawingStyles } from '#app/engines/illustrator/scene.ts'
import { to } from '#app/catalogue/to.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { createContentCache } from '#app/kits/foundation/page-cache/content-cache.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { readCursor, toCursor } from '../keeping/cursor.ts'
import { toPictureFile } from '../keeping/picture-address.ts'
import { NO_PICTURE } from '../keeping/picture-rights.server.ts'
import { findPicture } from '../keeping/pictures.store.server.ts'
import { recipeSchema, toChangeWords } from '../keeping/recipe.ts'
import { findLicence } from '../sharing/licences.ts'
import * as rows from './gallery.store.server.ts'
import { toReasonWords } from './report-reasons.ts'

const PER_PAGE = 24
const MOST_REPORTS = 50
const WEEK_MS = 7 * 86_400_000
const TABS = ['newest', 'liked', 'reports'] as const
export type Tab = (typeof TABS)[number]

/** Counting what there is to filter by reads an entry of each picture. */
const keep = createContentCache('gallery-counts')

/** The gallery as its address asks for it. */
export async function readGallery(request: Request, context: AppLoadContext) {
  const query = new URL(request.url).searchParams
  context.keepForGuests?.('sort', 'style', 'colour', 'after')
  const member = await findUser(request)
  const wanted = TABS.find((one) => one === query.get('sort')) ?? 'newest'
  const tab: Tab = wanted === 'reports' && !member?.isAdmin ? 'newest' : wanted
  const filter = { style: query.get('style') ?? '', colour: query.get('colour') ?? '', by: query.get('by') ?? '' }
  const viewer = member?.id ?? null
  const { shown, next } =
    tab === 'reports' ? { shown: [], next: null } : await readPage(tab, { ...filter, viewer }, query.get('after'))
  const [styles, colours, liked, reports] = await Promise.all([
    keep('style', () => rows.countBy('style')),
    keep('colour', () => rows.countBy('colour')),
    member
      ? rows.listLikedIds(
          member.id,
          shown.map(({ id }) => id),
        )
      : [],
    tab === 'reports' ? rows.listOpenReports(MOST_REPORTS) : [],
  ])
  const isLiked = new Set(liked)
  return {
    part: 'list' as const,
    tab,
    filter,
    isFirst: query.get('after') === null,
    isAdmin: member?.isAdmin === true,
    isMember: member !== null,
    styles: styles.map(({ value, count }) => ({ value, count, label: toStyleLabel(value) })),
    colours: colours.map(({ value, count }) => ({ value, count })),
    pictures: shown.map((row) => ({ ...toCard(row), isLiked: isLiked.has(row.id) })),
    next,
    reports: reports.map(({ reason, createdAt, hiddenAt, publishedAt, ...report }) => ({
      ...report,
      reason: toReasonWords(reason),
      at: createdAt.toISOString(),
      isHidden: hiddenAt !== null,
      isPublished: publishedAt !== null,
    })),
  }
}

export type GalleryView = Awaited<ReturnType<typeof readGallery>>
export type Card = ReturnType<typeof toCard> & { isLiked: boolean }

const toStyleLabel = (style: string) => drawingStyles.find(({ id }) => id === style)?.label ?? style

const toCard = ({
  id,
  title,
  alt,
  licence,
  style,
  colour,
  showsRecipe,
  width,
  height,
  maker,
  likes,
  publishedAt,
}: rows.ShownRow) => ({
  id,
  title,
  alt,
  width,
  height,
  maker,
  likes,
  showsRecipe,
  colour,
  style: toStyleLabel(style),
  licence: findLicence(licence).label,
  at: publishedAt.toISOString(),
})

async function readPage(tab: 'newest' | 'liked', filter: rows.GalleryFilter, cursor: string | null) {
  const most = PER_PAGE + 1
  if (tab === 'newest') {
    const place = readCursor(cursor)
    const found = await rows.listNewest(filter, { after: place && { at: place.createdAt, id: place.id }, most })
    const shown = found.slice(0, PER_PAGE)
    const last = shown.at(-1)
    return { shown, next: found.length > PER_PAGE && last ? toCursor(last.publishedAt, last.id) : null }
  }
  const [, likes, id] = /^(\d{1,9})\.([\w-]{1,64})$/.exec(cursor ?? '') ?? []
  const since = new Date(clock.now().getTime() - WEEK_MS)
  const found = await rows.listLiked(since, filter, { after: likes && id ? { likes: Number(likes), id } : null, most })
  const shown = found.slice(0, PER_PAGE)
  const last = shown.at(-1)
  return { shown, next: found.length > PER_PAGE && last ? `${last.recent}.${last.id}` : null }
}

/** One picture of the gallery. */
export async function readGalleryPicture(request: Request, id: string) {
  const member = await findUser(request)
  const isAdmin = member?.isAdmin === true
  const [row, picture] = await Promise.all([isAdmin ? rows.findAnyShown(id) : rows.findShown(id), findPicture(id)])
  if (!row || !picture) throw notFound(NO_PICTURE)
  if (!isAdmin && (await areApart(member?.id ?? null, row.makerId))) throw notFound(NO_PICTURE)
  const recipe = recipeSchema.parse(picture.recipe)
  const licence = findLicence(row.licence)
  const liked = member ? await rows.listLikedIds(member.id, [id]) : []
  return {
    part: 'one' as const,
    ...toCard(row),
    isLiked: liked.length > 0,
    isOwn: member?.id === row.makerId,
    isMember: member !== null,
    isAdmin,
    isHidden: row.hiddenAt !== null,
    makerId: row.makerId,
    terms: { label: licence.label, about: licence.about, url: licence.url },
    engine: picture.engineLabel,
    recipe: row.showsRecipe
      ? {
          prompt: recipe.prompt,
          style: recipe.style,
          seed: recipe.seed,
          width: recipe.width,
          height: recipe.height,
          version: recipe.version,
        }
      : null,
    changed: toChangeWords(recipe),
    imageUrl: brandOrigin(request) + toPictureFile({ id, as: 'png' }),
    canonicalPath: to('gallery', null, { picture: id }),
  }
}

export type GalleryPicture = Awaited<ReturnType<typeof readGalleryPicture>>
